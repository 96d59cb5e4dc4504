/** What a game has of its own at the table. The table itself knows no game: it asks the face of the one that is played. */
import type { Dice, SpecialDie } from "./dice";
import type { Component } from "svelte";
import type { IconName } from "../figures/icons";
import type { Marking } from "../board/marks";
import type { BoardData, DecisionData, EventData, Frame, OptionData, OutcomeData } from "../types/protocol";
import type { Text } from "../types/view";
import type { Step } from "../tutorial/steps";
import type { Desk } from "./desk.svelte";
import type { Ambience, Sound } from "./sound";
import type { Story } from "./story";

/** What every game's view has. */
export interface BaseView {
  game: string;
  seat: number | null;
  seats: number;
  phase: string;
}

/** What can be pointed at: a place, and what stands or lies there. */
export type Target =
  | { type: "zone"; zone: string }
  | { type: "zombies"; zone: string; kind: string }
  | { type: "survivor"; id: string; zone: string | null }
  | { type: "token"; id: string; kind: string; zone: string }
  | { type: "card"; card: string; survivor: string; slot: string };

export interface Group {
  name: string;
  icon: IconName;
  key: string;
  options: OptionData[];
}
export type LogFilter = "all" | "fights" | "cards" | "zombies";
export interface Explained {
  name: Text;
  text: Text;
  rule: string;
}
/** What an option means on the board: somebody is attacked, one goes there, something is done, somebody is chosen; or it
 *  lies aside: a plain click never means it. */
export type Meaning = "attack" | "go" | "do" | "person" | "aside";
/** A consequence in a word or two. */
export interface Chip {
  text: string;
  tone: "plain" | "good" | "bad";
}
/** A place as one says it, and by its code. */
export interface PlaceName {
  name: string;
  code: string;
}
/** A line of odds or consequences. */
export interface Line {
  name: string;
  value: string;
  share: number | null;
  bad?: boolean;
}
type Part<V extends BaseView> = Component<{ desk: Desk<V> }>;

export interface GameFace<V extends BaseView = BaseView> {
  /** The game's id. */
  name: string;
  peopleIcon: IconName;
  /** Fetch names and cards. */
  load(): Promise<void>;

  // ---- words
  /** What the game calls its people, places, board and goals. */
  /** `crew` is the short word over their boards. */
  terms(): { people: string; crew: string; places: string; board: string; boardHelp: string; goals: string };
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
  nameOfCard(card: string): string;
  /** What a seat plays, if that says more than its number. */
  roleOf(view: V, seat: number): string;
  targetTitle(target: Target, board: BoardData | null, view: V | null): string;
  /** What is under the pointer besides the place: its name, and who stands there or what it does. */
  pointedAt?(target: Target, view: V): { name: string; text: string };
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
  /** What an option means when its place is clicked; `here` is where whoever decides stands. */
  meaning(option: OptionData, view: V, here: string | null, options: OptionData[]): Meaning;
  /** Kinds of questions that are played on the board: what can be clicked there is not listed unasked. */
  playedOnBoard: string[];
  /** Is it left out of lists until somebody asks for it: a shot at nobody, or at friends alone? */
  folded(option: OptionData, view: V): boolean;
  /** What comes of an option, in short; the preview is the server's. */
  chips(option: OptionData, preview: Record<string, unknown> | null, view: V): Chip[];
  /** The card an attack is made with, or ''. */
  weaponOf(option: OptionData, view: V | null): string;
  /** The places on the way from one to another, the first step first; none where there is no way. */
  wayTo(view: V, board: BoardData, from: string, to: string): string[];
  /** How many steps of a longer way can be paid this turn, if it begins with this one. */
  stepsLeft(view: V, who: string, first: OptionData): number;
  /** The key of going one step. */
  stepKey(zone: string): string;
  /** Why somebody on a longer way stops before this step, or ''. */
  halts(preview: Record<string, unknown>, view: V, board: BoardData, here: string): string;
  /** Does something stand there before which everybody on a longer way stops? */
  bars?(view: V, zone: string): boolean;
  /** What an outlook draws on the board. */
  forecast(outlook: Record<string, unknown>, view: V, board: BoardData): Marking;
  /** The answer that goes without saying, after what was answered on this page; null where somebody must decide. */
  byItself(question: DecisionData, view: V, answered: string[]): string | null;
  /** The next answer while all turns are being ended, and how many turns these seats have left; where a game has no
   *  such thing, none. */
  endsTurns?(question: DecisionData): string | null;
  turnsLeft?(view: V, seats: number[]): number;
  /** A text of the server with places as one says them. */
  speak(text: string, board: BoardData | null, view: V | null): string;
  placeName(zone: string, board: BoardData | null, view: V | null): PlaceName;
  /** Who decides, if the question or the view says so. */
  decider(view: V, options: OptionData[]): string | null;
  placeOfPerson(view: V, id: string): string | null;
  /** Keys one may ask about at a place, with the question in words. */
  whys(view: V, target: Target, options: OptionData[], decider: string | null): [string, string][];
  /** Keys one may ask about anywhere. */
  common(view: V): string[];
  /** Groups that give something away: they stand at the foot, never where something else was under the pointer. */
  givesAway: string[];
  /** Is the question answered in the game's own drawer instead of the action bar? */
  ownDrawer(kind: string, options: OptionData[]): boolean;
  /** Does that drawer stand in the column, so that all of the board is seen? */
  drawerBeside?(kind: string): boolean;
  /** The card that a question is about, to be read while one decides; '' where there is none. */
  asksAbout?(question: DecisionData, log: EventData[]): string;
  /** What has been done so far that a question asks to agree to; nothing where it says everything itself. */
  agreesTo?(question: DecisionData, log: EventData[]): EventData[];
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
  /** What is heard, or ''. */
  soundOf(event: EventData): Sound | "";
  /** What is heard all the time, softly. */
  ambience: Ambience;
  /** Does the board shake? */
  shakes(event: EventData): boolean;
  /** A word that rises from the place: a Wound, a kill. */
  rises(event: EventData): string;
  /** What the zombies have just done, in a line; '' once somebody has acted since. */
  told(log: EventData[]): string;
  /** The same when a question comes in the middle of it: for those who are shown no motion. */
  toldSoFar?(log: EventData[]): string;
  isHead(event: EventData): boolean;
  fits(event: EventData, filter: LogFilter): boolean;

  // ---- the end
  story(log: EventData[], view: V): Story;
  /** What a round is called: "Round 3". */
  roundName(round: number): string;
  /** Hits, and how many were to be expected. */
  luckText(got: string, expected: string): string;

  // ---- dice
  /** The dice of an event, given the log that it stands in. */
  diceOf(event: EventData, log: EventData[]): Dice | null;
  /** How a die of the book's own kind is drawn. */
  specialDie(): SpecialDie | null;

  // ---- cards
  cardName(id: string): string;
  /** The card that an option or an event names, or ''. */
  cardIn(data: Record<string, unknown>): string;
  /** The card that an event turns up, to be shown large; `mark` says what of it counts. */
  revealed(event: EventData): { id: string; mark?: string } | null;
  /** A whole card, to read. */
  /** `links`: names on it lead to the compendium. */
  Card: Component<{ id: string; mark?: string; links?: boolean }>;
  /** What is pointed at: figures, intent, what helps against it. The first view does without. */
  about(): Promise<Part<V>>;

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
  /** What is to be done. The first view does without. */
  goals(): Promise<Part<V>>;
  /** What the button of the goals says. */
  Score: Part<V>;
  /** What the overlay shows, in words, over the tabs. */
  Legend: Part<V>;
  Drawer: Part<V> | null;
  /** What is set before an answer, over the answers where the people are out of sight. */
  Lever: Part<V> | null;
  /** Everybody once more, when the game is over. */
  Farewell?: Component<{ view: V }>;
  /** What was to be done and what of it was, where a game has such a list. */
  Aims?: Component<{ view: V }>;
  /** A picture under the last word of the game; nobody needs it before. */
  frieze?(): Promise<Component<{ view: V; won: boolean; clear: number }>>;
  /** Somebody goes from the end to the next mission: what is carried along. */
  goingOn?(view: V): void;
  /** A picture of the film. */
  Picture: Component<{
    frame: Frame;
    view: V;
    board: BoardData;
    /** What is being acted out. */ now: EventData | null;
  }>;
  FilmPeople: Component<{ view: V; board: BoardData }>;
}
