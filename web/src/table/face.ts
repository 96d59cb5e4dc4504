/** What a game has of its own at the table. The table itself knows no game: it asks the face of the one that is played. */
import type { Component } from "svelte";
import type { IconName } from "../figures/icons";
import type { BoardData, EventData, Frame, OptionData, OutcomeData } from "../types/protocol";
import type { Text } from "../types/view";
import type { Step } from "../tutorial/steps";
import type { Desk } from "./desk.svelte";

/** What every game's view has. */
export interface BaseView { game: string; seat: number | null; seats: number; phase: string }

/** What can be pointed at: a place, and what stands or lies there. */
export type Target =
  | { type: "zone"; zone: string }
  | { type: "zombies"; zone: string; kind: string }
  | { type: "survivor"; id: string; zone: string | null }
  | { type: "token"; id: string; kind: string; zone: string }
  | { type: "card"; card: string; survivor: string; slot: string };

export interface Group { name: string; icon: IconName; key: string; options: OptionData[] }
export type LogFilter = "all" | "fights" | "cards" | "zombies";
export interface Explained { name: Text; text: Text; rule: string }
/** A line of odds or consequences. */
export interface Line { name: string; value: string; share: number | null; bad?: boolean }
type Part<V extends BaseView> = Component<{ desk: Desk<V> }>;

export interface GameFace<V extends BaseView = BaseView> {
  /** The game's id. */
  name: string;
  /** A class for the whole page: the game's colours. */
  theme: string;
  peopleIcon: IconName;
  /** Fetch names and cards. */
  load(): Promise<void>;

  // ---- words
  /** What the game calls its people, places and board. */
  terms(): { people: string; places: string; board: string; boardHelp: string };
  /** What is played: the mission, or the mode. */
  title(view: V): Text;
  /** The same for a table that is not open yet. */
  titleOf(options: Record<string, unknown>): Text;
  /** A short id of it, for the names of files. */
  stem(view: V): string;
  /** Where the game stands: a bold word and a plain one. */
  banner(view: V): { bold: string; plain: string };
  /** The name of somebody or something, by its id. */
  nameOf(id: string): string;
  /** What a seat plays, if that says more than its number. */
  roleOf(view: V, seat: number): string;
  targetTitle(target: Target, board: BoardData | null): string;
  groupName(group: string): string;
  previewLines(preview: Record<string, unknown>): Line[];
  /** Has somebody of these seats won? */
  won(outcome: OutcomeData, view: V, seats: number[]): boolean;
  ending(outcome: OutcomeData, view: V, seats: number[]): string;
  /** The steps of a guided first game, where there is one. */
  lessons(view: V): Step<V>[];

  // ---- options
  groups(options: OptionData[]): Group[];
  iconOf(group: string): IconName;
  /** Whose portrait stands before an option, or ''. */
  portraitOf(option: OptionData): string;
  hasOdds(option: OptionData): boolean;
  /** Who and what an option meets where it leads, if its label does not say so. */
  meets?(option: OptionData, view: V): string;
  /** The places an option points at. */
  zonesOf(option: OptionData, view: V): string[];
  optionsFor(options: OptionData[], target: Target, view: V, here: string | null): OptionData[];
  /** Who decides, if the question or the view says so. */
  decider(view: V, options: OptionData[]): string | null;
  placeOfPerson(view: V, id: string): string | null;
  /** Keys one may ask about at a place, with the question in words. */
  whys(view: V, target: Target, options: OptionData[], decider: string | null): [string, string][];
  /** Keys one may ask about anywhere. */
  common: string[];
  /** Is the question answered in the game's own drawer instead of the action bar? */
  ownDrawer(kind: string, options: OptionData[]): boolean;
  /** Seats with the same secret may look at the same screen; between others it is covered. */
  secretOf(view: V, seat: number): string;

  // ---- events
  isLoud(event: EventData): boolean;
  /** The view after an event, as far as the event says. */
  acted(view: V, event: EventData): V;
  placeOf(event: EventData, view: V | null): string;
  /** Flashes red on the board. */
  harms(event: EventData): boolean;
  /** Shown red in the log. */
  grave(event: EventData): boolean;
  /** How much longer than others an event stays. */
  weight(event: EventData): number;
  isHead(event: EventData): boolean;
  fits(event: EventData, filter: LogFilter): boolean;

  // ---- film
  /** Frames with the same chapter belong together. */
  chapter(view: V): string;

  // ---- parts of the page
  Portrait: Component<{ id: string; size?: string }>;
  /** The board with what lies over it. */
  Stage: Part<V>;
  /** The people, beside the board. */
  People: Part<V>;
  Here: Part<V>;
  List: Part<V>;
  Goals: Part<V>;
  /** What the button of the goals says. */
  Score: Part<V>;
  /** What the overlay shows, in words, over the tabs. */
  Legend: Part<V>;
  Drawer: Part<V> | null;
  /** Everybody once more, when the game is over. */
  Farewell: Component<{ view: V }>;
  /** A picture of the film. */
  Picture: Component<{ frame: Frame; view: V; board: BoardData }>;
  FilmPeople: Component<{ view: V; board: BoardData }>;
  /** The page on which a game is set up. */
  SetUp: Component;
}
