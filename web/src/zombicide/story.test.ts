import { beforeAll, describe, expect, it } from "vitest";
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";
import { lastMoments } from "../table/story";
import { attacks, story } from "./story";
import { SKIN } from "../town/skin";
import { wear } from "./skin.svelte";
import { event as given } from "../table/given";

beforeAll(() => wear(SKIN));

let version = 0;
const event = (name: string, data: Record<string, unknown> = {}): EventData => ({
  ...given(name, data),
  version: (version += 1),
});
const kill = (survivor: string) => event("killed", { survivor, kind: "walker", zone: "1R.A" });
const LOG = [
  event("round-begins"),
  event("attack", { survivor: "ann", weapon: "pan", mode: "single", zone: "1R.A" }),
  event("hits", { survivor: "ann", hits: 1, misses: 1 }),
  kill("ann"),
  event("spawned", { count: 2 }),
  event("round-begins"),
  event("attack", { survivor: "bob", weapon: "rifle", mode: "single", zone: "1R.A" }),
  event("hits", { survivor: "bob", hits: 2, misses: 0 }),
  kill("bob"),
  kill("bob"),
  event("turn-begins", { survivor: "ann" }),
  kill("ann"),
  event("spawned", { count: 9 }),
  event("wounded", { survivor: "ann", wounds: 2 }),
];
const view = (won: boolean) =>
  ({
    survivors: [{ id: "ann" }, { id: "bob" }],
    round: 2,
    result: { won, reason: "", rule: "" },
  }) as unknown as GameView;

describe("the story of a game", () => {
  it("gives every attack its hits and kills, and none to an attack that is long over", () =>
    expect(attacks(LOG).map((one) => [one.who, one.round, one.dice, one.hits, one.kills])).toEqual([
      ["ann", 1, 2, 1, 1],
      ["bob", 2, 2, 2, 2],
    ]));
  it("says who did what", () => {
    const told = story(LOG, view(false));
    expect(told.deeds.map((one) => [one.id, one.kills, one.wounds])).toEqual([
      ["ann", 2, 2],
      ["bob", 2, 0],
    ]);
    expect(told.kills).toBe(4);
  });
  it("counts the rounds of a game that began in a position", () => {
    const told = story(LOG.slice(1), view(false));
    expect([told.best?.round, told.turning?.round]).toEqual([2, 2]);
    expect(story(LOG.slice(1, 4), { ...view(false), round: 1 }).best?.round).toBe(1);
  });
  it("finds the attack that killed most", () => expect(story(LOG, view(true)).best).toMatchObject({ round: 2 }));
  it("counts nobody who stood there when the game was laid out", () =>
    expect(story([event("spawned", { count: 40 }), ...LOG], view(false)).turning?.round).toBe(2));
  describe("ends with what everybody saw last", () => {
    const toned = (name: string, ...tone: EventData["tone"]): EventData => ({
      ...event(name),
      tone: ["loud", ...tone],
    });
    const names = (log: EventData[], won: boolean) => lastMoments(log, won).map((one) => one.name);
    it("and with the harm that led to a defeat", () => {
      const harm = (name: string): EventData => toned(name, "harm", "fight");
      const log = [harm("bitten"), harm("friendly-fire"), event("hits"), toned("killed", "fight"), harm("wounded")];
      expect(names([...log, toned("out"), toned("game-over")], false)).toEqual(["friendly-fire", "wounded", "out"]);
    });
    it("and with no harm on the way to a victory", () => {
      const log = [toned("left"), toned("wounded", "harm"), toned("goal-done"), toned("game-over")];
      expect(names(log, true)).toEqual(["left", "goal-done"]);
    });
    it("and with nobody who only walked, but whose last step it was", () => {
      const over = toned("game-over");
      const step = { ...toned("moved", "walk"), version: over.version };
      const log = [toned("left"), toned("moved", "walk"), toned("goal-done")];
      expect(names([...log, over], true)).toEqual(["left", "goal-done"]);
      expect(names([...log, step, over], true)).toEqual(["goal-done", "moved"]);
    });
    it("and with the last word alone about one Objective", () => {
      const data = { objective: "escape" };
      const log = [toned("left"), { ...toned("advanced"), data }, { ...toned("done"), data }, toned("game-over")];
      expect(names(log, true)).toEqual(["left", "done"]);
    });
  });
  it("tells of a round what came about in it", () => {
    expect(story(LOG, view(false)).turning?.text).toBe("9 Zombies came, 3 fell, 2 Wounds.");
    const bitten = [event("round-begins"), event("wounded", { survivor: "ann", wounds: 1 })];
    expect(story(bitten, view(false)).turning?.text).toBe("1 Wound.");
  });
  it("sees no turning point in the round of the victory, which is cut short", () => {
    const log = [event("round-begins"), kill("ann"), event("round-begins"), kill("ann"), kill("ann")];
    expect(story(log, view(true)).turning?.round).toBe(1);
  });
  it("finds the round in which it went wrong", () => expect(story(LOG, view(false)).turning?.round).toBe(2));
});
