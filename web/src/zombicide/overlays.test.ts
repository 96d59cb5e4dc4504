import { describe, expect, it } from "vitest";
import { between } from "../board/marks";
import type { ShapeData } from "../types/protocol";
import type { Outlook, ZombieGroup } from "../types/view";
import { counted, rangeMarks, sightFrom, spans, spawnMarks, stepsFrom, underFigures, zombieMarks } from "./overlays";

/** Four zones in a row; d is seen from a at Range 3. */
const zones = ["a", "b", "c", "d"].map((name) => ({ name }));
const shape = {
  plan: { zones },
  neighbours: [[1], [0, 2], [1, 3], [2]],
  sees: [[0, 1, 3], [], [], []],
  ranges: [[0, 1, 3], [], [], []],
} as unknown as ShapeData;
const group = (more: Partial<ZombieGroup>): ZombieGroup => ({
  zone: "a",
  zombies: { walker: 3 },
  why: "sees",
  rules: [],
  goals: ["c"],
  split: false,
  steps: [],
  runners: [],
  text: { en: "", pl: "" },
  ...more,
});

describe("overlays", () => {
  it("counts the steps over open ways only", () => {
    expect([...stepsFrom(shape, "a", [])]).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
      ["d", 3],
    ]);
    expect([...stepsFrom(shape, "a", ["c"]).keys()]).toEqual(["a", "b"]);
  });
  it("knows what is seen from a zone, and what whoever stands there sees", () => {
    expect([...sightFrom(shape, "a", null)]).toEqual([
      ["a", 0],
      ["b", 1],
      ["d", 3],
    ]);
    expect([...sightFrom(shape, "a", { survivor: "meg", zone: "a", sight: { a: 0, c: 2 }, weapons: [] })]).toEqual([
      ["a", 0],
      ["c", 2],
    ]);
  });
  it("marks what a weapon reaches", () => {
    expect(
      rangeMarks(
        new Map([
          ["a", 0],
          ["b", 1],
        ]),
        new Set([1, 2]),
      ).badges.map((badge) => badge.tone),
    ).toEqual(["weak", "strong"]);
  });
  it("writes Ranges as people do", () => {
    expect(spans([0, 2, 3])).toBe("0, 2–3");
    expect(spans([1])).toBe("1");
  });
  it("says how many go, exactly or within bounds", () => {
    expect(counted({ walker: [2, 2], brute: [1, 1] })).toBe("3");
    expect(counted({ walker: [1, 2] })).toBe("1–2");
  });
  it("draws arrows for those who walk and signs for those who do not", () => {
    const walking = group({
      steps: [{ to: "b", path: ["a", "b", "c"], zombies: { walker: [3, 3] } }],
      runners: [{ zone: "b", attacks: false, to: ["c"] }],
    });
    const hunting = group({ why: "hunts", steps: [{ to: "b", path: ["a", "b"], zombies: { abomination: [1, 1] } }] });
    const marks = zombieMarks([walking, hunting, group({ why: "shares-zone" }), group({ why: "vade-retro" })], "V.R.");
    expect(
      marks.arrows.map((arrow) => [arrow.path.join(">"), arrow.text, arrow.tone, arrow.second, arrow.lane]),
    ).toEqual([
      ["a>b>c", "3", "sees", false, 0],
      ["b>c", "", "sees", true, 0],
      ["a>b", "1", "hunts", false, 1],
    ]);
    expect(marks.signs).toEqual([
      { zone: "a", kind: "attack", text: "3" },
      { zone: "a", kind: "stay", text: "V.R." },
    ]);
    expect(underFigures(marks).signs).toEqual([{ zone: "a", kind: "attack", text: "3" }]);
  });
  it("numbers the spawns, and the next one stands out", () => {
    const spawns = [
      { order: 1, zone: "a", next: false, done: true },
      { order: 2, zone: "b", next: true, done: false },
      { order: 3, zone: "a", next: false, done: false },
    ];
    expect(spawnMarks({ spawns } as unknown as Outlook).badges).toEqual([
      { zone: "a", text: "1·3", tone: "plain" },
      { zone: "b", text: "2", tone: "strong" },
    ]);
  });
  it("keeps arrows side by side apart", () => {
    const way = between({ x: 0, y: 0 }, { x: 400, y: 0 }, 40, 1);
    expect(way).toEqual({ from: { x: 40, y: 62 }, to: { x: 360, y: 62 } });
  });
});
