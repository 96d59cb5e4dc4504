import { beforeAll, describe, expect, it } from "vitest";
import { en as shell } from "../i18n/en";
import type { EventData, OptionData, Plan } from "../types/protocol";
import type { GameView } from "../types/view";
import { en as family } from "../zombicide/en";
import { chips as chipsOf } from "../zombicide/chips";
import { iconOf, optionsFor } from "../zombicide/options";
import { acted as actedByAll } from "../zombicide/play";
import { wear } from "../zombicide/skin.svelte";
import { describeThing } from "../zombicide/describe";
import { thingsByZone, token } from "../zombicide/zones";
import { asideKey, attemptOf, byDie, helpersOf, nearest, short, straightsOf, worth } from "./attempt";
import { floorOf, liftRails } from "./board/drawing";
import { cardName } from "../zombicide/content.svelte";
import { figures, owned, settled } from "./personal";
import { SKIN } from "./skin";
import { WORDS } from "./words.svelte";

beforeAll(() => wear(SKIN));
const view = {
  zombies: { a: { alpha: 1 } },
  survivors: [{ id: "kate", zone: "a", left: null }],
  companions: [],
  spawn_tokens: [],
  objectives: [{ id: "o", zone: "a", face: "hidden", taken: false }],
  noise: { zone: null, level: "silent" },
  sleepers: { a: 2 },
  exits: [{ id: "fence", zone: "b", open: false }],
  laid: [],
  trapped: {},
  truck: { zone: "b", seats: { kate: "driver" } },
  vault: { state: "trapped", card: null, zone: "v", trap_zone: "t" },
} as unknown as GameView;
const event = (name: string, data: Record<string, unknown>): EventData => ({ name, data }) as unknown as EventData;

describe("what lies on the strip", () => {
  it("is Sleepers without a number, a shut Exit and the Truck", () => {
    const things = thingsByZone(view);
    expect(things.get("a")!.filter((one) => one.type === "token" && one.kind === "sleepers")).toHaveLength(2);
    expect(things.get("b")).toEqual([
      { type: "token", kind: "exit", id: "exit-fence", text: "", state: "shut" },
      { type: "token", kind: "truck", id: "truck", text: "", state: "" },
    ]);
  });
});

describe("what an attack would do", () => {
  const chips = (preview: object) =>
    chipsOf({ arguments: {} } as OptionData, { expected_kills: 0, ...preview }, view, String).map((one) => one.text);
  it("names once those of whom there is but one", () => {
    expect(chips({ zombies: { queen: 1, valentine: 1, "zeus-mounted": 1 } })).toEqual([
      "Cannot hurt the Queen",
      "Cannot hurt Valentine",
      "Cannot hurt Zeus on horseback",
    ]);
  });
  it("says whom only all hits together kill (AOTD-CONC-02)", () => {
    const both = { zombies: { alpha: 1, queen: 1 }, concentrated: { alpha: 0.44 } };
    expect(chips(both)).toEqual(["Concentrated: Alpha 44%", "Cannot hurt the Queen"]);
  });
});

describe("what must be held at the end (AOTD-PO-03)", () => {
  const card = { id: "peters", survivor: "peters", colour: "yellow", done: true, progress: [0], wanted: [0] };
  const when = (done: boolean) => ({ ...view, goals: [{ key: "out", done }], personal: [card] }) as unknown as GameView;
  it("is not done while there is something else to do", () => {
    expect(settled(when(false), card as never)).toBe(false);
    expect(settled(when(true), card as never)).toBe(true);
    expect(figures(when(false), card as never)).toBe("fulfilled for now");
    expect(figures(when(true), card as never)).toBe("done");
    expect(figures(when(false), { ...card, done: false } as never)).toBe("counts at the end");
  });
});

describe("somebody who rides", () => {
  const driving = { ...view, survivors: [{ id: "kate", zone: "b", left: null }] } as unknown as GameView;
  it("sits in the Truck on the board and in words, and not on the street (AOTD-TRUCK-05)", () => {
    const kate = thingsByZone(driving)
      .get("b")!
      .find((one) => one.type === "survivor")!;
    expect(kate).toEqual({ type: "survivor", id: "kate", riding: "Taco Truck, driver" });
    expect(describeThing(kate, WORDS.en as never, String)).toBe("kate (Taco Truck, driver)");
    expect(SKIN.riding(driving, "cruz")).toBeNull();
  });
});

describe("what lies there, in words", () => {
  const told = (language: "en" | "pl", state: string) =>
    describeThing(token("sleepers", "s", state) as never, WORDS[language] as never, String);
  it("is told in the language of the page", () => {
    expect([told("en", "asleep"), told("pl", "asleep")]).toEqual(["Sleepers, asleep", "Śpiący, śpią"]);
  });
});

describe("a click on Sleepers", () => {
  const down = { key: "eliminate-sleepers", group: "eliminate-sleepers", arguments: {} } as unknown as OptionData;
  const at = (zone: string) => optionsFor([down], { type: "token", kind: "sleepers", id: "s", zone }, "a");
  it("means those where one stands, and no others", () => {
    expect([at("a"), at("b")]).toEqual([[down], []]);
  });
});

describe("events", () => {
  it("wake Sleepers: a token goes, Shamblers stand there", () => {
    const next = actedByAll(view, event("sleepers-wake", { zone: "a", number: 3 }));
    expect([next.sleepers, next.zombies]).toEqual([{ a: 1 }, { a: { alpha: 1, shambler: 3 } }]);
  });
  it("drive the Truck with everybody inside", () => {
    const next = actedByAll(view, event("driven", { survivor: "kate", from: "b", to: "c" }));
    expect([next.truck!.zone, next.survivors[0]!.zone]).toEqual(["c", "c"]);
  });
  it("open the Vault step by step", () => {
    const known = actedByAll(view, event("vault-card", { card: "nerve-gas" }));
    expect(known.vault).toMatchObject({ state: "revealed", card: "nerve-gas" });
    expect(actedByAll(known, event("vault-opened", {})).vault!.state).toBe("open");
  });
});

describe("an attempt at the Vault", () => {
  it("knows what a bonus is worth", () => {
    const attempt = { aside: [1, 2], table: [3, 3, 6], rolls: 1 };
    const bonus = (group: string, given: Record<string, number>): OptionData =>
      ({ key: "", group, arguments: given }) as unknown as OptionData;
    expect(worth(attempt, bonus("raise-and-lower", { face: 3, other: 6 }))).toBe("ends");
    expect(worth(attempt, bonus("raise", { face: 3 }))).toBe("nearer");
    expect(worth(attempt, bonus("raise", { face: 1 }))).toBe("idle");
    expect(worth({ ...attempt, table: [3, 4, 4] }, bonus("set-face", { face: 4, to: 5 }))).toBe("ends");
    expect(worth({ ...attempt, table: [3, 4, 6] }, bonus("lower", { face: 6 }))).toBe("ends");
  });
  it("has its bonuses by whoever grants them", () => {
    const bonus = (key: string, helper: string): OptionData =>
      ({ key, group: "set-face", arguments: { helper } }) as unknown as OptionData;
    const found = helpersOf([bonus("one", "cruz"), bonus("two", "kate"), bonus("three", "cruz")]);
    expect(found.map(({ who, options }) => [who, options.map((option) => option.key)])).toEqual([
      ["cruz", ["one", "three"]],
      ["kate", ["two"]],
    ]);
  });
  it("has what turns a die at will die by die, and lights the lamps of the nearest Straight", () => {
    const bonus = (group: string, face: number): OptionData =>
      ({ group, arguments: { face } }) as unknown as OptionData;
    const found = byDie([bonus("set-face", 3), bonus("set-face", 5), bonus("raise", 3), bonus("set-face", 3)]);
    expect(found.map(({ die, options }) => [die, options.length])).toEqual([
      [3, 2],
      [5, 1],
      [null, 1],
    ]);
    expect(nearest([3, 4, 6, 6, 5])).toEqual([false, true, true, true, true]);
  });
  it("is read from the question", () =>
    expect(attemptOf("Dieter at the Vault: 2, 3, 3, 5 and 6. Dice set aside, named first: 2. Rolls left: 1.")).toEqual({
      aside: [2, 3],
      table: [3, 5, 6],
      rolls: 1,
    }));
  it("says in signs what a bonus does", () => {
    const option = (group: string, args: object) => ({ key: "", group, arguments: args }) as unknown as OptionData;
    expect(short(option("set-face", { face: 3, to: 5 }))).toBe("3→5");
    expect(short(option("raise-and-lower", { face: 3, other: 6 }))).toBe("3↑ 6↓");
    expect(short(option("lower", { face: 4 }))).toBe("4↓");
  });
  it("measures the dice by both Straights", () => {
    expect(straightsOf([2, 3], [3, 5, 6])).toEqual([
      [false, true, true, false, true],
      [true, true, false, true, true],
    ]);
  });
  it("sets aside only what is offered", () => {
    const options = [{ key: "reserve:5", group: "reserve", arguments: { face: 5 } }] as unknown as OptionData[];
    expect([asideKey(options, 5), asideKey(options, 3)]).toEqual(["reserve:5", ""]);
  });
});

describe("the drawing", () => {
  const plan = {
    zones: [
      { name: "a", floor: 0, centre: [0, 200] },
      { name: "b", floor: 1, centre: [400, 200] },
    ],
    floors: [{ name: "street" }, { name: "vault" }],
    marks: { vault: [1] },
    lifts: [0, 1],
  } as unknown as Plan;
  it("paves by what is printed, what it is and where it lies", () =>
    expect([floorOf(plan, 0, "street"), floorOf(plan, 1, "room"), floorOf(plan, 0, "casino")]).toEqual([
      "sand",
      "gold",
      "carpet",
    ]));
  it("joins the stops of the lift", () => expect(liftRails(plan)).toEqual(["M0 200Q200 60 400 200"]));
});

it("has every word in both languages", () => {
  const pl = WORDS.pl as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(WORDS.en)) {
    expect(typeof pl[key], key).toBe(typeof value);
    if (value && typeof value === "object")
      expect(Object.keys(pl[key] as object).sort(), key).toEqual(Object.keys(value).sort());
  }
});

it("keeps every word of the family what it is: a text stays a text, a sentence with figures keeps them", () => {
  for (const [key, value] of Object.entries({ ...shell, ...family }))
    expect(typeof (WORDS.en as unknown as Record<string, unknown>)[key], key).toBe(typeof value);
});

it("calls a token that fills the Backpack by its colour, in both languages", () =>
  expect(cardName("objective-blue")).toEqual({ en: "Objective (blue)", pl: "Cel (niebieski)" }));

it("shows an icon for what only this book can do", () => expect(iconOf("challenge")).toBe("dice"));

describe("a Personal Objective among the goals", () => {
  it("names its survivor once", () => {
    expect(owned("Guzman", "Guzman kills 3 Zombies.")).toBe("Guzman kills 3 Zombies.");
    expect(owned("Martin", "The Queen has to die.")).toBe("Martin: The Queen has to die.");
  });
});
