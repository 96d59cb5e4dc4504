/** How what means nothing finds its place: never in the way, and always the same for a board. Pure. */
import type { Rect } from "../../board/geometry";

export const around = (r: Rect, by: number): Rect => [
  Math.min(r[0], r[2]) - by,
  Math.min(r[1], r[3]) - by,
  Math.max(r[0], r[2]) + by,
  Math.max(r[1], r[3]) + by,
];

/** Numbers that are always the same for a name. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return (state ^= state >>> 16) >>> 0;
  };
}
