import { expect, it } from "vitest";
import { en, pl } from "./dictionary";

it("has every word in both languages", () => {
  for (const [key, value] of Object.entries(en)) {
    const other = (pl as Record<string, unknown>)[key];
    expect(typeof other, key).toBe(typeof value);
    if (typeof value === "object") expect(Object.keys(other as object).sort(), key).toEqual(Object.keys(value).sort());
    if (typeof value === "string" && value) expect(other, key).not.toBe("");
  }
});

it("counts in Polish", () => {
  expect([1, 2, 5, 12, 22].map((n) => pl.countZombies(n, "walker"))).toEqual(["1 Szwendacz", "2 Szwendacze", "5 Szwendaczy", "12 Szwendaczy", "22 Szwendacze"]);
});
