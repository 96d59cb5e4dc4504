// Made from the server's structs by `npm run types`. Do not edit.

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

/** Mix something of one's own into the dice to come: once for a seat, before anybody has decided. */
export interface AddNonce {
  type: "nonce";
  seat: number;
  nonce: string;
  id?: string;
}

/** GET /api/addresses, on the server's own machine: where others find the page; empty if they cannot. */
export interface Addresses {
  addresses: string[];
}

/** The answer to `advise`: the best options of the question in this version, from what the seat knows. */
export interface Advice {
  type: "advice";
  id: string;
  version: number;
  seat: number;
  before: number;
  options: AdvisedOption[];
  looked_at: number;
  offered: number;
}

/** An option with the chance to win after it, its 95 % interval, and how many futures were played for it. */
export interface AdvisedOption {
  key: string;
  chance: number;
  low: number;
  high: number;
  futures: number;
  why: string;
}

/** POST /api/records/analysis: the same for a record file. */
export interface AnalyseRecord {
  record: GameRecord;
  seat: number;
  carry: AnalysisCarry;
}

/** A round from its first answer to the next round, or to the end. */
export interface AnalysedRound {
  round: number;
  start: number;
  end: number;
  before: number;
  low: number;
  high: number;
  after: number;
  skill: number;
  luck: number;
  hits: number;
  expected_hits: number;
}

/** All of it. */
export interface Analysis {
  game: string;
  seat: number;
  answers: number;
  rounds: AnalysedRound[];
  findings: Finding[];
  over: boolean;
}

/** Where an analysis stands between two pages of it. */
export interface AnalysisCarry {
  answers: number;
  round: number;
  start: number;
  before: number;
  low: number;
  high: number;
  skill: number;
  hits: number;
  expected_hits: number;
  doubt: string | null;
}

/** A part of an analysis. */
export interface AnalysisPage {
  answers: number;
  rounds: AnalysedRound[];
  findings: Finding[];
  carry: AnalysisCarry | null;
}

/** POST /api/tables/TABLE/analysis: whose chance to win, and where the last page ended. */
export interface AnalysisWish {
  seat: number;
  carry: AnalysisCarry;
}

/** One option of the pending decision, chosen for a seat of mine. */
export interface Answer {
  type: "answer";
  version: number;
  seat: number;
  key: string;
  id?: string;
}

/** What would the coach do? Only those who may answer a question may ask, and only while the host allows it. */
export interface AskAdvice {
  type: "advise";
  id?: string;
}

/** What is to come if nobody does anything; with a key, after this option of the pending decision. */
export interface AskOutlook {
  type: "outlook";
  key?: string;
  id?: string;
}

/** The odds and consequences of an option of the pending decision. */
export interface AskPreview {
  type: "preview";
  key: string;
  id?: string;
}

/** The odds and consequences of every option of the pending decision. */
export interface AskPreviews {
  type: "previews";
  id?: string;
}

/** What somebody else is asked, with all options, so that one can suggest something; not in a game with secrets. */
export interface AskQuestion {
  type: "question";
  id?: string;
}

/** POST /api/turns: whose turn is it at my tables? */
export interface AskTurns {
  tables: Heard[];
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
  ammo_dice: number;
}

/** Chance from a secret: what was shown of it first, what players mixed in, and in the end the secret itself. */
export interface Chance {
  commitment: string;
  secret: string;
  nonces: [number, number, string][];
}

/** Where the dice come from, and what everybody at the table should know about that. */
export interface ChanceData {
  stream: "blake2b" | "lcg64";
  commitment: string;
  nonces: Record<string, string>;
  secret: string;
  told: ("looked" | "position" | "record" | "script" | "seed" | "undone")[];
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

/** What the host settles for everybody; what is not named stays. */
export interface ChangeTable {
  type: "table";
  chat?: boolean | null;
  patience?: number | null;
  coach?: boolean | null;
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
  zombies: Record<string, ZombieEntry>;
  zombie_cards: Record<string, ZombieCardEntry>;
  others: Record<string, Record<string, LeafletEntry>>;
  mall: MallContent | null;
}

/** Who is asked: a seat, or the whole team (`seat` is null). */
export interface Deciding {
  seat: number | null;
  kind: string;
  yours: boolean;
  prompt: Spoken | null;
}

/** The pending decision, sent only to those who may answer it. */
export interface DecisionData {
  kind: string;
  prompt: Spoken;
  rules: string[];
  options: OptionData[];
}

/** A difficulty of a mode. */
export interface DifficultyEntry {
  id: string;
  name: Text;
  survivors: number;
}

/** The edges of a door that can be closed; its number is its place in the list. */
export interface DoorSpot {
  zones: [number, number];
  edges: [number, number, number, number][];
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
  text: Spoken;
  rule: string;
  data: Record<string, unknown>;
  reveals: boolean;
  tone: ("fight" | "grave" | "harm" | "head" | "loud" | "walk" | "zombies")[];
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

/** An answer that was clearly worse, or better, than another one. */
export interface Finding {
  number: number;
  seat: number;
  kind: string;
  key: string;
  label: Record<string, string>;
  chance: number;
  other: string;
  other_label: Record<string, string>;
  other_chance: number;
  futures: number;
  why: Record<string, string>;
}

/** A balcony with the straight lines of its stairs. */
export interface Flight {
  zone: number;
  rect: [number, number, number, number];
  stairs: [number, number, number, number][];
}

/** A floor of the board; floors lie side by side. */
export interface FloorSpot {
  name: string;
  rect: [number, number, number, number];
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
  expands: string;
}

/** GET /api/games. */
export interface Games {
  games: GameEntry[];
  bots: BotEntry[];
  server: string;
}

/** A table with tokens of one's own for it, and the version that one heard of last; -1: none. */
export interface Heard {
  table: string;
  tokens: string[];
  version: number;
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

export interface Label {
  name: Text;
  at: [number, number];
}

/** Something of the box that has a name, a text and a rule. */
export interface LeafletEntry {
  name: Text;
  text: Text;
  rule: string;
}

/** The names of the Mall's pieces, by id. */
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

/** A Mall, in tenths of a millimetre. */
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
  frame: Text[];
  barred_classes: string[];
  recommended: string[];
  rule: string;
  measured: Measured[];
  of: string;
}

/** POST /api/games/{game}/missions/review: the text of a designer's mission file (YAML). */
export interface MissionFile {
  text: string;
}

/** One thing that is wrong with a mission file, or odd. */
export interface MissionRemark {
  line: number | null;
  path: string;
  reason: Text;
  warning: boolean;
  spot: [number, number] | null;
}

/** What can be said of a mission file. A fine one is played with `custom` among the options of a new table. */
export interface MissionReview {
  fine: boolean;
  mission: MissionEntry | null;
  custom: Record<string, unknown> | null;
  remarks: MissionRemark[];
  board: MissionBoard | null;
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
  undo?: "auto" | "free" | "off" | "until-revealed";
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
  label: Spoken;
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
  key: string;
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
  things: Thing[];
  doors: DoorSpot[];
  lifts: number[];
  floors: FloorSpot[];
  marks: Record<string, number[]>;
  labels: Label[];
  tiles: TileSpot[];
  shut: [string, boolean][];
}

/** Put a finger on a place, or with `idle` only say where one looks; an empty zone takes it away. */
export interface Point {
  type: "point";
  zone: string;
  seat?: number | null;
  idle?: boolean;
  id?: string;
}

/** Somebody points at a place, or with `idle` looks there. */
export interface Pointed {
  type: "pointed";
  seat: number;
  zone: string;
  idle: boolean;
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

/** The answer to `previews`: by the keys of the options; where there is nothing to foretell, the key is missing. */
export interface Previews {
  type: "previews";
  id: string;
  version: number;
  previews: Record<string, Record<string, unknown>>;
}

/** GET /api/puzzle: the puzzle of a day, a position in which one option is clearly the best. */
export interface PuzzleData {
  name: string;
  day: string;
  game: string;
  prompt: Text;
  options: PuzzleOption[];
  record: GameRecord;
  solution: string;
  board: BoardData;
  view: Record<string, unknown>;
}

/** One of the answers to a puzzle. */
export interface PuzzleOption {
  key: string;
  label: Text;
}

/** The answer to `question`: what is asked in this version; null where nothing is. */
export interface Question {
  type: "question";
  id: string;
  version: number;
  decision: unknown;
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
  undone?: [number, number][];
  script?: ScriptData | null;
  table?: Settings;
  note?: string;
  rules?: string;
  trail?: string[];
  seen?: string[];
  stream?: "blake2b" | "lcg64";
  chance?: Chance | null;
}

/** Not done, and why. Nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: "rules" | "seat" | "stale" | "table";
  sentence: string;
  rule: string;
}

/** POST /api/tables/{id}/revoke, by the host: a link has got into wrong hands. */
export interface Revoke {
  role: "host" | "spectator";
}

/** The one token that is good from now on. */
export interface Revoked {
  role: "host" | "spectator";
  token: string;
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

/** Somebody has said something; `seat` is null for a spectator. */
export interface Said {
  type: "said";
  seat: number | null;
  text: string;
  phrase: string;
  bot: string;
}

/** Say something to everybody at the table: words, or the name of a phrase that each reads in their language. */
export interface Say {
  type: "say";
  seat?: number | null;
  text?: string;
  phrase?: string;
  id?: string;
}

/** Chance told in advance, where a game began from a scenario. */
export interface ScriptData {
  dice: number[];
  draws: Record<string, number[]>;
}

/** A Search Card of the Mall. */
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
  wait: number;
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
  chance: ChanceData;
  invites: Record<string, string>;
  chat: boolean;
  patience: number;
  coach: boolean;
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
  titles: Record<string, Text>;
}

/** A Skill, explained. */
export interface SkillEntry {
  id: string;
  name: Text;
  text: Text;
  rule: string;
}

/** Words in the language of the connection; in a film, which several people may watch, in every language. */
export interface Spoken {
  en: string;
  pl: string;
}

/** Where the game stands, as this connection may see it. */
export interface State {
  type: "state";
  version: number;
  language: "en" | "pl";
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

/** Propose an option of the pending question, one's own or somebody else's, without choosing it. */
export interface Suggest {
  type: "suggest";
  key: string;
  seat?: number | null;
  id?: string;
}

/** Somebody proposes an option of the question of this version. */
export interface Suggested {
  type: "suggested";
  seat: number;
  option: OptionData;
  version: number;
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
  people: string[];
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

/** Something solid or at least in the way of the eye: a machine, a locomotive's front, a bank of slot machines. */
export interface Thing {
  kind: string;
  rect: [number, number, number, number];
  rotation: number;
}

/** While the coach thinks about an `advise`: how far it is. */
export interface Thinking {
  type: "thinking";
  id: string;
  share: number;
}

export interface TileSpot {
  name: string;
  rotation: number;
  rect: [number, number, number, number];
}

/** A token on the map at setup. */
export interface TokenSpot {
  kind: string;
  zone: string;
  face: string;
}

/** What is printed on a card beside its figures. */
export interface TraitEntry {
  name: Text;
  text: Text;
}

/** By table; one of which nothing can be said is left out. */
export interface Turns {
  turns: Record<string, "moved" | "others" | "over" | "same" | "yours">;
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

/** A card of the Zombie deck: how many come at each Danger Level, or at which an Extra Activation happens. */
export interface ZombieCardEntry {
  kind: "abomination" | "extra-activation" | "spawn";
  type: string;
  counts: Record<string, number>;
}

/** A kind of Zombie, with its figures. */
export interface ZombieEntry {
  name: Text;
  actions: number;
  wounds: number;
  damage_to_kill: number;
  adrenaline: number;
  targeting_priority: number;
  also_killed_by: Text[];
  traits: TraitEntry[];
}

/** One zone: its rectangles and the point where its name goes. */
export interface ZoneShape {
  name: string;
  kind: number;
  building: number;
  floor: number;
  rects: [number, number, number, number][];
  centre: [number, number];
}

export type ClientMessage = AddNonce | Answer | AskAdvice | AskOutlook | AskPreview | AskPreviews | AskQuestion | AskWhy | ChangeSeat | ChangeTable | Hello | Ping | Point | Say | SetHabit | SetSkips | Suggest | Undo;
export type ServerMessage = Ack | Advice | Error | Outlook | Pointed | Pong | Preview | Previews | Question | Refused | Said | Seats | State | Suggested | Thinking | Welcome | Why;
