/** A book of the family at the table. */
import { plainDice, withSpecial } from "../table/dice";
import { said } from "../i18n/i18n.svelte";
import type { GameFace, Target } from "../table/face";
import { byTone } from "../table/tone";
import type { OptionData } from "../types/protocol";
import type { GameView, Outlook, Text } from "../types/view";
import Aims from "./Aims.svelte";
import Card from "./Card.svelte";
import Face from "./Face.svelte";
import Farewell from "./Farewell.svelte";
import FilmPosse from "./FilmPosse.svelte";
import Here from "./Here.svelte";
import Legend from "./Legend.svelte";
import List from "./List.svelte";
import Picture from "./Picture.svelte";
import Posse from "./Posse.svelte";
import Lever from "./Lever.svelte";
import Score from "./Score.svelte";
import Stage from "./Stage.svelte";
import Trading from "./Trading.svelte";
import { cardData, cardName, leaflet, loadContent, missionEntry, zombieCard } from "./content.svelte";
import { chips } from "./chips";
import {
  aimOf,
  byItself,
  endsTurns,
  folded,
  halts,
  isAttack,
  meaning,
  stepKey,
  stepsLeft,
  turnsLeft,
  wayTo,
  weaponOf,
  zombiesIn,
} from "./clicks";
import { pointedAt } from "./pointed";
import { asksForCard } from "./choice";
import { story } from "./story";
import { rises, shakes, soundOf, told, toldSoFar } from "./sounds";
import { describeThing, zoneName } from "./describe";
import { grouped, iconOf, optionsFor, zoneOf } from "./options";
import { acted, placeOf } from "./play";
import { underFigures, zombieMarks } from "./overlays";
import { placeName, speak } from "./places";
import { previewLines } from "./preview";
import { exchanged, INVENTORY_KINDS } from "./puts";
import { acting, nameOf } from "./scene";
import { thingsByZone } from "./zones";
import { wear, type Skin } from "./skin.svelte";
import { words } from "./words.svelte";

/** Answers that nobody needs odds for. */
const PLAIN = new Set([
  "activate",
  "who",
  "yes",
  "no",
  "done",
  "put",
  "kill",
  "zone",
  "skill",
  "discard",
  "card",
  "end",
  "pay",
  "trade",
  "reorganise",
  "discard-cards",
  "leave",
]);
const FACES = new Set(["activate", "who", "trade", "rally", "born-leader"]);
const MET = new Set(["objective", "corpse-pile", "exit", "wagon", "gatling"]);
const REVEALS = new Set(["drawn", "zombie-card", "bounty-gained"]);
/** A card that somebody finds is there to be read: often nothing is asked about it. */
const FINDS = new Set(["drawn", "bounty-gained"]);

const missionTitle = (mission: string, game: string): Text =>
  missionEntry(mission, game)?.title ?? { en: mission, pl: mission };
/** The title in a designer's mission file: in one language at least. */
function ownTitle(custom: unknown): Text | null {
  const title = (custom as { title?: Partial<Text> } | null | undefined)?.title;
  return title ? { en: title.en || title.pl || "", pl: title.pl || title.en || "" } : null;
}
const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** One Zombie goes by its name, several by that of all. */
function targetTitle(target: Target, view: GameView | null): string {
  const w = words();
  switch (target.type) {
    case "zone":
      return zoneName(target.zone, w);
    case "zombies":
      return (
        (view?.zombies[target.zone]?.[target.kind] === 1 && w.zombies[target.kind]?.[0]) || w.allZombies(target.kind)
      );
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
  const own = view.survivors.find((one) => one.id === acting(view))?.zone === zone;
  const others = own
    ? []
    : all.filter((thing) => (thing.type === "token" ? MET.has(thing.kind) : thing.type !== "zombies"));
  return (
    [...zombies, ...others].map((thing) => describeThing(thing, words(), nameOf)).join(", ") ||
    (own ? "" : words().empty)
  );
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
    if (!keys.has(key) && !keys.has(`shoot:${card.card}@${zone}`) && !list.some(([other]) => other === key))
      list.push([
        key,
        zone === me.zone ? `${w.whyMelee} (${said(cardName(card.card))})` : w.whyShoot(said(cardName(card.card))),
      ]);
  }
  return list;
}

/** The face of a book: everything the siblings share, in its skin. */
export const faceIn = (skin: Skin): GameFace<GameView> => ({
  name: skin.game,
  peopleIcon: skin.peopleIcon ?? "hat",
  load: () => {
    wear(skin);
    return loadContent();
  },

  terms: () => ({
    people: words().posse,
    crew: words().posse,
    places: words().zoneTab,
    board: words().board,
    boardHelp: words().boardHelp,
    goals: words().goalsTitle,
  }),
  title: (view) => view.own_mission?.title ?? missionTitle(view.mission, skin.game),
  titleOf: (options) => ownTitle(options.custom) ?? missionTitle(text(options.mission), skin.game),
  stem: (view) => view.mission,
  banner: (view) => ({
    bold: view.round > 0 ? words().round(view.round) : "",
    plain: words().phases[view.phase] ?? view.phase,
  }),
  nameOf,
  nameOfCard: (card) => said(cardName(card)),
  roleOf: () => "",
  targetTitle: (target, _board, view) => targetTitle(target, view),
  pointedAt,
  groupName: (group) => words().groups[group] ?? group,
  previewLines: (preview) =>
    previewLines(preview, { words: words(), survivor: nameOf, card: (id) => said(cardName(id)), text: said }),
  won: (outcome) => outcome.won,
  ending: (outcome) => (outcome.won ? words().won : words().lost),
  lessons: (view) => (view.mission === skin.tutorial ? skin.lessons : []),

  groups: grouped,
  iconOf,
  portraitOf: (option) => (FACES.has(option.group) ? text(option.arguments.survivor) : ""),
  hasOdds: (option) => !PLAIN.has(option.group),
  meets,
  zonesOf: (option, view) => [isAttack(option) ? aimOf(option, view) : zoneOf(option)].filter(Boolean),
  optionsFor: (options, target, _view, here) => optionsFor(options, target, here),
  decider: (view, options) =>
    acting(view) ?? (options.map((option) => text(option.arguments.survivor)).find(Boolean) || null),
  placeOfPerson: (view, id) => view.survivors.find((one) => one.id === id)?.zone ?? null,
  meaning,
  playedOnBoard: ["action", "continue-move"],
  folded,
  chips: (option, preview, view) => chips(option, preview, view, nameOf),
  weaponOf,
  wayTo,
  stepsLeft,
  stepKey,
  halts,
  bars: (view, zone) => zombiesIn(view, zone) > 0,
  forecast: (outlook) => underFigures(zombieMarks((outlook as unknown as Outlook).zombies, words().held)),
  byItself,
  endsTurns,
  turnsLeft,
  placeName,
  speak,
  whys,
  common: (view) => ["search", "make-noise", "reorganise", ...(skin.common?.(view) ?? []), "end"],
  givesAway: ["discard-cards"],
  ownDrawer: (kind, options) =>
    kind in skin.drawers ||
    asksForCard(kind, options) ||
    (INVENTORY_KINDS.has(kind) && options.some((option) => option.group === "put")),
  agreesTo: ({ kind }, log) => (kind === "trade-consent" ? exchanged(log) : []),
  secretOf: () => "",

  ...byTone,
  acted,
  placeOf,
  weight: (event) =>
    event.name === "rolled" || event.name === "rerolled"
      ? 1.7
      : event.name.startsWith("zombies-moved")
        ? 0.8
        : FINDS.has(event.name)
          ? 3
          : REVEALS.has(event.name) || event.name in skin.reveals
            ? 1.8
            : 1,
  soundOf,
  ambience: skin.ambience,
  shakes,
  rises,
  told,
  toldSoFar,

  story,
  roundName: (round) => words().round(round),
  luckText: (got, expected) => words().luckText(got, expected),

  diceOf: (event, log) => {
    const dice = plainDice(event);
    return dice && withSpecial(dice.faces, Math.min(skin.specialDice?.(event, log) ?? 0, dice.faces.length));
  },
  specialDie: () => skin.specialDie?.() ?? null,

  cardName: (id) => said(cardName(id)),
  cardIn: ({ card }) => (typeof card === "string" && (cardData(card) || zombieCard(card) || leaflet(card)) ? card : ""),
  revealed: (event) => {
    const id = text(event.data[skin.reveals[event.name] ?? (REVEALS.has(event.name) ? "card" : "")]);
    return id ? { id, mark: text(event.data.level) } : null;
  },
  Card,
  about: () => import("./About.svelte").then((found) => found.default),

  chapter: (view) => `${view.round}/${view.phase}`,

  Portrait: Face,
  Stage,
  People: Posse,
  Here,
  List,
  goals: () => import("./Goals.svelte").then((found) => found.default),
  Score,
  Legend,
  Drawer: Trading,
  Lever,
  Farewell,
  Aims,
  frieze: () => import("./Frieze.svelte").then((found) => found.default),
  goingOn: (view) => skin.goingOn?.(view),
  Picture,
  FilmPeople: FilmPosse,
});
