/** A game in the mall at once: alone, with a bot, or against two. */
import { strongestBot } from "../lib/catalogue.svelte";
import { openAndGo, seatsFor, type SeatKind } from "../lib/open";
import { GAME, modeEntry } from "./content.svelte";

export type Quick = "solo" | "team" | "versus";
const WAYS: Record<Quick, { mode: string; seats: SeatKind[] }> = {
  solo: { mode: "solo", seats: ["human"] },
  team: { mode: "coop-vs-zombie", seats: ["human", "bot", "bot"] },
  versus: { mode: "coop-vs-zombie", seats: ["bot", "bot", "human"] },
};

export function quick(way: Quick): Promise<void> {
  const { mode, seats } = WAYS[way];
  return openAndGo({ game: GAME, options: { mode }, seats: seatsFor(seats.map((kind) => ({ kind, bot: strongestBot() }))), undo: "free" }, modeEntry(mode)?.title ?? { en: mode, pl: mode });
}
