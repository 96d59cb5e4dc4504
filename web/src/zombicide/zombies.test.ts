import { describe, expect, it } from "vitest";
import type { CardEntry, ZombieEntry } from "../types/protocol";
import type { SurvivorView } from "../types/view";
import { killers } from "./zombies";

const text = (en: string) => ({ en, pl: en });
const zombie = (damage: number, also: string[] = []) =>
  ({ damage_to_kill: damage, also_killed_by: also.map(text), traits: [] }) as unknown as ZombieEntry;
const CARDS: Record<string, Partial<CardEntry>> = {
  pan: { name: text("Pan"), damage: 1 },
  machete: { name: text("Machete"), damage: 2 },
  dynamite: { name: text("Dynamite"), damage: null },
};
const holding = (...hands: (string | null)[]) =>
  ({
    slots: {
      hand1: hands[0] ? { card: hands[0], empty: false } : null,
      hand2: hands[1] ? { card: hands[1], empty: hands[1] === "machete" } : null,
      favourite: null,
    },
  }) as unknown as SurvivorView;
const card = (id: string) => (CARDS[id] as CardEntry) ?? null;

describe("what can kill a zombie", () => {
  it("is every weapon in hand whose Damage is enough", () =>
    expect(killers(zombie(1), holding("pan", "dynamite"), card)).toEqual(["pan"]));
  it("is no pan against a Brute", () => expect(killers(zombie(2), holding("pan"), card)).toEqual([]));
  it("is Dynamite against an Abomination", () =>
    expect(killers(zombie(3, ["Dynamite"]), holding("dynamite"), card)).toEqual(["dynamite"]));
  it("is nothing that has to be reloaded", () =>
    expect(killers(zombie(2), holding(null, "machete"), card)).toEqual([]));
});
