/** What a click in the mall means, and how a longer way goes. No rules: it reads options, previews and the plan. */
import type { Meaning } from "../table/face";
import type { BoardData, DecisionData, OptionData } from "../types/protocol";
import { talk } from "./talk.svelte";
import type { MallView } from "./types";

const ATTACKS = new Set(["fight", "capture", "shoot-here", "throw", "shoot", "shoot-two", "free-shot"]);
const WAYS = new Set(["move", "skate"]);
const PEOPLE = new Set(["human", "choose", "peek", "give", "ask-for", "seize"]);
/** What is done where one stands or with what lies there. */
const DEEDS = new Set([
  "use",
  "take",
  "flip",
  "guess",
  "collect",
  "store",
  "store-ammo",
  "stay",
  "room",
  "walk",
  "add",
  "march",
  "push",
  "arm",
  "squad",
  "grab",
  "drive",
]);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function meaning(option: OptionData, view: MallView, _here: string | null, options: OptionData[]): Meaning {
  if (PEOPLE.has(option.group)) return option.group === "human" || option.group === "choose" ? "person" : "aside";
  if (ATTACKS.has(option.group)) return "attack";
  const room = text(option.arguments.room);
  if (WAYS.has(option.group)) {
    if (option.group === "skate" && options.some((other) => other.key === `move:${room}`)) return "aside";
    return view.rooms[room]?.zombie ? "attack" : "go";
  }
  if (option.group === "drive" && options.some((other) => WAYS.has(other.group))) return "aside";
  return DEEDS.has(option.group) ? "do" : "aside";
}

export const folded = (option: OptionData, view: MallView): boolean =>
  option.group === "shoot" && view.rooms[text(option.arguments.room)]?.zombie === false;

export function weaponOf(option: OptionData, view: MallView | null): string {
  const who = view?.humans[view.active];
  if (!who || !ATTACKS.has(option.group)) return "";
  if (option.group === "throw") return "grenade";
  return (option.group === "fight" || option.group === "capture" ? who.melee : who.ranged) ?? "";
}

export const stepKey = (room: string): string => `move:${room}`;

export function stepsLeft(view: MallView): number {
  const { moves, extra, free } = view.turn_state;
  return moves + extra + free;
}

/** The shortest way, round zombies where that is no longer. */
export function wayTo(view: MallView, board: BoardData, from: string, to: string): string[] {
  const rooms = board.mall?.rooms ?? [];
  const number = (name: string) => rooms.findIndex((room) => room.name === name);
  const before = new Map<string, string>([[from, ""]]);
  let edge = [from];
  while (edge.length && !before.has(to)) {
    const next: string[] = [];
    for (const room of edge)
      for (const step of rooms[number(room)]?.steps ?? []) {
        const name = rooms[step]!.name;
        if (before.has(name)) continue;
        before.set(name, room);
        next.push(name);
      }
    edge = next.sort((a, b) => Number(view.rooms[a]?.zombie ?? false) - Number(view.rooms[b]?.zombie ?? false));
  }
  const way: string[] = [];
  for (let room = to; before.has(room) && room !== from; room = before.get(room)!) way.unshift(room);
  return way;
}

/** Why somebody on a longer way stops before a step: a Zombie is there, or it costs Ammo. */
export function halts(preview: Record<string, unknown>): string {
  if (preview.die || preview.eaten_alive) return talk().haltZombie;
  return preview.ammo ? talk().haltAmmo : "";
}

/** Between Turns nobody is asked whether to put something down: that can be done in one's own Turn. */
export function byItself(question: DecisionData): string | null {
  const { kind, options } = question;
  if (options.length === 1) return options[0]!.key;
  const pass = options.find((option) => option.key === "pass");
  return kind === "any-time" && pass && options.every((one) => one === pass || one.group === "drop") ? pass.key : null;
}
