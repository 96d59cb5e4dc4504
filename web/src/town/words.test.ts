import { describe, expect, it } from "vitest";
import { zoneName } from "../zombicide/describe";
import { WORDS } from "./words.svelte";

const { en, pl } = WORDS;

it("has every word in both languages", () => {
  for (const [key, value] of Object.entries(en)) {
    const other = (pl as unknown as Record<string, unknown>)[key];
    expect(typeof other, key).toBe(typeof value);
    if (typeof value === "object") expect(Object.keys(other as object).sort(), key).toEqual(Object.keys(value).sort());
    if (typeof value === "string" && value) expect(other, key).not.toBe("");
  }
});

it("counts in Polish", () => {
  expect([1, 2, 5, 12, 22].map((n) => pl.countZombies(n, "walker"))).toEqual([
    "1 Szwendacz",
    "2 Szwendaczy",
    "5 Szwendaczy",
    "12 Szwendaczy",
    "22 Szwendaczy",
  ]);
});

describe("numbers", () => {
  it("agree with Actions", () => {
    expect([1, 3, 5].map(pl.actionsLeft)).toEqual(["pozostała 1 Akcja", "pozostały 3 Akcje", "pozostało 5 Akcji"]);
  });

  it("count Zombies as the Polish book does", () => {
    expect(pl.countZombies(2, "walker")).toBe("2 Szwendaczy");
    expect(pl.countZombies(2, "abomination")).toBe("2 Abominacje");
  });
});

describe("zones", () => {
  it("are spoken in the language in use", () => {
    expect(["1R.balcony", "12R.carE", "7R.S_", "2R.NE"].map((zone) => zoneName(zone, WORDS.pl))).toEqual([
      "1R.balkon",
      "12R.wagon-E",
      "7R.S",
      "2R.NE",
    ]);
    expect(zoneName("12R.carE", WORDS.en)).toBe("12R.car-E");
  });
});
