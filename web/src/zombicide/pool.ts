/** All dice of the attack that was rolled last: also those of a book's own kind that are told by themselves, and the
 *  extra ones. The tray shows them together, since the hits are counted over all. */
import type { Dice } from "../table/dice";
import type { EventData } from "../types/protocol";

const CASTS = ["rolled", "rerolled"];
const REACH = 14;

export interface Pool extends Dice {
  /** The roll that is told, and what came of it. */
  event: EventData;
  hits: EventData | null;
}

export function poolOf(log: EventData[], diceOf: (event: EventData, log: EventData[]) => Dice | null): Pool | null {
  const late = log.slice(-REACH);
  const stop = late.findLastIndex(({ name }) => ["turn-begins", "moved"].includes(name));
  const cast = late.findLastIndex(({ name }) => CASTS.includes(name));
  const lone = late.findLastIndex(({ name }) => name === "ammo-dice" || name === "extra-dice");
  const start = cast >= 0 ? cast : lone;
  if (start < 0 || start < stop) return null;
  const plain: number[] = [];
  const special: number[] = [];
  const over = late.findIndex(({ name }, n) => n > start && name === "hits");
  for (const event of late.slice(start, over < 0 ? undefined : over)) {
    if (![...CASTS, "ammo-dice", "extra-dice"].includes(event.name)) continue;
    const dice = diceOf(event, log);
    if (!dice) continue;
    const border = dice.faces.length - dice.special;
    plain.push(...dice.faces.slice(0, border));
    special.push(...dice.faces.slice(border));
  }
  return {
    event: late[start]!,
    hits: over < 0 ? null : late[over]!,
    faces: [...plain, ...special],
    special: special.length,
  };
}
