import { expect, it } from "vitest";
import type { Plan, ShapeData } from "../types/protocol";
import { turnedPlan } from "./board/turn";
import { genitive } from "./houses";
import { inSentence, onBalconies } from "./inSentence";
import { labelsOf, placeNames } from "./naming";
import { withNames } from "./places";
import { WORDS } from "../town/words.svelte";

const zone = (name: string, building: number, rect: number[], floor = 0) => ({
  name,
  building,
  floor,
  rects: [rect],
  centre: [(rect[0]! + rect[2]!) / 2, (rect[1]! + rect[3]!) / 2],
});
const label = (name: string, at: number[]) => ({ name: { en: name, pl: name }, at });
/** Two tiles side by side; their houses have grown together along the foot of the board, and a bank stands above. */
const plan = {
  size: [2000, 1000],
  zones: [
    zone("1R.A", 0, [0, 600, 500, 1000]),
    zone("1R.B", 0, [500, 600, 1000, 1000]),
    zone("2R.A", 0, [1000, 600, 1500, 800]),
    zone("2R.B", 0, [1500, 600, 2000, 800]),
    zone("2R.C", 0, [1500, 800, 2000, 1000]),
    zone("2R.H", 1, [1500, 0, 2000, 300]),
    zone("1R.S", -1, [0, 300, 1000, 600]),
    zone("1R.N", -1, [0, 0, 1000, 300]),
    zone("2R.S", -1, [1000, 300, 2000, 600]),
  ],
  labels: [label("saloon", [250, 700]), label("boarding house", [1250, 700]), label("bank", [1700, 100])],
  ...Object.fromEntries(
    ["walls", "fences", "curbs", "openings", "lines", "balconies", "rails", "things", "doors", "floors", "tiles"].map(
      (name) => [name, []],
    ),
  ),
} as unknown as Plan;
const shape = {
  plan,
  kinds: plan.zones.map((one) => (one.building < 0 ? "street" : "room")),
  neighbours: plan.zones.map(() => []),
} as unknown as ShapeData;
const w = WORDS.en;

it("gives each room to the house whose name stands on its tile, though the buildings have grown together", () => {
  expect(Object.fromEntries(labelsOf(plan))).toEqual({
    "1R.A": 0,
    "1R.B": 0,
    "2R.A": 1,
    "2R.B": 1,
    "2R.C": 1,
    "2R.H": 2,
  });
});

it("says places as a person would, each differently", () => {
  const names = placeNames(shape, plan, w);
  expect(names.get("1R.B")).toBe("Saloon, east room");
  expect(names.get("2R.A")).toBe("Boarding house, north-west room");
  expect(names.get("2R.H")).toBe("Bank");
  expect(names.get("1R.S")).toBe("Street, north of the saloon");
  expect(new Set(names.values()).size).toBe(plan.zones.length);
});

it("tells two streets on a side of a house by where they lean, unless one lies between two houses", () => {
  const corner = zone("2R.N", -1, [1000, 0, 1480, 300]);
  const far = zone("1R.W", -1, [-800, 600, 0, 700]);
  const further = zone("0R.W", -1, [-1600, 600, -800, 650]);
  const zones = [...plan.zones, corner, far, further] as Plan["zones"];
  const kinds = zones.map((one) => (one.building < 0 ? "street" : "room"));
  const names = placeNames({ ...shape, kinds, neighbours: zones.map(() => []) }, { ...plan, zones }, w);
  expect(names.get("1R.W")).toBe("Street, west of the saloon");
  expect(names.get("0R.W")).toBe("Street, north-west of the saloon");
  expect(new Set(names.values()).size).toBe(zones.length);
});

it("calls the parts of a car and of a cemetery ends, for they have no rooms", () => {
  const kinds = plan.zones.map((one) => (one.name.startsWith("1R.") && one.building === 0 ? "train" : "street"));
  const car = placeNames({ ...shape, kinds }, plan, w);
  expect(car.get("1R.B")).toBe("Saloon, east end");
  const zones = plan.zones.filter((one) => one.building < 0);
  const yard: Plan = { ...plan, zones, labels: [label("cemetery", [250, 100]) as Plan["labels"][number]] };
  const fenced = placeNames({ ...shape, kinds: zones.map(() => "cemetery") }, yard, w);
  expect([...fenced.values()]).toContain("Cemetery, east end");
  expect([...fenced.values()].filter((name) => name.includes("of the cemetery"))).toEqual([]);
});

it("tells a street by houses of its floor, though another floor is drawn nearer", () => {
  const upstairs = zone("3R.A", 2, [0, -200, 1000, 0], 1);
  const zones = [...plan.zones, upstairs] as Plan["zones"];
  const floors: Plan = {
    ...plan,
    zones,
    labels: [...plan.labels, label("attic", [500, -100]) as Plan["labels"][number]],
  };
  const kinds = [...shape.kinds, "room"];
  const names = placeNames({ ...shape, plan: floors, kinds, neighbours: [...shape.neighbours, []] }, floors, w);
  expect(names.get("3R.A")).toBe("Attic");
  expect(names.get("1R.N")).toBe(placeNames(shape, plan, w).get("1R.N"));
});

it("goes by the board as it lies before whoever looks", () => {
  const names = placeNames(shape, turnedPlan(plan), w);
  expect(names.get("1R.B")).toBe("Saloon, north room");
  expect(names.get("1R.S")).toBe("Street, west of the saloon");
});

it("says every code by its name, with figures in it or without", () => {
  const codes = new Map([
    ["R7.G3", "Workshop"],
    ["1R.balcony", "Balcony"],
  ]);
  expect(withNames("w Strefie\u00a01R.balcony", codes, (name) => `„${name}”`)).toContain("Strefie „");
  expect(withNames("Shamblers attack in R7.G3: 5 left, 1R.balcony, 2R.X.", codes, (name) => name)).toBe(
    "Shamblers attack in Workshop: 5 left, Balcony, 2R.X.",
  );
});

it.each([
  ["Street, north-east of the house", "the street north-east of the house"],
  ["Street, between the mine and the house", "the street between the mine and the house"],
  ["South-east house, north room", "the north room of the south-east house"],
  ["Boarding house, middle room (2)", "the middle room (2) of the boarding house"],
  ["Balcony, large hall", "the balcony of the large hall"],
  ["West car, east end", "the east end of the west car"],
  ["Street, north of the Wedding chapel", "the street north of the Wedding chapel"],
  ["Bank", "the bank"],
  ["The vault", "the vault"],
  ["Statue of Liberty plaza", "the Statue of Liberty plaza"],
])("says %s in the middle of a sentence", (name, told) => {
  expect(inSentence(name)).toBe(told);
});

it("says on a balcony, in a room and into either", () => {
  const told =
    "Zombies in the balcony of the bank. In the balcony of the bank: 2. In the bank. He looks into the bank.";
  expect(onBalconies(told)).toBe(
    "Zombies on the balcony of the bank. On the balcony of the bank: 2. In the bank. He looks into the bank.",
  );
});

it("begins a sentence with a place as it is called", () => {
  const codes = new Map([["1R.A", "House, north room"]]);
  const told = (text: string) => withNames(text, codes, (name, before) => (before ? inSentence(name) : name));
  expect(told("1R.A: 1 Walker.")).toBe("House, north room: 1 Walker.");
  expect(told("Move to 1R.A")).toBe("Move to the north room of the house");
});

it("says where a street is in the genitive of the language", () => {
  const names = placeNames(shape, plan, WORDS.pl);
  expect(names.get("1R.S")).toBe("Ulica, na północ od saloonu");
  expect(genitive("dom na wschodzie")).toBe("domu na wschodzie");
  expect(genitive("Chatka Ani")).toBe("budynku „Chatka Ani”");
});

it("knows the genitive of everything that stands on the boards", () => {
  const files = import.meta.glob<string>("../../../src/graveshift/games/*/data/tiles.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const labels = Object.values(files).flatMap((file) => [...file.matchAll(/label: \{en: .*, pl: "?([^"}]+)"?\}/g)]);
  expect(labels.length).toBeGreaterThan(40);
  expect(labels.map((label) => genitive(label[1]!)).filter((one) => one.includes("budynku"))).toEqual([]);
});
