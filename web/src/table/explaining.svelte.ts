/** What somebody wants explained: a Skill, a card, the odds of an option, why something cannot be done. */
import { said, words } from "../i18n/i18n.svelte";
import type { OptionData } from "../types/protocol";
import type { Asking } from "./asking.svelte";
import type { Explained } from "./face";

export class Explaining {
  explained = $state.raw<Explained | null>(null);
  why = $state.raw<{ title: string; sentence: string; rule: string } | null>(null);
  odds = $state.raw<{ title: string; preview: Record<string, unknown> } | null>(null);
  /** The card that is being read. */
  card = $state("");
  readonly open = $derived.by(() => !!(this.card || this.explained || this.why || this.odds));

  constructor(readonly asking: Asking) {}

  async askWhy(key: string, title: string): Promise<void> {
    const reply = await this.asking.why(key);
    if (reply.type === "why")
      this.why = { title, sentence: reply.possible ? words().possible : reply.sentence, rule: reply.rule };
    else if (reply.type === "refused") this.why = { title, sentence: reply.sentence, rule: reply.rule };
  }

  async askOdds(option: OptionData): Promise<void> {
    const reply = await this.asking.preview(option.key);
    if (reply.type === "preview") this.odds = { title: said(option.label), preview: reply.preview };
  }
}
