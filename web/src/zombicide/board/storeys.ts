/** Storeys side by side make a wide board; from the third on they lie under the second, so that all are drawn larger. */
import type { Rect, Size } from "../../board/geometry";
import type { Plan } from "../../types/protocol";

const GAP = 200;

/** The plan with its storeys laid anew; where there are fewer than three it is the same. */
export function stacked(plan: Plan): Plan {
  if (plan.floors.length < 3) return plan;
  const rects = plan.floors.map((floor) => floor.rect as Rect);
  let below = rects[1]![3];
  const shifts = rects.map((rect, number): [number, number] => {
    if (number < 2) return [0, 0];
    const shift: [number, number] = [rects[1]![0] - rect[0], below + GAP - rect[1]];
    below = rect[3] + shift[1];
    return shift;
  });
  const shiftAt = (x: number, y: number): [number, number] =>
    shifts[rects.findIndex((r) => r[0] <= x && x <= r[2] && r[1] <= y && y <= r[3])] ?? [0, 0];
  const rect = <R extends number[]>(r: R): R => {
    const [dx, dy] = shiftAt((r[0]! + r[2]!) / 2, (r[1]! + r[3]!) / 2);
    return [r[0]! + dx, r[1]! + dy, r[2]! + dx, r[3]! + dy] as unknown as R;
  };
  const point = <P extends number[]>(p: P): P => {
    const [dx, dy] = shiftAt(p[0]!, p[1]!);
    return [p[0]! + dx, p[1]! + dy] as unknown as P;
  };
  const floors = plan.floors.map((floor) => ({ ...floor, rect: rect(floor.rect) }));
  const size: Size = {
    width: Math.max(...floors.map((floor) => floor.rect[2]!)),
    height: Math.max(...floors.map((floor) => floor.rect[3]!)),
  };
  return {
    ...plan,
    size: [size.width, size.height],
    floors,
    zones: plan.zones.map((zone) => ({ ...zone, rects: zone.rects.map(rect), centre: point(zone.centre) })),
    walls: plan.walls.map(rect),
    fences: plan.fences.map(rect),
    curbs: plan.curbs.map(rect),
    openings: plan.openings.map(rect),
    lines: plan.lines.map(rect),
    things: plan.things.map((thing) => ({ ...thing, rect: rect(thing.rect) })),
    doors: plan.doors.map((door) => ({ ...door, edges: door.edges.map(rect) })),
    labels: plan.labels.map((label) => ({ ...label, at: point(label.at) })),
    tiles: plan.tiles.map((tile) => ({ ...tile, rect: rect(tile.rect) })),
  };
}
