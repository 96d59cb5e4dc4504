/** What goes without saying is answered by the page itself, one recorded answer after the other. */
import { untrack } from "svelte";
import { words } from "../i18n/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { DecisionData } from "../types/protocol";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";
import { graveOf, togetherOf } from "./foresight.svelte";

export class Habit<V extends BaseView = BaseView> {
  /** All turns are being ended, in this chapter of the game. */
  ending = $state(false);
  #chapter = "";
  /** Whoever ends them was told what it costs, and wants it. */
  #warned = false;
  #at: DecisionData | null = null;

  constructor(readonly desk: Desk<V>) {}

  /** What it costs if nobody does anything more is asked about before the first Turn is over. */
  async endAll(): Promise<void> {
    const { desk } = this;
    const { question } = desk.session;
    const key = question && desk.face.endsTurns?.(question);
    if (!key) return;
    const grave = graveOf(togetherOf(await desk.foresight.sure(key)));
    if (desk.session.question !== question) return;
    if (grave) desk.doubted = { title: words().endAll, grave, go: () => this.#begin(true) };
    else this.#begin(false);
  }

  #begin(warned: boolean): void {
    const { view, face } = this.desk;
    if (!view) return;
    this.desk.doubted = null;
    this.#chapter = face.chapter(view);
    this.#at = null;
    this.#warned = warned;
    this.ending = true;
  }

  /** While the table is there. */
  follow(): void {
    $effect(() => {
      const { question, waiting } = this.desk.session;
      const wanted = this.ending || settings.byItself;
      if (question && !waiting && wanted) void untrack(() => this.#answer(question));
    });
  }

  async #answer(question: DecisionData): Promise<void> {
    const { desk } = this;
    const { view, face } = desk;
    if (!view || this.#at === question) return;
    this.#at = question;
    if (this.ending && face.chapter(view) !== this.#chapter) this.ending = false;
    const key =
      (this.ending ? face.endsTurns?.(question) : null) ??
      (settings.byItself && !desk.travel.way.length ? face.byItself(question, view, desk.answered) : null);
    if (!key) {
      this.ending = false;
      return;
    }
    const grave = graveOf(await desk.foresight.sure(key));
    if (desk.session.question !== question) return;
    if (!grave || question.options.length === 1 || (this.ending && this.#warned)) {
      desk.send(key);
      return;
    }
    const option = question.options.find((one) => one.key === key);
    if (this.ending && option) desk.doubt(option, grave); // whoever ends all turns is told why they stop
    this.ending = false;
  }
}
