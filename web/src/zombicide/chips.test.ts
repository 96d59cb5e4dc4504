import { beforeAll, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { OptionData } from "../types/protocol";
import type { GameView } from "../types/view";
import { SKIN } from "../town/skin";
import { chips } from "./chips";
import { wear } from "./skin.svelte";

beforeAll(() => wear(SKIN));

const LEAVING = {
  en: "Move to 2R.N (3 Actions: 2 Walkers to leave)",
  pl: "Ruch do Strefy 2R.N (3\u00a0Akcje; w opuszczanej Strefie: 2 Szwendaczy)",
};
const told = (label: { en: string; pl: string }) =>
  chips(
    { key: "move:2R.N", label, group: "move", rule: "", arguments: { actions: 3 } } as OptionData,
    {},
    {} as GameView,
    (id) => id,
  ).map((chip) => chip.text.replace(/\u00a0/g, " "));

it.each(["en", "pl"] as const)("says the price once: in the label or beside it (%s)", (language) => {
  settings.language = language;
  expect(told(LEAVING)).toEqual([]);
  expect(told({ en: "2R.N", pl: "2R.N" })).toEqual([{ en: "3 Actions", pl: "3 Akcje" }[language]]);
});
