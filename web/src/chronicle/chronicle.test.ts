import { describe, expect, it } from "vitest";
import type { GameEntry } from "../types/protocol";
import { checked, chronicle, enter, merge, sums, type Chapter } from "./chronicle.svelte";
import { dailyOf, dayName, seedOf } from "./daily";
import { nextStop, pathOf } from "./path";
import { resultLine, shareLine } from "./share";

let count = 0;
const chapter = (won: boolean, more: Partial<Chapter> = {}): Chapter => ({
  id: `t${(count += 1)}`,
  game: "g",
  what: "m1",
  title: { en: "Ride", pl: "Jazda" },
  won,
  difficulty: "",
  daily: "",
  ended: count,
  rounds: 5,
  kills: 3,
  luck: 0,
  ...more,
});

describe("the chronicle", () => {
  it("counts games won in a row, now and at best", () => {
    const latestFirst = [true, true, false, true, true, true].map((won) => chapter(won));
    expect(sums(latestFirst)).toMatchObject({ played: 6, won: 5, streak: 2, best: 3, kills: 18 });
  });
  it("keeps the first end of a table: taking back does not change it", () => {
    const first = chapter(false);
    enter(first);
    enter({ ...first, won: true });
    expect(chronicle.chapters.filter((one) => one.id === first.id).map((one) => one.won)).toEqual([false]);
  });
  it("keeps the first try of a day", () => {
    enter(chapter(false, { daily: "2026-11-16" }));
    enter(chapter(true, { daily: "2026-11-16" }));
    enter(chapter(true, { daily: "2026-11-17" }));
    expect(chronicle.chapters.filter((one) => one.daily).map((one) => one.won)).toEqual([true, false]);
  });
  it("takes chapters from another device once", () => {
    const one = chapter(true);
    expect(merge([one, one.id, null, { id: 7 }])).toBe(1);
    expect(merge([one])).toBe(0);
  });
  it("makes something usable of a damaged file", () =>
    expect(checked([{ id: "x", kills: "many", won: "yes" }])[0]).toMatchObject({ id: "x", kills: 0, won: false }));
});

const game = {
  name: "g",
  missions: [
    { id: "m0", tutorial: true, title: { en: "0", pl: "0" }, recommended: [] },
    { id: "m1", tutorial: false, title: { en: "1", pl: "1" }, recommended: ["ann"] },
    { id: "m2", tutorial: false, title: { en: "2", pl: "2" }, recommended: [] },
  ],
  modes: [],
} as unknown as GameEntry;

describe("the mission of the day", () => {
  it("is the same for everybody on a day", () => {
    const day = dayName(new Date("2026-11-16T23:30:00Z"));
    expect(day).toBe("2026-11-16");
    expect(dailyOf(game, day, "Ann")).toEqual(dailyOf(game, day, "Ann"));
  });
  it("changes its dice from day to day and from game to game", () => {
    expect(seedOf("2026-11-16 g")).not.toBe(seedOf("2026-11-17 g"));
    expect(seedOf("2026-11-16 g")).not.toBe(seedOf("2026-11-16 h"));
  });
  it("is never the tutorial, for one player, and cannot be taken back", () => {
    for (let n = 1; n < 29; n += 1) {
      const daily = dailyOf(game, `2026-11-${String(n).padStart(2, "0")}`, "Ann")!;
      expect(daily.what).not.toBe("m0");
      expect(daily.table).toMatchObject({ undo: "off", seats: [{ kind: "human", name: "Ann" }] });
    }
  });
  it("is one of the modes for one, where a game has no missions", () => {
    const mall = { name: "m", missions: [], modes: [{ id: "solo", seats: [1], title: { en: "S", pl: "S" } }] };
    expect(dailyOf(mall as unknown as GameEntry, "2026-11-16", "")?.what).toBe("solo");
  });
});

describe("a line to share", () => {
  it("says what, how it went and how lucky, and nothing of how", () =>
    expect(shareLine(chapter(true, { daily: "2026-11-16", luck: -1.5 }), { en: "Town", pl: "Miasto" }, "en")).toBe(
      "Graveshift · Town · Daily 2026-11-16 · Ride · won in round 5 · 3 kills · luck −1.5",
    ));
  it("speaks Polish", () =>
    expect(shareLine(chapter(false, { daily: "2026-11-16" }), undefined, "pl")).toBe(
      "Graveshift · Misja dnia 2026-11-16 · Jazda · przegrana w rundzie 5 · zabite: 3 · szczęście ±0",
    ));
});

describe("a result under the name of its game", () => {
  it("does not say it again", () =>
    expect(resultLine(chapter(true), "en")).toBe("Ride · won in round 5 · 3 kills · luck ±0"));
});

describe("the way through a game", () => {
  const mission = (id: string, of = "") => ({ id, of, title: { en: id, pl: id }, difficulty_name: null });
  const both = {
    name: "g",
    missions: [mission("m1"), mission("m2"), mission("old-m1", "parent"), mission("old-m2", "parent")],
    modes: [],
  } as unknown as GameEntry;
  it("is that of the game’s own box: its parent has one, too", () =>
    expect(pathOf(both, []).map((stop) => stop.id)).toEqual(["m1", "m2"]));
  it("goes on within the box of what was played", () => {
    expect(nextStop(both, "m2")).toBeNull();
    expect(nextStop(both, "old-m1")?.id).toBe("old-m2");
  });
});
