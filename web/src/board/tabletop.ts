/** What every drawn board is told, whatever is printed on it. */
import type { BoardHandle } from "../table/desk.svelte";
import type { Target } from "../table/face";
import type { Point } from "./geometry";
import type { Marking } from "./marks";

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
  slide?: { from: string; to: string; kind?: string } | null;
  flash?: { zone: string; kind: string } | null;
  pick?: (target: Target, at: Point) => void;
  look?: (zone: string | null) => void;
  still?: boolean;
  strip?: number;
  /** How much of the lower edge is covered by something. */
  cover?: number;
  /** What to look at where the whole board would be too small. */
  near?: { zone: string } | null;
  /** Gets the board, to zoom and to point at places. */
  handle?: (board: BoardHandle) => void;
}

/** A place that can be pointed at. */
export interface Place { name: string; path: string; outline: string; centre: Point; /** Lies over others. */ upper?: boolean; /** So far beyond its edge a finger still means it. */ reach?: number }
/** Something that stands or lies on the board. */
export interface Placed { key: string; zone: string; x: number; y: number; scale: number; target: Target; slides: boolean }
