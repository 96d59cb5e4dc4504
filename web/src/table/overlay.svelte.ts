/** The overlay that is on, whatever the game: what is drawn and told, and what the server says is to come. */
import { untrack } from "svelte";
import type { Marking } from "../board/marks";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";
import type { OverlayEntry } from "./overlays";

export abstract class Overlay<V extends BaseView, Id extends string, Outlook> {
  on = $state<Id | "">("");
  outlook = $state.raw<Outlook | null>(null);

  constructor(readonly desk: Desk<V>) {}

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

  get name(): string {
    return this.entries.find((entry) => entry.id === this.on)?.name ?? "";
  }

  /** While a part of the page is there: ask whenever the game has moved on. */
  follow(): void {
    $effect(() => {
      void this.desk.session.version;
      if ((this.ahead as readonly string[]).includes(this.on) && this.desk.session.status === "open") void untrack(() => this.#ask());
    });
  }

  /** What comes for an older version is of no use. */
  async #ask(): Promise<void> {
    const { session } = this.desk;
    const reply = await session.outlook();
    if (reply.type === "outlook" && reply.version === session.version) this.outlook = reply.outlook as unknown as Outlook;
  }
}

/** One overlay for each desk: the board and the legend share it. */
export function sharedOverlay<V extends BaseView, T>(make: new (desk: Desk<V>) => T): (desk: Desk<V>) => T {
  const made = new WeakMap<Desk<V>, T>();
  return (desk) => {
    const found = made.get(desk) ?? new make(desk);
    made.set(desk, found);
    return found;
  };
}
