import { beforeAll, describe, expect, it } from "vitest";
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";
import { lastMoments } from "../table/story";
import { attacks, story } from "./story";
import { SKIN } from "../town/skin";
import { wear } from "./skin.svelte";

beforeAll(() => wear(SKIN));

let version = 0;
const event = (name: string, data: Record<string, unknown> = {}): EventData => ({
  name,
  data,
  text: { en: name, pl: name },
  rule: "",
  reveals: false,
  tone: [],
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
  it("ends with what everybody saw last", () => {
    const loud = (name: string): EventData => ({ ...event(name), tone: ["loud", "fight"] });
    const log = [loud("killed"), loud("friendly-fire"), event("hits"), loud("wounded"), loud("out"), loud("game-over")];
    expect(lastMoments(log).map((one) => one.name)).toEqual(["friendly-fire", "wounded", "out"]);
  });
  it("finds the round in which it went wrong", () => expect(story(LOG, view(false)).turning?.round).toBe(2));
});
