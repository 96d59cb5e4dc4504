/** What the server lets a seat see of Tiny Epic Zombies (games/tiny_epic_zombies/view.py). */
import type { Text } from "../types/view";

export interface HumanView {
  id: string; seat: number; colour: string; wounds: number; ammo: number; room: string;
  melee: string | null; ranged: string | null; backpack: string[]; carries: string[];
  facedown: boolean; facedown_card: string | null; overrun: boolean;
}
export interface StoreView { slot: string; id: string; symbol: string; number: number; beside: string[] }
export interface RoomView { zombie: boolean; trap: boolean; humans: number[]; tokens: string[] }
export interface HordeCard { card: string; marker: number | null }
export interface ZombieSide { seat: number | null; cards: HordeCard[]; hand_size: number; hand: string[] | null }
export interface VehicleView { id: "motorcycle" | "police-car"; room: string | null; rider: number | null }
export interface TurnState { moves: number; extra: number; free: number; kills: number; riding: boolean; zombies_to_add: number; noise: boolean }
export interface ObjectiveView {
  id: string; goal: number; progress: number[]; completed: boolean[];
  ammo?: number[]; ammo_goal?: number; order?: string[];
}
export interface TokenView { room: string | null; carrier: number | null; face?: string }
export interface SquadView { id: string; room: string | null; arrived: boolean; owner: number | null }

export interface MallView {
  game: string; mode: string; seats: number; competitive: boolean; seat: number | null; phase: string;
  turn: number; active: number; first: number;
  humans: HumanView[]; stores: StoreView[]; rooms: Record<string, RoomView>;
  barricade: number; survivors: number[]; survivors_collected: number; zombies_left: number;
  zombie_side: ZombieSide; vehicle: VehicleView; traps_left: number;
  search_left: number; revealed: number; last_revealed: string | null; looking_at: string | null;
  supply_left: number; under_supply: string[]; discards: string[]; removed: string[];
  offers: string[] | null; turn_state: TurnState;
  objectives: ObjectiveView[]; tokens: Record<string, TokenView>; squads: SquadView[];
  rewards_used: string[]; sources_found: string[]; exits_found: string[]; real_exit: string | null;
  result: number;
}

/** What the server says is to come (games/tiny_epic_zombies/outlook.py). */
export interface ComingView { symbol: string; chance: number; noise: boolean; sure: string[]; may: string[]; overrun: string[]; rules: string[]; text: Text }
export interface OrderView { slot: string; /** Rooms in their order; null is the barricade. */ next: (string | null)[] }
export interface MallOutlook { human: string; coming: ComingView[]; noise: Record<string, number>; order: OrderView[] }

// ---- names and texts, as the drawings want them; whoever has the content fills them in

export type CardKind = "pickup" | "event" | "melee" | "ranged" | "backpack";
/** A Search Card: what is printed on it. */
export interface CardText { name: string; kind: CardKind; text: string; symbol: string }
/** A Player Card, both sides. */
export interface PersonText { name: string; title: string; text: string; passive: string; weak: string; strong: string }
/** A Human's colour and mark: circle, triangle, square or cross. */
export interface ColourLook { colour: string; mark: string }
export type { Text };
