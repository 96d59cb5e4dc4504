import { expect, it } from "vitest";
import { en } from "./en";
import { pl } from "./pl";

it("has every word in both languages", () => {
  for (const [key, value] of Object.entries(en)) {
    const other = (pl as Record<string, unknown>)[key];
    expect(typeof other, key).toBe(typeof value);
    if (typeof value === "object") expect(Object.keys(other as object).sort(), key).toEqual(Object.keys(value).sort());
    if (typeof value === "string" && value) expect(other, key).not.toBe("");
  }
});
