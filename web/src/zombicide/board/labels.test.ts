import { describe, expect, it } from "vitest";
import { meet, type Rect } from "../../board/geometry";
import { belowName, LETTER, nameIn, ON_WALL, sized, titleIn } from "./labels";

const STREET: Rect = [0, 0, 400, 300];

describe("labels", () => {
  it("are readable however small the board is drawn, and never wider than their room", () => {
    const form = { pixels: 10, least: 24, most: 60 };
    expect(sized(4, 400, 0.5, form, 0.5)).toBe(24);
    expect(sized(4, 400, 0.2, form, 0.5)).toBe(50);
    expect(sized(4, 400, 0.05, form, 0.5)).toBe(60);
    expect(sized(20, 228, 0.05, form, 0.5)).toBe(20);
  });
  it("names a zone at its foot, and beside a balcony that lies over it", () => {
    expect(nameIn("2R.NE", [STREET], [], 0.2)).toMatchObject({ x: 30, y: 286 });
    const balcony: Rect = [-100, 150, 200, 400];
    const label = nameIn("2R.NE", [STREET], [balcony], 0.2);
    expect(meet([label.x, label.y - label.size, label.x + 5 * 0.56 * label.size, label.y], balcony)).toBe(false);
  });
  it("names a zone halfway up where its foot and its head are taken", () => {
    const taken: Rect[] = [
      [0, 0, 400, 60],
      [0, 240, 400, 300],
    ];
    const label = nameIn("R4.MN", [STREET], taken, 0.2);
    expect(taken.some((other) => meet([label.x, label.y - label.size, label.x + 1, label.y], other))).toBe(false);
  });
  it("puts the title of a house beside the stairs", () => {
    const stairs: Rect = [0, 0, 210, 150];
    const { x } = titleIn("hall", STREET, [stairs], 0.3);
    expect(titleIn("hall", STREET, [], 0.3).x).toBe(200);
    expect(x).toBeGreaterThan(210);
  });
  it("hangs on the upper wall where a house has a board, and leaves the room to those in it", () => {
    const room: Rect = [0, 500, 400, 900];
    const { box } = titleIn("hall", room, [], 0.3, LETTER.title, ON_WALL);
    expect(box[1]).toBeLessThan(500);
    expect(box[3]).toBeGreaterThan(500);
    expect(box[3]).toBeLessThan(titleIn("hall", room, [], 0.3).box[3]);
    expect(titleIn("hall", room, [[0, 490, 400, 510]], 0.3, LETTER.title, ON_WALL).box[1]).toBeGreaterThan(510);
  });
  it("keeps what stands in a room off its name, which may hang at the wall or stand at the foot", () => {
    const middle = { x: 200, y: 150 };
    expect(belowName([STREET], middle, [[0, 0, 400, 60]])).toBe(60);
    expect(belowName([STREET], middle, [[0, 240, 400, 300]])).toBe(-60);
    expect(belowName([STREET], middle, [[500, 0, 900, 60]])).toBe(0);
  });
  it("break a title in two where one line would be too small to read", () => {
    expect(titleIn("hall", STREET, [], 0.1).lines).toEqual(["hall"]);
    const { lines, size } = titleIn("house with a garden", [0, 0, 400, 480], [], 0.2);
    expect(lines).toEqual(["house with", "a garden"]);
    expect(size * 0.2).toBeGreaterThan(10);
  });
  it("keep a title off what stands in the middle of a low room", () => {
    expect(titleIn("house, garden", STREET, [], 0.2).lines).toEqual(["house, garden"]);
    const { y, size, lines } = titleIn("house with a garden", [0, 0, 300, 360], [], 0.2);
    expect(y + (lines.length - 1) * size).toBeLessThan(360 / 2 - 60);
  });
});
