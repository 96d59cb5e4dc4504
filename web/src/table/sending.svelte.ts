/** The answer that is on its way: it acts once, however often the line breaks. */
import type { Answer, Refused, Undo } from "../types/protocol";
import type { Line } from "./line.svelte";

/** What changes the game; it names the version it is meant for, so that it never acts twice. */
export type Move = Answer | Undo;

/** In milliseconds: a question that came unexpected can be answered after so long. */
const SURPRISE = 350;

export class Sending {
  /** What was answered last, until the server has shown what came of it. */
  #sent = $state.raw<Move | null>(null);
  /** Another question has just taken the place of one that was being answered. */
  #surprised = $state(false);
  #over = 0;
  #twice: string | undefined;
  #calm: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly line: Line) {}

  /** Something is on its way. */
  get busy(): boolean {
    return this.#sent !== null;
  }

  /** Nothing can be answered just now. */
  get waiting(): boolean {
    return this.busy || this.#surprised;
  }

  send(move: Move): void {
    this.#sent = move;
    this.#over = this.line.count;
    this.line.send(move);
  }

  /** The server did not take it. */
  failed(id: string): void {
    if (id === this.#sent?.id) this.#sent = null;
  }

  /** Of an answer given twice the first has acted, after all. */
  acted(refusal: Refused): boolean {
    return refusal.id === this.#twice && refusal.reason === "stale";
  }

  /** The game has moved on from what was sent; or it never arrived (the line broke), and is sent again: then true. */
  resume(version: number): boolean {
    const sent = this.#sent;
    if (!sent) return false;
    if (version !== sent.version) this.#sent = null;
    else if (this.#over !== this.line.count) {
      this.#twice = sent.id;
      this.send(sent);
      return true;
    }
    return false;
  }

  /** Somebody else was quicker: whoever was about to click gets a moment to see what is asked now. */
  startle(): void {
    this.#surprised = true;
    this.stop();
    this.#calm = setTimeout(() => (this.#surprised = false), SURPRISE);
  }

  stop(): void {
    if (this.#calm) clearTimeout(this.#calm);
  }
}
