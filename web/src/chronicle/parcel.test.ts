import { describe, expect, it } from "vitest";
import type { GameEntry } from "../types/protocol";
import type { Chapter } from "./chronicle.svelte";
import { CODE, isParcel, pack, parts, unpack } from "./parcel";
import { gradesOf, recordsOf } from "./records";

const chapter = (n: number, more: Partial<Chapter> = {}): Chapter => ({
  id: `table${n * 7919}x${n}`,
  game: "g",
  what: `m${n % 5}`,
  title: { en: `Ride ${n}`, pl: `Jazda ${n}` },
  won: n % 3 === 0,
  difficulty: "",
  daily: "",
  ended: 1_700_000_000_000 + n * 987_654,
  rounds: 3 + n,
  kills: n,
  luck: n / 10,
  ...more,
});
const table = {
  id: "GZzXdqqANPo5",
  game: "g",
  title: { en: "Ride", pl: "Jazda" },
  tokens: ["seat.GZzXdqqANPo5.0.0.GVZ-EODOMoPsFxPRV2LIH2nS"],
  host: "host.GZzXdqqANPo5",
  spectator: "",
  tutorial: false,
  opened: 5,
  over: false,
  daily: "",
};

describe("a parcel for another device", () => {
  it("brings seats and chronicle as they were", async () => {
    const parcel = { tables: [table], chapters: [chapter(1), chapter(2)] };
    const link = await pack(parcel);
    expect(isParcel(link)).toBe(true);
    expect(await unpack(link)).toEqual(parcel);
  });
  it("comes in parts that fit into a QR code, and nothing is lost", async () => {
    const chapters = Array.from({ length: 120 }, (_, n) => chapter(n));
    const all = await parts({ tables: [table], chapters });
    expect(all.length).toBeGreaterThan(1);
    expect(all.every((one) => one.length <= CODE)).toBe(true);
    const back = await Promise.all(all.map(unpack));
    expect(back.flatMap((one) => one!.chapters)).toEqual(chapters);
    expect(back.flatMap((one) => one!.tables)).toEqual([table]);
  });
  it("that is damaged is none, and strange things in it are left out", async () => {
    expect(await unpack("p1.!!!")).toBeNull();
    const strange = { tables: [{ ...table, id: "../x" }] as never, chapters: [{ id: 7 }] as never };
    expect(await unpack(await pack(strange))).toEqual({ tables: [], chapters: [] });
  });
});

describe("what stands out", () => {
  it("is the quickest win, the most kills and the best luck", () => {
    const chapters = [chapter(1), chapter(3), chapter(6), chapter(8)];
    const { quickest, deadliest, luckiest } = recordsOf(chapters);
    expect([quickest, deadliest, luckiest].map((one) => one?.kills)).toEqual([3, 8, 8]);
    expect(recordsOf([])).toEqual({ quickest: null, deadliest: null, luckiest: null });
  });
  it("counts each mission of a grade once", () => {
    const mission = (id: string, grade: string) => ({
      id,
      title: { en: id, pl: id },
      difficulty_name: { en: grade, pl: grade },
    });
    const game = {
      name: "g",
      missions: [mission("m0", "Easy"), mission("m1", "Easy"), mission("m2", "Hard")],
      modes: [],
    };
    const won = [0, 5].map((n) => chapter(n, { what: "m0", won: true }));
    expect(gradesOf(game as unknown as GameEntry, won).map(({ won, of }) => [won, of])).toEqual([
      [1, 2],
      [0, 1],
    ]);
  });
  it("counts each mode of a difficulty once, at the difficulty that was played", () => {
    const level = (id: string) => ({ id, name: { en: id, pl: id } });
    const game = {
      name: "g",
      missions: [],
      modes: [
        { id: "solo", difficulties: [level("easy"), level("hard")] },
        { id: "coop", difficulties: [level("easy"), level("hard")] },
        { id: "race", difficulties: [] },
      ],
    };
    const won = [0, 5].map((n) => chapter(n, { what: "solo", difficulty: "hard", won: true }));
    expect(gradesOf(game as unknown as GameEntry, won).map(({ name, won, of }) => [name.en, won, of])).toEqual([
      ["easy", 0, 2],
      ["hard", 1, 2],
    ]);
  });
});
