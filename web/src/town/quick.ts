/** A mission with its recommended posse, at once. */
import { strongestBot } from "../lib/catalogue.svelte";
import { openAndGo, seatsFor, type SeatKind } from "../lib/open";
import { GAME, missionEntry } from "./content.svelte";

export function quick(mission: string, seats: SeatKind[], tutorial = false): Promise<void> {
  const entry = missionEntry(mission);
  const recommended = entry?.recommended ?? [];
  const options = { mission, ...(recommended.length ? { survivors: recommended } : {}) };
  return openAndGo({ game: GAME, options, seats: seatsFor(seats.map((kind) => ({ kind, bot: strongestBot() }))), undo: "free" }, entry?.title ?? { en: mission, pl: mission }, tutorial);
}
