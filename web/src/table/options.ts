/** Which options belong to which thing on the table, and how the action bar groups them. No rules: only keys. */
import type { OptionData } from "../types/protocol";
import type { IconName } from "../figures/icons";

export type Target =
  | { type: "zone"; zone: string }
  | { type: "zombies"; zone: string; kind: string }
  | { type: "survivor"; id: string; zone: string | null }
  | { type: "token"; id: string; kind: string; zone: string }
  | { type: "card"; card: string; survivor: string; slot: string };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The zone an option points at, if it names one. */
export function zoneOf(option: OptionData): string {
  return text(option.arguments.zone);
}

const WHOLE_ZONE = new Set(["melee", "melee-dual", "improvise", "search", "make-noise"]);

/** The options that mean a thing; `here` is the zone of whoever decides. */
export function optionsFor(options: OptionData[], target: Target, here: string | null): OptionData[] {
  const inZone = (zone: string | null) => options.filter((option) => zone && (zoneOf(option) === zone || (zone === here && WHOLE_ZONE.has(option.group))));
  switch (target.type) {
    case "zone":
      return inZone(target.zone);
    case "zombies": {
      const kinds = options.filter((option) => text(option.arguments.zombie) === target.kind);
      const attacks = inZone(target.zone).filter((option) => !["move", "search", "make-noise", "sprint", "jump"].includes(option.group));
      return [...kinds, ...attacks.filter((option) => !kinds.includes(option))];
    }
    case "survivor":
      return options.filter((option) => ["survivor", "companion", "taker"].some((name) => option.arguments[name] === target.id) && option.group !== "put");
    case "token":
      return options.filter((option) => option.arguments.objective === target.id || (target.kind === "objective" && option.group === "take" && option.key === `take:${target.id}`) || (option.group.includes(target.kind) && target.kind !== "exit") || (zoneOf(option) === target.zone && ["holy-water", "bless-water", "throw"].includes(option.group)) || (target.kind === "exit" && option.group.startsWith("leave")));
    case "card":
      return options.filter((option) => option.arguments.card === target.card && (option.arguments.slot === undefined || option.arguments.slot === target.slot) && (option.arguments.from === undefined || option.arguments.from === target.slot) && (option.arguments.survivor === undefined || option.arguments.survivor === target.survivor));
  }
}

export interface Group { name: string; icon: IconName; key: string; options: OptionData[] }

const ORDER: [string, IconName, string][] = [
  ["melee", "melee", "f"], ["melee-dual", "melee", "d"], ["shoot", "shoot", "s"], ["shoot-dual", "shoot", "w"], ["fan", "fan", "a"],
  ["throw", "throw", "b"], ["fire-gatling", "gatling", "g"], ["improvise", "melee", "j"], ["improvise-shot", "shoot", "k"],
  ["charge", "charge", "c"], ["vade-retro", "vade", "v"], ["holy-water", "holy", "h"], ["bless-water", "holy", "l"], ["drink", "drink", "x"],
  ["move", "move", "m"], ["sprint", "sprint", "p"], ["jump", "jump", "u"], ["shove", "shove", "z"], ["take", "take", "o"], ["search", "search", "q"],
  ["reload", "reload", "y"], ["trade", "trade", "t"], ["reorganise", "reorganise", "r"], ["make-noise", "noise", "n"],
  ["rally", "rally", "i"], ["lead", "rally", ""], ["taunt", "taunt", ""], ["lifesaver", "lifesaver", ""], ["born-leader", "leader", ""], ["invent", "invent", ""],
  ["board-wagon", "wagon", ""], ["leave-wagon", "wagon", ""], ["push-wagon", "wagon", ""], ["load-wagon", "wagon", ""], ["push-gatling", "gatling", ""],
  ["drop-coal", "coal", ""], ["start-train", "train", ""], ["leave", "exit", ""], ["leave-with-wagon", "exit", ""], ["blow-up-the-mine", "throw", ""],
  ["hand", "take", ""], ["discard-cards", "card", ""], ["discard", "card", ""], ["put", "reorganise", ""], ["card", "card", ""], ["pay", "card", ""],
  ["activate", "hat", ""], ["who", "hat", ""], ["zone", "move", ""], ["kill", "skull", ""], ["skill", "skill", ""], ["reroll", "dice", ""],
  ["yes", "yes", ""], ["no", "no", ""], ["done", "yes", ""], ["end", "end", "e"],
];
const RANK = new Map(ORDER.map(([name], at) => [name, at]));

export function iconOf(group: string): IconName {
  return ORDER[RANK.get(group) ?? -1]?.[1] ?? "hat";
}

/** The options in groups, each with an icon and a key of its own; keys already taken by the table are avoided. */
export function grouped(options: OptionData[]): Group[] {
  const groups = new Map<string, OptionData[]>();
  for (const option of options) {
    const list = groups.get(option.group);
    if (list) list.push(option);
    else groups.set(option.group, [option]);
  }
  const names = [...groups.keys()].sort((a, b) => (RANK.get(a) ?? 999) - (RANK.get(b) ?? 999));
  const taken = new Set<string>();
  const wanted = (name: string) => ORDER[RANK.get(name) ?? -1]?.[2] ?? "";
  for (const name of names) if (wanted(name)) taken.add(wanted(name));
  const spare = "ijklxyzup".split("").filter((letter) => !taken.has(letter));
  return names.map((name) => ({ name, icon: iconOf(name), key: wanted(name) || spare.shift() || "", options: groups.get(name)! }));
}

/** What an option costs, if the server said so. */
export function costOf(option: OptionData): number | null {
  return typeof option.arguments.actions === "number" ? option.arguments.actions : null;
}
