/** Tiny Epic Zombies at the table. */
import { plainDice } from "../table/dice";
import { said } from "../i18n/i18n.svelte";
import type { GameFace, Target } from "../table/face";
import { byTone } from "../table/tone";
import type { MallData, OptionData, OutcomeData } from "../types/protocol";
import type { Text } from "../types/view";
import Aims from "./Aims.svelte";
import Boards from "./Boards.svelte";
import Card from "./Card.svelte";
import Choosing from "./Choosing.svelte";
import Face from "./Face.svelte";
import FilmBoards from "./FilmBoards.svelte";
import Here from "./Here.svelte";
import Legend from "./Legend.svelte";
import Picture from "./Picture.svelte";
import Rooms from "./Rooms.svelte";
import Score from "./Score.svelte";
import Stage from "./Stage.svelte";
import {
  GAME,
  cardEntry,
  cardName,
  humanText,
  loadContent,
  modeEntry,
  personEntry,
  roomText,
  tokenName,
} from "./content.svelte";
import { chips } from "./chips";
import { byItself, folded, halts, meaning, stepKey, stepsLeft, wayTo, weaponOf } from "./clicks";
import { story } from "./story";
import { rises, shakes, soundOf, told } from "./sounds";
import { wholeNames } from "./dictionary";
import { LESSONS } from "./lessons";
import { grouped, iconOf, optionsFor, WITH_ODDS, zonesOf } from "./options";
import { acted, placeOf } from "./play";
import { comingMarks } from "./overlays";
import { previewLines } from "./preview";
import { DEALING } from "./hand";
import { drawn, talk } from "./talk.svelte";
import "./theme.css";
import type { MallOutlook, MallView } from "./types";

const REVEALS = new Set(["revealed", "supply-drawn"]);
/** Questions about the card that was just turned up. */
const DRAWN = new Set(["keep", "where", "search-store"]);
const FACES = new Set(["choose", "horde", "human", "peek", "give", "ask-for", "seize"]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const modeTitle = (mode: string): Text => modeEntry(mode)?.title ?? { en: mode, pl: mode };

function targetTitle(target: Target, mall: MallData | null): string {
  switch (target.type) {
    case "zone":
      return said(roomText(mall, target.zone));
    case "zombies":
      return `${talk().zombie}: ${said(roomText(mall, target.zone))}`;
    case "card":
      return cardName(target.card);
    case "token":
      return target.kind === "squad"
        ? drawn().squad(target.id.slice(6), false)
        : target.kind === "trap"
          ? talk().trap
          : target.id in { motorcycle: 1, "police-car": 1 }
            ? drawn().token(target.id)
            : tokenName(target.id);
    case "survivor":
      return said(humanText(target.id));
  }
}

/** Why not go there, shoot there, use what is printed, take what lies there. */
function whys(view: MallView, target: Target, options: OptionData[], decider: string | null): [string, string][] {
  const t = talk();
  const me = view.humans.find((human) => human.id === decider);
  if (!me || view.phase !== "human-turn") return [];
  const keys = new Set(options.map((option) => option.key));
  const list: [string, string][] = [];
  const ask = (key: string, question: string) => keys.has(key) || list.push([key, question]);
  if (target.type === "card" && !target.survivor) ask(`collect:${target.card}`, t.whyCollect(cardName(target.card)));
  if (target.type === "token" && target.id in view.tokens) ask(`take:${target.id}`, t.whyTake(tokenName(target.id)));
  const room = target.type === "card" ? "" : (target.zone ?? "");
  if (room && room !== me.room) {
    ask(`move:${room}`, t.whyMove);
    if (me.ranged) ask(`shoot:${room}`, t.whyShoot);
  }
  return list;
}

/** The seats that won: one, or all but the Zombie Player's. */
function won(outcome: OutcomeData, view: MallView, seats: number[]): boolean {
  if (outcome.winner !== null) return seats.includes(outcome.winner);
  return seats.length && seats.every((seat) => seat === view.zombie_side.seat) ? !outcome.won : outcome.won;
}

function ending(outcome: OutcomeData, view: MallView): string {
  const t = talk();
  if (outcome.won) return t.humansWin;
  const leader = view.humans.find((human) => human.seat === outcome.winner);
  return view.competitive && leader ? t.leader(said(humanText(leader.id))) : t.zombiesWin;
}

export const face: GameFace<MallView> = {
  name: GAME,
  peopleIcon: "taunt",
  load: loadContent,

  terms: () => ({
    people: talk().people,
    crew: talk().crew,
    places: talk().places,
    board: talk().mall,
    boardHelp: talk().mallHelp,
    goals: talk().objectives,
  }),
  title: (view) => modeTitle(view.mode),
  titleOf: (options) => modeTitle(text(options.mode)),
  stem: (view) => `mall-${view.mode}`,
  banner: (view) => ({
    bold: view.turn > 0 ? talk().turn(view.turn) : "",
    plain: talk().phases[view.phase] ?? view.phase,
  }),
  nameOf: (id) => said(humanText(id)),
  nameOfCard: cardName,
  roleOf: (view, seat) =>
    seat === view.zombie_side.seat
      ? talk().zombiePlayer
      : view.humans
          .filter((human) => human.seat === seat)
          .map((human) => said(humanText(human.id)))
          .join(", "),
  targetTitle: (target, board) => targetTitle(target, board?.mall ?? null),
  groupName: (group) => talk().groups[group] ?? group,
  previewLines,
  won,
  ending,
  lessons: (view) => (view.mode === "solo" ? LESSONS : []),

  groups: grouped,
  iconOf,
  portraitOf: (option) =>
    FACES.has(option.group) ? text(option.arguments.person) || text(option.arguments.human) : "",
  hasOdds: (option) => WITH_ODDS.has(option.group),
  zonesOf,
  optionsFor,
  decider: (view) => view.humans[view.active]?.id ?? null,
  placeOfPerson: (view, id) => view.humans.find((human) => human.id === id)?.room ?? null,
  meaning,
  playedOnBoard: ["turn", "overkill"],
  folded,
  chips: (_option, preview) => chips(preview),
  weaponOf,
  wayTo,
  stepsLeft,
  stepKey,
  halts,
  forecast: (outlook, view) =>
    comingMarks(outlook as unknown as MallOutlook, new Set(view.humans.map((human) => human.room))),
  byItself,
  placeName: (room, board) => ({ name: said(roomText(board?.mall, room)), code: "" }),
  speak: wholeNames,
  whys,
  common: () => ["end", "peek"],
  givesAway: ["drop"],
  ownDrawer: (kind) => kind === "player-card" || kind === "zombie-card" || DEALING.has(kind),
  drawerBeside: (kind) => DEALING.has(kind),
  asksAbout: ({ kind }, log) =>
    DRAWN.has(kind) ? text(log.findLast((event) => REVEALS.has(event.name))?.data.card) : "",
  secretOf: (view, seat) => (seat === view.zombie_side.seat ? "zombies" : view.competitive ? `seat-${seat}` : "humans"),

  ...byTone,
  acted,
  placeOf,
  weight: (event) =>
    event.name === "rolled" || REVEALS.has(event.name)
      ? 1.6
      : event.name === "dealt" || event.name === "horde-marker"
        ? 0.6
        : 1,
  soundOf,
  ambience: "hum",
  shakes,
  rises,
  told,

  story,
  roundName: (round) => talk().turn(round),
  luckText: (got, expected) => talk().luckText(got, expected),

  diceOf: plainDice,
  specialDie: () => null,

  cardName: (id) => (personEntry(id) ? said(humanText(id)) : cardName(id)),
  cardIn: ({ card }) => (typeof card === "string" && cardEntry(card) ? card : ""),
  revealed: (event) =>
    REVEALS.has(event.name) && typeof event.data.card === "string" && cardEntry(event.data.card)
      ? { id: event.data.card }
      : event.name === "zombie-card" || event.name === "turned-zombie"
        ? { id: text(event.data.person), mark: "zombie" }
        : null,
  Card,
  about: () => import("./About.svelte").then((found) => found.default),

  chapter: (view) => `${view.turn}/${view.active}/${view.phase}`,

  Portrait: Face,
  Stage,
  People: Boards,
  Here,
  List: Rooms,
  goals: () => import("./Goals.svelte").then((found) => found.default),
  Score,
  Legend,
  Drawer: Choosing,
  Lever: null,
  Aims,
  frieze: () => import("./Frieze.svelte").then((found) => found.default),
  Picture,
  FilmPeople: FilmBoards,
};
