/** What a game was like, for its end: whoever tells it looks at the log only. */
import type { EventData } from "../types/protocol";

export interface Deed {
  /** Who. */
  id: string;
  kills: number;
  wounds: number;
  /** What became of them, where they are no longer there. */
  fate?: string;
  /** Anything else worth a word, with how often. */
  more: [string, number][];
}
export interface Moment {
  round: number;
  text: string;
  /** Where in the film. */
  version: number;
}
export interface Story {
  rounds: number;
  kills: number;
  deeds: Deed[];
  /** Hits, and how many were to be expected; null where nobody rolled. */
  luck: { got: number; expected: number } | null;
  turning: Moment | null;
  best: Moment | null;
  /** What led to the end, where it was not the last that did harm. */
  ended?: EventData[];
}

/** The log in rounds: each event with the number of its round, by the event that begins one. A game that was begun in a
 *  position has rounds before its log. */
export function inRounds(log: EventData[], begins: string, before = 0): [number, EventData][] {
  let round = before;
  return log.map((event) => {
    if (event.name === begins) round += 1;
    return [round, event];
  });
}

/** So many things led there that are worth a word: a victory is soon told. */
const LED = { won: 1, lost: 2 };
/** How it ended: the last thing that everybody saw before the game was over, and what led there. Of a defeat that is
 *  what did harm, of a victory what did none. Nobody is seen to walk but whoever's last step it was, and of one
 *  Objective the last word is enough. */
export function lastMoments(log: EventData[], won: boolean): EventData[] {
  const over = log.findLastIndex((event) => event.name === "game-over");
  const end = over < 0 ? log.length : over;
  const told = log
    .slice(0, end)
    .filter((event) => event.tone.includes("loud") && !event.tone.includes("head"))
    .filter((event) => !event.tone.includes("walk") || event.version === log[end]?.version)
    .filter((event, at, all) => !event.data.objective || event.data.objective !== all[at + 1]?.data.objective);
  const led = told.slice(0, -1).filter((event) => event.tone.includes("harm") !== won);
  return [...led.slice(-(won ? LED.won : LED.lost)), ...told.slice(-1)];
}

/** The highest by a measure; the first of equals. Null if none is above zero. */
export function most<T>(all: Iterable<T>, measure: (one: T) => number): T | null {
  let found: T | null = null;
  let top = 0;
  for (const one of all) {
    const value = measure(one);
    if (value > top) [found, top] = [one, value];
  }
  return found;
}

/** What the chronicle keeps of a story. */
export const figuresOf = (story: Story | null): { rounds: number; kills: number; luck: number } => ({
  rounds: story?.rounds ?? 0,
  kills: story?.kills ?? 0,
  luck: story?.luck ? story.luck.got - story.luck.expected : 0,
});
