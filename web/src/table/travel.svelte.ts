/** A longer way, step by step: each step is an answer of its own, and something that changes ends it. */
import { untrack } from "svelte";
import { words } from "../i18n/i18n.svelte";
import type { DecisionData } from "../types/protocol";
import type { Desk } from "./desk.svelte";
import type { BaseView, Target } from "./face";

export class Travel<V extends BaseView = BaseView> {
  /** The places still to go to. */
  way = $state.raw<string[]>([]);
  /** Why it ended before its end. */
  halted = $state("");
  #who: string | null = null;
  /** In Actions, what the first step costs; null before it. */
  #price: number | null = null;
  /** The version at which it ended. */
  #ended = -1;
  /** The question at which the last step was thought over. */
  #at: DecisionData | null = null;

  constructor(readonly desk: Desk<V>) {}

  /** The longer way, where a click on this means to go there. */
  meant(what: Target): string[] {
    // whoever is far away is asked about, not walked to: the place is meant by a click on the ground
    const zone = what.type === "zone" || what.type === "token" ? what.zone : null;
    return zone && !this.desk.armed && this.desk.session.question ? this.to(zone) : [];
  }

  /** The way to a place that is not one step away; none where nobody could go. */
  to(zone: string): string[] {
    const { view, here, session, face, options } = this.desk;
    if (!view || !here || !session.board || zone === here) return [];
    const way = face.wayTo(view, session.board, here, zone);
    return way.length > 1 && options.some((option) => option.key === face.stepKey(way[0]!)) ? way : [];
  }

  /** Why the way that is pointed at would end before its first step, as far as is known. */
  get barred(): string {
    const { way, view, here, face, session, foresight } = this.desk;
    const first = way.length ? foresight.of(face.stepKey(way[0]!)) : null;
    const why = first && view && here && session.board ? face.halts(first, view, session.board, here) : "";
    const reason = why.slice(why.indexOf(":") + 1).trim(); // nobody has stopped yet
    return reason.charAt(0).toUpperCase() + reason.slice(1);
  }

  /** How much of the way that is pointed at is gone this turn, as far as is known: none where the first step stops it. */
  get stretch(): string[] {
    const { way, pondered, view, decider, face } = this.desk;
    if (!view || !decider || !pondered || !way.length) return way;
    if (this.barred) return [];
    const met = way.findIndex((zone, at) => at > 0 && face.bars?.(view, zone));
    const open = met < 0 ? way : way.slice(0, met);
    return open.slice(0, Math.max(1, face.stepsLeft(view, decider, pondered)));
  }

  begin(way: string[]): void {
    this.way = way;
    this.halted = "";
    this.#who = this.desk.decider;
    this.#price = null;
    this.#at = null;
  }

  end(why = ""): void {
    this.way = [];
    this.halted = why;
    this.#ended = this.desk.session.version;
  }

  /** While the table is there: go on when the next question has come. Why it ended is old once anything has happened. */
  follow(): void {
    $effect(() => {
      if (this.desk.session.version !== this.#ended) this.halted = "";
    });
    $effect(() => {
      const { question, waiting } = this.desk.session;
      if (this.way.length && question && !waiting) void untrack(() => this.#step());
    });
  }

  async #step(): Promise<void> {
    const { session, face, view, here } = this.desk;
    const [next, ...rest] = this.way;
    const question = session.question;
    if (question === this.#at) return;
    this.#at = question;
    const option = next && question?.options.find((one) => one.key === face.stepKey(next));
    if (!option || !view || !here || !session.board || this.desk.decider !== this.#who) {
      this.end();
      return;
    }
    const preview = await this.desk.foresight.sure(option.key);
    if (session.question !== question || this.way[0] !== next) return;
    const price = Number(option.arguments.actions ?? 0);
    const why =
      (preview && face.halts(preview, view, session.board, here)) ||
      (this.#price !== null && price > this.#price ? words().costsMore : "");
    if (why) {
      this.end(why);
      return;
    }
    this.#price ??= price;
    this.way = rest;
    this.desk.send(option.key);
  }
}
