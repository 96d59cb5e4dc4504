/** A game in the mall at once: guided, alone, with a bot, or against two. */
import { gameEntry, strongestBot } from "../lib/catalogue.svelte";
import { openAndGo, seatsFor, type SeatKind } from "../lib/open";
import type { NewTable } from "../types/protocol";
import { GAME } from "./game";
import { FIRST_NIGHT } from "./firstNight";

export type Quick = "learn" | "solo" | "team" | "versus";
const WAYS: Record<Quick, Pick<NewTable, "seed"> & { options: { mode: string }; seats: SeatKind[] }> = {
  learn: { ...FIRST_NIGHT, seats: ["human"] },
  solo: { options: { mode: "solo" }, seats: ["human"] },
  team: { options: { mode: "coop-vs-zombie" }, seats: ["human", "bot", "bot"] },
  versus: { options: { mode: "coop-vs-zombie" }, seats: ["bot", "bot", "human"] },
};

export function quick(way: Quick): Promise<void> {
  const { seats, ...chosen } = WAYS[way];
  const { mode } = chosen.options;
  return openAndGo(
    { game: GAME, ...chosen, seats: seatsFor(seats.map((kind) => ({ kind, bot: strongestBot() }))) },
    gameEntry(GAME)?.modes.find((one) => one.id === mode)?.title ?? { en: mode, pl: mode },
    way === "learn",
  );
}
