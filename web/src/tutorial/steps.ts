/** A guided first game: what happens, why, what to try. Nothing is left out: what is to be read waits to be read, what is
 *  to be done waits to be done, and what was done before it was told is told all the same. */
import type { DecisionData, EventData } from "../types/protocol";
import type { Text } from "../types/view";

export interface Scene<V> {
  view: V;
  decision: DecisionData | null;
  log: EventData[];
}
export interface Step<V> {
  id: string;
  title: Text;
  what: Text;
  why: Text;
  tryIt: Text;
  /** Does the table show that it was done? Without this, somebody says when it is read. */
  done?: (scene: Scene<V>) => boolean;
}

export const happened = (scene: { log: EventData[] }, ...names: string[]): boolean =>
  scene.log.some((event) => names.includes(event.name));

export const isDone = <V>(step: Step<V> | undefined, scene: Scene<V>): boolean => step?.done?.(scene) ?? false;

/** Was something taken back since? The note about it may be as long as what is gone. */
export const rewound = (before: { log: EventData[] }, now: { log: EventData[] }): boolean =>
  before.log.length > 0 && now.log[before.log.length - 1] !== before.log.at(-1);

/** Where somebody is after taking back: at the first step that was done before, and is not any more. */
export function stepBack<V>(steps: Step<V>[], before: Scene<V>, now: Scene<V>, from: number): number {
  const undone = steps.slice(0, from).findIndex((step) => isDone(step, before) && !isDone(step, now));
  return undone < 0 ? from : undone;
}

/** How far somebody has come, and whether what this step is about was done before it was told. */
export interface Progress {
  at: number;
  early: boolean;
}

/** The step begins now: what is done already is told, and waits to be read. */
export const arrive = <V>(steps: Step<V>[], scene: Scene<V>, at: number): Progress => ({
  at,
  early: isDone(steps[at], scene),
});

/** What has been done since goes on by itself, one step at a time. */
export function follow<V>(steps: Step<V>[], scene: Scene<V>, was: Progress): Progress {
  const done = isDone(steps[was.at], scene);
  if (done && !was.early) return arrive(steps, scene, was.at + 1);
  return was.early && !done ? { ...was, early: false } : was;
}
