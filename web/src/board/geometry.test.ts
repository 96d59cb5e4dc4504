import { describe, expect, it } from "vitest";
import {
  arrange,
  besideSigns,
  clearest,
  closeTo,
  fit,
  gapsIn,
  held,
  merged,
  outline,
  places,
  towards,
  without,
  zoomAt,
  type Rect,
} from "./geometry";

const room: Rect = [0, 0, 400, 300];

describe("places", () => {
  it("lie inside the rectangle and off what covers it", () => {
    const balcony: Rect = [0, 0, 200, 300];
    const found = places([room], [balcony], { x: 90, y: 90 }, { x: 200, y: 150 });
    expect(found.length).toBeGreaterThan(0);
    for (const spot of found) expect(spot.x - 45).toBeGreaterThanOrEqual(200);
  });
  it("begin with the one nearest to the middle", () => {
    const [first] = places([room], [], { x: 90, y: 90 }, { x: 200, y: 150 });
    expect(Math.abs(first!.x - 200)).toBeLessThan(91);
  });
});

describe("clearest", () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 300, y: 100 },
  ];
  it("is the first that nothing covers, or what is covered least", () => {
    const half = { x: 20, y: 20 };
    expect(clearest(spots, half, [])).toBe(spots[0]);
    expect(clearest(spots, half, [[60, 60, 140, 140]])).toBe(spots[1]);
    expect(clearest(spots, half, [[0, 60, 310, 140]])).toBe(spots[2]);
  });
});

describe("arrange", () => {
  it("finds a place for everybody, smaller in a crowd", () => {
    const few = arrange([room], [], 2, { x: 200, y: 150 });
    const many = arrange([room], [], 14, { x: 200, y: 150 });
    expect(many.spots).toHaveLength(14);
    expect(many.scale).toBeLessThan(few.scale);
    expect(new Set(many.spots.map((spot) => `${spot.x},${spot.y}`)).size).toBe(14);
  });
  it("spreads round a corner into both arms, and draws nobody smaller than the broader one needs", () => {
    const [far, corner, side]: Rect[] = [
      [0, 0, 300, 300],
      [0, 300, 300, 600],
      [300, 300, 600, 600],
    ];
    const { spots, scale } = arrange([far!, corner!, side!], [], 4, { x: 150, y: 150 });
    expect(scale).toBeCloseTo(arrange([corner!, side!], [], 3, { x: 300, y: 450 }).scale);
    expect(spots.some(({ x }) => x > 300)).toBe(true);
    const six = arrange([far!, corner!, side!], [], 6, { x: 150, y: 150 }).spots;
    expect(six.some(({ x }) => x > 300)).toBe(true);
    expect(six.filter(({ y }) => y < 300).length).toBeLessThan(4);
  });
  it("draws two and three in a small room no smaller than four", () => {
    const small: Rect = [0, 0, 230, 310];
    const size = (count: number) => arrange([small], [], count, { x: 115, y: 155 }).scale;
    expect(Math.min(size(2), size(3))).toBeGreaterThanOrEqual(size(4));
  });
  it("lets a crowd stand closer, so that its figures stay large", () => {
    const street: Rect = [0, 0, 267, 400];
    expect(arrange([street], [], 7, { x: 133, y: 200 }).scale).toBeGreaterThan(0.65);
  });
  it("keeps a crowd off the walls, however close it stands", () => {
    const cab: Rect = [0, 0, 250, 400];
    const WALL = 8;
    for (const count of [4, 6, 9]) {
      const { spots, scale } = arrange([cab], [], count, { x: 125, y: 200 });
      for (const { x, y } of spots) {
        expect(Math.min(x - 78 * scale, 250 - x - 78 * scale)).toBeGreaterThanOrEqual(0);
        expect(Math.min(y - 95 * scale, 400 - y - 95 * scale)).toBeGreaterThanOrEqual(WALL);
      }
    }
  });
  it("stands between two balconies, where there is most room", () => {
    const street: Rect = [0, 0, 620, 310];
    const balconies: Rect[] = [
      [-120, 115, 200, 430],
      [465, 150, 780, 460],
    ];
    expect(gapsIn(street, balconies)[0]).toEqual([200, 0, 465, 310]);
    const { spots, scale } = arrange([street], balconies, 2, { x: 310, y: 155 });
    expect(scale).toBeGreaterThan(0.7);
    for (const { x, y } of spots)
      for (const [x0, y0, x1] of balconies)
        expect(y + 88 * scale <= y0 + 1 || x + 78 * scale <= x0 + 1 || x - 78 * scale >= x1 - 1).toBe(true);
  });
  it("keeps off a sign where there is room beside it, and on it where there is none", () => {
    const centre = { x: 200, y: 150 };
    const sign: Rect = [100, 14, 300, 80];
    const { spots, scale } = besideSigns([room], [], [sign], 1, centre);
    const { y } = spots[0]!;
    expect(y - 88 * scale).toBeGreaterThanOrEqual(80);
    const large: Rect = [20, 20, 380, 280];
    expect(besideSigns([room], [], [large], 3, centre)).toEqual(arrange([room], [], 3, centre));
    expect(besideSigns([room], [], [[900, 0, 950, 50]], 3, centre)).toEqual(arrange([room], [], 3, centre));
  });
  it("uses the ground of several tiles as one", () => {
    const halves: Rect[] = [
      [0, 0, 200, 300],
      [200, 0, 400, 300],
    ];
    expect(merged(halves)).toEqual([room]);
    const centre = { x: 200, y: 150 };
    expect(arrange(halves, [], 3, centre)).toEqual(arrange([room], [], 3, centre));
  });
  it("never fails, however full", () => {
    expect(arrange([[0, 0, 60, 60]], [], 30, { x: 30, y: 30 }).spots).toHaveLength(30);
  });
});

describe("outline", () => {
  it("leaves out the edge that two rectangles share", () => {
    const path = outline([
      [0, 0, 10, 10],
      [10, 0, 20, 10],
    ]);
    expect(path).not.toContain("M10 0V10");
    expect(path).toContain("M0 0V10");
  });
});

describe("the camera", () => {
  it("fits the whole board below the strip", () => {
    const camera = fit({ width: 2000, height: 1000 }, { width: 1000, height: 700 }, 50);
    expect(camera.y).toBeGreaterThanOrEqual(50);
    expect(2000 * camera.k).toBeLessThanOrEqual(1000);
  });
  it("goes close to a point, and stops at the edge of the board", () => {
    const [board, screen] = [
      { width: 3000, height: 2000 },
      { width: 400, height: 450 },
    ];
    const middle = closeTo({ x: 1500, y: 1000 }, 0.2, board, screen, 50);
    expect([middle.x + 1500 * 0.2, middle.y + 1000 * 0.2]).toEqual([200, 250]);
    expect(closeTo({ x: 0, y: 0 }, 0.2, board, screen, 50)).toEqual({ k: 0.2, x: 12, y: 62 });
    expect(closeTo({ x: 3000, y: 0 }, 0.2, board, screen, 50).x).toBe(400 - 3060 * 0.2);
  });
  it("keeps the point under the fingers when zooming", () => {
    const before = { x: 10, y: 20, k: 0.5 };
    const after = zoomAt(before, 2, { x: 110, y: 120 }, 0.1, 3);
    expect((110 - after.x) / after.k).toBeCloseTo((110 - before.x) / before.k);
  });
  it("does not lose the board", () => {
    expect(
      held({ x: 99999, y: -99999, k: 1 }, { width: 2000, height: 1000 }, { width: 800, height: 600 }),
    ).toMatchObject({ x: 60, y: -460 });
  });
});

describe("towards", () => {
  const all = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 300, y: 0 },
    { x: 0, y: 100 },
  ];
  it("goes to the nearest zone that way", () => {
    expect(towards(all[0]!, all, "right")).toBe(1);
    expect(towards(all[0]!, all, "down")).toBe(3);
    expect(towards(all[0]!, all, "up")).toBe(-1);
  });
});

describe("what is left under a balcony", () => {
  const area = (rects: Rect[]) => rects.reduce((sum, r) => sum + (r[2] - r[0]) * (r[3] - r[1]), 0);
  it("is the room without it", () => {
    const left = without([room], [[100, 100, 200, 200]]);
    expect(area(left)).toBe(400 * 300 - 100 * 100);
    expect(left.some((one) => one[0] < 150 && one[2] > 150 && one[1] < 150 && one[3] > 150)).toBe(false);
  });
  it("is all of it where the balcony hangs elsewhere", () => {
    expect(without([room], [[400, 0, 500, 300]])).toEqual([room]);
  });
  it("is nothing where the balcony covers it", () => {
    expect(without([room], [[-10, -10, 500, 400]])).toEqual([]);
  });
});
