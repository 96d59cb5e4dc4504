/** Rectangles of the plan and where figures stand in them. Pure: no DOM, no rules. */
export type Rect = [number, number, number, number];
export interface Point {
  x: number;
  y: number;
}

export const width = (r: Rect) => r[2] - r[0];
export const height = (r: Rect) => r[3] - r[1];
export const meet = (a: Rect, b: Rect) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The free places of a size in the rectangles, clear of what covers them; nearest to the middle first. They are a `pace`
 *  apart, which may be less than the size: neighbours then hide some of each other, and nobody stands over a wall. */
export function places(
  rects: Rect[],
  covered: Rect[],
  size: Point,
  centre: Point,
  margin = 14,
  pace: Point = size,
): Point[] {
  const found: Point[] = [];
  for (const rect of rects) {
    const across = 1 + Math.floor((width(rect) - 2 * margin - size.x) / pace.x);
    const down = 1 + Math.floor((height(rect) - 2 * margin - size.y) / pace.y);
    if (across < 1 || down < 1) continue;
    const left = (rect[0] + rect[2] - (across - 1) * pace.x) / 2;
    const top = (rect[1] + rect[3] - (down - 1) * pace.y) / 2;
    for (let row = 0; row < down; row += 1) {
      for (let column = 0; column < across; column += 1) {
        const x = left + column * pace.x;
        const y = top + row * pace.y;
        const spot: Rect = [x - size.x / 2, y - size.y / 2, x + size.x / 2, y + size.y / 2];
        if (!covered.some((other) => meet(spot, other))) found.push({ x, y });
      }
    }
  }
  const away = (p: Point) => Math.abs(p.x - centre.x) + 1.4 * Math.abs(p.y - centre.y);
  return found.sort((a, b) => away(a) - away(b));
}

/** A figure with room around it is drawn this much larger than its unit. */
const LARGEST = 1.5;

export interface Arrangement {
  spots: Point[];
  scale: number;
}

/** A crowd stands closer: whoever is in front hides a little of those behind, and more where many stand. */
const CLOSER: [from: number, share: Point][] = [
  [6, { x: 0.68, y: 0.67 }],
  [4, { x: 0.74, y: 0.74 }],
  [0, { x: 1, y: 1 }],
];

/** So much larger figures become where two or three stand as close as a crowd; for less they keep apart. */
const WORTH = 1.1;

/** What a figure takes at scale 1, from the hat to the hearts below its feet. */
export const UNIT: Point = { x: 156, y: 190 };

/** Where `count` things stand in a zone, and how much smaller they have to be to fit. */
export function arrange(rects: Rect[], covered: Rect[], count: number, centre: Point, unit: Point = UNIT): Arrangement {
  if (count === 0) return { spots: [], scale: 1 };
  const ground = merged(rects);
  if (ground.length === 1) return spread(ground, covered, count, centre, unit);
  // round a corner: in both arms, along whichever has more room
  const ways = [ground, merged([...rects].reverse())];
  const [one, other] = ways.map((way) => spread(way, covered, count, heartOf(rects), unit));
  return other!.scale > one!.scale ? other! : one!;
}

/** The middle of several rectangles, by how large they are. */
function heartOf(rects: Rect[]): Point {
  const area = rects.reduce((sum, rect) => sum + width(rect) * height(rect), 0);
  const mean = (low: 0 | 1): number =>
    rects.reduce((sum, r) => sum + ((r[low] + r[low + 2]!) / 2) * width(r) * height(r), 0) / area;
  return { x: mean(0), y: mean(1) };
}

function spread(ground: Rect[], covered: Rect[], count: number, centre: Point, unit: Point): Arrangement {
  const open = without(ground, covered);
  const gaps = covered.length ? ground.flatMap((rect) => gapsIn(rect, covered)) : [];
  const near = CLOSER.find(([from]) => count >= from)![1];
  const apart = standing(near);
  const close = count > 1 && near.x === 1 ? standing(CLOSER[1]![1]) : apart;
  return close.scale > apart.scale * WORTH ? close : apart;

  function standing(share: Point): Arrangement {
    for (let scale = LARGEST; scale > 0.3; scale *= 0.95) {
      const size = { x: unit.x * scale, y: unit.y * scale };
      const pace = { x: size.x * share.x, y: size.y * share.y };
      const tries = [
        () => places(ground, covered, size, centre, 14, pace),
        () => places(open, [], size, centre, 4, pace),
        ...gaps.map((gap) => () => places([gap], [], size, centre, 4, pace)),
        () => (scale < 0.42 ? places(ground, [], size, centre, 14, pace) : []),
      ];
      const usable = tries.reduce<Point[]>((found, next) => (found.length >= count ? found : next()), []);
      if (usable.length >= count) return { spots: reading(usable.slice(0, count), pace.y), scale };
    }
    const step = 46;
    return {
      spots: Array.from({ length: count }, (_, i) => ({ x: centre.x + (i - (count - 1) / 2) * step, y: centre.y })),
      scale: 0.36,
    };
  }
}

/** Clear of what is printed there, unless everybody would have to be much smaller for it. */
export function besideSigns(rects: Rect[], covered: Rect[], signs: Rect[], count: number, centre: Point): Arrangement {
  const plain = arrange(rects, covered, count, centre);
  const here = signs.filter((sign) => rects.some((rect) => meet(rect, sign)));
  if (!here.length) return plain;
  const clear = arrange(rects, [...covered, ...here], count, centre);
  return clear.scale >= plain.scale * SHRINK ? clear : plain;
}
/** How much smaller figures may be, so that a name can be read. */
const SHRINK = 0.7;

/** Of some places for a thing of this size, the first that others cover least. */
export function clearest(spots: Point[], half: Point, solid: Rect[]): Point | undefined {
  const hidden = (at: Point): number =>
    solid.reduce((sum, [x0, y0, x1, y1]) => {
      const across = Math.min(at.x + half.x, x1) - Math.max(at.x - half.x, x0);
      const down = Math.min(at.y + half.y, y1) - Math.max(at.y - half.y, y0);
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  return spots
    .map((at) => ({ at, covered: hidden(at) }))
    .reduce<{ at: Point; covered: number } | null>(
      (best, one) => (!best || one.covered < best.covered - 1 ? one : best),
      null,
    )?.at;
}

/** The largest rectangles in a rectangle that nothing covers, the largest first. */
export function gapsIn(rect: Rect, covered: Rect[]): Rect[] {
  const over = covered.filter((other) => meet(rect, other));
  if (!over.length) return [];
  const edges = (low: number, high: number): number[] =>
    [...new Set([rect[low]!, rect[high]!, ...over.flatMap((other) => [other[low]!, other[high]!])])]
      .filter((at) => at >= rect[low]! && at <= rect[high]!)
      .sort((a, b) => a - b);
  const pairs = (all: number[]) => all.flatMap((from, n) => all.slice(n + 1).map((to) => [from, to] as const));
  const found = pairs(edges(0, 2)).flatMap(([x0, x1]) =>
    pairs(edges(1, 3))
      .map(([y0, y1]): Rect => [x0, y0, x1, y1])
      .filter((gap) => !over.some((other) => meet(gap, other))),
  );
  const inside = (a: Rect, b: Rect) => a !== b && a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
  return found
    .filter((gap) => !found.some((other) => inside(gap, other)))
    .sort((a, b) => width(b) * height(b) - width(a) * height(a));
}

/** Rectangles that share a whole side, as one. */
export function merged(rects: Rect[]): Rect[] {
  for (const [n, a] of rects.entries())
    for (const b of rects.slice(n + 1)) {
      const beside = a[1] === b[1] && a[3] === b[3] && (a[2] === b[0] || b[2] === a[0]);
      const above = a[0] === b[0] && a[2] === b[2] && (a[3] === b[1] || b[3] === a[1]);
      if (!beside && !above) continue;
      const one: Rect = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
      return merged([one, ...rects.filter((other) => other !== a && other !== b)]);
    }
  return rects;
}

/** In reading order, so that neighbours in the list stand side by side. */
function reading(spots: Point[], row: number): Point[] {
  return [...spots].sort((a, b) => (Math.abs(a.y - b.y) < row / 2 ? a.x - b.x : a.y - b.y));
}

/** What is left of rectangles where others lie over them. */
export function without(rects: Rect[], covered: Rect[]): Rect[] {
  return covered.reduce<Rect[]>(
    (left, over) =>
      left.flatMap((rect): Rect[] => {
        if (!meet(rect, over)) return [rect];
        const [x0, y0, x1, y1] = rect;
        const [top, bottom] = [Math.max(y0, over[1]), Math.min(y1, over[3])];
        const parts: Rect[] = [
          [x0, y0, x1, top],
          [x0, top, over[0], bottom],
          [over[2], top, x1, bottom],
          [x0, bottom, x1, y1],
        ];
        return parts.filter((part) => width(part) > 0 && height(part) > 0);
      }),
    rects,
  );
}

/** The outer edges of rectangles that lie side by side, as a path. */
export function outline(rects: Rect[]): string {
  let path = "";
  for (const rect of rects) {
    const [x0, y0, x1, y1] = rect;
    for (const edge of [
      [x0, y0, x1, y0],
      [x1, y0, x1, y1],
      [x0, y1, x1, y1],
      [x0, y0, x0, y1],
    ] as Rect[]) {
      const upright = edge[0] === edge[2];
      let parts: [number, number][] = [upright ? [edge[1], edge[3]] : [edge[0], edge[2]]];
      for (const other of rects) {
        if (other === rect) continue;
        const touches = upright
          ? edge[0] === other[0] || edge[0] === other[2]
          : edge[1] === other[1] || edge[1] === other[3];
        if (!touches) continue;
        const [low, high] = upright ? [other[1], other[3]] : [other[0], other[2]];
        parts = parts.flatMap(
          ([from, to]) =>
            (high <= from || low >= to
              ? [[from, to]]
              : [
                  [from, Math.min(to, low)],
                  [Math.max(from, high), to],
                ].filter(([a, b]) => a! < b!)) as [number, number][],
        );
      }
      for (const [from, to] of parts) path += upright ? `M${edge[0]} ${from}V${to}` : `M${from} ${edge[1]}H${to}`;
    }
  }
  return path;
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The whole board on the screen, below a strip that is kept free for buttons. */
export function fit(board: Size, screen: Size, strip = 0, margin = 60): Camera {
  const free = screen.height - strip;
  const k = Math.min(screen.width / (board.width + 2 * margin), free / (board.height + 2 * margin));
  return { k, x: (screen.width - board.width * k) / 2, y: strip + (free - board.height * k) / 2 };
}

/** Close to a point, but not past the edge of a board that is larger than the screen. */
export function closeTo(at: Point, k: number, board: Size, screen: Size, strip = 0, margin = 60): Camera {
  const along = (middle: number, length: number, from: number, room: number) => {
    if ((length + 2 * margin) * k <= room) return from + (room - length * k) / 2;
    return Math.min(from + margin * k, Math.max(from + room - (length + margin) * k, from + room / 2 - middle * k));
  };
  return {
    k,
    x: along(at.x, board.width, 0, screen.width),
    y: along(at.y, board.height, strip, screen.height - strip),
  };
}

export function zoomAt(camera: Camera, factor: number, at: Point, least: number, most: number): Camera {
  const k = Math.min(most, Math.max(least, camera.k * factor));
  const ratio = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Keep the board on the stage: it leaves it by a rim at most, and no more than a rim is left free beside a large one. */
export function held(camera: Camera, board: Size, screen: Size): Camera {
  const rim = 60;
  const along = (value: number, length: number, room: number) => {
    const spare = room - length * camera.k;
    return Math.min(Math.max(0, spare) + rim, Math.max(Math.min(0, spare) - rim, value));
  };
  return {
    k: camera.k,
    x: along(camera.x, board.width, screen.width),
    y: along(camera.y, board.height, screen.height),
  };
}

/** The nearest zone from one in a direction, for the arrow keys. */
export function towards(from: Point, all: Point[], direction: "up" | "down" | "left" | "right"): number {
  let best = -1;
  let least = Infinity;
  all.forEach((to, index) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = direction === "left" ? -dx : direction === "right" ? dx : direction === "up" ? -dy : dy;
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    if (along <= 1 || aside > along * 2) return;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
