import { beforeAll, describe, expect, it } from "vitest";
import { rises, shakes, soundOf, told, toldSoFar } from "./sounds";
import { SKIN } from "../town/skin";
import { wear } from "./skin.svelte";
import { event } from "../table/given";

beforeAll(() => wear(SKIN));

const PHASE = [
  event("zombie-phase"),
  event("zombies-moved", { count: 3 }),
  event("zombies-moved", { count: 1 }),
  event("wounded", { wounds: 2 }),
  event("zombie-card"),
  event("spawned", { count: 5 }),
  event("round-begins"),
];

describe("what the zombies did", () => {
  it("is told in a line when their phase is over", () =>
    expect(told(PHASE)).toBe("4 Zombies moved, 2 Wounds, 5 came with 1 card."));
  it("counts Orders among the cards, and Abominations among those who came", () => {
    const more = [event("zeus-order"), event("spawned", { count: 2 }), event("abomination-comes")];
    const phase = [...PHASE.slice(0, -1), ...more, event("round-begins")];
    expect(told(phase)).toBe("4 Zombies moved, 2 Wounds, 8 came with 2 cards.");
  });
  it("is not told while a question holds their phase up", () => expect(told(PHASE.slice(0, 3))).toBe(""));
  it("is told so far to those who do not watch it", () => {
    expect(toldSoFar(PHASE.slice(0, 3))).toBe("So far: 4 Zombies moved.");
    expect(toldSoFar(PHASE.slice(0, 6))).toBe("So far: 4 Zombies moved, 2 Wounds, 5 came with 1 card.");
    expect([PHASE, PHASE.slice(0, 1), [...PHASE.slice(0, 3), event("turn-begins")]].map(toldSoFar)).toEqual([
      "",
      "",
      "",
    ]);
  });
  it("is old news once somebody takes a Turn", () => expect(told([...PHASE, event("turn-begins")])).toBe(""));
  it("is nothing before the first phase", () => expect(told([event("turn-begins")])).toBe(""));
});

describe("events that are heard and felt", () => {
  it("sound by how loud the Noise is", () => {
    expect(soundOf(event("noise-made", { noise: "boom" }))).toBe("boom");
    expect(soundOf(event("noise-made", { noise: "bang" }))).toBe("bang");
  });
  it("shake the board when somebody is hurt, and not when somebody walks", () => {
    expect(shakes(event("wounded"))).toBe(true);
    expect(shakes(event("moved"))).toBe(false);
  });
  it("let a Wound rise with its number", () => expect(rises(event("wounded", { wounds: 2 }))).toBe("−2 ♥"));
});
