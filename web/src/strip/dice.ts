/** Ammo Dice: a cartridge box instead of a cube, and an empty one instead of the 1 (AOTD-AMMO-02, AOTD-AMB-17). */
import type { SpecialDie } from "../table/dice";
import type { EventData } from "../types/protocol";
import { words } from "./words.svelte";

/** Their event tells them alone. */
export const specialDice = (event: EventData): number => (event.name === "ammo-dice" ? Infinity : 0);

export const specialDie = (): SpecialDie => ({
  name: words().ammoDice,
  symbolName: words().outOfAmmo,
  outline: "M10 2H30L38 10V30L30 38H10L2 30V10Z",
  symbol: "M15 32V16Q15 9 20 6Q25 9 25 16V32ZM8 33L32 7",
});
