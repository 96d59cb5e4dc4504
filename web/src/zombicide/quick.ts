/** A mission with its recommended posse, at once. */
import { strongestBot } from "../lib/catalogue.svelte";
import { openAndGo, seatsFor, type SeatKind } from "../lib/open";
import { missionEntry } from "./content.svelte";

export function quick(game: string, mission: string, seats: SeatKind[], more: object = {}): Promise<void> {
  const entry = missionEntry(mission, game);
  const recommended = entry?.recommended ?? [];
  const options = { mission, ...(recommended.length ? { survivors: recommended } : {}), ...more };
  return openAndGo(
    { game, options, seats: seatsFor(seats.map((kind) => ({ kind, bot: strongestBot() }))) },
    entry?.title ?? { en: mission, pl: mission },
  );
}
