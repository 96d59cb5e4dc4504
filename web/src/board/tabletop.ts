/** What every drawn board is told, whatever is printed on it. */
import type { Hand } from "../company/hands";
import type { Target } from "../table/face";
import type { Point } from "./geometry";
import type { Marking } from "./marks";

/** The drawn board, whatever it is. */
export interface BoardHandle {
  refit(): void;
  zoom(factor: number): void;
  showZone(name: string): void;
  focusZone(name: string): void;
}

/** Zombies that walk from one place to the next, through the way between them. */
export interface Slide {
  from: string;
  to: string;
  kind?: string;
  count?: number;
  via?: Point | null;
}

export interface BoardProps {
  language: "en" | "pl";
  /** A place in words. */
  describe: (zone: string) => string;
  label: string;
  /** Whose turn it is. */
  active?: string | null;
  /** Places that an option points at. */
  lit?: Set<string>;
  /** Those of them that one can go to; all of them, if nothing else is said. */
  ways?: Set<string>;
  selected?: string | null;
  seen?: Set<string> | null;
  /** What an overlay draws. */
  marks?: Marking;
  /** Zombies on their way from place to place. */
  slide?: Slide | null;
  /** What others show. */
  hands?: Hand[];
  flash?: { zone: string; kind: string; /** Rises from the place. */ text?: string } | null;
  /** A click; `finger`: by touch. */
  pick?: (target: Target, at: Point, finger: boolean) => void;
  /** A right click, a long touch, or Enter: what can be done there? */
  menu?: (target: Target, at: Point) => void;
  /** The pointer is over it, or the keyboard on it; null: over nothing. */
  point?: (target: Target | null, at: Point) => void;
  look?: (zone: string | null) => void;
  /** Drawn under the figures: what is to come. */
  under?: Marking;
  /** Who would go where: drawn pale, with the way. */
  ghost?: Ghost | null;
  /** Does the view stay where it is? */
  holdStill?: boolean;
  still?: boolean;
  /** What buttons need: above the board, or beside it where `aside` is true and that leaves more for the board. */
  strip?: number;
  aside?: boolean;
  /** How much of the lower edge is covered by something. */
  cover?: number;
  /** What to look at where the whole board would be too small. */
  near?: { zone: string } | null;
  /** Gets the board, to zoom and to point at places. */
  handle?: (board: BoardHandle) => void;
}

export interface Ghost {
  id: string;
  from: string;
  way: string[];
}
/** A place that can be pointed at. */
export interface Place {
  name: string;
  path: string;
  outline: string;
  centre: Point;
  /** Lies over others. */ upper?: boolean;
  /** So far beyond its edge a finger still means it. */ reach?: number;
}
/** Something that stands or lies on the board. */
export interface Placed {
  key: string;
  zone: string;
  x: number;
  y: number;
  scale: number;
  target: Target;
  slides: boolean;
  /** It is still on its way, and drawn there when it has arrived. */
  arrives?: boolean;
}
