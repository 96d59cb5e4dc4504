/** What stands about in the streets: against a wall what people use, in the open what the
 *  desert brings. It means nothing and is in nobody's way. Pure. */
import { height, meet, merged, width, type Point, type Rect } from "../../board/geometry";
import type { Plan } from "../../types/protocol";
import { codeIn } from "./labels";
import { around, seeded } from "./placing";

/** What a game's streets have; what is named twice stands there twice as often. */
export interface Props<Kind extends string> {
  byAWall: readonly Kind[];
  inTheOpen: readonly Kind[];
  /** Half of what one takes. */
  half: number;
}
export interface Prop<Kind extends string> extends Point {
  kind: Kind;
  /** Looks to the left. */
  mirrored: boolean;
}

/** How near a wall is, and how much stays free before a door. */
const NEAR = 30;
const DOORSTEP = 70;
/** So many at most in a zone. */
const MOST = 2;

export function sceneryOf<Kind extends string>(plan: Plan, kinds: string[], props: Props<Kind>): Prop<Kind>[] {
  const walls = [...plan.walls, ...plan.curbs].map((line) => around(line as Rect, NEAR));
  const taken = [
    ...plan.zones.flatMap((zone) => codeIn(zone.rects as Rect[])),
    ...plan.openings.map((one) => around(one as Rect, DOORSTEP)),
    ...plan.rails.map((one) => around(one as Rect, 20)),
    ...plan.things.map((one) => around(one.rect as Rect, 20)),
    ...plan.balconies.flatMap((flight) => [
      around(flight.rect as Rect, 40),
      ...flight.stairs.map((stair) => around(stair as Rect, 60)),
    ]),
  ];
  return plan.zones.flatMap((zone, number) => {
    if (kinds[number] !== "street") return [];
    const dice = seeded(zone.name);
    const spots = merged(zone.rects as Rect[]).flatMap((rect) => cornersOf(rect, props.half));
    const free = spots.filter(
      (spot) => !taken.some((other) => meet(around([spot.x, spot.y, spot.x, spot.y], props.half), other)),
    );
    const found: Prop<Kind>[] = [];
    const wanted = dice() % (MOST + 1);
    while (found.length < wanted && free.length) {
      const [spot] = free.splice(dice() % free.length, 1);
      const box = around([spot!.x, spot!.y, spot!.x, spot!.y], props.half);
      const kept = walls.some((wall) => meet(box, wall)) ? props.byAWall : props.inTheOpen;
      const all = kept.filter((kind) => found.every((other) => other.kind !== kind));
      found.push({ ...spot!, kind: all[dice() % all.length]!, mirrored: dice() % 2 === 0 });
    }
    return found;
  });
}

/** Out of the middle, where people stand. */
function cornersOf(rect: Rect, half: number): Point[] {
  const by = half + 12;
  if (width(rect) < 5 * half || height(rect) < 5 * half) return [];
  const [left, right, top, foot] = [rect[0] + by, rect[2] - by, rect[1] + by, rect[3] - by];
  return [left, right].flatMap((x) => [top, foot].map((y) => ({ x, y })));
}
