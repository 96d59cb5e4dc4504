/** The mission of the day: the same for everybody, with the same dice. */
import type { GameEntry, NewTable } from "../types/protocol";
import type { Text } from "../types/view";

/** `2026-11-16`, the same all over the world. */
export const dayName = (date: Date): string => date.toISOString().slice(0, 10);

/** A number for a text, always the same (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193) >>> 0;
  return hash;
}

export interface Daily {
  day: string;
  what: string;
  title: Text;
  table: NewTable & { game: string };
}

/** What is played on a day: one of the missions for more than learning, or one of the modes for one player. */
export function dailyOf(game: GameEntry, day: string, name: string): Daily | null {
  const seed = seedOf(`${day} ${game.name}`);
  const pick = <T>(list: T[]): T | undefined => list[seed % Math.max(1, list.length)];
  const mission = pick(game.missions.filter((one) => !one.tutorial));
  const mode = pick(game.modes.filter((one) => one.seats.includes(1)));
  const chosen = mission ?? mode;
  if (!chosen) return null;
  const options = mission
    ? { mission: mission.id, ...(mission.recommended.length ? { survivors: mission.recommended } : {}) }
    : { mode: mode!.id };
  return {
    day,
    what: chosen.id,
    title: chosen.title,
    table: { game: game.name, options, seats: [{ kind: "human", name }], seed, undo: "off" },
  };
}
