import { describe, expect, it } from "vitest";
import { lies, turnedLine, turnedRect } from "./turning";

const tall = { width: 1000, height: 2000 };

describe("a board", () => {
  it("lies on its side where that draws it larger", () => {
    expect(lies(tall, { width: 1120, height: 850 }, "auto")).toBe(true);
    expect(lies(tall, { width: 390, height: 500 }, "auto")).toBe(false);
    expect(lies({ width: 1000, height: 1100 }, { width: 1120, height: 850 }, "auto")).toBe(false);
  });
  it("lies as somebody wishes", () => {
    expect(lies(tall, { width: 1120, height: 850 }, "upright")).toBe(false);
    expect(lies(tall, { width: 390, height: 500 }, "turned")).toBe(true);
  });
});

describe("what is printed", () => {
  it("turns with the board", () => {
    expect(turnedRect([0, 0, 100, 300], tall)).toEqual([0, 900, 300, 1000]);
    expect(turnedLine([0, 0, 0, 300], tall)).toEqual([0, 1000, 300, 1000]);
  });
});
