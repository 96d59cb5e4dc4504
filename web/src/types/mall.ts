// Made from graveshift.games.tiny_epic_zombies.telling.seen by `npm run types`. Do not edit.

export interface HordeCard {
  card: string;
  marker: number | null;
}

export interface HumanView {
  id: string;
  seat: number;
  colour: string;
  wounds: number;
  ammo: number;
  room: string;
  melee: string | null;
  ranged: string | null;
  backpack: string[];
  carries: string[];
  facedown: boolean;
  facedown_card: string | null;
  overrun: boolean;
}

/** The whole table. */
export interface MallView {
  game: string;
  mode: string;
  seats: number;
  competitive: boolean;
  seat: number | null;
  phase: string;
  turn: number;
  active: number;
  first: number;
  humans: HumanView[];
  stores: StoreView[];
  rooms: Record<string, RoomView>;
  barricade: number;
  survivors: number[];
  survivors_collected: number;
  zombies_left: number;
  zombie_side: ZombieSide;
  vehicle: VehicleView;
  traps_left: number;
  search_left: number;
  revealed: number;
  last_revealed: string | null;
  looking_at: string | null;
  supply_left: number;
  under_supply: string[];
  discards: string[];
  removed: string[];
  offers: string[] | null;
  turn_state: TurnState;
  objectives: ObjectiveView[];
  tokens: Record<string, TokenView>;
  squads: SquadView[];
  rewards_used: string[];
  sources_found: string[];
  exits_found: string[];
  real_exit: string | null;
  result: number;
}

export interface ObjectiveView {
  id: string;
  goal: number;
  progress: number[];
  completed: boolean[];
  ammo?: number[];
  ammo_goal?: number;
  order?: string[];
}

export interface RoomView {
  zombie: boolean;
  trap: boolean;
  humans: number[];
  tokens: string[];
}

export interface SquadView {
  id: string;
  room: string | null;
  arrived: boolean;
  owner: number | null;
}

export interface StoreView {
  slot: string;
  id: string;
  symbol: string;
  number: number;
  beside: string[];
}

export interface TokenView {
  room: string | null;
  carrier: number | null;
  face?: string;
}

export interface TurnState {
  moves: number;
  extra: number;
  free: number;
  kills: number;
  riding: boolean;
  zombies_to_add: number;
  noise: boolean;
}

export interface VehicleView {
  id: "motorcycle" | "police-car";
  room: string | null;
  rider: number | null;
}

export interface ZombieSide {
  seat: number | null;
  cards: HordeCard[];
  hand_size: number;
  hand: string[] | null;
}
