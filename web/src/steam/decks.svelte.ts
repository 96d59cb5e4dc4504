/** Whose decks lie on the table: the advanced ones, or those of Undead or Alive (GG-AMB-01). */
import { loadContent } from "../lib/catalogue.svelte";
import { GAME as TOWN } from "../town/game";
import { GAME } from "./game";

let advanced = $state(true);

/** The game that a card on the table is looked up in. */
export const cardsOf = (): string => (advanced ? GAME : TOWN);

/** Show cards of these decks from now on. */
export function lay(steam: boolean): void {
  if (steam === advanced) return;
  advanced = steam;
  if (!steam) void loadContent(TOWN);
}
