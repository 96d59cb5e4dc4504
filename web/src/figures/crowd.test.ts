import { describe, expect, it } from "vitest";
import { placeOf } from "./crowd";

const BROAD = 60;
const places = (count: number, clear: number): number[] =>
  Array.from({ length: count }, (_, n) => placeOf(n, count, BROAD, clear));

describe("figures beside the last word of a game", () => {
  it.each([0, 70, 150, 215, 250])("leave a word of twice %i free, and stay in the picture", (clear) => {
    for (const x of places(8, clear)) {
      expect(x + BROAD <= 410 - clear || x >= 410 + clear).toBe(true);
      expect(x >= 0 && x + BROAD <= 820).toBe(true);
    }
  });
  it("stand on both sides alike, each in a place of its own", () => {
    const all = places(6, 215);
    expect(new Set(all).size).toBe(6);
    expect(all[0]! + all[1]! + BROAD).toBe(820);
  });
  it("come together under a word that stands above them", () => expect(placeOf(0, 6, BROAD, 400)).toBe(242));
});
