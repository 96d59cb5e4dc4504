/** Lines and floors of the strip, for its drawing. */
import { height, width, type Rect } from "../../board/geometry";
import type { Language } from "../../i18n/grammar";
import type { Plan } from "../../types/protocol";
import type { Text } from "../../types/view";
import { LETTER, titleIn, type Title } from "../../zombicide/board/labels";
import { around } from "../../zombicide/board/placing";

export const box = (r: Rect): string => `M${r[0]} ${r[1]}H${r[2]}V${r[3]}H${r[0]}Z`;
export const joined = (rects: Rect[]): string => rects.map((r) => `M${r[0]} ${r[1]}L${r[2]} ${r[3]}`).join("");

const BY_MARK: [string, string][] = [
  ["trap-zone", "hazard"],
  ["vault", "gold"],
  ["helipad", "tar"],
];
const BY_KIND: Record<string, string> = {
  casino: "carpet",
  corridor: "runner",
  rooftop: "tar",
  "school-bus": "bus",
  statue: "copper",
  street: "sand",
};

/** What a zone is paved with: what is printed on it, what it is, or the storey it lies on. */
export function floorOf(plan: Plan, zone: number, kind: string): string {
  const marked = BY_MARK.find(([mark]) => plan.marks[mark]?.includes(zone));
  if (marked) return marked[1];
  const storey = plan.floors[plan.zones[zone]?.floor ?? 0]?.name;
  return BY_KIND[kind] ?? (storey === "vault" ? "steel" : "lino");
}

/** A cable from each stop of the lift to the next, over the gap between the storeys. */
export function liftRails(plan: Plan): string[] {
  return plan.lifts.slice(1).map((zone, n) => {
    const [from, to] = [plan.zones[plan.lifts[n]!]!.centre, plan.zones[zone]!.centre];
    const top = Math.min(from[1], to[1]) - 140;
    return `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${top} ${to[0]} ${to[1]}`;
  });
}

/** The names of the rooms, clear of doors and of what is printed on the floor. */
export function signsOf(plan: Plan, titles: Record<string, Text>, language: Language, scale: number): Title[] {
  const inTheWay = [
    ...plan.openings.map((opening) => around(opening as Rect, 14)),
    ...plan.things.map((thing) => thing.rect as Rect),
  ];
  return plan.zones.flatMap((zone) => {
    const name = titles[zone.name];
    const room = [...(zone.rects as Rect[])].sort((a, b) => width(b) * height(b) - width(a) * height(a))[0]!;
    return name ? [titleIn(sign(name[language], language), room, inTheWay, scale, LETTER.plain)] : [];
  });
}

/** A part of a room by itself: "Casino, card tables" is signed "Card tables". */
function sign(name: string, language: Language): string {
  const part = name.split(", ").at(-1)!;
  return part.charAt(0).toLocaleUpperCase(language) + part.slice(1);
}
