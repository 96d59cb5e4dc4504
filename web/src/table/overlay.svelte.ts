/** The overlay that is on, whatever the game: what is drawn and told, and what the server says is to come. */
import { untrack } from "svelte";
import { NO_MARKS, type Marking } from "../board/marks";
import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";
import type { OverlayEntry } from "./overlays";

export abstract class Overlay<V extends BaseView, Id extends string, Outlook> {
  on = $state<Id | "">("");
  #known = $state.raw<{ version: number; outlook: Outlook } | null>(null);

  constructor(readonly desk: Desk<V>) {
    desk.overlays = () => this.entries;
  }

  abstract get entries(): (OverlayEntry & { id: Id })[];
  /** Overlays that need to know what is to come. */
  protected abstract get ahead(): readonly Id[];
  abstract readonly marks: Marking;
  /** One sentence of what is shown. */
  abstract readonly summary: string;
  /** What it says about a place. */
  told(zone: string): string {
    const badge = this.marks.badges.find((one) => one.zone === zone);
    return badge ? `${this.name}: ${badge.text}` : "";
  }

  get outlook(): Outlook | null {
    return this.#known?.outlook ?? null;
  }

  /** Drawn under the figures: what would come after what is pointed at, else what comes. In step with what is shown: not
   *  while events are acted out, and not when the game is over. */
  readonly forecast = $derived.by<Marking>(() => {
    const { session, view, foresight, face } = this.desk;
    if (session.playing || session.outcome || !view || !session.board || this.on) return NO_MARKS;
    const after = foresight.marks;
    if (after && after !== NO_MARKS) return after;
    if (!settings.forecast || this.#known?.version !== session.version) return NO_MARKS;
    return face.forecast(this.#known.outlook as Record<string, unknown>, view, session.board);
  });

  get name(): string {
    return this.entries.find((entry) => entry.id === this.on)?.name ?? "";
  }

  /** While a part of the page is there: ask whenever the game has moved on and has been seen to. */
  follow(): void {
    $effect(() => {
      this.desk.overlaid = this.on !== "";
      // it begins with whoever acts, or whose menu is open: not with whoever was looked at some time ago
      if (this.on)
        untrack(() => (this.desk.chosen = this.desk.target?.type === "survivor" ? this.desk.target.id : null));
    });
    $effect(() => {
      const { version, status, outcome, settled } = this.desk.session;
      const wanted = (this.ahead as readonly string[]).includes(this.on) || (settings.forecast && !outcome);
      if (wanted && settled && status === "open" && version >= 0) void untrack(() => this.#ask());
    });
  }

  /** What comes for an older version is of no use. */
  async #ask(): Promise<void> {
    const { session } = this.desk;
    const reply = await session.asking.outlook();
    if (reply.type === "outlook" && reply.version === session.version)
      this.#known = { version: reply.version, outlook: reply.outlook as unknown as Outlook };
  }
}

/** One overlay for each desk: the board and the legend share it. It outlives the board, which goes while the screen is
 *  handed on, so what it derives belongs to nobody's part of the page. */
export function sharedOverlay<V extends BaseView, T>(make: new (desk: Desk<V>) => T): (desk: Desk<V>) => T {
  const made = new WeakMap<Desk<V>, T>();
  return (desk) => {
    if (!made.has(desk)) $effect.root(() => void made.set(desk, new make(desk)));
    return made.get(desk)!;
  };
}
