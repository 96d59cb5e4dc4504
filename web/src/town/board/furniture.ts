/** What stands in the rooms, by what the house is for: along the walls, out of the middle, where people stand. It means
 *  nothing and is in nobody's way. Pure. */
import { height, meet, width, type Point, type Rect } from "../../board/geometry";
import type { Plan } from "../../types/protocol";
import { labelsOf } from "../../zombicide/naming";
import { around, seeded } from "../../zombicide/board/placing";
import { useOf, type FurnitureKind } from "./uses";

export interface Furniture extends Point {
  kind: FurnitureKind;
}

/** Half of what a piece takes, its distance from the wall, and how much stays free before a door. */
const HALF = 44;
const WALL = 20;
const DOORSTEP = 30;
/** So many at most in a room. */
const MOST = 3;
/** A room that is narrower than this needs its floor. */
const SMALL = 190;

/** The furniture of all houses, clear of doors, stairs, balconies and what else is in the way. */
export function furnitureOf(plan: Plan, kinds: string[], inTheWay: Rect[]): Furniture[] {
  const labels = labelsOf(plan);
  const taken = [
    ...inTheWay,
    ...plan.openings.map((one) => around(one as Rect, DOORSTEP)),
    ...plan.balconies.flatMap((flight) => [
      around(flight.rect as Rect, 8),
      ...flight.stairs.map((stair) => around(stair as Rect, 40)),
    ]),
  ];
  const used = new Map<number, number>();
  return plan.zones.flatMap((zone, number) => {
    const house = labels.get(zone.name);
    if (kinds[number] !== "room" || house === undefined) return [];
    const all = useOf(plan.labels[house]!.name.en).inside;
    const free = (zone.rects as Rect[])
      .flatMap(spotsIn)
      .filter((spot) => !taken.some((other) => meet(around([spot.x, spot.y, spot.x, spot.y], HALF), other)));
    const dice = seeded(zone.name);
    const found: Furniture[] = [];
    while (all.length && found.length < MOST && free.length) {
      const [spot] = free.splice(dice() % Math.min(2, free.length), 1);
      if (found.some((other) => Math.hypot(other.x - spot!.x, other.y - spot!.y) < 2.1 * HALF)) continue;
      const next = used.get(house) ?? 0;
      used.set(house, next + 1);
      found.push({ ...spot!, kind: all[next % all.length]! });
    }
    return found;
  });
}

/** Along the walls, the upper one first; the lower left corner is the name's. */
function spotsIn(rect: Rect): Point[] {
  if (width(rect) < SMALL || height(rect) < SMALL) return [];
  const by = HALF + WALL;
  const [left, right, top, foot] = [rect[0] + by, rect[2] - by, rect[1] + by, rect[3] - by];
  const middle = (rect[0] + rect[2]) / 2;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: foot },
  ];
  if (width(rect) < 7 * HALF) return corners;
  return [...corners.slice(0, 2), { x: middle, y: top }, corners[2]!];
}
