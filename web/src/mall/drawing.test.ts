import { describe, expect, it } from "vitest";
import type { MallStore } from "../types/protocol";
import { cardGlyph, glyphOf, objectiveGlyph } from "./glyphs";
import { lookOf } from "./looks";
import { CAMP, campsOf, RIM, shelfOf, signOf } from "./outside";
import { ownerOf, targetOf, thingKey, thingsByRoom } from "./standing";
import { MALL_WORDS } from "./words";
import type { MallView } from "./types";

const SIZE = 3380;
const store = (slot: string, rect: [number, number, number, number]): MallStore => ({
  slot,
  id: "toys",
  name: { en: "T.E. Toys", pl: "Zabawki T.E." },
  symbol: "amber",
  number: 2,
  rotation: 0,
  rect,
});
const STORES = [
  store("NW", [0, 185, 1250, 1065]),
  store("N", [1250, 0, 2130, 1250]),
  store("NE", [2130, 185, 3380, 1065]),
  store("E", [2315, 1065, 3195, 2315]),
  store("SE", [2130, 2315, 3380, 3195]),
  store("S", [1250, 2130, 2130, 3380]),
  store("SW", [0, 2315, 1250, 3195]),
  store("W", [185, 1065, 1065, 2315]),
];
const meet = (a: number[], b: number[]) => a[0]! < b[2]! && b[0]! < a[2]! && a[1]! < b[3]! && b[1]! < a[3]!;
const signRect = (one: MallStore): number[] => {
  const { x, y, turn, width } = signOf(one, "Echo Ridge Food Court");
  return turn ? [x - 78, y - width / 2, x + 78, y + width / 2] : [x - width / 2, y - 78, x + width / 2, y + 78];
};

const SQUADS = ["nw", "ne", "se", "sw"].map((id) => ({ id, room: null, arrived: false, owner: null }));
const escorting = { objectives: [{ id: "escort-the-army" }] as MallView["objectives"], squads: SQUADS };

describe("round the mall", () => {
  it("Squads that are to be escorted wait at the corners, clear of signs and cards, and can be clicked", () => {
    const camps = campsOf(escorting, { stores: STORES });
    expect(camps.map(({ thing, entrance }) => targetOf(thing, entrance))).toEqual(
      SQUADS.map(({ id }) => ({ type: "token", id: `squad-${id}`, kind: "squad", zone: "toys.1" })),
    );
    const half = 41 * CAMP;
    for (const { spot } of camps) {
      const box = [spot.x - half, spot.y - half, spot.x + half, spot.y + half];
      expect(Math.min(...box)).toBeGreaterThan(-RIM);
      expect(Math.max(...box)).toBeLessThan(SIZE + RIM);
      for (const one of STORES) {
        expect(meet(box, one.rect)).toBe(false);
        expect(meet(box, signRect(one))).toBe(false);
        expect(meet(box, shelfOf(one, 4).rect as number[])).toBe(false);
      }
    }
  });
  it("a Squad has an owner among rivals alone", () => {
    const humans = [{ id: "doctor" }, { id: "greaser" }] as MallView["humans"];
    const squads = SQUADS.map((one, at) => ({ ...one, owner: at % 2 }));
    expect(ownerOf({ squads, humans }, "squad-ne")?.id).toBe("greaser");
    expect(ownerOf({ squads, humans }, "supply-1")).toBe(null);
    expect(ownerOf({ squads: SQUADS, humans }, "squad-ne")).toBe(null);
  });
  it("no Squad waits where none is to be escorted, nor one that is inside or has arrived", () => {
    expect(campsOf({ ...escorting, objectives: [] }, { stores: STORES })).toEqual([]);
    const [first, second] = SQUADS as [(typeof SQUADS)[0], (typeof SQUADS)[0]];
    const squads = [
      { ...first, room: "toys.1" },
      { ...second, arrived: true },
    ] as unknown as MallView["squads"];
    expect(campsOf({ ...escorting, squads }, { stores: STORES })).toEqual([]);
    const ours = SQUADS.map((one, at) => ({ ...one, owner: at < 3 ? at : -1 }));
    expect(campsOf({ ...escorting, squads: ours }, { stores: STORES })).toHaveLength(3);
  });
  it.each([1, 4, 11])(
    "%i cards beside each store lie on the rim, clear of the stores, of all signs and of each other",
    (count) => {
      const shelves = STORES.map((one) => shelfOf(one, count).rect as number[]);
      shelves.forEach((shelf, at) => {
        expect(shelf[0]).toBeGreaterThanOrEqual(-RIM);
        expect(shelf[1]).toBeGreaterThanOrEqual(-RIM);
        expect(shelf[2]).toBeLessThanOrEqual(SIZE + RIM);
        expect(shelf[3]).toBeLessThanOrEqual(SIZE + RIM);
        for (const one of STORES) {
          expect(meet(shelf, one.rect), `${STORES[at]!.slot} over ${one.slot}`).toBe(false);
          expect(meet(shelf, signRect(one)), `${STORES[at]!.slot} over the sign of ${one.slot}`).toBe(false);
        }
        for (const other of shelves.slice(0, at)) expect(meet(shelf, other)).toBe(false);
      });
    },
  );
  it("signs stand outside every store", () => {
    for (const one of STORES) for (const other of STORES) expect(meet(signRect(one), other.rect)).toBe(false);
  });
});

describe("pictures", () => {
  it("find the card behind a copy, and the kind behind a number", () => {
    expect(cardGlyph("grenade-b")).toBe("grenade");
    expect(cardGlyph("frequency-2-a")).toBe("frequency");
    expect(cardGlyph("first-aid-b")).toBe("first-aid");
    expect(cardGlyph("assault-rifle")).toBe("assault-rifle");
    expect(glyphOf("biohazard-4")).toBe("biohazard");
    expect(glyphOf("ride-police-car")).toBe("ride-police-car");
    expect(objectiveGlyph("call-the-cdc")).toBe("radio");
  });
  it("tell the fourteen apart", () => {
    const people = [
      "teenager",
      "athlete",
      "mechanic",
      "teacher",
      "photographer",
      "mallcop",
      "janitor",
      "scientist",
      "greaser",
      "hippie",
      "fry-cook",
      "popstar",
      "doctor",
      "survivalist",
    ];
    expect(new Set(people.map((id) => lookOf(id).head)).size).toBe(people.length);
    expect(new Set(people.map((id) => lookOf(id).coat)).size).toBe(people.length);
  });
});

describe("what stands where", () => {
  const room = (more: Partial<MallView["rooms"][string]>) => ({
    zombie: false,
    trap: false,
    humans: [],
    tokens: [],
    ...more,
  });
  const view = {
    humans: [{ id: "doctor" }, { id: "greaser" }],
    rooms: {
      "toys.1": room({ zombie: true, tokens: ["clue-1"], trap: true }),
      "toys.2": room({ humans: [1, 0] }),
      "toys.3": room({}),
    },
    tokens: { "clue-1": { room: "toys.1", carrier: null, face: "virus" } },
    squads: [{ id: "nw", room: "toys.2", arrived: false, owner: null }],
    vehicle: { id: "motorcycle", room: "toys.2", rider: null },
  } as unknown as MallView;
  it("is listed by room: pieces, then the zombie, then the humans", () => {
    const found = thingsByRoom(view);
    expect(found.get("toys.1")!.map((thing) => thingKey("toys.1", thing))).toEqual([
      "p-clue-1",
      "x-toys.1",
      "z-toys.1",
    ]);
    expect(found.get("toys.2")!.map((thing) => thingKey("toys.2", thing))).toEqual([
      "p-motorcycle",
      "p-squad-nw",
      "h-1",
      "h-0",
    ]);
    expect(found.has("toys.3")).toBe(false);
  });
  it("shows the face of a token to who may see it", () => {
    expect(thingsByRoom(view).get("toys.1")![0]).toEqual({ type: "piece", id: "clue-1", face: "virus" });
  });
});

describe("words", () => {
  it("count in Polish", () => {
    expect([1, 2, 5, 12, 22].map((n) => MALL_WORDS.pl.handOf(n))).toEqual([
      "Na ręce: 1 karta",
      "Na ręce: 2 karty",
      "Na ręce: 5 kart",
      "Na ręce: 12 kart",
      "Na ręce: 22 karty",
    ]);
  });
  it("name what a number tells apart", () => {
    expect(MALL_WORDS.en.token("supply-2")).toBe("Supply 2");
    expect(MALL_WORDS.pl.token("police-car")).toBe("Radiowóz");
  });
});
