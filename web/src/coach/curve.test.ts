import { describe, expect, test } from "vitest";
import type { AnalysedRound } from "../types/protocol";
import { curveOf, signed, turningPoints } from "./curve";

const round = (start: number, end: number, before: number, after: number): AnalysedRound =>
  ({ round: start, start, end, before, after, low: before, high: before, skill: 0, luck: 0 }) as AnalysedRound;
const game = [round(0, 10, 0.5, 0.2), round(10, 30, 0.2, 0.25), round(30, 40, 0.25, 1)];

describe("the curve of a game", () => {
  test("goes from the first round to the end", () => {
    const curve = curveOf(game, 40, 400, 100);
    expect(curve.line).toBe("0.0,50.0 100.0,80.0 300.0,75.0 400.0,0.0");
    expect(curve.x(20)).toBe(200);
  });
  test("turns where the chance changed most, told in order", () => {
    expect(turningPoints(game).map((each) => each.start)).toEqual([0, 30]);
    expect(turningPoints(game, 1).map((each) => each.start)).toEqual([30]);
  });
  test("changes have signs", () => {
    const tell = (share: number): string => `${Math.round(share * 100)}%`;
    expect([signed(0.123, tell), signed(-0.2, tell), signed(0.001, tell)]).toEqual(["+12%", "−20%", "±0%"]);
  });
});
