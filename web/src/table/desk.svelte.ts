/** What somebody at the table is doing: what is pointed at, chosen, asked. The page and a game's parts share it. */
import type { Point, Size } from "../board/geometry";
import type { BoardHandle } from "../board/tabletop";
import { said } from "../i18n/i18n.svelte";
import { handsOf } from "../company/hands";
import type { DecisionData, OptionData } from "../types/protocol";
import type { Text } from "../types/view";
import type { BaseView, Chip, GameFace, Target } from "./face";
import { Explaining } from "./explaining.svelte";
import { Foresight, graveOf, type Grave } from "./foresight.svelte";
import { ghostOf } from "./ghost";
import type { OverlayEntry } from "./overlays";
import { Habit } from "./habit.svelte";
import { flashOn, litBy } from "./lights";
import { everythingAt, meaningsOf, type Situation } from "./meaning";
import type { Session } from "./session.svelte";
import { Aim } from "./aim.svelte";
import { Travel } from "./travel.svelte";

/** What lies over the table: nothing, or one of the dialogs of the page. */
export type DialogName = "" | "menu" | "settings" | "keys" | "seats" | "report" | "why" | "goals" | "talk" | "coach";

const same = (one: Target | undefined, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Desk<V extends BaseView = BaseView> {
  board = $state.raw<BoardHandle | undefined>();
  hovered = $state.raw<OptionData | null>(null);
  /** The options of the group that is open in the action bar. */
  narrowed = $state.raw<OptionData[] | null>(null);
  looked = $state<string | null>(null);
  target = $state.raw<Target | null>(null);
  /** Is everything shown that can be done there, or only what a click means? */
  everything = $state(true);
  /** What the pointer is over, and where. */
  pointed = $state.raw<{ what: Target; at: Point; finger?: boolean } | null>(null);
  /** What would lose the game, or a life, waiting for a second yes: an answer, or all that is left of the Turns. */
  doubted = $state.raw<{ title: string; grave: Grave; go: () => void } | null>(null);
  at = $state.raw<Point>({ x: 0, y: 0 });
  /** Who is looked at. */
  chosen = $state<string | null>(null);
  tab = $state<"people" | "here" | "log" | "zones">("people");
  sheet = $state<"" | "posse" | "log">("");
  /** What the coach has said about options of this version, in short. */
  advised = $state.raw<{ version: number; chips: Record<string, string> } | null>(null);
  /** The question of somebody else, to suggest an answer to it. */
  proposal = $state.raw<DecisionData | null>(null);
  /** The next click on the board shows the others a place. */
  pointing = $state(false);
  closedEnd = $state(false);
  /** An overlay is on, and its legend needs room. */
  overlaid = $state(false);
  /** What can be drawn over this board, with its keys. */
  overlays: () => OverlayEntry[] = () => [];
  dialog = $state<DialogName>("");
  wide = $state(true);
  /** The room for the board, in pixels. */
  stage = $state.raw<Size>({ width: 0, height: 0 });
  /** How much of the board's lower edge the action bar covers. */
  cover = $state(0);
  /** How high a sheet of cards or the action bar stands over the board: what is said to others stands above. */
  sheetTop = $state(0);
  /** How high what others say and show is written there. */
  words = $state(0);
  /** What was answered on this page, in order. */
  answered = $state.raw<string[]>([]);

  readonly foresight: Foresight<V>;
  readonly travel: Travel<V>;
  readonly habit: Habit<V>;
  readonly aim: Aim<V>;
  readonly explaining: Explaining;

  constructor(readonly session: Session<V>) {
    this.foresight = new Foresight(this);
    this.travel = new Travel(this);
    this.habit = new Habit(this);
    this.aim = new Aim(this);
    this.explaining = new Explaining(session.asking);
  }

  get face(): GameFace<V> {
    return this.session.face!;
  }
  get view(): V | null {
    return this.session.view;
  }
  /** A card in the hand that was chosen to attack with; the page says so. */
  get armed(): string {
    return this.aim.card;
  }
  /** What is asked here; or of somebody else, while a suggestion is made: then nothing is answered. */
  readonly asked = $derived.by(() => this.session.question ?? this.proposal);
  readonly options = $derived.by(() => this.asked?.options ?? []);
  readonly hands = $derived.by(() => handsOf(this));
  readonly decider = $derived.by(() => (this.view ? this.face.decider(this.view, this.options) : null));
  /** The place of whoever decides. */
  readonly here = $derived.by(() =>
    this.view && this.decider ? this.face.placeOfPerson(this.view, this.decider) : null,
  );
  readonly situation = $derived.by<Situation<V> | null>(() =>
    this.view
      ? {
          face: this.face,
          view: this.view,
          options: this.options,
          decider: this.decider,
          here: this.here,
          armed: this.armed,
        }
      : null,
  );
  /** What a click on what is pointed at would mean. */
  readonly meanings = $derived.by(() =>
    this.pointed && this.situation && !this.target ? meaningsOf(this.situation, this.pointed.what) : [],
  );
  /** The longer way to what is pointed at, where a click means to go there. */
  readonly way = $derived.by(() =>
    this.pointed && !this.target && !this.meanings.length ? this.travel.meant(this.pointed.what) : [],
  );
  /** The option whose consequences are shown: listed and pointed at, or what a click would mean. */
  readonly pondered = $derived.by(
    () =>
      this.hovered ??
      (this.meanings.length === 1 ? this.meanings[0]! : null) ??
      this.options.find((option) => this.way.length > 0 && option.key === this.face.stepKey(this.way[0]!)) ??
      null,
  );
  /** The options that are being thought of: the one pointed at if it has a place, those of the chosen weapon or the open group, or all. */
  readonly meant = $derived.by(() =>
    this.hovered && this.view && this.face.zonesOf(this.hovered, this.view).length
      ? [this.hovered]
      : this.armed
        ? this.options.filter((option) => this.face.weaponOf(option, this.view) === this.armed)
        : (this.narrowed ?? this.options),
  );
  readonly ghost = $derived.by(() => ghostOf(this));
  readonly lit = $derived.by(() => litBy(this));
  readonly targeted = $derived.by(() => {
    if (!this.target || !this.situation) return [];
    return this.everything ? everythingAt(this.situation, this.target) : meaningsOf(this.situation, this.target);
  });
  readonly selectedZone = $derived.by(() =>
    this.target ? (this.target.type === "card" ? null : this.target.zone) : null,
  );
  readonly focusZone = $derived.by(() => this.looked ?? this.selectedZone ?? this.here);
  /** A place somebody asked to be shown. */
  shownPlace = $state.raw<{ zone: string; kind: string } | null>(null);
  readonly flash = $derived.by(() => flashOn(this));
  readonly whys = $derived.by(() =>
    this.view && this.target ? this.face.whys(this.view, this.target, this.options, this.decider) : [],
  );

  /** Does anything lie over the table? What it takes is fetched when somebody wants it. */
  readonly asksForDialog = $derived.by(() => !!(this.dialog || this.doubted || this.explaining.open));
  /** The seats that this page holds. */
  readonly mine = $derived.by(() => this.session.welcome?.seats ?? []);

  /** What comes of an option, in short; with the coach's word, where somebody has asked for it. */
  chips(option: OptionData): Chip[] {
    const { advised } = this;
    const text = advised?.version === this.session.version ? advised.chips[option.key] : "";
    const found = this.face.chips(option, this.foresight.of(option.key), this.view!);
    return text ? [...found, { text, tone: "good" }] : found;
  }

  /** A text of the server, with places as one says them. */
  spoken(text: Text): string {
    return this.session.face ? this.face.speak(said(text), this.session.board, this.view) : said(text);
  }

  /** With what the seat plays. */
  seatTitle(seat: number, name = this.session.seating.nameOf(seat)): string {
    const role = this.view ? this.face.roleOf(this.view, seat) : "";
    return role ? `${name} (${role})` : name;
  }

  /** Answer; what would cost the game or a life is asked about once more. */
  async choose(key: string): Promise<void> {
    const { question } = this.session;
    if (!question && this.proposal) {
      this.session.company.suggest(key);
      this.clear();
      return;
    }
    const option = question?.options.find((one) => one.key === key);
    if (!option || this.session.waiting) return;
    this.travel.end();
    const grave = graveOf(await this.foresight.sure(key));
    if (this.session.question !== question) return; // something else is asked by now
    if (grave) this.doubt(option, grave);
    else this.send(key);
  }

  /** Ask once more before an answer. */
  doubt(option: OptionData, grave: Grave): void {
    this.doubted = { title: this.spoken(option.label), grave, go: () => this.send(option.key) };
  }

  /** Answer without asking. */
  send(key: string): void {
    if (!this.session.answer(key)) return;
    this.answered = [...this.answered, key];
    this.clear();
  }

  /** Nothing is chosen, pointed at or thought of any more. */
  private clear(): void {
    this.proposal = null;
    this.target = null;
    this.hovered = null;
    this.explaining.odds = null;
    this.doubted = null;
    this.aim.layDown();
    this.pointed = null;
  }

  /** Look at the question of somebody else: what is chosen then is shown to them as a suggestion. */
  async propose(): Promise<void> {
    const reply = await this.session.asking.questionOfOthers();
    if (reply.type === "question" && reply.version === this.session.version && !this.session.question)
      this.proposal = reply.decision as unknown as DecisionData | null;
    else if (reply.type === "refused") this.session.complaint = { sentence: reply.sentence, rule: reply.rule };
  }

  /** Something on the board was clicked: it acts if only one thing can be meant, else it shows what. A finger shows
   *  what would come first, and acts when it taps the same again. */
  pick(what: Target, where: Point, finger = false): void {
    if (this.pointing && what.type !== "card" && what.zone) {
      this.pointing = false;
      this.session.company.point(what.zone);
      return;
    }
    if (this.session.playing) this.session.skip();
    this.travel.end();
    if (!this.situation) return;
    if (finger && !same(this.pointed?.what, what)) {
      this.target = null;
      this.pointed = { what, at: where, finger };
      if (this.meanings.length || this.way.length) return;
    }
    const meant = meaningsOf(this.situation, what);
    const way = meant.length ? [] : this.travel.meant(what);
    if (meant.length === 1) void this.choose(meant[0]!.key);
    else if (way.length) this.travel.begin(way);
    else this.show(what, where, meant.length === 0);
  }

  /** Show what can be done there: everything, or only what a click means. */
  show(what: Target, where: Point, everything = true): void {
    this.everything = everything;
    this.target = what;
    this.at = where;
    this.pointed = null;
    if (what.type === "survivor" && this.view && this.face.placeOfPerson(this.view, what.id)) this.chosen = what.id;
  }

  /** Show a place of the board, and light it up for a moment. */
  point(zone: string): void {
    this.board?.showZone(zone);
    this.shownPlace = { zone, kind: "calm" };
  }

  /** From a list: show where it is, and everything that can be done there. */
  pickFromList(what: Target): void {
    if (what.type !== "card" && what.zone) this.board?.showZone(what.zone);
    if (this.session.playing) this.session.skip();
    this.show(what, { x: 20, y: 60 });
    if (!this.wide) this.sheet = "";
  }

  /** Somebody in the posse was clicked: it is their turn, if that can be chosen; else everything about them. */
  pickPerson(id: string, zone: string | null): void {
    const what: Target = { type: "survivor", id, zone };
    const meant = this.situation ? meaningsOf(this.situation, what) : [];
    const [only] = meant.filter((option) => this.face.portraitOf(option) === id);
    if (only && meant.length === 1) {
      if (!this.wide) this.sheet = "";
      void this.choose(only.key);
    } else this.pickFromList(what);
  }

  /** Nothing of what is offered at the pointer; a card that was dragged there is back in the hand. */
  turnAway(): void {
    this.target = null;
    this.aim.putBack();
  }

  /** A card in somebody's hand: to attack with, if it can; else everything that can be done with it. */
  pickCard(card: string, survivor: string, slot: string): void {
    if (survivor === this.decider && this.aim.fires(card)) {
      this.target = null;
      this.aim.choose(card);
      if (!this.wide) this.sheet = ""; // whom to attack is chosen on the board
    } else this.show({ type: "card", card, survivor, slot }, { x: 20, y: 60 });
  }
}
