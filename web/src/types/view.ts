/** What a seat sees of a book of the family: as the server's structs have it (town.ts, strip.ts), and what only the page
 *  knows. What one book has and another has not may be missing. */
import type { SteamSurvivorView, SteamView } from "./steam";
import type { CityView } from "./strip";
import type { Goal, SlotCard, SurvivorView as Survivor, Text, TownTurn, TownView } from "./town";

export type { CompanionView, ObjectiveView, SlotCard, SpawnToken as SpawnView, Text } from "./town";
export type { ExitView, LaidView, PersonalView, TruckView, VaultView } from "./strip";
export type Level = Survivor["level"];
export type SlotName = "hand1" | "hand2" | "favourite" | "pack1" | "pack2" | "pack3";

type OfTurn = "charges" | "vade_retro" | "feat";
export interface SurvivorView
  extends Omit<Survivor, "slots" | "aboard" | "turn">, Partial<Pick<SteamSurvivorView, OfSteamSurvivor>> {
  slots: Record<SlotName, SlotCard | null>;
  aboard?: boolean;
  turn: Omit<TownTurn, OfTurn> & Partial<Pick<TownTurn, OfTurn>>;
}
export interface GoalView extends Goal {
  title?: Text;
}
type OfTown = "active_tokens" | "vade_retro" | "machines" | "train" | "feat";
type OfSteam = Exclude<keyof SteamView, keyof TownView>;
type OfSteamSurvivor = Exclude<keyof SteamSurvivorView, keyof Survivor>;
type OfStrip = Exclude<keyof CityView, keyof TownView>;
export interface GameView
  extends
    Omit<TownView, "survivors" | "goals" | OfTown>,
    Partial<Pick<TownView, OfTown>>,
    Partial<Pick<CityView, OfStrip>>,
    Partial<Pick<SteamView, OfSteam>> {
  survivors: SurvivorView[];
  goals: GoalView[];
  shape?: number;
}

/** What the server says is to come (zombicide/telling/outlook.py). */
export interface ZombieStep {
  to: string;
  path: string[];
  zombies: Record<string, [number, number]>;
}
export interface ZombieGroup {
  zone: string;
  zombies: Record<string, number>;
  why: string;
  rules: string[];
  goals: string[];
  split: boolean;
  steps: ZombieStep[];
  runners: { zone: string; attacks: boolean; to: string[] }[];
  text: Text;
}
export interface WeaponReach {
  card: string;
  how: "melee" | "shoot" | "fan" | "throw";
  ranges: number[];
  /** The kinds of zombies that a hit with it can kill. */
  kills: string[];
}
export interface Reach {
  survivor: string;
  zone: string;
  sight: Record<string, number>;
  weapons: WeaponReach[];
}
export interface SpawnTurn {
  token: string;
  kind: string;
  zone: string | null;
  order: number;
  next: boolean;
  done: boolean;
  rule: string;
}
export interface Outlook {
  zombies: ZombieGroup[];
  reach: Reach[];
  spawns: SpawnTurn[];
}
