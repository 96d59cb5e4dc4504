/** Where one goes from a place to the next: through the door between them, else over the middle of their border. */
import type { Point, Rect } from "./geometry";

/** The middle of what two places have in common at their edges; null if they do not touch. */
export function borderOf(from: Rect[], to: Rect[]): Point | null {
  let longest = 0;
  let found: Point | null = null;
  for (const a of from)
    for (const b of to) {
      const left = Math.max(a[0], b[0]);
      const right = Math.min(a[2], b[2]);
      const top = Math.max(a[1], b[1]);
      const bottom = Math.min(a[3], b[3]);
      const length = right - left + (bottom - top);
      if (right < left || bottom < top || length <= longest) continue;
      longest = length;
      found = { x: (left + right) / 2, y: (top + bottom) / 2 };
    }
  return found;
}

export const middle = (line: Rect): Point => ({ x: (line[0] + line[2]) / 2, y: (line[1] + line[3]) / 2 });
