/** The shell knows no game: whatever differs is brought by a face. */
import { expect, it } from "vitest";

const SHELL = import.meta.glob<string>(
  [
    "../**/*.{ts,svelte,css}",
    "!../zombicide/**",
    "!../town/**",
    "!../steam/**",
    "!../strip/**",
    "!../mall/**",
    "!../types/**",
    "!../**/*.test.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const FACES = /(from |import\()"\.\.?\/(\.\.\/)*(zombicide|town|steam|strip|mall)\//;
const NAMES = /undead|tiny[ -]epic|zombicide|gears|army[ -]of|\b(uoa|tez|aotd|gag)\b|\b(UOA|TEZ|AOTD|GG)-/i;

/** What the books of the family share, and so none of them is named in it. */
const FAMILY = import.meta.glob<string>(["../zombicide/**/*.{ts,svelte,css}", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const BOOKS = /undead or|tiny epic|tiny-epic|gears|army of|\b(uoa|tez|aotd|gag)\b|\b(UOA|TEZ|AOTD|GG)-/i;

it("is found", () => expect(Object.keys(SHELL).length).toBeGreaterThan(50));

it.each(Object.keys(SHELL))("%s names no game and imports no face", (file) => {
  const lines = SHELL[file]!.split("\n");
  expect(lines.filter((line) => NAMES.test(line) || FACES.test(line))).toEqual([]);
});

it.each(Object.keys(FAMILY))("%s names no book of the family", (file) => {
  expect(FAMILY[file]!.split("\n").filter((line) => BOOKS.test(line))).toEqual([]);
});
