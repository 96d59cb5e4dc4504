/** The words that the drawings of the mall need, in both languages. */
import { few, tiedBook } from "../i18n/grammar";
import type { CardKind } from "./types";

export interface MallWords {
  wounds: string;
  ammo: string;
  melee: string;
  ranged: string;
  noise: string;
  faceDown: string;
  dealt: string;
  done: string;
  zombieSide: string;
  zombieAi: string;
  hordeAction: string;
  oneMore: string;
  track(wounds: number, ammo: number): string;
  movesLeft(left: number, extra: number, free: number): string;
  kills(count: number): string;
  zombiesLeft(count: number): string;
  survivorsTaken(count: number): string;
  searchLeft(count: number): string;
  supplyLeft(count: number): string;
  trapsLeft(count: number): string;
  survivors(count: number): string;
  barricade(now: number, most: number): string;
  handOf(count: number): string;
  horde(at: number, of: number): string;
  progress(now: number, goal: number): string;
  nextLetter(letter: string): string;
  kind(kind: CardKind): string;
  symbol(id: string): string;
  token(id: string): string;
  source(id: string): string;
  squad(id: string, arrived: boolean): string;
}

type Named = Record<string, string>;
const number = (id: string) => id.match(/-(\d+)$/)?.[1] ?? "";
const kindOf = (id: string) => id.replace(/-\d+$/, "");
const numbered = (names: Named, id: string) => [names[kindOf(id)] ?? id, number(id)].filter(Boolean).join(" ");

const EN = {
  kinds: {
    pickup: "Pickup",
    event: "Event",
    melee: "Melee weapon",
    ranged: "Ranged weapon",
    backpack: "Backpack",
  } as Named,
  symbols: { violet: "violet hexagon", amber: "amber square", jade: "jade diamond", azure: "azure octagon" } as Named,
  tokens: {
    supply: "Supply",
    radio: "Radio",
    part: "Part",
    stranded: "Stranded token",
    ingredient: "Ingredient",
    exit: "Exit token",
    clue: "Clue",
    motorcycle: "Motorcycle",
    "police-car": "Police Car",
  } as Named,
  sources: {
    "bio-weapon": "Bio-weapon",
    virus: "Virus",
    fungus: "Fungus",
    "dark-magic": "Dark Magic",
    radiation: "Radiation",
  } as Named,
  squads: { nw: "north-west Squad", ne: "north-east Squad", se: "south-east Squad", sw: "south-west Squad" } as Named,
};
const PL: typeof EN = {
  kinds: {
    pickup: "Znalezisko",
    event: "Wydarzenie",
    melee: "Broń do walki wręcz",
    ranged: "Broń dystansowa",
    backpack: "Plecak",
  },
  symbols: {
    violet: "fioletowy sześciokąt",
    amber: "bursztynowy kwadrat",
    jade: "jadeitowy romb",
    azure: "lazurowy ośmiokąt",
  },
  tokens: {
    supply: "Zapasy",
    radio: "Radio",
    part: "Część",
    stranded: "Żeton Uwięzionych",
    ingredient: "Składnik",
    exit: "Żeton Wyjścia",
    clue: "Trop",
    motorcycle: "Motocykl",
    "police-car": "Radiowóz",
  },
  sources: {
    "bio-weapon": "Broń biologiczna",
    virus: "Wirus",
    fungus: "Grzyb",
    "dark-magic": "Czarna magia",
    radiation: "Promieniowanie",
  },
  squads: {
    nw: "Oddział północno-zachodni",
    ne: "Oddział północno-wschodni",
    se: "Oddział południowo-wschodni",
    sw: "Oddział południowo-zachodni",
  },
};

const en: MallWords = {
  wounds: "Wounds",
  ammo: "Ammo",
  melee: "Melee",
  ranged: "Ranged",
  noise: "Noise was made",
  faceDown: "Face-down Search card",
  dealt: "Face down",
  done: "Done",
  zombieSide: "Zombie side",
  zombieAi: "The zombies play by themselves",
  hordeAction: "On noise:",
  oneMore: "And 1 more Zombie in the first store.",
  track: (wounds, ammo) => `${wounds} ${wounds === 1 ? "Wound" : "Wounds"}, ${ammo} Ammo; ${ammo - wounds} apart`,
  movesLeft: (left, extra, free) =>
    [`${left} ${left === 1 ? "Move" : "Moves"} left`, extra ? `${extra} extra` : "", free ? `${free} free` : ""]
      .filter(Boolean)
      .join(", "),
  kills: (count) => `${count} ${count === 1 ? "kill" : "kills"} this Turn`,
  zombiesLeft: (count) => `${count} ${count === 1 ? "Zombie" : "Zombies"} in the supply`,
  survivorsTaken: (count) => `${count} ${count === 1 ? "Survivor" : "Survivors"} lost`,
  searchLeft: (count) => `${count} ${count === 1 ? "card" : "cards"} left in the Search deck`,
  supplyLeft: (count) => `${count} ${count === 1 ? "card" : "cards"} left in the Supply deck`,
  trapsLeft: (count) => `${count} ${count === 1 ? "Trap" : "Traps"} to arm`,
  survivors: (count) => `${count} ${count === 1 ? "Survivor" : "Survivors"} left`,
  barricade: (now, most) => `Barricade: ${now} of ${most}`,
  handOf: (count) => `Hand of ${count} ${count === 1 ? "card" : "cards"}`,
  horde: (at, of) => `Horde Track: space ${at} of ${of}`,
  progress: (now, goal) => `${now} of ${goal}`,
  nextLetter: (letter) => `next: ${letter}`,
  kind: (kind) => EN.kinds[kind] ?? kind,
  symbol: (id) => EN.symbols[id] ?? id,
  token: (id) => numbered(EN.tokens, id),
  source: (id) => EN.sources[id] ?? id,
  squad: (id, arrived) => `${EN.squads[id] ?? id}${arrived ? ", in the Courtyard" : ""}`,
};

const pl: MallWords = {
  wounds: "Rany",
  ammo: "Amunicja",
  melee: "Wręcz",
  ranged: "Dystansowa",
  noise: "Był Hałas",
  faceDown: "Zakryta karta Przeszukania",
  dealt: "Zakryta",
  done: "Gotowe",
  zombieSide: "Strona Zombie",
  zombieAi: "Zombie grają same",
  hordeAction: "Przy Hałasie:",
  oneMore: "I o 1 Zombie więcej w pierwszym Sklepie.",
  track: (wounds, ammo) => `${wounds} ${few(wounds, "Rana", "Rany", "Ran")}, Amunicja ${ammo}; odstęp ${ammo - wounds}`,
  movesLeft: (left, extra, free) =>
    [`Pozostałe Ruchy: ${left}`, extra ? `dodatkowe: ${extra}` : "", free ? `darmowe: ${free}` : ""]
      .filter(Boolean)
      .join(", "),
  kills: (count) => `${count} ${few(count, "zabicie", "zabicia", "zabić")} w tej Turze`,
  zombiesLeft: (count) => `${count} Zombie w zasobie`,
  survivorsTaken: (count) => `Utraceni Ocalali: ${count}`,
  searchLeft: (count) => `W talii Przeszukania: ${count} ${few(count, "karta", "karty", "kart")}`,
  supplyLeft: (count) => `W talii Zapasów: ${count} ${few(count, "karta", "karty", "kart")}`,
  trapsLeft: (count) => `Pułapki do uzbrojenia: ${count}`,
  survivors: (count) => `Ocalali: ${count}`,
  barricade: (now, most) => `Barykada: ${now} z ${most}`,
  handOf: (count) => `Na ręce: ${count} ${few(count, "karta", "karty", "kart")}`,
  horde: (at, of) => `Tor Hordy: pole ${at} z ${of}`,
  progress: (now, goal) => `${now} z ${goal}`,
  nextLetter: (letter) => `następny: ${letter}`,
  kind: (kind) => PL.kinds[kind] ?? kind,
  symbol: (id) => PL.symbols[id] ?? id,
  token: (id) => numbered(PL.tokens, id),
  source: (id) => PL.sources[id] ?? id,
  squad: (id, arrived) => `${PL.squads[id] ?? id}${arrived ? ", na Dziedzińcu" : ""}`,
};

export const MALL_WORDS = { en, pl: tiedBook(pl) };
