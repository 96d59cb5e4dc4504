/** Where names stand on the board, and how large: readable on the screen, inside their zone, clear of what lies over it. */
import { height, meet, width, type Point, type Rect } from "../../board/geometry";

export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
}

/** Width of a letter as a share of its size; the fonts are slab serifs. */
const LETTER = { name: 0.56, title: 0.66 };
/** Pixels that are readable, and the sizes in units of the board that look right. */
const NAME = { pixels: 10.5, least: 12, most: 62 };
const TITLE = { pixels: 12, least: 40, most: 92 };
const RIM = 14;
/** A code stands clear of the wall beside it. */
const WALL = 30;

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

/** The name of a zone: in a corner of it, at its foot if that is free. */
export function nameIn(text: string, rects: Rect[], covered: Rect[], scale: number): Label {
  const spots = rects.flatMap((rect) => {
    const size = sized(text.length, width(rect), scale, NAME, LETTER.name);
    const wide = text.length * LETTER.name * size;
    const corners: Point[] = [];
    for (const y of [rect[3] - RIM, rect[1] + RIM + size * 0.8])
      for (const x of [rect[0] + WALL, rect[2] - WALL - wide]) corners.push({ x, y });
    return corners.map(({ x, y }) => ({ text, x, y, size, box: [x, y - size, x + wide, y] as Rect }));
  });
  const { box: _, ...label } = free(spots, covered);
  return label;
}

/** The title of a house: at the upper wall of its room, out of the way of figures. */
export function titleIn(text: string, room: Rect, covered: Rect[], scale: number): Label {
  const size = sized(text.length, width(room), scale, TITLE, LETTER.title);
  const wide = text.length * LETTER.title * size;
  const low = width(room) > 2 * height(room); // figures stand in the middle of it and need all of its height
  const middles = (low ? [0, 1, 0.5] : [0.5, 0.25, 0.75, 0.38, 0.62, 0, 1]).map(
    (part) => room[0] + RIM + wide / 2 + (width(room) - 2 * RIM - wide) * part,
  );
  const feet = [room[1] + RIM + size * 0.85, room[3] - RIM - NAME.most, room[1] + height(room) / 2];
  const spots = feet.flatMap((y) =>
    middles.map((x) => ({
      text,
      x,
      y,
      size,
      box: [x - wide / 2, y - size * 0.85, x + wide / 2, y + size * 0.15] as Rect,
    })),
  );
  const { box: _, ...label } = free(spots, covered);
  return label;
}

/** The first place that nothing lies over, else the first of all. */
function free<T extends { box: Rect }>(spots: T[], covered: Rect[]): T {
  return spots.find(({ box }) => !covered.some((other) => meet(box, other))) ?? spots[0]!;
}
