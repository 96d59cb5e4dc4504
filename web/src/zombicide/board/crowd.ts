/** Where zombies of a kind stand in their group. */
import type { Point } from "../../board/geometry";

export const crowdOf = (count: number): Point[] =>
  count === 1
    ? [{ x: 0, y: 0 }]
    : count === 2
      ? [
          { x: -16, y: -4 },
          { x: 14, y: 4 },
        ]
      : count <= 4
        ? [
            { x: -20, y: -8 },
            { x: 18, y: -6 },
            { x: -2, y: 6 },
          ]
        : [
            { x: -24, y: -10 },
            { x: 0, y: -14 },
            { x: 22, y: -9 },
            { x: -12, y: 6 },
            { x: 12, y: 8 },
          ];
