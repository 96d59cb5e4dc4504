import { expect, it } from "vitest";
import { en } from "./en";
import { pl } from "./pl";

const DICTIONARIES = import.meta.glob<object>(["./en.ts", "../*/en.ts"], { eager: true, import: "en" });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../types/*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

it("has every word in both languages", () => {
  for (const [key, value] of Object.entries(en)) {
    const other = (pl as Record<string, unknown>)[key];
    expect(typeof other, key).toBe(typeof value);
    if (typeof value === "object") expect(Object.keys(other as object).sort(), key).toEqual(Object.keys(value).sort());
    if (typeof value === "string" && value) expect(other, key).not.toBe("");
  }
});

it.each(Object.keys(DICTIONARIES))("has no word in %s that nobody says", (file) => {
  const code = Object.values(SOURCES).join("\n");
  const words = Object.keys(DICTIONARIES[file]!);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((key) => !new RegExp(`(\\.|")${key}\\b`).test(code))).toEqual([]);
});
