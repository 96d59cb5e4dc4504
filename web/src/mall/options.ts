/** Which options belong to which thing in the mall, and how the action bar groups them. No rules: only keys. */
import type { Target } from "../table/face";
import { grouping, type Order } from "../table/groups";
import type { OptionData } from "../types/protocol";
import type { MallView } from "./types";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const storeOf = (room: string): string => room.split(".")[0] ?? "";

/** The rooms an option points at: its own, or all of its store. */
export function zonesOf(option: OptionData, view: MallView): string[] {
  const room = text(option.arguments.room);
  if (room) return [room];
  const store = text(option.arguments.store);
  return store ? Object.keys(view.rooms).filter((name) => storeOf(name) === store) : [];
}

/** What is done where one stands. */
const HERE = new Set([
  "use",
  "take",
  "flip",
  "fight",
  "capture",
  "shoot-here",
  "stay",
  "store",
  "store-ammo",
  "collect",
  "guess",
]);
const ATTACKS = new Set(["shoot", "shoot-two", "free-shot", "walk", "room", "fight", "capture", "shoot-here", "throw"]);

export function optionsFor(options: OptionData[], target: Target, view: MallView, here: string | null): OptionData[] {
  const inRoom = (room: string | null) =>
    options.filter(
      (option) =>
        room &&
        (zonesOf(option, view).includes(room) ||
          text(option.arguments.from_room) === room ||
          (room === here && HERE.has(option.group))),
    );
  switch (target.type) {
    case "zone":
      return inRoom(target.zone);
    case "zombies": {
      const meant = inRoom(target.zone).filter((option) => option.group !== "drop"); // is no answer to a Zombie
      return [
        ...meant.filter((option) => ATTACKS.has(option.group)),
        ...meant.filter((option) => !ATTACKS.has(option.group)),
      ];
    }
    case "survivor":
      return options.filter((option) => ["human", "person"].some((name) => option.arguments[name] === target.id));
    case "token":
      return [
        ...options.filter(
          (option) =>
            option.arguments.token === target.id ||
            (target.kind === "squad" && option.arguments.squad === target.id.replace("squad-", "")),
        ),
        ...(target.zone === here ? inRoom(here).filter((option) => option.group === "use") : []),
      ];
    case "card":
      return options.filter((option) =>
        ["card", "hand", "from_card"].some((name) => option.arguments[name] === target.card),
      );
  }
}

const ORDER: Order = [
  ["fight", "melee", "f"],
  ["capture", "lifesaver", "q"],
  ["shoot-here", "shotgun", "h"],
  ["throw", "throw", "b"],
  ["shoot", "shoot", "s"],
  ["shoot-two", "fan", "d"],
  ["free-shot", "shoot", "r"],
  ["use", "invent", "u"],
  ["take", "take", "t"],
  ["flip", "objective", "o"],
  ["guess", "search", "g"],
  ["collect", "reorganise", "c"],
  ["grab", "reorganise", ""],
  ["squad", "rally", "a"],
  ["move", "move", "m"],
  ["skate", "sprint", "k"],
  ["drive", "wagon", "v"],
  ["light", "throw", "l"],
  ["inject", "lifesaver", "n"],
  ["peek", "search", "p"],
  ["give", "trade", ""],
  ["ask-for", "trade", ""],
  ["seize", "trade", ""],
  ["store", "objective", ""],
  ["store-ammo", "bullets", ""],
  ["swap", "trade", ""],
  ["arm", "skull", ""],
  ["walk", "shove", ""],
  ["room", "move", ""],
  ["human", "taunt", ""],
  ["card", "card", ""],
  ["convert", "skull", ""],
  ["keep", "yes", ""],
  ["refuse", "no", ""],
  ["cache", "objective", ""],
  ["track", "bullets", ""],
  ["push", "shove", ""],
  ["reward", "objective", ""],
  ["wound", "skull", ""],
  ["choose", "taunt", ""],
  ["horde", "skull", ""],
  ["add", "skull", ""],
  ["deal", "card", ""],
  ["exchange", "card", ""],
  ["do", "yes", ""],
  ["march", "shove", ""],
  ["under", "card", ""],
  ["counter", "melee", ""],
  ["stay", "no", "w"],
  ["yes", "yes", ""],
  ["no", "no", ""],
  ["pass", "end", ""],
  ["end", "end", "e"],
  // last, so that it never comes to lie where something was taken
  ["drop", "card", "x"],
];
export const { iconOf, grouped } = grouping(ORDER, "card");

/** Options with dice or a price. */
export const WITH_ODDS = new Set([
  "move",
  "skate",
  "fight",
  "throw",
  "use",
  "capture",
  "shoot",
  "shoot-here",
  "shoot-two",
  "free-shot",
  "store-ammo",
  "grab",
  "peek",
  "convert",
]);
