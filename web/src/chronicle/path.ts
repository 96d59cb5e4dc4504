/** The way through a game: its missions or modes in order, and how far somebody has come. */
import type { GameEntry } from "../types/protocol";
import type { Text } from "../types/view";
import type { Chapter } from "./chronicle.svelte";

export interface Stop {
  id: string;
  title: Text;
  grade: Text | null;
  won: number;
  played: number;
}

/** The missions of the game's own box; an expansion also plays those of its parent, which have a path of their own. */
export function pathOf(game: GameEntry, chapters: Chapter[], box = game.missions[0]?.of ?? ""): Stop[] {
  const missions = game.missions.filter((one) => (one.of ?? "") === box);
  const stops = missions.length
    ? missions.map((one) => ({ id: one.id, title: one.title, grade: one.difficulty_name }))
    : game.modes.map((one) => ({ id: one.id, title: one.title, grade: null }));
  return stops.map((stop) => {
    const own = chapters.filter((one) => one.game === game.name && one.what === stop.id);
    return { ...stop, played: own.length, won: own.filter((one) => one.won).length };
  });
}

/** What comes after a mission; null after the last. */
export function nextStop(game: GameEntry, what: string): Stop | null {
  const path = pathOf(game, [], game.missions.find((one) => one.id === what)?.of ?? "");
  const at = path.findIndex((one) => one.id === what);
  return at < 0 ? null : (path[at + 1] ?? null);
}

/** Where it is set up, with the choice made. */
export const setUpLink = (game: string, what: string): string => `/setup/${game}?play=${encodeURIComponent(what)}`;
