import { expect, it } from "vitest";
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";
import { acted } from "./acting";
import { specialDice } from "./dice";
import { en } from "./en";
import { handing } from "./giving";
import { pl } from "./pl";
import { canGoFull, prefers, pressure, steamOdds } from "./pressure.svelte";
import { things } from "./things";
import { byOwner } from "./tools.svelte";
import { option } from "../table/given";

const plain = option("melee:saber");
const full = option("melee:saber+full-steam");
const far = option("shoot:winchester@d+full-steam");
const all = [plain, full, far];
const view = {
  exit: null,
  vade_retro: [],
  steam_tiles: [
    { tile: "16V", switch: "a", nozzle: "b", active: true, broken: false },
    { tile: "17V", switch: "c", nozzle: "d", active: true, broken: true },
  ],
  jets: ["d"],
  bottles: ["a"],
  gauge: { value: 4, step: 2, scalds_from: 14, limit: 20, scalds: false, rounds_left: 8 },
} as unknown as GameView;

it("means the plain attack until the switch is turned, and Full Steam where nothing else reaches", () => {
  expect(all.filter((one) => prefers(one, all))).toEqual([plain, far]);
  expect(canGoFull(all)).toBe(true);
  pressure.flip();
  expect(all.filter((one) => prefers(one, all))).toEqual([full, far]);
  pressure.flip();
  expect(canGoFull([plain])).toBe(false);
});

it("weighs Full Steam beside the plain attack, for each weapon where it kills most", () => {
  const foreseen: Record<string, { expected_kills: number; runs_dry?: number }> = {
    "melee:saber": { expected_kills: 1.3 },
    "melee:saber+full-steam": { expected_kills: 2.5, runs_dry: 1 / 6 },
    "shoot:winchester@c+full-steam": { expected_kills: 0.5, runs_dry: 1 / 6 },
    "shoot:winchester@d+full-steam": { expected_kills: 1.5, runs_dry: 1 / 6 },
  };
  const odds = steamOdds([...all, option("shoot:winchester@c+full-steam")], (key) => foreseen[key] ?? null);
  expect(odds.map(({ key, plain, full }) => [key, plain, full])).toEqual([
    ["melee:saber+full-steam", 1.3, 2.5],
    ["shoot:winchester@d+full-steam", null, 1.5],
  ]);
});

it("says which Objectives let steam off, and where none does", () => {
  expect(en.gaugeRelief([])).toBe("Nothing lets steam off in this mission.");
  expect(
    en.gaugeRelief([
      ["red", 2],
      ["blue", 2],
      ["green", 2],
    ]),
  ).toBe("Every Objective lets off 2.");
  expect(
    en.gaugeRelief([
      ["blue", 5],
      ["green", 5],
    ]),
  ).toBe("Blue and green Objectives let off 5.");
  expect(pl.gaugeRelief([["red", 2]])).toBe("Cel (czerwony) obniża go o 2.");
});

it("lays Switches, Nozzles, Jets and Bottles on the board", () => {
  const laid = things(view).flatMap(([zone, thing]) => (zone && thing.type === "token" ? [[zone, thing.kind]] : []));
  expect(laid).toEqual([
    ["a", "switch"],
    ["c", "switch"],
    ["b", "nozzle"],
    ["d", "jet"],
    ["a", "bottle"],
  ]);
});

it("acts out what steam does", () => {
  const event = (name: string, data: object) => ({ name, data }) as never;
  expect(acted(view, event("gauge-raised", { gauge: 6 })).gauge?.value).toBe(6);
  expect(acted(view, event("switch-off", { zone: "c" })).steam_tiles?.[1]?.active).toBe(false);
  expect(acted(view, event("jet-off", { zone: "d" })).jets).toEqual([]);
  expect(acted(view, event("bottle-exploded", { zone: "a" })).bottles).toEqual([]);
});

it("carries on what each survivor has kept", () => {
  expect(
    byOwner([
      { survivor: "jean", card: "knife" },
      { survivor: "jean", card: "sawed-off" },
    ]),
  ).toEqual({ jean: ["knife", "sawed-off"] });
});

it("knows the Steam dice among the dice of an attack: those that lie last", () => {
  const event = (name: string, data: object) => ({ name, data }) as unknown as EventData;
  const log = [
    event("attack", {}),
    event("full-steam", { steam_dice: 2 }),
    event("rolled", { faces: [3, 5, 0, 6] }),
    event("rerolled", { faces: [1, 5, 2, 6] }),
    event("extra-dice", { faces: [4] }),
    event("attack", {}),
    event("rolled", { faces: [3] }),
    event("card-kept", { dice: [2, 5] }),
  ];
  expect(log.map((one) => specialDice(one, log))).toEqual([0, 0, 2, 2, 0, 0, 0, Infinity]);
});

it("hands an Invention of the one to the other, never back to its owner", () => {
  const options = [option("done"), option("give:steam-bottle>bonnie"), option("give:spring-boots>jean")];
  expect(handing(options, "jean", "steam-bottle")?.key).toBe("give:steam-bottle>bonnie");
  expect(handing(options, "bonnie", "steam-bottle")).toBeUndefined();
  expect(handing(options, "bonnie", "spring-boots")?.key).toBe("give:spring-boots>jean");
});
