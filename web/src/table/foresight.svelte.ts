/** What comes of the options before one is chosen, as the server reckons it: asked once for each question. */
import { untrack } from "svelte";
import { NO_MARKS, type Marking } from "../board/marks";
import type { Text } from "../types/view";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";

export type Consequences = Record<string, unknown>;
/** The game, or a life, may be lost by it. */
export interface Fatal {
  text: Text;
  rule: string;
  chance: number;
}
/** From this chance on somebody is asked once more. */
const GRAVE = 0.1;
/** Milliseconds a pointer rests before the arrows are asked for. */
const RESTS = 90;

export const fatalOf = (preview: Consequences | null): Fatal | null => (preview?.fatal as Fatal | undefined) ?? null;
/** Somebody of the team falls by it, and the game goes on. */
export const deadlyOf = (preview: Consequences | null): Fatal | null => (preview?.deadly as Fatal | undefined) ?? null;

/** What it comes to if everybody who is left ends their Turn, too. */
export const togetherOf = (preview: Consequences | null): Consequences | null =>
  (preview?.together as Consequences | undefined) ?? null;

/** What is asked about once more: that it may lose the game, or cost a life. */
export interface Grave extends Fatal {
  loses: boolean;
}

export function graveOf(preview: Consequences | null): Grave | null {
  const [fatal, deadly] = [fatalOf(preview), deadlyOf(preview)];
  if (fatal && fatal.chance >= GRAVE) return { ...fatal, loses: true };
  return deadly && deadly.chance >= GRAVE ? { ...deadly, loses: false } : null;
}

export class Foresight<V extends BaseView = BaseView> {
  #previews = $state.raw<{ version: number; all: Record<string, Consequences> }>({ version: -1, all: {} });
  #after = $state.raw<{ version: number; key: string; outlook: Consequences } | null>(null);
  #asked: { version: number; reply: Promise<void> } | null = null;

  constructor(readonly desk: Desk<V>) {}

  /** While the table is there: ask for every question, and for what is pointed at. */
  follow(): void {
    $effect(() => {
      if (this.desk.session.question) void untrack(() => this.#ask());
    });
    $effect(() => {
      const key = this.desk.pondered?.key ?? "";
      if (!key || !this.desk.session.question) return;
      const timer = setTimeout(() => void this.#lookBeyond(key), RESTS);
      return () => clearTimeout(timer);
    });
  }

  of(key: string): Consequences | null {
    return this.#previews.version === this.desk.session.version ? (this.#previews.all[key] ?? null) : null;
  }

  /** The same, as soon as it is known. */
  async sure(key: string): Promise<Consequences | null> {
    await this.#ask();
    return this.of(key);
  }

  /** What is drawn after the option that is pointed at; null where it changes nothing that is sure. */
  readonly marks = $derived.by<Marking | null>(() => {
    const { session, view, pondered } = this.desk;
    const after = this.#after;
    if (!after || !view || !session.board || after.version !== session.version || after.key !== pondered?.key)
      return null;
    return Object.keys(after.outlook).length ? this.desk.face.forecast(after.outlook, view, session.board) : NO_MARKS;
  });

  #ask(): Promise<void> {
    const { session } = this.desk;
    if (this.#asked?.version === session.version) return this.#asked.reply;
    const reply = session.asking.previews().then((told) => {
      if (told.type === "previews") this.#previews = { version: told.version, all: told.previews };
      else if (told.type === "refused") this.#asked = null;
    });
    this.#asked = { version: session.version, reply };
    return reply;
  }

  async #lookBeyond(key: string): Promise<void> {
    const told = await this.desk.session.asking.outlook(key);
    if (told.type === "outlook") this.#after = { version: told.version, key, outlook: told.outlook };
  }
}
