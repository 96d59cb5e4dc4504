// Made from messages.py, entries.py, bodies.py and boards.py by `npm run types`. Do not edit.

/** What is printed in a Room. */
export interface AbilityEntry {
  name: Text;
  text: Text;
  rule: string;
  stops: boolean;
}

/** Done and stored. The state that follows has at least this version. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** One option of the pending decision, chosen for a seat of mine. */
export interface Answer {
  type: "answer";
  version: number;
  seat: number;
  key: string;
  id?: string;
}

/** What is to come if nobody does anything. */
export interface AskOutlook {
  type: "outlook";
  id?: string;
}

/** The odds and consequences of an option of the pending decision. */
export interface AskPreview {
  type: "preview";
  key: string;
  id?: string;
}

/** Why can this not be done now? */
export interface AskWhy {
  type: "why";
  key: string;
  id?: string;
}

/** The static geometry of all shapes a board can take; the view's `board.state` says which one is laid out. */
export interface BoardData {
  shapes: ShapeData[];
  mall: MallData | null;
  symbols: Record<string, string>;
}

/** A rulebook with its chapters in their order. */
export interface BookEntry {
  game: string;
  title: string;
  chapters: Chapter[];
}

/** A bot that can take a seat. */
export interface BotEntry {
  name: string;
  title: Text;
}

/** An Equipment card. */
export interface CardEntry {
  name: Text;
  kind: string;
  kind_name: Text;
  range: [number, number] | null;
  dice: number | null;
  accuracy: number | null;
  damage: number | null;
  dual: boolean;
  noise: string;
  ammo: string;
  text: Text;
  traits: TraitEntry[];
}

/** Change who sits where: the holder of a seat for that seat, the host for every seat. */
export interface ChangeSeat {
  type: "seat";
  seat: number;
  action: "bot" | "kick" | "open" | "rename" | "take";
  bot?: string;
  name?: string;
  colour?: string;
  id?: string;
}

/** A chapter of a book, with what holds for all of its rules. */
export interface Chapter {
  title: string;
  note: string;
}

/** A Human's colour, with a mark for those who cannot tell colours apart. */
export interface ColourEntry {
  name: Text;
  colour: string;
  mark: string;
}

/** GET /api/games/{game}/content: cards and Skills by the ids that views and events use; or those of the Mall. */
export interface Content {
  cards: Record<string, CardEntry>;
  skills: Record<string, SkillEntry>;
  mall: MallContent | null;
}

/** Who is asked: a seat, or the whole team (`seat` is null). */
export interface Deciding {
  seat: number | null;
  kind: string;
  yours: boolean;
}

/** The pending decision, sent only to those who may answer it. */
export interface DecisionData {
  kind: string;
  prompt: Text;
  rules: string[];
  options: OptionData[];
}

/** A difficulty of a mode. */
export interface DifficultyEntry {
  id: string;
  name: Text;
  survivors: number;
}

/** A message that could not be understood or is not allowed; `fatal`: the server closes the connection. */
export interface Error {
  type: "error";
  id: string;
  sentence: string;
  fatal: boolean;
}

/** Something that happened, as this seat may see it. */
export interface EventData {
  name: string;
  text: Text;
  rule: string;
  data: Record<string, unknown>;
  reveals: boolean;
  version: number;
}

/** A game as a film from one seat's view, a page of it at a time. */
export interface Film {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  seat: number | null;
  answers: number;
  frames: Frame[];
  next: number | null;
  board: BoardData | null;
}

/** A balcony with the straight lines of its stairs. */
export interface Flight {
  zone: number;
  rect: [number, number, number, number];
  stairs: [number, number, number, number][];
}

/** One picture of a film: what was answered, what happened then, and how it looks now. */
export interface Frame {
  number: number;
  seat: number | null;
  key: string;
  label: Text;
  events: EventData[];
  view: unknown;
  deciding: Deciding | null;
  outcome: OutcomeData | null;
}

/** Base of what a client may say. */
export interface FromClient {
  type: "FromClient";
  id?: string;
}

/** Base of what the server says. */
export interface FromServer {
  type: "FromServer";
}

/** A game with all that the start page needs: missions and survivors, or modes, people, Objectives and Stores. */
export interface GameEntry {
  name: string;
  title: Text;
  min_seats: number;
  max_seats: number;
  missions: MissionEntry[];
  survivors: SurvivorEntry[];
  options: RuleOption[];
  modes: ModeEntry[];
  people: PersonEntry[];
  objectives: ObjectiveEntry[];
  stores: StoreEntry[];
}

/** GET /api/games. */
export interface Games {
  games: GameEntry[];
  bots: BotEntry[];
  server: string;
}

/** The first message: who I am (one token for each seat of mine, or a host or spectator token). */
export interface Hello {
  type: "hello";
  tokens: string[];
  last?: number;
  language?: "en" | "pl";
  id?: string;
}

/** POST /api/tables/{id}/join: take the seat of an invite. */
export interface Join {
  token: string;
  name?: string;
  colour?: string;
}

/** The seat is yours; its token brings you back to it from anywhere. */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/**  */
export interface Label {
  name: Text;
  at: [number, number];
}

/** The names of Tiny Epic Zombies, by id. */
export interface MallContent {
  cards: Record<string, SearchCardEntry>;
  abilities: Record<string, AbilityEntry>;
  tokens: Record<string, Text>;
  sources: Record<string, Text>;
  colours: Record<string, ColourEntry>;
  track: number;
  barricade: number;
  horde: number;
}

/** The Mall of Tiny Epic Zombies, in tenths of a millimetre. */
export interface MallData {
  size: [number, number];
  rooms: MallRoom[];
  stores: MallStore[];
  courtyard: [number, number, number, number];
  doors: MallDoor[];
  symbols: Record<string, MallSymbol>;
  paths: number[][];
}

/** A doorway in the wall between two Rooms, for the drawing; every wall between neighbours has one. */
export interface MallDoor {
  rooms: [number, number];
  line: [number, number, number, number];
}

/** A Room of the Mall. Its number is its place in `rooms`; its name is the key of the view's `rooms`. */
export interface MallRoom {
  name: string;
  slot: string;
  place: string;
  polygon: [number, number][];
  anchor: [number, number];
  walls: number[];
  steps: number[];
  icons: string[];
  abilities: string[];
}

/** A Store card in its slot. */
export interface MallStore {
  slot: string;
  id: string;
  name: Text;
  symbol: string;
  number: number;
  rotation: number;
  rect: [number, number, number, number];
}

/** An Entrance Symbol: shape and colour. */
export interface MallSymbol {
  name: Text;
  colour: string;
  shape: string;
}

/** How often a bot won a mission when it played every seat; `low` and `high` are the 95 % interval of the rate. */
export interface Measured {
  bot: string;
  games: number;
  rate: number;
  low: number;
  high: number;
}

/** GET /api/games/{game}/missions/{mission}/board: a mission's map before anybody plays it. */
export interface MissionBoard {
  shapes: ShapeData[];
  tokens: TokenSpot[];
}

/** A mission as the start page shows it. */
export interface MissionEntry {
  id: string;
  title: Text;
  difficulty: string;
  difficulty_name: Text;
  minutes: number;
  tutorial: boolean;
  briefing: Text;
  goals: Text[];
  barred_classes: string[];
  recommended: string[];
  rule: string;
  measured: Measured | null;
}

/** The body of every refused request: a sentence for the person who asked. */
export interface Mistake {
  status_code: number;
  detail: string;
  rule: string;
}

/** A way to play a game. */
export interface ModeEntry {
  id: string;
  title: Text;
  text: Text;
  seats: number[];
  zombie_player: boolean;
  competitive: boolean;
  difficulties: DifficultyEntry[];
  rule: string;
  measured: ModeMeasure[];
}

/** What bots did in a mode with so many seats, at a difficulty (or ''). */
export interface ModeMeasure {
  seats: number;
  difficulty: string;
  measured: Measured;
}

/** POST /api/tables: a new game, or with `record` one that goes on after `upto` of its answers. */
export interface NewTable {
  game?: string;
  options?: Record<string, unknown>;
  seats?: SeatWish[];
  undo?: "free" | "off" | "until-revealed";
  seed?: number | null;
  record?: GameRecord | null;
  upto?: number | null;
}

/** An Objective Card. */
export interface ObjectiveEntry {
  id: string;
  name: Text;
  text: Text;
  rule: string;
}

/** POST /api/records: look at a record file. To play on from it, give it to POST /api/tables. */
export interface OpenRecord {
  record: GameRecord;
  seat?: number | null;
  start?: number;
  count?: number;
}

/** One legal answer. */
export interface OptionData {
  key: string;
  label: Text;
  group: string;
  rule: string;
  arguments: Record<string, unknown>;
}

/** How the game ended. */
export interface OutcomeData {
  won: boolean;
  winner: number | null;
  reason: string;
  rule: string;
}

/** The answer to `outlook`: what is to come, as far as this connection may know it; it depends on the game. */
export interface Outlook {
  type: "outlook";
  id: string;
  version: number;
  outlook: Record<string, unknown>;
}

/** A Player Card: what this person can do, and as a Zombie. */
export interface PersonEntry {
  id: string;
  name: Text;
  colour: string;
  title: Text;
  text: Text;
  rule: string;
  passive: Text;
  weak: Text;
  strong: Text;
}

/** Keeps the connection alive; say it every 20 seconds. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Geometry of a board in its own units; a zone's number is its place in `zones`. */
export interface Plan {
  size: [number, number];
  zones: ZoneShape[];
  walls: [number, number, number, number][];
  fences: [number, number, number, number][];
  curbs: [number, number, number, number][];
  openings: [number, number, number, number][];
  lines: [number, number, number, number][];
  balconies: Flight[];
  rails: [number, number, number, number][];
  locomotives: [[number, number, number, number], number][];
  machines: [number, number, number, number][];
  crates: number[];
  corpse_piles: number[];
  switches: number[];
  nozzles: number[];
  labels: Label[];
  tiles: TileSpot[];
  shut: [string, boolean][];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  version: number;
}

/** The answer to `preview`; what it holds depends on the game. */
export interface Preview {
  type: "preview";
  id: string;
  key: string;
  preview: Record<string, unknown>;
}

/** The file's contents; `note` is free for people. */
export interface GameRecord {
  format: number;
  engine: string;
  game: string;
  content: string;
  options: Record<string, unknown>;
  seed: number;
  answers: string[];
  seats: number[];
  digests: [number, string][];
  script?: ScriptData | null;
  table?: Settings;
  note?: string;
}

/** Not done, and why. Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: "rules" | "seat" | "stale" | "table";
  sentence: string;
  rule: string;
}

/** One of the answers to a choice of rules. */
export interface RuleChoice {
  value: string;
  title: Text;
}

/** A rule in our words. */
export interface RuleEntry {
  id: string;
  title: string;
  game: string;
  chapter: string;
  text: string;
  section: string;
  page: string;
  edges: string[];
  ruling: string;
  refers: RuleName[];
  rulings: RuleName[];
  language: string;
}

/** A rule in a list. */
export interface RuleHit {
  id: string;
  title: string;
  game: string;
  chapter: string;
  ruling: boolean;
}

/** GET /api/rules: all rules, those of a game, or those that have the words. */
export interface RuleList {
  rules: RuleHit[];
  books: BookEntry[];
}

/** A rule that another one names. */
export interface RuleName {
  id: string;
  title: string;
}

/** A choice of rules that a table makes; its name is a key of `options`, or for a `choice` of its `switches`. */
export interface RuleOption {
  name: string;
  title: Text;
  text: Text;
  kind: "choice" | "number" | "switch";
  default: boolean | number | string;
  rule: string;
  choices: RuleChoice[];
}

/** Chance told in advance, where a game began from a scenario. */
export interface ScriptData {
  dice: number[];
  draws: Record<string, number[]>;
}

/** A Search Card of Tiny Epic Zombies. */
export interface SearchCardEntry {
  name: Text;
  kind: "backpack" | "event" | "melee" | "pickup" | "ranged";
  symbol: string;
  text: Text;
  rule: string;
}

/** Who sits where. */
export interface SeatData {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: string;
  bot: string;
  held: boolean;
  connected: boolean;
  skips: string[];
  habits: Record<string, string>;
}

/** A seat at a new table: `human` is mine, `open` waits for somebody with the invite link, `bot` plays itself. */
export interface SeatWish {
  kind: "bot" | "human" | "open";
  bot?: string;
  name?: string;
  colour?: string;
}

/** Who sits at the table, told on every change. */
export interface Seats {
  type: "seats";
  seats: SeatData[];
  spectators: number;
  invites: Record<string, string>;
}

/** What a Skill or card does by itself from now on: one of the choices that `welcome` lists for the habit. */
export interface SetHabit {
  type: "habit";
  seat: number;
  habit: string;
  choice: string;
  id?: string;
}

/** The rules (Skills) about which this seat is not asked any more: the answer is no. */
export interface SetSkips {
  type: "skips";
  seat: number;
  rules: string[];
  id?: string;
}

/** How a table is set, beside the rules: what may be taken back, the language, who is a bot, the habits by seat. */
export interface Settings {
  undo: string;
  language: string;
  bots: Record<string, string>;
  habits: Record<string, Record<string, string>>;
}

/** One shape of a board: its drawing, and what can be looked up on it. A zone is a number, its place in `zones`. */
export interface ShapeData {
  plan: Plan;
  kinds: string[];
  neighbours: number[][];
  sees: number[][];
  ranges: number[][];
}

/** A Skill, explained. */
export interface SkillEntry {
  id: string;
  name: Text;
  text: Text;
  rule: string;
}

/** Where the game stands, as this connection may see it. */
export interface State {
  type: "state";
  version: number;
  seat: number | null;
  view: unknown;
  deciding: Deciding | null;
  decision: DecisionData | null;
  events_from: number;
  events: EventData[];
  undo: string | null;
  outcome: OutcomeData | null;
}

/** One face of a Store card; `card` says which faces share a card. */
export interface StoreEntry {
  id: string;
  card: string;
  name: Text;
  symbol: string;
  number: number;
}

/** A survivor one can choose. */
export interface SurvivorEntry {
  id: string;
  name: Text;
  survivor_class: string;
  class_name: Text;
  colour: string;
  health: number;
  favourite: Text;
  start: Text[];
  look: Text;
  skills: Record<string, SkillEntry[]>;
}

/** GET /api/tables/{id}: what a table is, for whoever has a token of it. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, unknown>;
  undo: "free" | "off" | "until-revealed";
  role: "host" | "invite" | "seat" | "spectator";
  seat: number | null;
  version: number;
  over: boolean;
}

/** The keys to a new table. Whoever has a token is who it says: keep the host token to yourself. */
export interface TableTokens {
  table: string;
  host: string;
  seats: Record<string, string>;
  invites: Record<string, string>;
  spectator: string;
}

/** The same words in every language of the interface. */
export interface Text {
  en: string;
  pl: string;
}

/**  */
export interface TileSpot {
  name: string;
  rotation: number;
  rect: [number, number, number, number];
}

/** A token on the map at setup. */
export interface TokenSpot {
  kind: string;
  zone: string;
}

/** What is printed on a card beside its figures. */
export interface TraitEntry {
  name: Text;
  text: Text;
}

/** Take back to the last decision of a person, if the table's policy allows. */
export interface Undo {
  type: "undo";
  version: number;
  id?: string;
}

/** The tokens were good. */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: number[];
  host: boolean;
  undo: "free" | "off" | "until-revealed";
  habits: Record<string, string[]>;
  server: string;
}

/** The answer to `why`. */
export interface Why {
  type: "why";
  id: string;
  key: string;
  possible: boolean;
  sentence: string;
  rule: string;
}

/** One zone: its rectangles and the point where its name goes. */
export interface ZoneShape {
  name: string;
  kind: number;
  building: number;
  rects: [number, number, number, number][];
  centre: [number, number];
}

export type ClientMessage = Answer | AskOutlook | AskPreview | AskWhy | ChangeSeat | Hello | Ping | SetHabit | SetSkips | Undo;
export type ServerMessage = Ack | Error | Outlook | Pong | Preview | Refused | Seats | State | Welcome | Why;
