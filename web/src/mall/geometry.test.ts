import { describe, expect, it } from "vitest";
import type { Rect } from "../board/geometry";
import { area, around, bounds, clear, holds, inside, lines, outlineOf, print, stand, type Polygon } from "./geometry";

const SHAPE: Polygon = [
  [0, 0],
  [600, 0],
  [600, 300],
  [300, 300],
  [300, 900],
  [0, 900],
];
const STRIP: Polygon = [
  [0, 0],
  [1250, 0],
  [1042, 135],
  [210, 135],
];
const NOTHING: Rect = [0, 0, 0, 0];

describe("a room", () => {
  it("holds a rectangle only if no wall runs through it", () => {
    expect(holds(SHAPE, [10, 10, 290, 880])).toBe(true);
    expect(holds(SHAPE, [200, 200, 400, 400])).toBe(false);
    expect(holds(SHAPE, [310, 310, 590, 890])).toBe(false);
    expect(holds(SHAPE, [0, 0, 600, 300])).toBe(true);
  });
  it("knows its points, its bounds and its outline", () => {
    expect(inside(SHAPE, 450, 150)).toBe(true);
    expect(inside(SHAPE, 450, 450)).toBe(false);
    expect(bounds(STRIP)).toEqual([0, 0, 1250, 135]);
    expect(area(SHAPE)).toBe(600 * 300 + 300 * 600);
    expect(
      outlineOf([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    ).toBe("M1 2L3 4L5 6Z");
  });
});

describe("what is printed", () => {
  it("lies inside the walls, in a row where a row fits", () => {
    const { rect, across } = print(SHAPE, 3);
    expect(across).toBe(3);
    expect(holds(SHAPE, rect)).toBe(true);
  });
  it("goes into a column in a narrow room", () => {
    const narrow: Polygon = [
      [0, 0],
      [200, 0],
      [200, 900],
      [0, 900],
    ];
    expect(print(narrow, 4).across).toBeLessThan(3);
  });
});

describe("what stands in a room", () => {
  const boxes = (polygon: Polygon, printed: Rect, count: number) => {
    const { spots, scale } = stand(polygon, [printed], count, [150, 150], { x: 150, y: 165 });
    return {
      scale,
      all: spots.map(({ x, y }): Rect => [x - 75 * scale, y - 82 * scale, x + 75 * scale, y + 82 * scale]),
    };
  };
  it("is inside the walls and clear of the print and of each other", () => {
    const { rect } = print(SHAPE, 2);
    const { all } = boxes(SHAPE, rect, 5);
    expect(all).toHaveLength(5);
    all.forEach((box, at) => {
      expect(holds(SHAPE, box)).toBe(true);
      for (const other of [rect, ...all.slice(0, at)])
        expect(box[0] + 1 < other[2] && other[0] + 1 < box[2] && box[1] + 1 < other[3] && other[1] + 1 < box[3]).toBe(
          false,
        );
    });
  });
  it("gets smaller in a crowd, and always finds a place", () => {
    expect(boxes(STRIP, NOTHING, 2).scale).toBeGreaterThan(boxes(STRIP, NOTHING, 12).scale - 0.001);
    expect(
      stand(
        [
          [0, 0],
          [40, 0],
          [40, 40],
          [0, 40],
        ],
        [],
        9,
        [20, 20],
        { x: 150, y: 165 },
      ).spots,
    ).toHaveLength(9);
  });
});

describe("a note in a room", () => {
  const SIZE = { x: 170, y: 110 };
  it("lies in the middle of an empty room", () => {
    const spot = clear(SHAPE, [], [], [150, 450], SIZE);
    expect(Math.hypot(spot.x - 150, spot.y - 450)).toBeLessThan(30);
  });
  it("makes way for a token that lies there, and stays inside the walls", () => {
    const token = around(150, 450, { x: 190, y: 210 });
    const spot = clear(SHAPE, [], [token], [150, 450], SIZE);
    const box = around(spot.x, spot.y, SIZE);
    expect(holds(SHAPE, box)).toBe(true);
    expect(box[3] <= token[1] || box[1] >= token[3] || box[0] >= token[2] || box[2] <= token[0]).toBe(true);
  });
  it("hides as little of what is printed as it can where there is no other room", () => {
    const square: [number, number][] = [
      [0, 0],
      [400, 0],
      [400, 400],
      [0, 400],
    ];
    const print: [number, number, number, number] = [0, 0, 400, 150];
    const spot = clear(square, [print], [[0, 200, 400, 400]], [200, 90], SIZE);
    expect(spot.y).toBeGreaterThan(130);
  });
  it("is smaller in a full room before it hides a number that is printed there", () => {
    const square: [number, number][] = [
      [0, 0],
      [400, 0],
      [400, 400],
      [0, 400],
    ];
    const print: [number, number, number, number] = [0, 0, 400, 100];
    const spot = clear(square, [print], [[0, 200, 400, 400]], [200, 90], SIZE);
    expect(spot.scale).toBeLessThan(1);
    expect(spot.y - (SIZE.y * spot.scale) / 2).toBeGreaterThanOrEqual(100);
    expect(clear(square, [print], [], [200, 90], SIZE).scale).toBe(1);
  });
  it("lies over the middle where the room is full", () => {
    expect(clear(SHAPE, [], [[0, 0, 600, 900]], [150, 450], SIZE)).toMatchObject({ x: 150, y: 450 });
  });
});

describe("a sign", () => {
  it("cuts a name where the lines are most alike", () => {
    expect(lines("Echo Ridge Food Court")).toEqual(["Echo Ridge", "Food Court"]);
    expect(lines("Departmart")).toEqual(["Departmart"]);
    expect(lines("Old Antler Outfitters")).toEqual(["Old Antler", "Outfitters"]);
  });
});
