// Made from graveshift.games.army_of_the_dead.telling.seen by `npm run types`. Do not edit.

/** Which shape of the board lies on the table, and which zones are shut. */
export interface BoardShape {
  state: number;
  blocked: string[];
}

/** A survivor; `lent`: Skills of its companions and tokens. */
export interface CitySurvivor {
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
  turn: Turn;
  lent: string[];
}

/** The whole table. */
export interface CityView {
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
  survivors: CitySurvivor[];
  companions: Companion[];
  zombies: Record<string, Record<string, number>>;
  abomination: string | null;
  miniatures: Record<string, number>;
  noise: Noise;
  spawn_tokens: SpawnToken[];
  objectives: Objective[];
  hidden_faces: Record<string, number>;
  exit: string | null;
  decks: Record<string, Deck>;
  goals: Goal[];
  result: Result | null;
  sleepers: Record<string, number>;
  woken: Record<string, number>;
  trapped: Record<string, Record<string, number>>;
  laid: LaidView[];
  vault: VaultView | null;
  truck: TruckView | null;
  time: number | null;
  time_spaces: number | null;
  exits: ExitView[];
  closed: string[][];
  personal: PersonalView[];
  eliminated: string[];
}

/** A companion: lone, led or not yet in the game. */
export interface Companion {
  id: string;
  name: string;
  class: string;
  zone: string | null;
  left: "exit" | "train" | null;
  leader: string | null;
  in_supply: boolean;
  health: number;
  tokens: string[];
}

/** How many cards it has; of an open discard pile, which. */
export interface Deck {
  cards: number;
  discards?: string[];
  gained?: number;
}

export interface ExitView {
  id: string;
  zone: string;
  open: boolean;
}

export interface Goal {
  key: string;
  done: boolean;
  locked: boolean;
  rule: string;
}

/** An Explosive on the board; a trap blows when zombies come. */
export interface LaidView {
  zone: string;
  card: string;
  trap: boolean;
}

export interface Noise {
  zone: string | null;
  level: "bang" | "boom" | "silent";
}

/** An Objective token; an unseen face is `hidden`. */
export interface Objective {
  id: string;
  zone: string | null;
  face: string;
  holder: string | null;
  taken: boolean;
}

/** Title and story of a designer's mission, which nobody can look up. */
export interface OwnMission {
  title: Text;
  briefing: Text;
}

/** A Personal Objective on its slot; of several parts one is enough. */
export interface PersonalView {
  id: string;
  survivor: string;
  colour: string;
  done: boolean;
  progress: number[];
  wanted: number[];
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

export interface TruckView {
  zone: string;
  seats: Record<string, string>;
}

/** What a survivor may still do in its current or last Turn: Actions, free Actions by type, limits used. */
export interface Turn {
  actions: number;
  free: Record<string, number>;
  searches: number;
  used: string[];
}

/** The Vault; its card is unknown until somebody enters the Trap Zone. */
export interface VaultView {
  state: string;
  card: string | null;
  trap_zone: string;
  zone: string;
}

/** The same in every language. */
export interface Text {
  en: string;
  pl: string;
}
