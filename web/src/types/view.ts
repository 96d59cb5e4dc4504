/** What the server lets a seat see of Undead or Alive (games/undead_or_alive/view.py). */
export interface Text { en: string; pl: string }
export type Level = "blue" | "yellow" | "orange" | "red";
export type SlotName = "hand1" | "hand2" | "favourite" | "pack1" | "pack2" | "pack3";
export const SLOTS: SlotName[] = ["hand1", "hand2", "favourite", "pack1", "pack2", "pack3"];
export interface SlotCard { card: string; empty: boolean }

export interface SurvivorView {
  id: string; name: string; seat: number; zone: string | null; left: "exit" | "train" | null; aboard: boolean;
  health: number; max_health: number; adrenaline: number; laps: number; level: Level; classes: string[]; skills: string[];
  slots: Record<SlotName, SlotCard | null>; companions: string[]; tokens: string[]; turn_taken: boolean;
  turn: { actions: number; free: Record<string, number>; searches: number; charges: { used: number; allowed: number }; vade_retro: { used: number; allowed: number }; used: string[]; feat: number };
}
export interface CompanionView {
  id: string; name: string; class: string; zone: string | null; left: string | null; leader: string | null; in_supply: boolean;
  health: number; aboard: boolean; tokens: string[];
}
export interface SpawnView { id: string; kind: string; zone: string | null; state: string; active: boolean; order: number | null }
export interface ObjectiveView { id: string; zone: string | null; face: string; holder: string | null; loaded: boolean; taken: boolean }
export interface GoalView { key: string; done: boolean; locked: boolean; rule: string; title?: Text }

export interface GameView {
  game: string; mission: string; seat: number | null; seats: number; round: number; phase: string; first_player: number;
  active_seat: number | null; active_survivor: string | null; ultrared: boolean; danger: Level;
  board: { state: number; blocked: string[] }; shape?: number;
  survivors: SurvivorView[]; companions: CompanionView[];
  zombies: Record<string, Record<string, number>>;
  abomination: string | null; miniatures: Record<string, number>;
  noise: { zone: string | null; level: "silent" | "bang" | "boom" };
  vade_retro: (string | null)[]; spawn_tokens: SpawnView[]; active_tokens: { count: number; limit: number };
  objectives: ObjectiveView[]; hidden_faces: Record<string, number>;
  machines: { wagon: { zone: string; passengers: string[] } | null; gatling: { zone: string } | null };
  exit: string | null;
  train: { moving: boolean; step: number; steps: number; tiles: string[]; clock: string | null } | null;
  decks: Record<string, { cards: number; discards?: string[]; gained?: number }>;
  feat: { id: string; name: Text; text: Text; count: number; within: string } | null;
  goals: GoalView[];
  result: { won: boolean; reason: string; rule: string } | null;
}

/** What the server says is to come (games/undead_or_alive/outlook.py). */
export interface ZombieStep { to: string; path: string[]; zombies: Record<string, [number, number]> }
export interface ZombieGroup {
  zone: string; zombies: Record<string, number>; why: string; rules: string[]; goals: string[]; split: boolean;
  steps: ZombieStep[]; runners: { zone: string; attacks: boolean; to: string[] }[]; text: Text;
}
export interface WeaponReach { card: string; how: "melee" | "shoot" | "fan" | "throw"; ranges: number[] }
export interface Reach { survivor: string; zone: string; sight: Record<string, number>; weapons: WeaponReach[] }
export interface SpawnTurn { token: string; kind: string; zone: string | null; order: number; next: boolean; done: boolean }
export interface Outlook { zombies: ZombieGroup[]; reach: Reach[]; spawns: SpawnTurn[] }
