import { describe, expect, it } from "vitest";
import { borderOf, middle } from "./ways";

describe("the way between two places", () => {
  it("crosses the middle of their border", () =>
    expect(borderOf([[0, 0, 100, 100]], [[100, 40, 200, 100]])).toEqual({ x: 100, y: 70 }));
  it("takes the longest of several borders", () =>
    expect(
      borderOf(
        [
          [0, 0, 100, 100],
          [0, 100, 100, 300],
        ],
        [[100, 90, 200, 300]],
      ),
    ).toEqual({ x: 100, y: 200 }));
  it("is not there where they do not touch", () => expect(borderOf([[0, 0, 10, 10]], [[20, 0, 30, 10]])).toBeNull());
  it("does not lead over a mere corner", () => expect(borderOf([[0, 0, 10, 10]], [[10, 10, 20, 20]])).toBeNull());
  it("leads through the middle of a door", () => expect(middle([0, 10, 0, 30])).toEqual({ x: 0, y: 20 }));
});
