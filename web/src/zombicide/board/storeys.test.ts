import { expect, it } from "vitest";
import type { Plan } from "../../types/protocol";
import { stacked } from "./storeys";

const floor = (name: string, rect: number[]) => ({ name, rect });
const plan = {
  size: [5400, 2000],
  floors: [
    floor("street", [0, 0, 2000, 2000]),
    floor("hotel", [2200, 0, 4200, 1000]),
    floor("roof", [4400, 0, 5400, 1000]),
  ],
  zones: [{ name: "pad", rects: [[4900, 300, 5400, 700]], centre: [5150, 500] }],
  doors: [{ zones: [0, 1], edges: [[4900, 400, 4900, 500]] }],
  ...Object.fromEntries(
    ["walls", "fences", "curbs", "openings", "lines", "things", "labels", "tiles"].map((name) => [name, []]),
  ),
} as unknown as Plan;

it("lays the third storey under the second, with all that is on it", () => {
  const laid = stacked(plan);
  expect(laid.size).toEqual([4200, 2200]);
  expect(laid.floors[2]!.rect).toEqual([2200, 1200, 3200, 2200]);
  expect(laid.zones[0]).toMatchObject({ rects: [[2700, 1500, 3200, 1900]], centre: [2950, 1700] });
  expect(laid.doors[0]!.edges).toEqual([[2700, 1600, 2700, 1700]]);
});

it("leaves two storeys where they are", () => {
  const two = { ...plan, floors: plan.floors.slice(0, 2) };
  expect(stacked(two)).toBe(two);
});
