/** A guided game on a position of its own, the same for everybody. */
import { Refusal } from "../lib/api";
import { openAndGo, seatsFor } from "../lib/open";
import { missionEntry } from "./content.svelte";

/** The position as a scenario, and the dice that make its first lesson come true. */
export interface Lesson {
  seed: number;
  options: { scenario: { game: string; mission: string; survivors: Record<string, object> } & Record<string, unknown> };
}

/** A server that has no time for a position of its own plays the mission from its set-up. */
export async function openLesson(lesson: Lesson): Promise<void> {
  const { game, mission, survivors } = lesson.options.scenario;
  const seats = seatsFor([{ kind: "human", bot: "random" }]);
  const title = missionEntry(mission, game)?.title ?? { en: mission, pl: mission };
  try {
    await openAndGo({ game, ...lesson, seats }, title, true);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    const options = { mission, survivors: Object.keys(survivors) };
    await openAndGo({ game, options, seed: lesson.seed, seats }, title, true);
  }
}
