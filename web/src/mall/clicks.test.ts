import { describe, expect, it } from "vitest";
import type { GameFace } from "../table/face";
import { meaningsOf, type Situation } from "../table/meaning";
import type { BoardData, DecisionData, OptionData } from "../types/protocol";
import { byItself, halts, meaning, wayTo, weaponOf } from "./clicks";
import { grouped, optionsFor } from "./options";
import type { MallView } from "./types";
import { option } from "../table/given";

const room = (zombie = false) => ({ zombie, trap: false, humans: [], tokens: [] });
const view = {
  active: 0,
  humans: [{ id: "greaser", room: "toys.1", melee: null, ranged: "rifle" }],
  rooms: { "toys.1": room(), "toys.2": room(true), "toys.3": room(), "crafts.1": room() },
} as unknown as MallView;
const face = { meaning, weaponOf, optionsFor } as unknown as GameFace<MallView>;
const at = (options: OptionData[]): Situation<MallView> => ({
  face,
  view,
  options,
  decider: "greaser",
  here: "toys.1",
  armed: "",
});
const asked = (kind: string, options: OptionData[]): DecisionData => ({ kind, options }) as unknown as DecisionData;

describe("a click in the mall", () => {
  const shoot = option("shoot:toys.2", { room: "toys.2" });
  const fight = option("move:toys.2", { room: "toys.2" });
  it("on a zombie offers the shot and the way in, both", () => {
    const meant = meaningsOf(at([fight, shoot]), { type: "zombies", zone: "toys.2", kind: "zombie" });
    expect(meant).toEqual([shoot, fight]);
  });
  it("on a zombie offers nothing to put down", () => {
    const drop = option("drop:axe@toys", { item: "axe", store: "toys" });
    const target = { type: "zombies", zone: "toys.2", kind: "zombie" } as const;
    expect(optionsFor([drop, shoot], target, view, "toys.1")).toEqual([shoot]);
    expect(optionsFor([drop], { type: "zone", zone: "toys.2" }, view, "toys.1")).toEqual([drop]);
  });
  it("on a free room goes there", () => {
    const go = option("move:toys.3", { room: "toys.3" });
    const skate = option("skate:toys.3", { room: "toys.3" });
    expect(meaningsOf(at([go, skate]), { type: "zone", zone: "toys.3" })).toEqual([go]);
  });
});

describe("a longer way in the mall", () => {
  it("goes round a zombie where that is no longer, and stops before one", () => {
    const steps = [
      [1, 2],
      [0, 3],
      [0, 3],
      [1, 2],
    ];
    const names = ["toys.1", "toys.2", "toys.3", "crafts.1"];
    const board = { mall: { rooms: names.map((name, n) => ({ name, steps: steps[n] })) } } as unknown as BoardData;
    expect(wayTo(view, board, "toys.1", "crafts.1")).toEqual(["toys.3", "crafts.1"]);
    expect(halts({ die: { overkill: 0.3 } })).not.toBe("");
    expect(halts({ noise: 0.3 })).toBe("");
  });
});

describe("between turns", () => {
  const [drop, pass] = [option("drop:radio"), option("pass")];
  it("nobody is asked whether to put something down", () => {
    expect(byItself(asked("any-time", [drop, pass]))).toBe("pass");
    expect(byItself(asked("any-time", [drop, option("give:radio"), pass]))).toBe(null);
    expect(byItself(asked("turn", [drop, pass]))).toBe(null);
  });
  it("putting down never stands where taking stood", () => {
    const before = grouped([option("take:part"), option("end")]).map((group) => group.name);
    const after = grouped([option("drop:part"), option("end")]).map((group) => group.name);
    expect(before[0]).toBe("take");
    expect(after[0]).not.toBe("drop");
  });
});
