import { beforeAll, describe, expect, it } from "vitest";
import { thingsByZone } from "../zombicide/zones";
import { WORDS } from "./words.svelte";

const { en, pl } = WORDS;
import type { GameView } from "../types/view";
import { follow } from "../tutorial/steps";
import { LESSONS } from "./lessons";
import { describeZone } from "../zombicide/describe";
import { grouped, optionsFor } from "../zombicide/options";
import { acted, placeOf } from "../zombicide/play";
import { previewLines } from "../zombicide/preview";
import { moveInto, moveOf } from "../zombicide/puts";
import { wear } from "../zombicide/skin.svelte";
import { SKIN } from "./skin";
import { event, option } from "../table/given";

beforeAll(() => wear(SKIN));

const survivor = (id: string, zone: string) =>
  ({
    id,
    name: id,
    seat: 0,
    zone,
    left: null,
    aboard: false,
    health: 2,
    max_health: 2,
    adrenaline: 0,
    laps: 0,
    level: "blue",
    classes: [],
    skills: [],
    slots: { hand1: null, hand2: null, favourite: null, pack1: null, pack2: null, pack3: null },
    companions: [],
    tokens: [],
    turn_taken: false,
    turn: {
      actions: 3,
      free: {},
      searches: 0,
      charges: { used: 0, allowed: 1 },
      vade_retro: { used: 0, allowed: 1 },
      used: [],
      feat: 0,
    },
  }) as GameView["survivors"][number];

const view = {
  game: "undead-or-alive",
  mission: "m0",
  seat: 0,
  seats: 1,
  round: 1,
  phase: "players",
  first_player: 0,
  active_seat: 0,
  active_survivor: "carl",
  acting: "carl",
  ultrared: false,
  danger: "blue",
  board: { state: 0, blocked: [] },
  survivors: [survivor("carl", "a"), survivor("meg", "b")],
  companions: [],
  zombies: { b: { walker: 2 } },
  abomination: null,
  miniatures: {},
  noise: { zone: "a", level: "bang" },
  vade_retro: [null, null],
  spawn_tokens: [{ id: "starting", kind: "starting", zone: "c", state: "active", active: true, order: 1 }],
  active_tokens: { count: 1, limit: 7 },
  objectives: [{ id: "o", clock: false, zone: "c", face: "hidden", holder: null, loaded: false, taken: false }],
  hidden_faces: {},
  machines: { wagon: null, gatling: null },
  exit: null,
  train: null,
  decks: {},
  feat: null,
  goals: [],
  result: null,
} as GameView;

describe("options of a thing", () => {
  const options = [
    option("move:b", { zone: "b" }),
    option("shoot:colt@b", { zone: "b", card: "colt" }),
    option("melee:pan", { card: "pan" }),
    option("trade:meg", { survivor: "meg" }),
    option("kill:walker", { zombie: "walker" }),
  ];
  it("are those that name the zone, and melee where one stands", () => {
    expect(optionsFor(options, { type: "zone", zone: "b" }, "a").map((o) => o.key)).toEqual(["move:b", "shoot:colt@b"]);
    expect(optionsFor(options, { type: "zone", zone: "a" }, "a").map((o) => o.key)).toEqual(["melee:pan"]);
  });
  it("leave out moving when zombies are meant", () => {
    expect(optionsFor(options, { type: "zombies", zone: "b", kind: "walker" }, "a").map((o) => o.key)).toEqual([
      "kill:walker",
      "shoot:colt@b",
    ]);
  });
  it("find people and cards", () => {
    expect(optionsFor(options, { type: "survivor", id: "meg", zone: "b" }, "a").map((o) => o.key)).toEqual([
      "trade:meg",
    ]);
    expect(
      optionsFor(options, { type: "card", card: "colt", survivor: "carl", slot: "hand1" }, "a").map((o) => o.key),
    ).toEqual(["shoot:colt@b"]);
  });
});

describe("groups", () => {
  it("have keys of their own, and the end comes last", () => {
    const groups = grouped([
      option("end"),
      option("move:b"),
      option("taunt:b"),
      option("rally:meg"),
      option("invent:x"),
      option("unheard-of:x"),
    ]);
    const keys = groups.map((group) => group.key).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    expect(groups.findIndex((group) => group.name === "end")).toBeGreaterThan(
      groups.findIndex((group) => group.name === "move"),
    );
  });
});

describe("cards moved between slots", () => {
  it("come from a slot of somebody, or from the deck", () => {
    expect(
      moveOf(option("put:x", { card: "x", survivor: "carl", from: "pack1", taker: "meg", to: "hand1" })),
    ).toMatchObject({ who: "carl", from: "pack1", taker: "meg", to: "hand1" });
    expect(moveOf(option("put:x", { card: "x", survivor: "carl", to: "hand1" }))).toMatchObject({
      who: "",
      from: "",
      taker: "carl",
      to: "hand1",
    });
  });
});

describe("slots that are alike", () => {
  const moves = [moveOf(option("put:x", { card: "x", survivor: "carl", from: "pack1", to: "hand1" }))];
  it("stand for each other when free", () => {
    expect(moveInto(moves, "carl", "hand2", () => true)?.to).toBe("hand1");
    expect(moveInto(moves, "carl", "hand2", () => false)).toBeUndefined();
    expect(moveInto(moves, "carl", "favourite", () => true)).toBeUndefined();
  });
});

describe("events acted out", () => {
  it("say which step of the Zombie Phase it is", () => {
    const steps = ["zombie-phase", "zombie-attack", "zombies-moved", "zombie-attack", "zombies-moved", "spawn-step"];
    const told: string[] = [];
    steps.reduce((before, name) => {
      const after = acted(before, event(name, {}));
      told.push(after.phase);
      return after;
    }, view);
    expect(told).toEqual(["attacks", "attacks", "moves", "runner-attacks", "runner-moves", "spawn"]);
  });
  it("move figures and count zombies, and leave the view before untouched", () => {
    expect(acted(view, event("moved", { survivor: "carl", from: "a", to: "b" })).survivors[0]!.zone).toBe("b");
    const next = acted(
      acted(view, event("zombies-moved", { from: "b", to: "a", kind: "walker", count: 2 })),
      event("killed", { survivor: "carl", kind: "walker", zone: "a" }),
    );
    expect(next.zombies).toEqual({ a: { walker: 1 } });
    expect(view.zombies).toEqual({ b: { walker: 2 } });
  });
  it("know their place", () => {
    expect(placeOf(event("wounded", { survivor: "meg" }), view)).toBe("b");
    expect(placeOf(event("moved", { survivor: "meg", from: "b", to: "c" }), view)).toBe("c");
  });
  it("change nothing when unknown", () => {
    expect(acted(view, event("something-new", {}))).toBe(view);
  });
});

describe("a zone in words", () => {
  it("says who and what is there and how much can be done", () => {
    const things = thingsByZone(view).get("b")!;
    expect(describeZone("b", "street", "", things, 2, en, (id) => id)).toBe("b, street: meg; 2 Walkers. 2 options");
    expect(describeZone("c", "room", "", thingsByZone(view).get("c")!, 0, en, (id) => id)).toContain(
      "spawns as number 1",
    );
    expect(describeZone("z", "room", "", [], 0, en, (id) => id)).toContain(en.empty);
  });
});

describe("previews", () => {
  const names = {
    words: en,
    survivor: (id: string) => id.toUpperCase(),
    card: (id: string) => id,
    text: (text: { en: string }) => text.en,
  };
  it("say odds as percentages and warn of friends", () => {
    const lines = previewLines(
      {
        zone: "b",
        dice: 2,
        hit_chance: 0.5,
        hits: [0.25, 0.5, 0.25],
        kill_all: 0.001,
        friendly_fire: { survivors: ["meg"], chance: 0.75, damage: 1, avoidable: false },
        noise: { level: "bang", zone: "a", token_moves: true },
      },
      names,
    );
    expect(lines.map((line) => line.value)).toEqual(["2", "50%", "25%", "50%", "25%", "<1%", "MEG: 75%", "Bang! (a)"]);
    expect(lines.filter((line) => line.bad)).toHaveLength(1);
  });
  it("say of several friends that a miss hits one of them", () => {
    const lines = previewLines(
      { friendly_fire: { survivors: ["meg", "may"], chance: 0.5, damage: 1, avoidable: false } },
      names,
    );
    expect(lines.map((line) => line.value)).toEqual(["one of MEG, MAY: 50%"]);
  });
  it("say first of all what loses the game, and how likely", () => {
    const fatal = {
      reason: "survivor-eliminated",
      rule: "UOA-WIN-03",
      chance: 1,
      text: { en: "a Survivor is eliminated", pl: "ginie jeden z Ocalałych" },
    };
    expect(previewLines({ fatal, zombies: {} }, names)).toEqual([
      { name: "You lose", value: "a Survivor is eliminated", share: null, bad: true },
    ]);
    expect(
      previewLines({ fatal: { ...fatal, chance: 0.25 } }, { ...names, words: pl, text: (text) => text.pl }),
    ).toEqual([{ name: "Przegrana", value: "ginie jeden z Ocalałych: 25%", share: 0.25, bad: true }]);
  });
  it("say next who falls although the game goes on, and say it once", () => {
    const deadly = {
      reason: "survivor-eliminated",
      rule: "AOTD-WIN-05",
      chance: 1,
      text: { en: "Kate is eliminated", pl: "" },
    };
    expect(previewLines({ deadly, eliminated: ["kate"] }, names)).toEqual([
      { name: "Eliminated", value: "Kate is eliminated", share: null, bad: true },
    ]);
  });
  it("say who would see a move and what it stirs up", () => {
    const lines = previewLines(
      { zombies: {}, stops: false, corpse_piles: ["p"], seen_by: [{ zone: "c", zombies: { walker: 2 } }] },
      names,
    );
    expect(lines.map((line) => line.value)).toEqual(["1", "c: 2 Walkers"]);
  });
});

describe("the tutorial", () => {
  const at = (id: string) => LESSONS.findIndex((step) => step.id === id);
  const scene = (...names: string[]) => ({ view, decision: null, log: names.map((name) => event(name, {})) });
  it("teaches what one would lose by", () =>
    expect(["forecast", "friendly", "adrenaline", "noise", "seventh"].every((id) => at(id) >= 0)).toBe(true));
  it("goes on from the fight when dice were rolled, and waits with what is to be read", () => {
    const fought = follow(LESSONS, scene("rolled", "killed"), { at: at("fight"), early: false });
    expect(LESSONS[fought.at]!.id).toBe("adrenaline");
    expect(follow(LESSONS, scene("rolled", "killed", "moved", "zombie-phase"), fought)).toEqual(fought);
  });
});
