/** Where a card stands that tells of a place on the board: beside it, as near to the pointer as can be. */
import type { Point } from "../board/geometry";

interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
/** Pixels from the pointer; a card that would stand further off stands at the pointer, over a place as large as that. */
const FAR = 240;

/** The place as it is drawn now, from the corner of the stage. */
export function boxOf(zone: string, stage: Element | null | undefined): Box | null {
  const drawn = stage?.querySelector(`path[data-zone="${CSS.escape(zone)}"]`)?.getBoundingClientRect();
  const from = stage?.getBoundingClientRect();
  if (!drawn || !from) return null;
  return { left: drawn.left - from.left, top: drawn.top - from.top, width: drawn.width, height: drawn.height };
}

/** Above the place, below, to its right or to its left: the first that is on the stage and not far away. */
export function besidePlace(at: Point, place: Box | null, card: Size, stage: Size): Point {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const along = {
    x: within(at.x - card.width / 2, stage.width - card.width),
    y: within(at.y - card.height / 2, stage.height - card.height),
  };
  if (place) {
    const spots = [
      { x: along.x, y: place.top - card.height - GAP },
      { x: along.x, y: place.top + place.height + GAP },
      { x: place.left + place.width + GAP, y: along.y },
      { x: place.left - card.width - GAP, y: along.y },
    ];
    const found = spots.find(({ x, y }) => {
      const away = Math.hypot(gap(at.x, x, x + card.width), gap(at.y, y, y + card.height));
      const on = x >= 0 && y >= 0 && x + card.width <= stage.width && y + card.height <= stage.height;
      return on && away <= FAR;
    });
    if (found) return found;
  }
  const right = at.x > stage.width * 0.6;
  const up = at.y > stage.height * 0.6;
  return {
    x: within(right ? at.x - card.width - 18 : at.x + 18, stage.width - card.width),
    y: within(up ? at.y - card.height - 18 : at.y + 18, stage.height - card.height),
  };
}

/** To the right of a place, or to its left, as high as it; null where neither is on the stage. */
export function besideBox(place: Box, card: Size, stage: Size): Point | null {
  const x = [place.left + place.width + GAP, place.left - card.width - GAP].find(
    (left) => left >= 0 && left + card.width <= stage.width - STRIP,
  );
  const y = place.top + (place.height - card.height) / 2;
  return x === undefined ? null : { x, y: Math.max(GAP, Math.min(y, stage.height - card.height - GAP)) };
}
/** Pixels: the buttons beside the board stay free. */
const STRIP = 52;

/** How far a value lies outside of a stretch. */
const gap = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);
