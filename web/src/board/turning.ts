/** A tall board may lie on its side, so that it is drawn larger; whoever looks may say otherwise. */
import { fit, type Rect, type Size } from "./geometry";

export type Turning = "auto" | "upright" | "turned";

/** So much larger it must be drawn before it is turned unasked. */
const WORTH = 1.12;

export const sideways = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Is the board to lie on its side? */
export function lies(board: Size, screen: Size, wish: Turning): boolean {
  if (wish !== "auto" || !screen.width || !screen.height) return wish === "turned";
  return fit(sideways(board), screen).k > fit(board, screen).k * WORTH;
}

/** A point, a line or a rectangle after a quarter turn to the left: what was above lies at the left, in the same order. */
export const turnedPoint = ([x, y]: [number, number], board: Size): [number, number] => [y, board.width - x];
export function turnedLine([x0, y0, x1, y1]: Rect, board: Size): Rect {
  return [...turnedPoint([x0, y0], board), ...turnedPoint([x1, y1], board)];
}
export function turnedRect(rect: Rect, board: Size): Rect {
  const [a, b, c, d] = turnedLine(rect, board);
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}
