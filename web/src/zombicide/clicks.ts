/** What a click on the board means, and how a longer way goes. No rules: it reads options, previews and the plan. */
import type { Meaning } from "../table/face";
import type { DecisionData, OptionData } from "../types/protocol";
import type { BoardData } from "../types/protocol";
import type { GameView } from "../types/view";
import { cardData } from "./content.svelte";
import { zoneOf } from "./options";
import { sightFrom } from "./overlays";
import { acting, shapeOf } from "./scene";
import { skin } from "./skin.svelte";
import { words } from "./words.svelte";

const ATTACKS = new Set([
  "melee",
  "melee-dual",
  "shoot",
  "shoot-dual",
  "fan",
  "throw",
  "fire-gatling",
  "improvise",
  "improvise-shot",
]);
const WAYS = new Set(["move", "sprint", "jump", "charge", "zone"]);
const PEOPLE = new Set(["activate", "who", "companion"]);
const DEEDS = new Set(["search", "take", "kill", "leave", "board-wagon", "leave-wagon", "start-train", "drop-coal"]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
export const zombiesIn = (view: GameView, zone: string): number =>
  Object.values(view.zombies[zone] ?? {}).reduce((sum, count) => sum + count, 0);
/** Attacks at close quarters name no zone: they are made where the survivor stands. */
export const aimOf = (option: OptionData, view: GameView): string =>
  zoneOf(option) || (view.survivors.find((one) => one.id === acting(view))?.zone ?? "");

export const isAttack = (option: OptionData): boolean =>
  ATTACKS.has(option.group) || skin().meanings[option.group] === "attack";

export function folded(option: OptionData, view: GameView): boolean {
  return isAttack(option) && zombiesIn(view, aimOf(option, view)) === 0;
}

export function meaning(option: OptionData, view: GameView, here: string | null, options: OptionData[] = []): Meaning {
  if (PEOPLE.has(option.group)) return "person";
  if (isAttack(option) && !skin().prefers(option, options)) return "aside";
  const own = skin().meanings[option.group];
  if (own) return own === "attack" && folded(option, view) ? "aside" : own;
  if (ATTACKS.has(option.group))
    return folded(option, view) || option.group.startsWith("improvise") ? "aside" : "attack";
  if (WAYS.has(option.group)) {
    const walks = option.group !== "move" && options.some((other) => other.key === `move:${zoneOf(option)}`);
    return walks || zoneOf(option) === here ? "aside" : "go";
  }
  return DEEDS.has(option.group) ? "do" : "aside";
}

export const weaponOf = (option: OptionData): string =>
  ATTACKS.has(option.group) ? text(option.arguments.card) || (option.group === "throw" ? "dynamite" : "") : "";

export const stepKey = (zone: string): string => `move:${zone}`;

/** What the first step leaves pays for one step an Action; free Moves come on top. */
export function stepsLeft(view: GameView, who: string, first: OptionData): number {
  const turn = view.survivors.find((one) => one.id === who)?.turn;
  const price = Number(first.arguments.actions ?? 0);
  return (turn?.actions ?? 0) - price + (turn?.free.move ?? 0) + (price ? 1 : 0);
}

/** Is the door between two zones closed? */
const isShut = (view: GameView, a: string, b: string): boolean =>
  !!view.closed?.some((pair) => pair.includes(a) && pair.includes(b));

/** The shortest way over the neighbours of the plan; nobody enters a blocked zone, and zombies are gone round if that is no
 *  longer. */
export function wayTo(view: GameView, board: BoardData, from: string, to: string): string[] {
  const shape = shapeOf(board, view);
  if (!shape) return [];
  const zones = shape.plan.zones.map((zone) => zone.name);
  const before = new Map<string, string>([[from, ""]]);
  let edge = [from];
  while (edge.length && !before.has(to)) {
    const next: string[] = [];
    for (const zone of edge)
      for (const number of shape.neighbours[zones.indexOf(zone)] ?? []) {
        const name = zones[number]!;
        if (before.has(name) || view.board.blocked.includes(name) || isShut(view, zone, name)) continue;
        before.set(name, zone);
        next.push(name);
      }
    edge = next.sort((a, b) => zombiesIn(view, a) - zombiesIn(view, b));
  }
  const way: string[] = [];
  for (let zone = to; before.has(zone) && zone !== from; zone = before.get(zone)!) way.unshift(zone);
  return way;
}

/** Why somebody on a longer way stops before a step: something is stirred up, met, or sees them who did not before. */
export function halts(preview: Record<string, unknown>, view: GameView, board: BoardData, here: string): string {
  const w = words();
  if ((preview.corpse_piles as unknown[] | undefined)?.length) return w.haltPile;
  if (preview.may_wake) return w.haltSleepers;
  if (preview.stops || Object.keys((preview.zombies as object | undefined) ?? {}).length) return w.haltZombies;
  const shape = shapeOf(board, view);
  const watching = shape ? sightFrom(shape, here, null, view.sight) : new Map<string, number>();
  const seen = (preview.seen_by as { zone: string }[] | undefined) ?? [];
  return seen.some(({ zone }) => !watching.has(zone)) ? w.haltSeen : "";
}

/** A found card is kept where there is room, and stays where it is laid if it is no weapon that lies in the pack. */
export function byItself(question: DecisionData, view: GameView, answered: string[]): string | null {
  const { kind, options } = question;
  if (options.length === 1 && !options[0]!.arguments.actions) return options[0]!.key;
  const given = answered.filter((key) => key !== "no"); // a Skill that was not used changes nothing
  const [last, before] = [given.at(-1), given.at(-2)];
  const who = view.survivors.find((one) => one.id === acting(view));
  const room = Object.values(who?.slots ?? {}).some((slot) => slot === null);
  const has = (key: string) => options.some((option) => option.key === key);
  if (kind === "keep-card" && finds(last) && room && has("yes")) return "yes";
  if (kind === "rearrange" && finds(before) && last === "yes" && has("done")) {
    const inPack = options.some(
      (option) =>
        option.group === "put" &&
        text(option.arguments.from).startsWith("pack") &&
        WEAPON.test(option.key) &&
        cardData(text(option.arguments.card))?.kind !== "item", // these work from the pack
    );
    return inPack ? null : "done";
  }
  return null;
}
/** What brings a card: a Search, or an Objective with a Bounty Weapon. */
const finds = (key: string | undefined): boolean => key === "search" || !!key?.startsWith("take:");
/** A card that a hand could hold is offered a hand. */
const WEAPON = />(hand\d|favourite)$/;

/** The next answer while all turns are being ended; null where somebody must decide after all. */
export function endsTurns(question: DecisionData): string | null {
  if (question.kind === "action") return question.options.some((option) => option.key === "end") ? "end" : null;
  return question.kind === "activate" ? (question.options[0]?.key ?? null) : null;
}

/** Can more than one survivor of these seats still act in this phase? */
export const turnsLeft = (view: GameView, seats: number[]): number =>
  view.survivors.filter((one) => seats.includes(one.seat) && one.zone && !one.turn_taken && one.health > 0).length;
