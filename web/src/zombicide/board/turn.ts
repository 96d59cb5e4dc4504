/** The plan of a town that lies on its side: everything printed turns, names and figures stay upright. */
import type { Rect, Size } from "../../board/geometry";
import { turnedLine, turnedPoint, turnedRect } from "../../board/turning";
import type { Plan } from "../../types/protocol";

export function turnedPlan(plan: Plan): Plan {
  const board: Size = { width: plan.size[0], height: plan.size[1] };
  const lines = (all: Plan["walls"]): Plan["walls"] => all.map((one) => turnedLine(one as Rect, board));
  const rect = (one: Plan["walls"][number]): Rect => turnedRect(one as Rect, board);
  return {
    ...plan,
    size: [plan.size[1], plan.size[0]],
    zones: plan.zones.map((zone) => ({
      ...zone,
      rects: zone.rects.map(rect),
      centre: turnedPoint(zone.centre, board),
    })),
    walls: lines(plan.walls),
    fences: lines(plan.fences),
    curbs: lines(plan.curbs),
    openings: lines(plan.openings),
    lines: lines(plan.lines),
    balconies: plan.balconies.map((one) => ({ ...one, rect: rect(one.rect), stairs: lines(one.stairs) })),
    rails: plan.rails.map(rect),
    things: plan.things.map((one) => ({ ...one, rect: rect(one.rect), rotation: (one.rotation + 270) % 360 })),
    doors: plan.doors.map((door) => ({ ...door, edges: lines(door.edges) })),
    floors: plan.floors.map((floor) => ({ ...floor, rect: rect(floor.rect) })),
    labels: plan.labels.map((label) => ({ ...label, at: turnedPoint(label.at, board) })),
    tiles: plan.tiles.map((tile) => ({ ...tile, rect: rect(tile.rect) })),
  };
}
