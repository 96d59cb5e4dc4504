/** Undead or Alive at the table. */
import { said, words } from "../i18n/i18n.svelte";
import type { GameFace, LogFilter, Target } from "../table/face";
import type { EventData, OptionData } from "../types/protocol";
import type { GameView, Text } from "../types/view";
import Setup from "../pages/Setup.svelte";
import Face from "./Face.svelte";
import Farewell from "./Farewell.svelte";
import FilmPosse from "./FilmPosse.svelte";
import Goals from "./Goals.svelte";
import Here from "./Here.svelte";
import Legend from "./Legend.svelte";
import List from "./List.svelte";
import Picture from "./Picture.svelte";
import Posse from "./Posse.svelte";
import Score from "./Score.svelte";
import Stage from "./Stage.svelte";
import Trading from "./Trading.svelte";
import { GAME, cardName, loadContent, missionEntry } from "./content.svelte";
import { describeThing } from "./describe";
import { LESSONS } from "./lessons";
import { grouped, iconOf, optionsFor, zoneOf } from "./options";
import { acted, isLoud, placeOf } from "./play";
import { previewLines } from "./preview";
import { INVENTORY_KINDS } from "./puts";
import { nameOf } from "./scene";
import { thingsByZone } from "./zones";

/** Answers that nobody needs odds for. */
const PLAIN = new Set(["activate", "who", "yes", "no", "done", "put", "kill", "zone", "skill", "discard", "card", "end", "pay", "trade", "reorganise", "discard-cards"]);
const FACES = new Set(["activate", "who", "trade", "rally", "born-leader"]);
const BAD = new Set(["wounded", "zombie-attack", "spawned", "killed", "friendly-fire", "dynamite", "abomination-spawned", "pile-found", "survivor-eliminated", "run-over"]);
const MET = new Set(["objective", "corpse-pile", "exit", "wagon", "gatling"]);
const WOUNDS = new Set(["wounded", "survivor-eliminated", "friendly-fire"]);
const FIGHTS = new Set(["attack", "rolled", "rerolled", "extra-dice", "hits", "killed", "friendly-fire", "spared", "dynamite", "wounded", "wound-ignored", "zombie-attack", "survivor-eliminated", "charge"]);
const ZOMBIES = new Set(["zombies-moved", "zombies-split", "zombie-card", "spawned", "abomination-spawned", "extra-activation", "zombie-attack", "zombie-phase", "spawn-step", "noise-made", "pile-found", "token-moved", "token-awake", "token-asleep", "active-tokens", "run-over"]);
const HEADS = new Set(["round-begins", "zombie-phase", "spawn-step", "end-phase", "turn-begins", "game-over"]);

const missionTitle = (mission: string): Text => missionEntry(mission)?.title ?? { en: mission, pl: mission };
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function fits(event: EventData, filter: LogFilter): boolean {
  if (filter === "all" || HEADS.has(event.name)) return true;
  if (filter === "fights") return FIGHTS.has(event.name);
  if (filter === "zombies") return ZOMBIES.has(event.name);
  return !FIGHTS.has(event.name) && !ZOMBIES.has(event.name) && event.name !== "moved";
}

function targetTitle(target: Target): string {
  const w = words();
  switch (target.type) {
    case "zone":
      return target.zone;
    case "zombies":
      return `${w.groups.kill}: ${w.zombies[target.kind]?.[0] ?? target.kind}`;
    case "card":
      return said(cardName(target.card));
    case "token":
      return w.tokens[target.kind] ?? target.kind;
    case "survivor":
      return nameOf(target.id);
  }
}

/** Who and what is in the zone that an option leads to or aims at; of one's own zone only the Zombies. */
function meets(option: OptionData, view: GameView): string {
  const zone = zoneOf(option);
  if (!zone || option.group === "activate") return "";
  const all = thingsByZone(view).get(zone) ?? [];
  const zombies = all.filter((thing) => thing.type === "zombies");
  const own = view.survivors.find((one) => one.id === view.active_survivor)?.zone === zone;
  const others = own ? [] : all.filter((thing) => (thing.type === "token" ? MET.has(thing.kind) : thing.type !== "zombies"));
  return [...zombies, ...others].map((thing) => describeThing(thing, words(), nameOf)).join(", ") || (own ? "" : words().empty);
}

/** Why not go there, why not fight there with what is in the hands. */
function whys(view: GameView, target: Target, options: OptionData[], decider: string | null): [string, string][] {
  const w = words();
  const me = view.survivors.find((one) => one.id === decider);
  const zone = target.type === "card" ? null : target.zone;
  if (!me || !zone) return [];
  const list: [string, string][] = [];
  const keys = new Set(options.map((option) => option.key));
  if (zone !== me.zone && !keys.has(`move:${zone}`)) list.push([`move:${zone}`, w.whyMove]);
  for (const card of Object.values(me.slots)) {
    if (!card || list.length > 3) continue;
    const key = zone === me.zone ? `melee:${card.card}` : `shoot:${card.card}@${zone}`;
    if (!keys.has(key) && !keys.has(`shoot:${card.card}@${zone}`) && !list.some(([other]) => other === key)) list.push([key, zone === me.zone ? `${w.whyMelee} (${said(cardName(card.card))})` : w.whyShoot(said(cardName(card.card)))]);
  }
  return list;
}

export const face: GameFace<GameView> = {
  name: GAME,
  theme: "town",
  peopleIcon: "hat",
  load: loadContent,

  terms: () => ({ people: words().posse, places: words().zoneTab, board: words().board, boardHelp: words().boardHelp }),
  title: (view) => missionTitle(view.mission),
  titleOf: (options) => missionTitle(text(options.mission)),
  stem: (view) => view.mission,
  banner: (view) => ({ bold: view.round > 0 ? words().round(view.round) : "", plain: words().phases[view.phase] ?? view.phase }),
  nameOf,
  roleOf: () => "",
  targetTitle,
  groupName: (group) => words().groups[group] ?? group,
  previewLines: (preview) => previewLines(preview, { words: words(), survivor: nameOf, card: (id) => said(cardName(id)) }),
  won: (outcome) => outcome.won,
  ending: (outcome) => (outcome.won ? words().won : words().lost),
  lessons: (view) => (view.mission === "m0" ? LESSONS : []),

  groups: grouped,
  iconOf,
  portraitOf: (option) => (FACES.has(option.group) ? text(option.arguments.survivor) : ""),
  hasOdds: (option) => !PLAIN.has(option.group),
  meets,
  zonesOf: (option) => [zoneOf(option)].filter(Boolean),
  optionsFor: (options, target, _view, here) => optionsFor(options, target, here),
  decider: (view, options) => view.active_survivor ?? (options.map((option) => text(option.arguments.survivor)).find(Boolean) || null),
  placeOfPerson: (view, id) => view.survivors.find((one) => one.id === id)?.zone ?? null,
  whys,
  common: ["search", "make-noise", "reorganise", "end"],
  ownDrawer: (kind, options) => INVENTORY_KINDS.has(kind) && options.some((option) => option.group === "put"),
  secretOf: () => "",

  isLoud,
  acted,
  placeOf,
  harms: (event) => BAD.has(event.name),
  grave: (event) => WOUNDS.has(event.name),
  weight: (event) => (event.name === "rolled" || event.name === "rerolled" ? 1.7 : event.name.startsWith("zombies-moved") ? 0.6 : 1),
  isHead: (event) => HEADS.has(event.name),
  fits,

  chapter: (view) => `${view.round}/${view.phase}`,

  Portrait: Face,
  Stage,
  People: Posse,
  Here,
  List,
  Goals,
  Score,
  Legend,
  Drawer: Trading,
  Farewell,
  Picture,
  FilmPeople: FilmPosse,
  SetUp: Setup,
};
