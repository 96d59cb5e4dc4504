/** What an overlay draws over the zones of a board. Pure: no DOM, no rules. */
import type { Point } from "./geometry";

/** A number on a zone. `strong` stands out, `weak` stands back. */
export interface Badge {
  zone: string;
  text: string;
  tone: "plain" | "strong" | "weak";
}
/** Somebody will go from the first zone of the path to the second, and heads for the last. */
export interface Arrow {
  path: string[];
  text: string;
  tone: "sees" | "hears" | "hunts";
  /** A second step. */ second: boolean;
  /** Beside others that go the same way. */ lane: number;
}
/** Somebody will stay and do this. */
export interface Sign {
  zone: string;
  kind: "attack" | "stay";
  text: string;
}
export interface Marking {
  badges: Badge[];
  arrows: Arrow[];
  signs: Sign[];
}

export const NO_MARKS: Marking = { badges: [], arrows: [], signs: [] };

interface Way {
  from: Point;
  to: Point;
}

const LANE = 62;

/** The part of the way from one centre to another that an arrow covers: clear of both ends, and in its lane. */
export function between(from: Point, to: Point, gap: number, lane: number): Way {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(gap / far, 0.3);
  const aside = { x: (-(to.y - from.y) / far) * LANE * lane, y: ((to.x - from.x) / far) * LANE * lane };
  const beside = (point: Point): Point => ({ x: point.x + aside.x, y: point.y + aside.y });
  return { from: beside(along({ from, to }, part)), to: beside(along({ from, to }, 1 - part)) };
}

export const along = (way: Way, part: number): Point => ({
  x: way.from.x + (way.to.x - way.from.x) * part,
  y: way.from.y + (way.to.y - way.from.y) * part,
});
