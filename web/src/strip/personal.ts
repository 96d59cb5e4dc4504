/** Personal Objectives in figures. */
import type { PersonalView } from "../types/view";
import { words } from "./words.svelte";

/** How far a card is: done, so many of so many, or only known at the end. */
export function figures(card: PersonalView): string {
  const w = words();
  if (card.done) return w.personalDone;
  if (card.wanted.every((wanted) => !wanted)) return w.personalAtEnd;
  return card.wanted.map((wanted, n) => w.personalOf(card.progress[n] ?? 0, wanted)).join(" / ");
}
