/** Rooms as polygons, and where things lie and stand in them. Pure: no DOM, no rules. */
import type { Point, Rect } from "../board/geometry";

export type Corner = [number, number];
export type Polygon = Corner[];

export const outlineOf = (polygon: Polygon): string => `M${polygon.map((corner) => corner.join(" ")).join("L")}Z`;

/** Is the point in the polygon? (even and odd crossings) */
export function inside(polygon: Polygon, x: number, y: number): boolean {
  let odd = false;
  polygon.forEach(([x0, y0], at) => {
    const [x1, y1] = polygon[(at + 1) % polygon.length]!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) odd = !odd;
  });
  return odd;
}

/** Does no wall run through the rectangle, and is its middle in the room? */
export function holds(polygon: Polygon, [x0, y0, x1, y1]: Rect): boolean {
  if (!inside(polygon, (x0 + x1) / 2, (y0 + y1) / 2)) return false;
  return polygon.every((from, at) => !crosses(from, polygon[(at + 1) % polygon.length]!, [x0, y0, x1, y1]));
}

/** Does a line run through the inside of a rectangle? (Liang and Barsky) */
function crosses([ax, ay]: Corner, [bx, by]: Corner, [x0, y0, x1, y1]: Rect): boolean {
  let [from, to] = [0, 1];
  for (const [step, low, high] of [
    [bx - ax, x0 - ax, x1 - ax],
    [by - ay, y0 - ay, y1 - ay],
  ] as Corner3[]) {
    if (step === 0) {
      if (low >= 0 || high <= 0) return false;
    } else {
      const [near, far] = step > 0 ? [low / step, high / step] : [high / step, low / step];
      from = Math.max(from, near);
      to = Math.min(to, far);
    }
  }
  return from < to;
}
type Corner3 = [number, number, number];

export function bounds(polygon: Polygon): Rect {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function area(polygon: Polygon): number {
  return (
    Math.abs(
      polygon.reduce(
        (sum, [x, y], at) =>
          sum + x * polygon[(at + 1) % polygon.length]![1] - y * polygon[(at + 1) % polygon.length]![0],
        0,
      ),
    ) / 2
  );
}

const meet = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export interface Print {
  rect: Rect;
  across: number;
  size: number;
}

/** Where a room's printed signs go: a row at the upper left, or a block or a column where a row is too long; smaller in a small room. */
export function print(polygon: Polygon, count: number, margin = 24): Print {
  const [left, top, right, bottom] = bounds(polygon);
  for (let unit = Math.min(128, Math.max(86, Math.sqrt(area(polygon)) / 4.4)); unit > 40; unit *= 0.9) {
    for (const across of [count, Math.ceil(count / 2), 1]) {
      const width = across * unit;
      const height = Math.ceil(count / across) * unit;
      for (let y = top + margin; y + height + margin <= bottom; y += 20) {
        for (let x = left + margin; x + width + margin <= right; x += 20) {
          if (holds(polygon, [x - margin, y - margin, x + width + margin, y + height + margin]))
            return { rect: [x, y, x + width, y + height], across, size: unit };
        }
      }
    }
  }
  return { rect: [left, top, left, top], across: 1, size: 0 };
}

export interface Standing {
  spots: Point[];
  scale: number;
}

/** Where `count` things stand in a room, clear of what is printed as long as there is space, smaller in a crowd. */
export function stand(polygon: Polygon, printed: Rect[], count: number, anchor: Corner, unit: Point): Standing {
  if (count === 0) return { spots: [], scale: 1 };
  for (let scale = 1; scale > 0.34; scale *= 0.92) {
    const kept = scale > 0.5 ? printed : [];
    const size = { x: unit.x * scale, y: unit.y * scale };
    const free = places(polygon, kept, size);
    const near = [...free].sort(
      (a, b) => Math.hypot(a.x - anchor[0], a.y - anchor[1]) - Math.hypot(b.x - anchor[0], b.y - anchor[1]),
    );
    const spots = [apart(near, count, size), apart(free, count, size)].find((found) => found.length === count);
    if (spots) return { spots: reading(spots, size.y), scale };
  }
  return {
    spots: Array.from({ length: count }, (_, at) => ({ x: anchor[0] + (at - (count - 1) / 2) * 50, y: anchor[1] })),
    scale: 0.34,
  };
}

/** A note in a room, smaller where there is less space. */
export interface Note extends Point {
  scale: number;
}
const SMALLER = [1, 0.85, 0.72];

/** Where a note of a size lies clear of what is printed and of everything that stands there, near a place. In a full room it
 * is smaller, and hides as little of what is printed as it can; over the place where there is no room at all. */
export function clear(polygon: Polygon, kept: Rect[], taken: Rect[], near: Corner, size: Point): Note {
  const far = (spot: Point) => Math.hypot(spot.x - near[0], spot.y - near[1]);
  for (const scale of SMALLER) {
    const free = places(polygon, [...kept, ...taken], { x: size.x * scale, y: size.y * scale });
    if (free.length) return { ...least(free, far), scale };
  }
  const scale = SMALLER.at(-1)!;
  const small = { x: size.x * scale, y: size.y * scale };
  const hides = (spot: Point) => kept.reduce((sum, rect) => sum + shared(around(spot.x, spot.y, small), rect), 0);
  const best = places(polygon, taken, small);
  if (!best.length) return { x: near[0], y: near[1], scale };
  return { ...least(best, (spot) => far(spot) + hides(spot)), scale }; // a square unit hidden is worse than a step away
}

const least = (spots: Point[], worth: (spot: Point) => number): Point =>
  spots.reduce((found, spot) => (worth(spot) < worth(found) ? spot : found));

/** How much of a rectangle lies under another. */
const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** All places of a size, from the upper left. */
function places(polygon: Polygon, kept: Rect[], size: Point): Point[] {
  const [left, top, right, bottom] = bounds(polygon);
  const step = Math.min(size.x, size.y) / 5;
  const found: Point[] = [];
  for (let y = top + size.y / 2; y <= bottom - size.y / 2; y += step) {
    for (let x = left + size.x / 2; x <= right - size.x / 2; x += step) {
      const box = around(x, y, size);
      if (!kept.some((rect) => meet(box, rect)) && holds(polygon, box)) found.push({ x, y });
    }
  }
  return found;
}

/** The first places that do not overlap the ones before. */
function apart(places: Point[], count: number, size: Point): Point[] {
  const found: Point[] = [];
  for (const spot of places) {
    if (found.length === count) break;
    if (found.every((other) => Math.abs(other.x - spot.x) >= size.x || Math.abs(other.y - spot.y) >= size.y))
      found.push(spot);
  }
  return found;
}

/** The rectangle of a size around a point. */
export const around = (x: number, y: number, size: Point): Rect => [
  x - size.x / 2,
  y - size.y / 2,
  x + size.x / 2,
  y + size.y / 2,
];

function reading(spots: Point[], row: number): Point[] {
  return [...spots].sort((a, b) => (Math.abs(a.y - b.y) < row / 2 ? a.x - b.x : a.y - b.y));
}

/** Cut a name into two lines of about the same length. */
export function lines(name: string): string[] {
  const words = name.split(" ");
  let best = [name];
  for (let at = 1; at < words.length; at += 1) {
    const cut = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    if (longest(cut) < longest(best)) best = cut;
  }
  return best;
}
const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length));
