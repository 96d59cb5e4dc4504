import { describe, expect, it } from "vitest";
import { shareLine } from "../chronicle/share";
import type { EventData, OptionData } from "../types/protocol";
import { chips } from "./chips";
import { COURTYARD, wholeNames } from "./dictionary";
import { GAME } from "./game";
import { comingMarks } from "./overlays";
import { grouped, optionsFor, zonesOf } from "./options";
import { acted, placeOf } from "./play";
import { previewLines } from "./preview";
import { story } from "./story";
import type { HumanView, MallOutlook, MallView } from "./types";

const option = (key: string, args: Record<string, unknown> = {}): OptionData => ({
  key,
  group: key.split(":")[0]!,
  label: { en: key, pl: key },
  rule: "TEZ-MOVE-01",
  arguments: args,
});
const event = (name: string, data: Record<string, unknown>): EventData => ({
  name,
  data,
  text: { en: name, pl: name },
  rule: "",
  reveals: false,
  tone: [],
  version: 1,
});
const human = (id: string, room: string, seat: number): HumanView => ({
  id,
  seat,
  colour: "coral",
  wounds: 1,
  ammo: 9,
  room,
  melee: null,
  ranged: null,
  backpack: [],
  carries: [],
  facedown: true,
  facedown_card: null,
  overrun: false,
});
const room = (humans: number[], zombie = false) => ({ zombie, trap: false, humans, tokens: [] });

const view = {
  humans: [human("teacher", "jewelers.1", 0), human("athlete", "hardware.2", 1)],
  rooms: { "jewelers.1": room([0]), "jewelers.2": room([], true), "hardware.2": room([1]), "hardware.3": room([]) },
  stores: [{ slot: "N", id: "jewelers", symbol: "amber", number: 1, beside: ["axe-a"] }],
  active: 0,
  turn: 1,
  phase: "human-turn",
  zombies_left: 9,
  barricade: 2,
  last_revealed: null,
} as unknown as MallView;

describe("options of a thing in the mall", () => {
  const options = [
    option("move:jewelers.2", { room: "jewelers.2" }),
    option("shoot:jewelers.2", { room: "jewelers.2" }),
    option("add:hardware", { store: "hardware" }),
    option("use:heal-2", { ability: "heal-2" }),
    option("collect:axe-a", { card: "axe-a" }),
    option("peek:athlete", { human: "athlete" }),
    option("push:nw>hardware.3", { squad: "nw", room: "hardware.3" }),
    option("walk:jewelers.2>hardware.3", { from_room: "jewelers.2", room: "hardware.3" }),
  ];
  const keys = (target: Parameters<typeof optionsFor>[1]) =>
    optionsFor(options, target, view, "jewelers.1").map((one) => one.key);
  it("point at a room, or at every room of a store", () => {
    expect(zonesOf(options[0]!, view)).toEqual(["jewelers.2"]);
    expect(zonesOf(options[2]!, view)).toEqual(["hardware.2", "hardware.3"]);
    expect(zonesOf(options[3]!, view)).toEqual([]);
  });
  it("are found by room, by zombie, by person and by card", () => {
    expect(keys({ type: "zone", zone: "jewelers.2" })).toEqual([
      "move:jewelers.2",
      "shoot:jewelers.2",
      "walk:jewelers.2>hardware.3",
    ]);
    expect(keys({ type: "zone", zone: "jewelers.1" })).toEqual(["use:heal-2", "collect:axe-a"]);
    expect(keys({ type: "zombies", zone: "jewelers.2", kind: "zombie" })).toEqual([
      "shoot:jewelers.2",
      "walk:jewelers.2>hardware.3",
      "move:jewelers.2",
    ]);
    expect(keys({ type: "survivor", id: "athlete", zone: "hardware.2" })).toEqual(["peek:athlete"]);
    expect(keys({ type: "token", id: "squad-nw", kind: "squad", zone: "hardware.2" })).toEqual(["push:nw>hardware.3"]);
    expect(keys({ type: "card", card: "axe-a", survivor: "", slot: "N" })).toEqual(["collect:axe-a"]);
  });
  it("come in groups, the fight first and the end last", () => {
    expect(grouped([option("end"), option("move:a"), option("fight")]).map((group) => group.name)).toEqual([
      "fight",
      "move",
      "end",
    ]);
  });
});

describe("events acted out in the mall", () => {
  it("move people from room to room", () => {
    const after = acted(view, event("moved", { human: "teacher", origin: "jewelers.1", room: "jewelers.2" }));
    expect(after.humans[0]!.room).toBe("jewelers.2");
    expect(after.rooms["jewelers.1"]!.humans).toEqual([]);
    expect(after.rooms["jewelers.2"]!.humans).toEqual([0]);
    expect(view.rooms["jewelers.1"]!.humans).toEqual([0]);
  });
  it("add, move and kill zombies", () => {
    expect(acted(view, event("zombie-added", { room: "hardware.3" })).rooms["hardware.3"]!.zombie).toBe(true);
    expect(acted(view, event("killed", { human: "teacher", room: "jewelers.2" })).rooms["jewelers.2"]!.zombie).toBe(
      false,
    );
    const walked = acted(view, event("zombie-moved", { origin: "jewelers.2", room: "hardware.3" }));
    expect([walked.rooms["jewelers.2"]!.zombie, walked.rooms["hardware.3"]!.zombie]).toEqual([false, true]);
  });
  it("count wounds and ammo on one track, and take cards up", () => {
    expect(acted(view, event("wounded", { human: "teacher", count: 2 })).humans[0]!.wounds).toBe(3);
    expect(acted(view, event("ammo-spent", { human: "teacher", count: 1 })).humans[0]!.ammo).toBe(8);
    expect(
      acted(view, event("collected", { human: "teacher", card: "axe-a", store: "jewelers" })).stores[0]!.beside,
    ).toEqual([]);
    expect(acted(view, event("something-else", {}))).toBe(view);
  });
  it("know their place: the room, the store, or where somebody stands", () => {
    expect(placeOf(event("killed", { room: "jewelers.2" }), view)).toBe("jewelers.2");
    expect(placeOf(event("laid", { card: "axe-a", store: "hardware" }), view)).toBe("hardware.2");
    expect(placeOf(event("wounded", { human: "athlete", count: 1 }), view)).toBe("hardware.2");
  });
});

describe("odds in the mall", () => {
  it("show the die, and warn of death", () => {
    const lines = previewLines({ die: { overkill: 1 / 3, "wound-2": 1 / 6 }, wounds: 0.5, eaten_alive: 1 / 6 });
    expect(lines.map((line) => line.value)).toEqual(["33%", "17%", "0.5", "17%"]);
    expect(lines.at(-1)!.bad).toBe(true);
  });
  it("say that the game would be lost, and why", () => {
    const fatal = {
      reason: "no-survivor-left",
      rule: "TEZ-EAT-04",
      chance: 1 / 6,
      text: { en: "a Human is Eaten Alive", pl: "Człowiek zostaje pożarty" },
    };
    expect(previewLines({ fatal, ammo: 1 })[0]).toEqual({
      name: "You lose",
      value: "a Human is Eaten Alive: 17%",
      share: 1 / 6,
      bad: true,
    });
    expect(previewLines({ fatal: { ...fatal, chance: 1 } })).toEqual([
      { name: "You lose", value: "a Human is Eaten Alive", share: null, bad: true },
    ]);
  });
});

describe("the story of a game", () => {
  it("tells what those did who were Eaten Alive", () => {
    const log = [
      event("turn-begins", { human: "nurse" }),
      event("killed", { human: "nurse", room: "a" }),
      event("killed", { human: "nurse", room: "b" }),
      event("eaten-alive", { human: "nurse", person: "nurse", room: "a" }),
      event("killed", { human: "hippie", room: "a" }),
    ];
    const told = story(log, { humans: [human("hippie", "a", 0)], turn: 1 } as unknown as MallView);
    expect(told.deeds.map(({ id, kills, fate }) => [id, kills, fate])).toEqual([
      ["hippie", 1, ""],
      ["nurse", 2, "Eaten Alive"],
    ]);
    expect(told.kills).toBe(3);
  });
  it("tells of everybody once, also of whoever was Eaten Alive last and still has a board", () => {
    const log = [event("turn-begins", { human: "nurse" }), event("eaten-alive", { human: "nurse", person: "nurse" })];
    const told = story(log, { humans: [human("nurse", "a", 0)], turn: 1 } as unknown as MallView);
    expect(told.deeds.map(({ id, fate }) => [id, fate])).toEqual([["nurse", "Eaten Alive"]]);
  });
});

describe("a result to share", () => {
  const chapter = {
    id: "t",
    game: GAME,
    what: "solo",
    title: { en: "Solo", pl: "Solo" },
    difficulty: "",
    daily: "",
    ended: 1,
  };
  const line = (won: boolean, language: "en" | "pl") =>
    shareLine({ ...chapter, won, rounds: 12, kills: 3, luck: 0 }, undefined, language);
  it("counts Turns, as the book does", () => {
    expect(line(true, "en")).toContain("won in Turn 12");
    expect(line(false, "pl")).toContain("przegrana w Turze 12");
  });
});

describe("where zombies come", () => {
  const coming = (sure: string[], may: string[], chance: number) => ({ sure, may, chance });
  const marked = (...all: ReturnType<typeof coming>[]) =>
    comingMarks({ coming: all } as unknown as MallOutlook, new Set()).badges.map(({ zone, text }) => `${zone} ${text}`);
  it("is a chance where nobody decides", () => {
    expect(marked(coming(["toys.1"], [], 0.25), coming(["toys.1"], [], 0.25))).toEqual(["toys.1 50%"]);
  });
  it("promises nothing where somebody chooses among rooms", () => {
    expect(marked(coming([], ["toys.1", "books.1"], 1))).toEqual(["toys.1 ?", "books.1 ?"]);
    expect(marked(coming([], ["toys.1"], 0.28))).toEqual(["toys.1 0–28%"]);
    expect(marked(coming(["toys.1"], [], 0.1), coming([], ["toys.1"], 0.2))).toEqual(["toys.1 10–30%"]);
  });
});

describe("names of places", () => {
  it("are not parted: no line begins with the number of a Room, no bracket looks like a price", () => {
    expect(wholeNames("Ruch: Dziedziniec (północ)")).toBe("Ruch: Dziedziniec\u00a0(północ)");
    for (const { pl } of Object.values(COURTYARD)) expect(wholeNames(pl)).not.toContain(" ");
    expect(wholeNames("Move: T.E. Toys 1")).toBe("Move: T.E. Toys\u00a01");
    expect(wholeNames("Turn over: Stranded token 1")).toBe("Turn over: Stranded token\u00a01");
    expect(wholeNames("The Zombie in Toys 1 dies for 2 Ammo (a price)")).toBe(
      "The Zombie in Toys 1 dies for 2 Ammo (a price)",
    );
  });
});

describe("chips", () => {
  it("say where a Zombie really goes, and what comes of it, as whoever leads the Zombies sees it", () => {
    const arrives = { room: "books.2", text: { en: "Paperback Hollow 2", pl: "Papierowa Dziupla 2" } };
    expect(chips({ arrives, overrun: { janitor: 1 } })).toEqual([
      { text: "→ Paperback Hollow 2", tone: "plain" },
      { text: "Janitor Overrun 100%", tone: "good" },
    ]);
    expect(chips({ arrives, trap: true }).map((chip) => chip.tone)).toEqual(["plain", "bad"]);
    expect(chips({ barricade: 1 })).toEqual([{ text: "Barricade −1", tone: "good" }]);
    expect(chips({ ammo: 1, kills: 1 }).map((chip) => chip.text)).toEqual(["−1 Ammo", "1 kill"]);
    expect(chips({ overrun: { janitor: 0.25 } })).toEqual([{ text: "Janitor Overrun 25%", tone: "bad" }]);
  });
});
