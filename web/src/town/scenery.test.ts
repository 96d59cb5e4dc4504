import { describe, expect, it } from "vitest";
import { meet, type Rect } from "../board/geometry";
import type { Plan } from "../types/protocol";
import { furnitureOf } from "./board/furniture";
import { LETTER, nameIn } from "../zombicide/board/labels";
import { sceneryOf } from "../zombicide/board/scenery";

const names = ["1R.N", "1R.E", "2V.S", "3R.W", "4R.SE", "5V.NW"];
const rects = names.map((_, n): Rect => [n * 500, 0, n * 500 + 500, 400]);
const door: Rect = [0, 0, 500, 0];
const plan = {
  zones: names.map((name, n) => ({ name, rects: [rects[n]] })),
  walls: [[500, 0, 1000, 0]],
  curbs: [],
  openings: [door],
  rails: [[2000, 200, 2500, 200]],
  things: [],
  balconies: [{ rect: [2500, 0, 3000, 400], stairs: [] }],
} as unknown as Plan;
/** What the code of a zone covers on a board that is drawn small. */
const codeBox = (name: string, n: number): Rect => {
  const { x, y, size } = nameIn(name, [rects[n]!], [], 0.15);
  return [x, y - size, x + name.length * LETTER.name * size, y];
};
const streets = names.map(() => "street");
const props = { byAWall: ["barrel", "wheel"], inTheOpen: ["cactus", "bones", "rocks"], half: 46 };

describe("what stands about in the streets", () => {
  const all = sceneryOf(plan, streets, props);
  it("is the same every time, and only in streets", () => {
    expect(all.length).toBeGreaterThan(2);
    expect(sceneryOf(plan, streets, props)).toEqual(all);
    expect(
      sceneryOf(
        plan,
        names.map(() => "room"),
        props,
      ),
    ).toEqual([]);
  });
  it("has at a wall what belongs there", () => {
    for (const { x, y, kind } of all)
      expect(props.byAWall.includes(kind)).toBe(meet([x - 46, y - 46, x + 46, y + 46], [470, -30, 1030, 30]));
  });
  it("leaves doors, balconies, codes and the middle free", () => {
    for (const { x, y } of all) {
      const box: Rect = [x - 46, y - 46, x + 46, y + 46];
      expect(names.some((name, n) => meet(box, codeBox(name, n)))).toBe(false);
      expect(meet(box, [0, -70, 500, 70])).toBe(false);
      expect(meet(box, [2500, 0, 3000, 400])).toBe(false);
      expect(rects.some((rect) => meet(box, [rect[0] + 150, 150, rect[2] - 150, 250]))).toBe(false);
    }
  });
});

describe("what stands in the rooms", () => {
  const named = {
    ...plan,
    zones: names.map((name, n) => ({ name, rects: [rects[n]], building: 0, centre: [n * 500 + 250, 200] })),
    labels: [{ at: [250, 200], name: { en: "saloon", pl: "saloon" } }],
  } as unknown as Plan;
  const rooms = names.map(() => "room");
  const sign: Rect = [1000, 0, 1500, 120];
  const all = furnitureOf(named, rooms, [sign]);
  it("is what the house is for, the same every time, and only in rooms", () => {
    expect(new Set(all.map((one) => one.kind))).toEqual(new Set(["bar", "table", "piano", "barrel"]));
    expect(furnitureOf(named, rooms, [sign])).toEqual(all);
    expect(furnitureOf(named, streets, [])).toEqual([]);
  });
  it("leaves doors, signs, balconies and the middle free", () => {
    for (const { x, y } of all) {
      const box: Rect = [x - 44, y - 44, x + 44, y + 44];
      for (const taken of [sign, [0, -30, 500, 30] as Rect, [2500, 0, 3000, 400] as Rect])
        expect(meet(box, taken)).toBe(false);
      expect(rects.some((rect) => meet(box, [rect[0] + 150, 150, rect[2] - 150, 250]))).toBe(false);
    }
  });
});
