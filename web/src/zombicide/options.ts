/** Which options belong to which thing on the board, and how the action bar groups them. No rules: only keys. */
import type { OptionData } from "../types/protocol";
import type { Target } from "../table/face";
import { grouping, type Grouping, type Order } from "../table/groups";
import { skin, type Skin } from "./skin.svelte";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The zone an option points at, if it names one. */
export function zoneOf(option: OptionData): string {
  return text(option.arguments.zone);
}

const WAYS = new Set(["move", "sprint", "jump", "charge", "zone", "drive", "bloodlust"]);

/** The zones one can go to; where only other things can be done, those. */
export function waysOf(options: OptionData[]): Set<string> {
  const ways = options.filter((option) => WAYS.has(option.group));
  return new Set((ways.length ? ways : options).map(zoneOf));
}

/** Tokens that Dynamite is thrown at; a click on any other token is a click on its zone. */
const BLASTED = new Set(["mobile", "corpse-pile"]);
const WHOLE_ZONE = new Set(["melee", "melee-dual", "improvise", "search", "make-noise"]);

/** The options that mean a thing; `here` is the zone of whoever decides. */
export function optionsFor(options: OptionData[], target: Target, here: string | null): OptionData[] {
  const inZone = (zone: string | null) =>
    options.filter((option) => zone && (zoneOf(option) === zone || (zone === here && WHOLE_ZONE.has(option.group))));
  switch (target.type) {
    case "zone":
      return inZone(target.zone);
    case "zombies": {
      const kinds = options.filter((option) => text(option.arguments.zombie) === target.kind);
      const attacks = inZone(target.zone).filter(
        (option) => !["move", "search", "make-noise", "sprint", "jump"].includes(option.group),
      );
      return [...kinds, ...attacks.filter((option) => !kinds.includes(option))];
    }
    case "survivor":
      return options.filter(
        (option) =>
          ["survivor", "companion", "taker"].some((name) => option.arguments[name] === target.id) &&
          option.group !== "put",
      );
    case "token": {
      /** Done where one stands: such a token elsewhere is not meant. */
      const ownPlace = (option: OptionData) => !zoneOf(option) && skin().atToken[target.kind]?.includes(option.group);
      return options.filter(
        (option) =>
          option.arguments.objective === target.id ||
          (target.kind === "objective" && option.group === "take" && option.key === `take:${target.id}`) ||
          (option.group.includes(target.kind) && target.kind !== "exit" && !ownPlace(option)) ||
          (zoneOf(option) === target.zone && ["holy-water", "bless-water"].includes(option.group)) ||
          (zoneOf(option) === target.zone && option.group === "throw" && BLASTED.has(target.kind)) ||
          (target.kind === "exit" && option.group.startsWith("leave")) ||
          (target.zone === here && skin().atToken[target.kind]?.includes(option.group)),
      );
    }
    case "card":
      return options.filter(
        (option) =>
          option.arguments.card === target.card &&
          (option.arguments.slot === undefined || option.arguments.slot === target.slot) &&
          (option.arguments.from === undefined || option.arguments.from === target.slot) &&
          (option.arguments.survivor === undefined || option.arguments.survivor === target.survivor),
      );
  }
}

const ORDER: Order = [
  ["melee", "melee", "f"],
  ["melee-dual", "melee", "d"],
  ["shoot", "shoot", "s"],
  ["shoot-dual", "shoot", "w"],
  ["fan", "fan", "a"],
  ["throw", "throw", "b"],
  ["fire-gatling", "gatling", "g"],
  ["improvise", "melee", "j"],
  ["improvise-shot", "shoot", "k"],
  ["charge", "charge", "c"],
  ["vade-retro", "vade", "v"],
  ["holy-water", "holy", "h"],
  ["bless-water", "holy", "l"],
  ["drink", "drink", "x"],
  ["move", "move", "m"],
  ["sprint", "sprint", "p"],
  ["jump", "jump", "u"],
  ["shove", "shove", "z"],
  ["take", "take", "o"],
  ["search", "search", "q"],
  ["reload", "reload", "y"],
  ["trade", "trade", "t"],
  ["reorganise", "reorganise", "r"],
  ["make-noise", "noise", "n"],
  ["rally", "rally", "i"],
  ["lead", "rally", ""],
  ["taunt", "taunt", ""],
  ["lifesaver", "lifesaver", ""],
  ["born-leader", "leader", ""],
  ["invent", "invent", ""],
  ["board-wagon", "wagon", ""],
  ["leave-wagon", "wagon", ""],
  ["push-wagon", "wagon", ""],
  ["load-wagon", "wagon", ""],
  ["push-gatling", "gatling", ""],
  ["drop-coal", "coal", ""],
  ["start-train", "train", ""],
  ["leave", "exit", ""],
  ["leave-with-wagon", "exit", ""],
  ["blow-up-the-mine", "throw", ""],
  ["hand", "take", ""],
  ["discard", "card", ""],
  ["put", "reorganise", ""],
  ["card", "card", ""],
  ["pay", "card", ""],
  ["activate", "hat", ""],
  ["who", "hat", ""],
  ["zone", "move", ""],
  ["kill", "skull", ""],
  ["skill", "skill", ""],
  ["reroll", "dice", ""],
  ["spend", "yes", ""],
  ["yes", "yes", ""],
  ["no", "no", ""],
  ["done", "yes", ""],
  ["end", "end", "e"],
  // last, so that it never comes to lie where something else was
  ["discard-cards", "card", ""],
];
const made = new Map<Skin, Grouping>();
/** The Actions of the book come before those that end a Turn. */
function groupingNow(): Grouping {
  const now = skin();
  const found = made.get(now) ?? grouping([...now.actions, ...ORDER], "hat");
  made.set(now, found);
  return found;
}
export const iconOf: Grouping["iconOf"] = (group) => groupingNow().iconOf(group);
export const grouped: Grouping["grouped"] = (options) => groupingNow().grouped(options);
