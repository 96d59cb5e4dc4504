/** The signs of the houses: in the room that bears the name, clear of balconies, stairs and openings. */
import type { Language } from "../../i18n/grammar";
import type { Plan } from "../../types/protocol";
import type { Rect } from "../../board/geometry";
import { around } from "../../zombicide/board/placing";
import { LETTER, ON_WALL, titleIn, type Title } from "../../zombicide/board/labels";

const inside = (r: Rect, [x, y]: number[]) => r[0] < x! && x! < r[2] && r[1] < y! && y! < r[3];

/** The room in which a name stands. */
export function roomOf(plan: Plan, at: number[]): Rect | null {
  const zone = plan.zones.find((one) => (one.rects as Rect[]).some((r) => inside(r, at)));
  return (zone?.rects as Rect[] | undefined)?.find((r) => inside(r, at)) ?? null;
}

export function signsOf(plan: Plan, language: Language, scale: number): Title[] {
  const inTheWay = [
    ...plan.balconies.flatMap((flight) => [
      flight.rect as Rect,
      ...flight.stairs.map((stair) => around(stair as Rect, 30)),
    ]),
    ...plan.openings.map((opening) => around(opening as Rect, 12)),
  ];
  return plan.labels.flatMap((label) => {
    const room = roomOf(plan, label.at);
    return room ? [titleIn(label.name[language], room, inTheWay, scale, LETTER.title, ON_WALL)] : [];
  });
}
