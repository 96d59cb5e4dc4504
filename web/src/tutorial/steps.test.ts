import { describe, expect, it } from "vitest";
import { arrive, follow, rewound, stepBack, type Step } from "./steps";

const step = (id: string, done?: (log: string[]) => boolean): Step<object> => ({
  id,
  title: { en: id, pl: id },
  what: { en: id, pl: id },
  why: { en: id, pl: id },
  tryIt: { en: id, pl: id },
  ...(done ? { done: ({ log }) => done(log.map((event) => event.name)) } : {}),
});
const STEPS = [
  step("read"),
  step("move", (log) => log.includes("moved")),
  step("fight", (log) => log.includes("killed")),
  step("end"),
];
const scene = (...names: string[]) =>
  ({ view: {}, decision: null, log: names.map((name) => ({ name })) }) as unknown as Parameters<
    typeof arrive<object>
  >[1];

describe("a guided game", () => {
  it("goes on when something was done", () =>
    expect(follow(STEPS, scene("moved"), { at: 1, early: false })).toEqual({ at: 2, early: false }));
  it("waits for whoever has not read yet, whatever is played meanwhile", () =>
    expect(follow(STEPS, scene("moved", "killed"), arrive(STEPS, scene(), 0))).toEqual({ at: 0, early: false }));
  it("leaves nothing out: what was done before it was told is told, and waits to be read", () => {
    const told = arrive(STEPS, scene("moved", "killed"), 1);
    expect(told).toEqual({ at: 1, early: true });
    expect(follow(STEPS, scene("moved", "killed"), told)).toEqual(told);
  });
  it("goes back when it was taken back", () =>
    expect(stepBack(STEPS, scene("moved", "killed"), scene("moved"), 3)).toBe(2));
  it("knows what was taken back by what is gone, not by how much is left", () => {
    const before = scene("chosen", "moved");
    const { log } = before;
    expect(rewound(before, { log: [log[0]!, scene("note").log[0]!] })).toBe(true);
    expect(rewound(before, { log: [log[0]!] })).toBe(true);
    expect(rewound(before, { log: [...log, scene("killed").log[0]!] })).toBe(false);
  });
  it("does not ask to read again what was read, nor to do what was left undone", () => {
    expect(stepBack(STEPS, scene("killed"), scene("killed"), 3)).toBe(3);
    expect(stepBack(STEPS, scene("moved"), scene("moved"), 2)).toBe(2);
  });
});
