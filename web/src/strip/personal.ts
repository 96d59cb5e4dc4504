/** Personal Objectives in words and figures. */
import type { GameView, PersonalView } from "../types/view";
import type { Aim } from "../zombicide/aims";
import { otherEntry } from "../zombicide/content.svelte";
import { nameOf } from "../zombicide/scene";
import { words } from "./words.svelte";

/** Some cards ask for what somebody holds at the end: what is held now may be gone by then. */
const atEnd = (card: PersonalView): boolean => card.wanted.every((wanted) => !wanted);

/** Is it done for good? What must be held at the end is when there is nothing else left to do. */
export function settled(view: GameView, card: PersonalView): boolean {
  if (!card.done || !atEnd(card)) return card.done;
  return (view.goals ?? []).every((goal) => goal.done) && (view.personal ?? []).every((one) => one.done);
}

/** How far a card is: done, so many of so many, or only known at the end. */
export function figures(view: GameView, card: PersonalView): string {
  const w = words();
  if (settled(view, card)) return w.personalDone;
  if (atEnd(card)) return card.done ? w.personalHeld : w.personalAtEnd;
  return card.wanted.map((wanted, n) => w.personalOf(card.progress[n] ?? 0, wanted)).join(" / ");
}

/** The text of the card says what is to be done, and then what its token is worth. */
export const task = (text: string): string => text.split(/(?<=\.) /)[0] ?? "";
export const reward = (text: string): string => text.slice(task(text).length).trim();

/** Whose it is, unless the sentence begins with the name. */
export const owned = (who: string, text: string): string => (text.startsWith(`${who} `) ? text : `${who}: ${text}`);

/** Those that were drawn are conditions of victory like the goals of the mission. */
export function personalAims(view: GameView): Aim[] {
  return (view.personal ?? []).map((card) => {
    const text = otherEntry("personal", card.id)?.text;
    const who = nameOf(card.survivor);
    return {
      key: `personal:${card.id}`,
      text: text && { en: owned(who, task(text.en)), pl: owned(who, task(text.pl)) },
      done: settled(view, card),
      locked: false,
      stand: figures(view, card),
      rule: "AOTD-SETUP-15",
    };
  });
}
