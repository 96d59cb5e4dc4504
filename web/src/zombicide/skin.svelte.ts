/** What a book of the family wears at the table: its words, its drawn board, its lessons. The family knows no book; the
 *  page that shows one puts its skin on. */
import type { SpecialDie } from "../table/dice";
import type { IconName } from "../figures/icons";
import type { Component } from "svelte";
import type { Language } from "../i18n/grammar";
import type { Step } from "../tutorial/steps";
import type { Meaning } from "../table/face";
import type { Desk } from "../table/desk.svelte";
import type { Order } from "../table/groups";
import type { Ambience, Sound } from "../table/sound";
import type { EventData, OptionData, Plan, SurvivorEntry } from "../types/protocol";
import type { GameView, SlotName, SurvivorView, Text } from "../types/view";
import type { Rect } from "../board/geometry";
import type { Aim } from "./aims";
import type { Words } from "./words.svelte";
import type { Thing } from "./zones";

type Part = Component<{ desk: Desk<GameView> }>;

export interface Skin {
  /** The game's id. */
  game: string;
  words: Record<Language, Words>;
  /** The game whose cards lie on the table, where a table may play with the decks of another. */
  cardsOf?(): string;
  /** The mission that is proposed, and the one of the guided first game. */
  mission: string;
  tutorial: string;
  /** How many survivors there must be; null: as many as one likes, up to six. */
  team: number | null;
  lessons: Step<GameView>[];
  /** Can a mission file of somebody's own be played? */
  ownMissions: boolean;
  /** What tokens do, and the rules of the kinds of Zombies. */
  tokens: Record<string, { text: Text; rule: string }>;
  zombieRules: Record<string, string>;
  ambience: Ambience;
  /** The slots of a dashboard, in their order. */
  slots: SlotName[];
  /** The kinds of Zombies, the small ones first, and those that stand alone and large. */
  kinds: string[];
  large: string[];
  /** What only this book lays on the board, with its zone. */
  things(view: GameView): [string | null | undefined, Thing][];
  /** Actions that only this book has: icon and key, and what a click on their place means. */
  actions: Order;
  meanings: Record<string, Meaning>;
  /** Actions of this book that can be asked about without saying with what or where. */
  common?(view: GameView): string[];
  /** Of several ways to make the same attack, is this the one that a click means? */
  prefers(option: OptionData, options: OptionData[]): boolean;
  /** Actions that belong to a token of their own zone. */
  /** How tokens on the map of a mission are drawn. */
  onMaps: Record<string, string>;
  atToken: Record<string, string[]>;
  /** Events that only this book has, acted out on a copy of the view. */
  acted(view: GameView, event: EventData): Partial<GameView>;
  sounds: Record<string, Sound>;
  /** How many dice of an event, the last ones, are of the book's own kind; and how such a die is drawn. */
  specialDice?(event: EventData, log: EventData[]): number;
  specialDie?(): SpecialDie;
  /** Events that turn up a card, by the name of the argument that is its id. */
  reveals: Record<string, string>;
  /** Cards that show a Zombie, by their kind. */
  portraits?: Record<string, string>;
  /** Questions that are answered in a drawer of the book's own. */
  drawers: Record<string, Part>;
  /** The printed board. */
  Terrain: Component<{
    plan: Plan;
    kinds: string[];
    language: Language;
    scale: number;
    closed?: string[][];
    titles?: Record<string, Text>;
  }>;
  /** The names of the houses, where they lie over the light on the ground. */
  Signs?: Component<{ plan: Plan; language: Language; scale: number }>;
  /** Where names are printed on the board that nothing should stand on, if there is room beside them. */
  signs?(plan: Plan, language: Language, scale: number, titles: Record<string, Text>): Rect[];
  /** The body of a kind of Zombie as it is on the board now. */
  body(kind: string, view: GameView): string;
  /** The seat of somebody who rides, in words; null: on foot. */
  riding(view: GameView, id: string): string | null;
  /** A Zombie in a box of 100 by 150. */
  Zombie: Component<{ kind: string }>;
  /** A token in a box of 100 by 100 around its middle. */
  Token: Component<{ kind: string; text?: string; state?: string }>;
  /** What presses, beside the number of goals done. */
  Score: Component<{ view: GameView }>;
  /** The rest of the score, among the goals and at the end. */
  tally(view: GameView): string;
  /** What the button of the team shows on a phone; a hat, where a skin does not say. */
  peopleIcon?: IconName;
  /** What lies beside the board for everybody, over the people. */
  Aside: Component<{ view: GameView }> | null;
  /** What only this book has on a dashboard. */
  Extras: Component<{ desk: Desk<GameView>; survivor: SurvivorView }> | null;
  /** What somebody has beside the slots, in a Trade; and the answers that are given there. */
  Beside: Component<{
    person: SurvivorView;
    options: OptionData[];
    busy: boolean;
    choose: (key: string) => void;
  }> | null;
  isBeside?(option: OptionData): boolean;
  /** How attacks are made, over the answers where no dashboard is in sight. */
  Lever: Component<{ desk: Desk<GameView> }> | null;
  /** What must be done to win beside the goals of the mission. */
  aims?(view: GameView): Aim[];
  /** What the end of a game leaves for the next one. */
  Keepsakes: Component<{ view: GameView }> | null;
  goingOn?(view: GameView): void;
  /** Who runs and follows whom, on the page of the set-up. */
  Crew: Component<CrewProps, object, "companions" | "owners">;
}

export interface CrewProps {
  survivors: SurvivorEntry[];
  posse: string[];
  companions: Record<string, string>;
  owners: Record<string, number>;
  seats: number;
  free: SurvivorEntry[];
}

let worn = $state.raw<Skin | null>(null);

/** One book is shown at a time. */
export function wear(skin: Skin): void {
  worn = skin;
}
export function skin(): Skin {
  if (!worn) throw new Error("No book of the family is on the table.");
  return worn;
}
