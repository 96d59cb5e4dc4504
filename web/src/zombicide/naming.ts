/** What a person calls the places of a board: a room by its house, a street by the houses beside it. Pure. */
import { said } from "../i18n/i18n.svelte";
import type { Plan, ShapeData } from "../types/protocol";
import type { Words } from "./words.svelte";

type At = [number, number];
type Zone = Plan["zones"][number];
const SIDES = ["E", "SE", "S", "SW", "W", "NW", "N", "NE"] as const;
export type Side = (typeof SIDES)[number];

/** On which side of a point another lies. */
export function sideOf(from: At, to: At): Side {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4);
  return SIDES[((Math.round(turn) % 8) + 8) % 8]!;
}

/** The side to which it leans from there. */
function nextSideOf(from: At, to: At): Side {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (Math.PI / 4);
  const near = Math.round(turn);
  return SIDES[(((turn < near ? near - 1 : near + 1) % 8) + 8) % 8]!;
}

/** The rooms that a name on the board stands for: buildings of neighbouring tiles grow together, their names do not. */
interface House {
  name: string;
  rooms: Zone[];
  /** Floors are drawn side by side, but what is drawn there stands beside nothing here. */
  floor: number;
  middle: At;
}

/** The names of all places of a plan, each different from the others. */
export function placeNames(shape: ShapeData, plan: Plan, w: Words): Map<string, string> {
  const houses = housesOf(plan, w);
  const plain = plan.zones.map((zone, number) => spoken(shape, plan, houses, number, w));
  /** The first of a name keeps it; the others are told by two houses, or by the side they lean to. */
  const again = (name: string, number: number) => plain.indexOf(name) < number;
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  plan.zones.forEach((zone, number) => {
    let name = plain[number]!;
    if (again(name, number) && zone.building < 0) name = otherwise(shape, plan, houses, number, w, plain) ?? name;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    names.set(zone.name, upper(count > 1 ? `${name} (${count})` : name));
  });
  return names;
}

/** Which name on the board each room belongs to, by the number of the name: the one on its tile, else the nearest. */
export function labelsOf(plan: Plan): Map<string, number> {
  const labels = plan.labels.map((label) => ({ at: label.at, in: zoneAt(plan, label.at) }));
  const found = new Map<string, number>();
  for (const zone of plan.zones) {
    if (zone.building < 0) continue;
    const same = (n: number) => Number(tileOf(labels[n]!.in!) === tileOf(zone));
    const [best] = [...labels.keys()]
      .filter((n) => labels[n]!.in?.building === zone.building)
      .sort((a, b) => same(b) - same(a) || away(labels[a]!.at, zone.centre) - away(labels[b]!.at, zone.centre));
    if (best !== undefined) found.set(zone.name, best);
  }
  return found;
}

function housesOf(plan: Plan, w: Words): House[] {
  const labels = labelsOf(plan);
  const all = plan.labels.map((label, n) => {
    const rooms = plan.zones.filter((zone) => labels.get(zone.name) === n);
    const floor = rooms[0]?.floor ?? zoneAt(plan, label.at)?.floor ?? 0;
    return { name: said(label.name), rooms, floor, middle: rooms.length ? middleOf(rooms) : (label.at as At) };
  });
  const centre: At = [plan.size[0] / 2, plan.size[1] / 2];
  const told = all.map((house) => w.houseIn(sideOf(centre, scaled(centre, house.middle, plan.size)), house.name));
  return all.map((house, n) => {
    const namesakes = [...all.keys()].filter((other) => all[other]!.name === house.name);
    const alone = namesakes.every((other) => other === n || told[other] !== told[n]);
    return { ...house, name: namesakes.length > 1 && alone ? told[n]! : house.name };
  });
}

function spoken(shape: ShapeData, plan: Plan, houses: House[], number: number, w: Words): string {
  const zone = plan.zones[number]!;
  const own = shape.titles?.[zone.name];
  if (own) return said(own);
  const house = houseOf(houses, zone);
  const kind = w.zoneKinds[shape.kinds[number] ?? ""] ?? shape.kinds[number] ?? "";
  if (house?.rooms.length === 1) return house.name;
  if (house && shape.kinds[number] === "train") return `${house.name}, ${w.endIn(cornerOf(house, zone) ?? "")}`;
  if (house) return `${house.name}, ${roomIn(house, zone, w)}`;
  if (shape.kinds[number] === "balcony") {
    const below = (shape.neighbours[number] ?? []).map((next) => houseOf(houses, plan.zones[next]!)).find(Boolean);
    if (below) return `${kind}, ${below.name}`;
  }
  const [nearest] = nearby(houses, zone);
  return nearest ? `${kind}, ${onSide(kind, nearest, sideOf(nearest.middle, zone.centre), w)}` : kind;
}

/** On a side of a house; what bears the house's own name is a part of it. */
const onSide = (kind: string, house: House, side: Side, w: Words): string =>
  house.name.toLowerCase() === kind ? w.endIn(side) : w.besideHouse(w.sides[side] ?? "", house.name);

/** What tells a street apart whose side of a house has another already: the two houses it lies between, the next side of
 *  its house, or else two houses all the same. */
function otherwise(
  shape: ShapeData,
  plan: Plan,
  houses: House[],
  number: number,
  w: Words,
  taken: string[],
): string | null {
  const { centre } = plan.zones[number]!;
  const [one, other] = nearby(houses, plan.zones[number]!);
  const both = between(shape, plan, houses, number, w);
  if (!one || shape.kinds[number] === "balcony" || (other && liesBetween(centre, one.middle, other.middle)))
    return both;
  const kind = w.zoneKinds[shape.kinds[number] ?? ""] ?? "";
  const next = `${kind}, ${onSide(kind, one, nextSideOf(one.middle, centre), w)}`;
  return taken.includes(next) ? both : next;
}

/** Are two houses on different sides of a place? */
const liesBetween = (at: At, one: At, other: At): boolean =>
  (one[0] - at[0]) * (other[0] - at[0]) + (one[1] - at[1]) * (other[1] - at[1]) < 0;

/** A street by the two houses that are nearest, where one does not tell it apart. */
function between(shape: ShapeData, plan: Plan, houses: House[], number: number, w: Words): string | null {
  const [one, other] = nearby(houses, plan.zones[number]!);
  const kind = w.zoneKinds[shape.kinds[number] ?? ""] ?? "";
  if (!one || !other || one.name === other.name || shape.kinds[number] === "balcony") return null;
  return `${kind}, ${w.betweenHouses(one.name, other.name)}`;
}

function roomIn(house: House, zone: Zone, w: Words): string {
  const corner = cornerOf(house, zone);
  return corner ? (w.roomIn[corner] ?? "") : w.middleRoom;
}

/** In which corner of its house: as far as it goes in each direction, a long house has corners, too; null in its middle. */
function cornerOf(house: House, zone: Zone): Side | null {
  const all = house.rooms.flatMap((room) => room.rects);
  const size: At = [
    Math.max(...all.map((r) => r[2]!)) - Math.min(...all.map((r) => r[0]!)),
    Math.max(...all.map((r) => r[3]!)) - Math.min(...all.map((r) => r[1]!)),
  ];
  const at = scaled(house.middle, zone.centre, size);
  return away(house.middle, at) < 0.1 ? null : sideOf(house.middle, at);
}

const houseOf = (houses: House[], zone: Zone): House | undefined =>
  houses.find((house) => house.rooms.some((room) => room.name === zone.name));
/** The houses of its floor, the nearest first. */
const nearby = (houses: House[], zone: Zone): House[] =>
  houses
    .filter((house) => house.floor === zone.floor)
    .sort((a, b) => away(a.middle, zone.centre) - away(b.middle, zone.centre));
const tileOf = (zone: Zone): string => zone.name.split(".")[0]!;
const away = (a: number[], b: number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const middleOf = (rooms: Zone[]): At => [mean(rooms.map((r) => r.centre[0])), mean(rooms.map((r) => r.centre[1]))];
/** A point as seen from another, where a rectangle of the size is a square. */
const scaled = (from: At, to: number[], size: number[]): At => [
  from[0] + (to[0]! - from[0]) / (size[0] || 1),
  from[1] + (to[1]! - from[1]) / (size[1] || 1),
];
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const zoneAt = (plan: Plan, at: number[]): Zone | undefined =>
  plan.zones.find((zone) =>
    zone.rects.some((r) => r[0]! < at[0]! && at[0]! < r[2]! && r[1]! < at[1]! && at[1]! < r[3]!),
  );
