/** Steam dice: a brass cog instead of a cube, and the Depleted face instead of the 1 (GG-DIE-01). */
import type { SpecialDie } from "../table/dice";
import type { EventData } from "../types/protocol";
import { words } from "./words.svelte";

/** Everything that is rolled for a card that one would like to keep is a Steam die (GG-KEEP-04). */
const KEEPING = ["card-kept", "card-lost"];
const ROLLS = ["rolled", "rerolled"];

/** An attack at Full Steam says how many Steam dice join the pool; they lie last (GG-FULL-04). */
export function specialDice(event: EventData, log: EventData[]): number {
  if (KEEPING.includes(event.name)) return Infinity;
  if (!ROLLS.includes(event.name)) return 0;
  for (let n = log.lastIndexOf(event) - 1; n >= 0 && log[n]!.name !== "attack"; n -= 1)
    if (log[n]!.name === "full-steam") return Number(log[n]!.data.steam_dice);
  return 0;
}

export const specialDie = (): SpecialDie => ({
  name: words().steamDice,
  symbolName: words().depletedFace,
  outline:
    "M16.2 4.9L17.0 1.0L23.0 1.0L23.8 4.9L28.0 6.6L31.3 4.5L35.5 8.7L33.4 12.0L35.1 16.2L39.0 17.0L39.0 23.0L35.1 23.8L33.4 28.0L35.5 31.3L31.3 35.5L28.0 33.4L23.8 35.1L23.0 39.0L17.0 39.0L16.2 35.1L12.0 33.4L8.7 35.5L4.5 31.3L6.6 28.0L4.9 23.8L1.0 23.0L1.0 17.0L4.9 16.2L6.6 12.0L4.5 8.7L8.7 4.5L12.0 6.6Z",
  symbol: "M20 9.5C15 15 12.5 18.5 12.5 22.5A7.5 7.5 0 0 0 27.5 22.5C27.5 18.5 25 15 20 9.5ZM10 31L30 11",
});
