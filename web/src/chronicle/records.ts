/** What stands out of the games that were finished: what was won at which grade, and the records. */
import type { GameEntry } from "../types/protocol";
import type { Text } from "../types/view";
import type { Chapter } from "./chronicle.svelte";
import { pathOf } from "./path";

export interface Grade {
  name: Text;
  /** Missions or modes won at least once, and how many there are. */
  won: number;
  of: number;
}

/** The grades of a game in the order of its missions, or the difficulties of its modes. */
export function gradesOf(game: GameEntry, chapters: Chapter[]): Grade[] {
  const found = new Map<string, Grade>();
  const count = (name: Text, won: boolean): void => {
    const grade = found.get(name.en) ?? { name, won: 0, of: 0 };
    found.set(name.en, { ...grade, won: grade.won + (won ? 1 : 0), of: grade.of + 1 });
  };
  for (const stop of pathOf(game, chapters)) if (stop.grade) count(stop.grade, stop.won > 0);
  for (const mode of game.modes) {
    const own = chapters.filter((one) => one.won && one.game === game.name && one.what === mode.id);
    for (const { id, name } of mode.difficulties)
      count(
        name,
        own.some((one) => one.difficulty === id),
      );
  }
  return [...found.values()];
}

export interface Records {
  /** Won in the fewest rounds. */
  quickest: Chapter | null;
  /** Most kills in one game. */
  deadliest: Chapter | null;
  /** Most hits beyond what was to be expected. */
  luckiest: Chapter | null;
}

export function recordsOf(chapters: Chapter[]): Records {
  const top = (all: Chapter[], measure: (one: Chapter) => number): Chapter | null =>
    all.reduce<Chapter | null>((best, one) => (best && measure(best) >= measure(one) ? best : one), null);
  const won = chapters.filter((one) => one.won && one.rounds > 0);
  return {
    quickest: top(won, (one) => -one.rounds),
    deadliest: top(
      chapters.filter((one) => one.kills > 0),
      (one) => one.kills,
    ),
    luckiest: top(
      chapters.filter((one) => one.luck > 0),
      (one) => one.luck,
    ),
  };
}
