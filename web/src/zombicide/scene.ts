/** The town as it lies now: its shape, and every zone in words. */
import { said } from "../i18n/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { BoardData, ShapeData } from "../types/protocol";
import type { GameView } from "../types/view";
import type { Desk } from "../table/desk.svelte";
import { stacked } from "./board/storeys";
import { colourOf, survivorName } from "./content.svelte";
import { describeZone } from "./describe";
import { namesOf } from "./places";
import { optionsFor } from "./options";
import { thingsByZone } from "./zones";
import { words } from "./words.svelte";

/** Who acts; films of older versions do not say it of an Action that a Born Leader gave. */
export const acting = (view: GameView): string | null => view.acting ?? view.active_survivor;

/** Does somebody act with an Action that somebody else gave, or that an event brought? */
export const isGuest = (view: GameView, id: string): boolean => acting(view) === id && view.active_survivor !== id;

/** The faces of the Objectives that somebody carries. */
export const carriedBy = (view: GameView, id: string): string[] =>
  view.objectives.filter((one) => one.holder === id).map((one) => one.face);

export const nameOf = (who: string): string => said(survivorName(who));

/** The shape that is laid out: the Train moves the tiles. */
export function shapeOf(board: BoardData | null, view: GameView | null): ShapeData | null {
  const shape = board && view ? (board.shapes[view.shape ?? view.board.state] ?? board.shapes[0]) : null;
  return shape ? laid(shape) : null;
}

const LAID = new WeakMap<ShapeData, ShapeData>();
/** A shape with its storeys where they are drawn. */
export function laid(shape: ShapeData): ShapeData {
  const found = LAID.get(shape) ?? { ...shape, plan: stacked(shape.plan) };
  LAID.set(shape, found);
  return found;
}

export const kindOf = (shape: ShapeData, zone: string): string =>
  shape.kinds[shape.plan.zones.findIndex((one) => one.name === zone)] ?? "";

/** The zones one step away. */
export function waysFrom(shape: ShapeData, zone: string): string[] {
  const number = shape.plan.zones.findIndex((one) => one.name === zone);
  return (shape.neighbours[number] ?? []).map((next) => shape.plan.zones[next]!.name);
}

/** A zone in words, with how much can be done there. */
export function described(shape: ShapeData, view: GameView, zone: string, options: number): string {
  return describeZone(
    zone,
    kindOf(shape, zone),
    namesOf(shape, words(), settings.language).get(zone) ?? "",
    thingsByZone(view).get(zone) ?? [],
    options,
    words(),
    nameOf,
  );
}
export function describedAt(desk: Desk<GameView>, zone: string): string {
  const shape = shapeOf(desk.session.board, desk.view);
  return shape && desk.view
    ? described(shape, desk.view, zone, optionsFor(desk.options, { type: "zone", zone }, desk.here).length)
    : zone;
}

/** Colours and names of everybody on the board. */
export function cast(view: GameView): { colours: Record<string, string>; names: Record<string, string> } {
  const people = [...view.survivors, ...view.companions].map((one) => one.id);
  return {
    colours: Object.fromEntries(people.map((who) => [who, colourOf(who)])),
    names: Object.fromEntries(people.map((who) => [who, nameOf(who)])),
  };
}
