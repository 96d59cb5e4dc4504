// Made from graveshift.games.gears_and_guns.telling.seen by `npm run types`. Do not edit.

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

/** The Steam Gauge: from `scalds_from` on Jets wound, at `limit` the game is lost. */
export interface Gauge {
  value: number;
  step: number;
  scalds_from: number;
  limit: number;
  scalds: boolean;
  rounds_left: number;
  relief: Record<string, number>;
}

export interface Goal {
  key: string;
  done: boolean;
  locked: boolean;
  rule: string;
}

/** A card that a Keep roll has left to a survivor. */
export interface Kept {
  survivor: string;
  card: string;
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

export interface SteamSurvivorView {
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
  turn: SteamTurn;
  aboard: boolean;
  depleted: string[];
  inventions: string[];
  lent: string[];
  armor: number | null;
}

/** A Steam tile: its Switch and its Nozzle. `active` is what the Switch says; a broken Nozzle is a Steam Jet. */
export interface SteamTileView {
  tile: string;
  switch: string;
  nozzle: string;
  active: boolean;
  broken: boolean;
}

/** What steam has done in this Turn; 0 allowed: the survivor has no such skill or ability. */
export interface SteamTurn {
  actions: number;
  free: Record<string, number>;
  searches: number;
  used: string[];
  charges: Uses;
  vade_retro: Uses;
  feat: number;
  emergency_refills: Uses;
  free_refills: Uses;
  steam_rerolls: Uses;
  destinies: Uses;
}

/** The whole table. */
export interface SteamView {
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
  survivors: SteamSurvivorView[];
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
  bottles: string[];
  advanced_decks: boolean;
  gauge: Gauge | null;
  steam_tiles: SteamTileView[];
  jets: string[];
  sight: Record<string, Record<string, number>> | null;
  keeps: boolean;
  kept: Kept[];
}

/** Active Spawn tokens, and how many of them lose the game. */
export interface Tally {
  count: number;
  limit: number;
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
