/** What a seat sees of Tiny Epic Zombies: as the server's structs have it (types/mall.ts), and how it is drawn. */
import type { Text } from "../types/view";

export type {
  HordeCard,
  HumanView,
  MallView,
  ObjectiveView,
  RoomView,
  SquadView,
  StoreView,
  TokenView,
  TurnState,
  VehicleView,
  ZombieSide,
} from "../types/mall";

/** What the server says is to come (games/tiny_epic_zombies/telling/outlook.py). */
export interface ComingView {
  symbol: string;
  chance: number;
  noise: boolean;
  sure: string[];
  may: string[];
  overrun: string[];
  rules: string[];
  text: Text;
}
export interface OrderView {
  slot: string;
  /** Rooms in their order; null is the barricade. */ next: (string | null)[];
}
export interface MallOutlook {
  human: string;
  coming: ComingView[];
  noise: Record<string, number>;
  order: OrderView[];
}

// ---- names and texts, as the drawings want them; whoever has the content fills them in

export type CardKind = "pickup" | "event" | "melee" | "ranged" | "backpack";
/** A Search Card: what is printed on it. */
export interface CardText {
  name: string;
  kind: CardKind;
  text: string;
  symbol: string;
}
/** A Player Card, both sides. */
export interface PersonText {
  name: string;
  title: string;
  text: string;
  passive: string;
  weak: string;
  strong: string;
}
/** A Human's colour and mark: circle, triangle, square or cross. */
export interface ColourLook {
  colour: string;
  mark: string;
}
export type { Text };
