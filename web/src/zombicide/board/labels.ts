/** Where names stand on the board, and how large: readable on the screen, inside their zone, clear of what lies over it. */
import { height, meet, width, type Point, type Rect } from "../../board/geometry";

export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
}

export interface Title extends Label {
  lines: string[];
  /** What it covers. */
  box: Rect;
}

/** Width of a letter as a share of its size; the fonts are slab serifs, those of `plain` are not. */
export const LETTER = { name: 0.56, title: 0.66, plain: 0.56 };
/** Pixels that are readable, and the sizes in units of the board that look right. */
const NAME = { pixels: 12, least: 14, most: 64 };
const TITLE = { pixels: 12, least: 40, most: 112 };
/** Pixels below which a title is no longer read. */
const LEAST = 10;
/** Pixels that somebody still reads where there is no room for more. */
const SMALL = 8.5;
const RIM = 14;
/** How far a token in the middle of a room reaches up. */
const MIDDLE = 80;
/** A code stands clear of the wall beside it. */
const WALL = 30;
/** Letters of a code. */
const CODE = 5;

/** Where the code of a zone stands if nothing is printed there, at its largest: at the foot of its first rectangle. */
export function codeIn([first]: Rect[]): Rect[] {
  if (!first) return [];
  const wide = WALL + CODE * LETTER.name * NAME.most;
  return [[first[0], first[3] - RIM - NAME.most, Math.min(first[2], first[0] + wide), first[3]]];
}

/** Large enough to read at a scale of the board, small enough for the room. */
export function sized(
  length: number,
  room: number,
  scale: number,
  form: { pixels: number; least: number; most: number },
  letter: number,
): number {
  const wanted = Math.min(form.most, Math.max(form.least, form.pixels / scale));
  return Math.min(wanted, (room - 2 * RIM) / (length * letter));
}

/** The name of a zone: in a corner of it, at its foot if that is free; else halfway up. */
export function nameIn(text: string, rects: Rect[], covered: Rect[], scale: number): Label {
  const spots = rects.flatMap((rect) => {
    const size = sized(text.length, width(rect), scale, NAME, LETTER.name);
    const wide = text.length * LETTER.name * size;
    const corners: Point[] = [];
    for (const y of [rect[3] - RIM, rect[1] + RIM + size * 0.8, (rect[1] + rect[3] + size) / 2])
      for (const x of [rect[0] + WALL, rect[2] - WALL - wide]) corners.push({ x, y });
    return corners.map(({ x, y }) => ({ text, x, y, size, box: [x, y - size, x + wide, y] as Rect }));
  });
  const { box: _, ...label } = free(spots, covered);
  return label;
}

/** Under the upper wall, and on it: how far a title of a size stands below the wall. */
const UNDER = (size: number): number => RIM + size * 0.85;
export const ON_WALL = (size: number): number => size * 0.35;

/** The title of a house: at the upper wall of its room, out of the way of figures. */
export function titleIn(
  text: string,
  room: Rect,
  covered: Rect[],
  scale: number,
  letter = LETTER.title,
  below = UNDER,
): Title {
  const lines = linesOf(text, room, scale, letter);
  const size = sizeOf(lines, room, scale, letter);
  const wide = longest(lines) * letter * size;
  const more = (lines.length - 1) * size;
  const low = width(room) > 2 * height(room); // figures stand in the middle of it and need all of its height
  const middles = (low ? [0, 1, 0.5] : [0.5, 0.25, 0.75, 0.38, 0.62, 0, 1]).map(
    (part) => room[0] + RIM + wide / 2 + (width(room) - 2 * RIM - wide) * part,
  );
  const feet = [room[1] + below(size), room[3] - RIM - NAME.most - more, room[1] + (height(room) - more) / 2];
  const spots = feet.flatMap((y) =>
    middles.map((x) => ({
      text,
      lines,
      x,
      y,
      size,
      box: [x - wide / 2, y - size * 0.85, x + wide / 2, y + more + size * 0.15] as Rect,
    })),
  );
  return free(spots, covered);
}

/** How far below the middle of a room its tokens are drawn, so that its name can be read: above, if that stands lower. */
export function belowName(rects: Rect[], middle: Point, signs: Rect[]): number {
  const own = signs.find((sign) => rects.some((rect) => meet(rect, sign)));
  const by = Math.min(...rects.map(height)) / 5;
  return !own ? 0 : (own[1] + own[3]) / 2 > middle.y ? -by : by;
}

/** In two lines what would be too small to read in one, where they stay clear of what stands in the middle. */
function linesOf(text: string, room: Rect, scale: number, letter: number): string[] {
  const breaks = [...text.matchAll(/ /g)].map((found) => found.index);
  const one = sizeOf([text], room, scale, letter);
  if (!breaks.length || one * scale >= LEAST) return [text];
  const [middle] = breaks.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  const two = [text.slice(0, middle), text.slice(middle! + 1)];
  return sizeOf(two, room, scale, letter) > one ? two : [text];
}

const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
function sizeOf(lines: string[], room: Rect, scale: number, letter: number): number {
  const size = sized(longest(lines), width(room), scale, TITLE, letter);
  const clear = (height(room) / 2 - MIDDLE - RIM) / lines.length;
  return lines.length > 1 ? Math.min(size, Math.max(clear, SMALL / scale)) : size;
}

/** The first place that nothing lies over, else the first of all. */
function free<T extends { box: Rect }>(spots: T[], covered: Rect[]): T {
  return spots.find(({ box }) => !covered.some((other) => meet(box, other))) ?? spots[0]!;
}
