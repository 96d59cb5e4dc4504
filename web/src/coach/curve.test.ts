import { describe, expect, test } from "vitest";
import type { AnalysedRound } from "../types/protocol";
import { balanceOf, curveOf, signed, turningPoints } from "./curve";

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
  test("a change that the error of the curve explains turns nothing", () => {
    const [one, other] = [round(0, 10, 0.36, 0.67), round(10, 20, 0.67, 0)];
    const rounds = [
      { ...one!, low: 0.14, high: 0.61 },
      { ...other!, low: 0.39, high: 0.86 },
    ];
    expect(turningPoints(rounds)).toEqual([rounds[1]]);
  });
  test("changes have signs", () => {
    expect([signed(12), signed(-20), signed(0)]).toEqual(["+12", "−20", "±0"]);
  });
  test("decisions and luck add up to the change as it is printed", () => {
    const [one, other] = [round(0, 10, 0.504, 0.333), round(10, 20, 0.333, 0.006)];
    const rounds = [
      { ...one!, skill: -0.204 },
      { ...other!, skill: -0.124 },
    ];
    // From 50% to 1%: 33 points by decisions, so 16 by luck, though 0.17 would be nearer.
    expect(balanceOf(rounds)).toEqual({ skill: "−33", luck: "−16" });
  });
});
