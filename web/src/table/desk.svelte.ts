/** What somebody at the table is doing: what is pointed at, chosen, asked. The page and a game's parts share it. */
import type { Point } from "../board/geometry";
import { said, words } from "../i18n/i18n.svelte";
import type { OptionData } from "../types/protocol";
import type { BaseView, Explained, GameFace, Target } from "./face";
import type { Session } from "./session.svelte";

/** The drawn board, whatever it is. */
export interface BoardHandle {
  refit(): void;
  zoom(factor: number): void;
  showZone(name: string): void;
  focusZone(name: string): void;
}

/** Has nobody said what to call the person? The server numbers them. */
export const unnamed = (name: string): boolean => /^(Player \d+)?$/.test(name);

export class Desk<V extends BaseView = BaseView> {
  board = $state.raw<BoardHandle | undefined>();
  hovered = $state.raw<OptionData | null>(null);
  /** The options of the group that is open in the action bar. */
  narrowed = $state.raw<OptionData[] | null>(null);
  looked = $state<string | null>(null);
  target = $state.raw<Target | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** Who is looked at. */
  chosen = $state<string | null>(null);
  tab = $state<"here" | "log" | "zones">("log");
  sheet = $state<"" | "posse" | "log">("");
  explained = $state.raw<Explained | null>(null);
  why = $state.raw<{ title: string; sentence: string; rule: string } | null>(null);
  odds = $state.raw<{ title: string; preview: Record<string, unknown> } | null>(null);
  closedEnd = $state(false);
  wide = $state(true);
  /** How much of the board's lower edge the action bar covers. */
  cover = $state(0);
  /** What was answered on this page, in order. */
  answered = $state.raw<string[]>([]);

  constructor(readonly session: Session<V>) {}

  get face(): GameFace<V> {
    return this.session.face!;
  }
  get view(): V | null {
    return this.session.view;
  }
  readonly options = $derived.by(() => this.session.question?.options ?? []);
  readonly decider = $derived.by(() => (this.view ? this.face.decider(this.view, this.options) : null));
  /** The place of whoever decides. */
  readonly here = $derived.by(() => (this.view && this.decider ? this.face.placeOfPerson(this.view, this.decider) : null));
  /** The options that are being thought of: the one pointed at, those of the open group, or all. */
  readonly meant = $derived.by(() => (this.hovered ? [this.hovered] : (this.narrowed ?? this.options)));
  readonly lit = $derived.by(() => {
    const view = this.view;
    return new Set(view ? this.meant.flatMap((option) => this.face.zonesOf(option, view)) : []);
  });
  readonly targeted = $derived.by(() => (this.target && this.view ? this.face.optionsFor(this.options, this.target, this.view, this.here) : []));
  readonly selectedZone = $derived.by(() => (this.target ? (this.target.type === "card" ? null : this.target.zone) : null));
  readonly focusZone = $derived.by(() => this.looked ?? this.selectedZone ?? this.here);
  readonly flash = $derived.by(() => {
    const event = this.session.now;
    if (!event) return null;
    const zone = this.face.placeOf(event, this.view);
    return zone ? { zone, kind: this.face.harms(event) ? "harm" : "calm", event } : null;
  });
  readonly whys = $derived.by(() => (this.view && this.target ? this.face.whys(this.view, this.target, this.options, this.decider) : []));

  seatName(seat: number): string {
    const w = words();
    const found = this.session.seats.find((one) => one.seat === seat);
    if (!found) return w.player(seat + 1);
    return found.kind === "bot" ? `${w.bot} ${seat + 1}` : unnamed(found.name) ? w.player(seat + 1) : found.name;
  }

  /** With what the seat plays. */
  seatTitle(seat: number): string {
    const role = this.view ? this.face.roleOf(this.view, seat) : "";
    return role ? `${this.seatName(seat)} (${role})` : this.seatName(seat);
  }

  choose(key: string): void {
    if (!this.session.answer(key)) return;
    this.answered = [...this.answered, key];
    this.target = null;
    this.hovered = null;
    this.odds = null;
  }

  /** Something was clicked: answer if only one thing can be meant, else show what can be done there. */
  pick(what: Target, where: Point): void {
    if (this.session.playing) this.session.skip();
    const zone = what.type === "zone" || what.type === "zombies" ? what.zone : "";
    const view = this.view;
    const meant = zone && view && this.narrowed ? this.narrowed.filter((option) => this.face.zonesOf(option, view).includes(zone)) : [];
    if (meant.length === 1) {
      this.choose(meant[0]!.key);
      return;
    }
    this.target = what;
    this.at = where;
    if (what.type === "survivor" && this.view && this.face.placeOfPerson(this.view, what.id)) this.chosen = what.id;
    this.tab = "here";
  }

  /** From a list: show where it is, then the same as a click. */
  pickFromList(what: Target): void {
    if (what.type !== "card" && what.zone) this.board?.showZone(what.zone);
    this.pick(what, { x: 20, y: 60 });
    if (!this.wide) this.sheet = "";
  }

  async askWhy(key: string, title: string): Promise<void> {
    const reply = await this.session.why(key);
    if (reply.type === "why") this.why = { title, sentence: reply.possible ? words().possible : reply.sentence, rule: reply.rule };
    else if (reply.type === "refused") this.why = { title, sentence: reply.sentence, rule: reply.rule };
  }

  async askOdds(option: OptionData): Promise<void> {
    const reply = await this.session.preview(option.key);
    if (reply.type === "preview") this.odds = { title: said(option.label), preview: reply.preview };
  }
}
