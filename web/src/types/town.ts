// Made from graveshift.games.undead_or_alive.telling.seen by `npm run types`. Do not edit.

/** Which shape of the board lies on the table, and which zones are shut. */
export interface BoardShape {
  state: number;
  blocked: string[];
}

export interface CompanionView {
  id: string;
  name: string;
  class: string;
  zone: string | null;
  left: "exit" | "train" | null;
  leader: string | null;
  in_supply: boolean;
  health: number;
  tokens: string[];
  aboard: boolean;
}

/** How many cards it has; of an open discard pile, which. */
export interface Deck {
  cards: number;
  discards?: string[];
  gained?: number;
}

/** The live Feat: its own id, never the weapon behind it. */
export interface FeatView {
  id: string;
  name: Text;
  text: Text;
  count: number;
  within: string;
}

export interface Gatling {
  zone: string;
}

export interface Goal {
  key: string;
  done: boolean;
  locked: boolean;
  rule: string;
}

export interface Machines {
  wagon: Wagon | null;
  gatling: Gatling | null;
}

export interface Noise {
  zone: string | null;
  level: "bang" | "boom" | "silent";
}

/** It may be the Train's clock, or lie on the Wagon or in the tender. */
export interface ObjectiveView {
  id: string;
  zone: string | null;
  face: string;
  holder: string | null;
  taken: boolean;
  clock: boolean;
  loaded: boolean;
}

/** Title and story of a designer's mission, which nobody can look up. */
export interface OwnMission {
  title: Text;
  briefing: Text;
}

export interface Result {
  won: boolean;
  reason: string;
  rule: string;
}

export interface SlotCard {
  card: string;
  empty: boolean;
}

/** `order` is the place of an active token in the coming Spawn Step. */
export interface SpawnToken {
  id: string;
  kind: string;
  zone: string | null;
  state: string;
  active: boolean;
  order: number | null;
}

export interface SurvivorView {
  id: string;
  name: string;
  seat: number;
  zone: string | null;
  left: "exit" | "train" | null;
  health: number;
  max_health: number;
  adrenaline: number;
  laps: number;
  level: "blue" | "orange" | "red" | "yellow";
  classes: string[];
  skills: string[];
  slots: Record<string, SlotCard | null>;
  companions: string[];
  tokens: string[];
  turn_taken: boolean;
  turn: TownTurn;
  aboard: boolean;
}

/** Active Spawn tokens, and how many of them lose the game. */
export interface Tally {
  count: number;
  limit: number;
}

export interface TownTurn {
  actions: number;
  free: Record<string, number>;
  searches: number;
  used: string[];
  charges: Uses;
  vade_retro: Uses;
  feat: number;
}

/** The whole table. */
export interface TownView {
  game: string;
  mission: string;
  own_mission?: OwnMission;
  seat: number | null;
  seats: number;
  round: number;
  phase: string;
  first_player: number;
  active_seat: number | null;
  active_survivor: string | null;
  acting: string | null;
  ultrared: boolean;
  danger: "blue" | "orange" | "red" | "yellow";
  board: BoardShape;
  survivors: SurvivorView[];
  companions: CompanionView[];
  zombies: Record<string, Record<string, number>>;
  abomination: string | null;
  miniatures: Record<string, number>;
  noise: Noise;
  spawn_tokens: SpawnToken[];
  objectives: ObjectiveView[];
  hidden_faces: Record<string, number>;
  exit: string | null;
  decks: Record<string, Deck>;
  goals: Goal[];
  result: Result | null;
  active_tokens: Tally;
  vade_retro: (string | null)[];
  machines: Machines;
  train: Train | null;
  feat: FeatView | null;
}

/** How far the Train is. */
export interface Train {
  moving: boolean;
  step: number;
  steps: number;
  tiles: string[];
  clock: string | null;
}

export interface Uses {
  used: number;
  allowed: number;
}

export interface Wagon {
  zone: string;
  passengers: string[];
}

/** The same in every language. */
export interface Text {
  en: string;
  pl: string;
}
