import { beforeAll, describe, expect, it, vi } from "vitest";
import { meaningsOf, type Situation } from "../table/meaning";
import type { GameFace, Target } from "../table/face";
import type { BoardData, DecisionData, OptionData } from "../types/protocol";
import type { GameView } from "../types/view";
import { byItself, folded, halts, meaning, stepsLeft, wayTo, weaponOf } from "./clicks";
import { optionsFor } from "./options";
import { sideOf } from "./naming";
import { SKIN } from "../town/skin";
import { wear } from "./skin.svelte";
import { option } from "../table/given";

const KINDS: Record<string, string> = { "plenty-of-bullets": "item", colt: "pistol" };
vi.mock("./content.svelte", async (load) => ({
  ...(await load<typeof import("./content.svelte")>()),
  cardData: (id: string) => ({ kind: KINDS[id] ?? "" }),
}));
beforeAll(() => wear(SKIN));

const slots = { hand1: null, hand2: null, favourite: null, pack1: null, pack2: null, pack3: null };
/** Carl in b, Meg in a; a walker in c; four zones in a row, d beyond. */
const view = {
  active_survivor: "carl",
  survivors: [
    { id: "carl", zone: "b", slots },
    { id: "meg", zone: "a", slots },
  ],
  zombies: { c: { walker: 1 } },
  board: { state: 0, blocked: [] },
} as unknown as GameView;
const zones = ["a", "b", "c", "d"].map((name) => ({ name }));
const board = {
  shapes: [
    {
      plan: { floors: [], zones },
      neighbours: [[1], [0, 2], [1, 3], [2]],
      sees: [[], [2], [1], [2]],
      ranges: [[], [1], [1], [1]],
    },
  ],
} as unknown as BoardData;
const face = {
  meaning,
  weaponOf,
  optionsFor: (all: OptionData[], at: Target, _: GameView, here: string | null) => optionsFor(all, at, here),
} as unknown as GameFace<GameView>;
const at = (options: OptionData[], more: Partial<Situation<GameView>> = {}): Situation<GameView> => ({
  face,
  view,
  options,
  decider: "carl",
  here: "b",
  armed: "",
  ...more,
});
const keys = (options: OptionData[]): string[] => options.map((one) => one.key);

const move = option("move:a", { zone: "a" });
const into = option("move:c", { zone: "c" });
const shot = option("shoot:colt@c", { zone: "c", card: "colt" });
const fan = option("fan:colt@c", { zone: "c", card: "colt" });
const rifle = option("shoot:rifle@c", { zone: "c", card: "rifle" });
const nobody = option("shoot:colt@a", { zone: "a", card: "colt" });

describe("a click on the town", () => {
  it("means to go where nobody is to be shot, though a shot is legal", () => {
    expect(keys(meaningsOf(at([move, nobody]), { type: "zone", zone: "a" }))).toEqual(["move:a"]);
    expect(folded(nobody, view)).toBe(true);
    expect(folded(shot, view)).toBe(false);
  });
  it("hits where the teammate stands to whom a Born Leader gave an Action", () => {
    const given = { ...view, acting: "meg", zombies: { a: { walker: 1 } } } as unknown as GameView;
    expect(folded(option("melee:pan", { card: "pan" }), given)).toBe(false);
  });
  it("on a zombie means the attack; on the ground beside it also the way", () => {
    expect(keys(meaningsOf(at([into, shot]), { type: "zombies", zone: "c", kind: "walker" }))).toEqual([shot.key]);
    expect(keys(meaningsOf(at([into, shot]), { type: "zone", zone: "c" }))).toEqual([into.key, shot.key]);
  });
  it("on a zombie that cannot be attacked means what the ground means", () => {
    expect(keys(meaningsOf(at([into]), { type: "zombies", zone: "c", kind: "walker" }))).toEqual([into.key]);
  });
  it("with a chosen weapon means its attacks alone", () => {
    const armed = at([into, shot, fan, rifle], { armed: "colt" });
    expect(keys(meaningsOf(armed, { type: "zone", zone: "c" }))).toEqual([shot.key, fan.key]);
    expect(meaningsOf(armed, { type: "zone", zone: "a" })).toEqual([]);
  });
  it("on a token never throws what is carried, if the token is none that Dynamite destroys", () => {
    const thrown = option("throw:dynamite@c", { zone: "c" });
    const token = (kind: string): Target => ({ type: "token", id: "one", kind, zone: "c" });
    expect(keys(meaningsOf(at([into, shot, thrown]), token("objective")))).toEqual([into.key, shot.key, thrown.key]);
    expect(keys(meaningsOf(at([into, shot, thrown]), token("mobile")))).toEqual([thrown.key]);
  });
  it("on a friend means what can be chosen, else the place; never a trade at once", () => {
    const trade = option("trade:meg", { survivor: "meg" });
    const turn = option("activate:meg", { survivor: "meg" });
    const meg: Target = { type: "survivor", id: "meg", zone: "a" };
    expect(keys(meaningsOf(at([turn, trade]), meg))).toEqual([turn.key]);
    expect(keys(meaningsOf(at([move, trade]), meg))).toEqual([move.key]);
    expect(meaningsOf(at([trade], { here: "a" }), meg)).toEqual([]);
  });
  it("searches where one stands", () => {
    const search = option("search");
    const noise = option("make-noise");
    expect(keys(meaningsOf(at([search, noise]), { type: "zone", zone: "b" }))).toEqual(["search"]);
  });
});

describe("a longer way", () => {
  it("goes over neighbours, and not through what is blocked", () => {
    expect(wayTo(view, board, "a", "d")).toEqual(["b", "c", "d"]);
    const shut = { ...view, board: { state: 0, blocked: ["c"] } };
    expect(wayTo(shut, board, "a", "d")).toEqual([]);
  });
  it("is as long this Turn as there are Actions and free Moves to pay for it", () => {
    const with_ = (actions: number, free = {}) =>
      ({
        ...view,
        survivors: [{ ...view.survivors[0]!, turn: { ...view.survivors[0]!.turn, actions, free } }],
      }) as GameView;
    const who = view.survivors[0]!.id;
    const first = (actions: number) => option("move:b", { zone: "b", actions });
    expect(stepsLeft(with_(1), who, first(1))).toBe(1);
    expect(stepsLeft(with_(3), who, first(1))).toBe(3);
    expect(stepsLeft(with_(3), who, first(2))).toBe(2);
    expect(stepsLeft(with_(1, { move: 1 }), who, first(0))).toBe(2);
  });
  it("stops before what is stirred up, met, or sees who was not seen before", () => {
    const quiet = { zombies: {}, stops: false, corpse_piles: [], seen_by: [] };
    expect(halts(quiet, view, board, "a")).toBe("");
    expect(halts({ ...quiet, corpse_piles: ["x"] }, view, board, "a")).not.toBe("");
    expect(halts({ ...quiet, may_wake: 1 / 6 }, view, board, "a")).not.toBe("");
    expect(halts({ ...quiet, zombies: { walker: 1 } }, view, board, "b")).not.toBe("");
    expect(halts({ ...quiet, seen_by: [{ zone: "c" }] }, view, board, "a")).not.toBe("");
    expect(halts({ ...quiet, seen_by: [{ zone: "c" }] }, view, board, "b")).toBe("");
  });
});

describe("what goes without saying", () => {
  const asked = (kind: string, options: OptionData[]): DecisionData =>
    ({ kind, options, prompt: { en: "", pl: "" }, rules: [] }) as unknown as DecisionData;
  const [yes, no, done] = [option("yes"), option("no"), option("done")];
  it("keeps what was searched for while there is room", () => {
    expect(byItself(asked("keep-card", [yes, no]), view, ["search"])).toBe("yes");
    expect(byItself(asked("keep-card", [yes, no]), view, ["move:a"])).toBe(null);
    expect(byItself(asked("keep-card", [yes, no]), view, ["take:objective-1R"])).toBe("yes");
    expect(byItself(asked("keep-card", [yes, no]), view, ["search", "no"])).toBe("yes");
    const full = Object.fromEntries(Object.keys(slots).map((slot) => [slot, { card: "pan", empty: false }]));
    const laden = { ...view, survivors: [{ ...view.survivors[0]!, slots: full }] } as GameView;
    expect(byItself(asked("keep-card", [yes, no]), laden, ["search"])).toBe(null);
  });
  it("leaves it where it is, unless a weapon lies in the pack that a hand could hold", () => {
    const idle = option("put:water:pack1>pack2", { from: "pack1", to: "pack2" });
    const weapon = option("put:colt:pack1>hand1", { from: "pack1", to: "hand1" });
    expect(byItself(asked("rearrange", [done, idle]), view, ["search", "yes"])).toBe("done");
    expect(byItself(asked("rearrange", [done, weapon]), view, ["search", "yes"])).toBe(null);
    expect(byItself(asked("rearrange", [done, idle]), view, ["trade:meg"])).toBe(null);
    expect(byItself(asked("rearrange", [done, idle]), view, ["take:objective-1R", "yes"])).toBe("done");
  });
  it("leaves an item in the pack, where it works as well as in a hand", () => {
    const item = option("put:plenty-of-bullets:pack1>hand1", { card: "plenty-of-bullets", from: "pack1", to: "hand1" });
    const weapon = option("put:colt:pack2>hand1", { card: "colt", from: "pack2", to: "hand1" });
    expect(byItself(asked("rearrange", [done, item]), view, ["search", "yes"])).toBe("done");
    expect(byItself(asked("rearrange", [done, item, weapon]), view, ["search", "yes"])).toBe(null);
  });
  it("goes on by itself where there is one way, but spends no Action unasked", () => {
    expect(byItself(asked("activate", [option("activate:meg")]), view, [])).toBe("activate:meg");
    expect(byItself(asked("action", [option("move:a", { zone: "a", actions: 1 })]), view, [])).toBe(null);
  });
});

describe("sides", () => {
  it("are those of the map", () => {
    expect(sideOf([0, 0], [0, -10])).toBe("N");
    expect(sideOf([0, 0], [10, 10])).toBe("SE");
    expect(sideOf([0, 0], [-10, 0])).toBe("W");
  });
});
