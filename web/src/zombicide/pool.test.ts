import { expect, it } from "vitest";
import { plainDice } from "../table/dice";
import type { EventData } from "../types/protocol";
import { poolOf } from "./pool";

const event = (name: string, ...faces: number[]): EventData =>
  ({ name, data: faces.length ? { faces } : {} }) as unknown as EventData;
const diceOf = (one: EventData) => {
  const dice = plainDice(one);
  return dice && { ...dice, special: one.name === "ammo-dice" ? dice.faces.length : 0 };
};

it("lays Ammo Dice and extra dice beside the roll, the special ones last", () => {
  const log = [event("attack"), event("rolled", 3, 4), event("ammo-dice", 5), event("extra-dice", 2), event("hits")];
  const pool = poolOf(log, diceOf)!;
  expect([pool.faces, pool.special]).toEqual([[3, 4, 2, 5], 1]);
  expect(pool.hits?.name).toBe("hits");
});

it("shows the last roll alone, a weapon with Ammo Dice only, and nothing once somebody has moved", () => {
  const again = [event("rolled", 1, 1), event("ammo-dice", 1), event("rerolled", 6, 5), event("ammo-dice", 2)];
  expect(poolOf(again, diceOf)!.faces).toEqual([6, 5, 2]);
  expect(poolOf([event("ammo-dice", 4)], diceOf)!.faces).toEqual([4]);
  expect(poolOf([event("rolled", 4), event("hits"), event("moved")], diceOf)).toBeNull();
});
