/** A guided first game: what happens, why, what to try. A step is over when the table shows it was done. */
import type { DecisionData, EventData } from "../types/protocol";
import type { Text } from "../types/view";

export interface Scene<V> { view: V; decision: DecisionData | null; log: EventData[] }
export interface Step<V> { id: string; title: Text; what: Text; why: Text; tryIt: Text; /** Somebody says when it is read. */ waits?: boolean; done: (scene: Scene<V>) => boolean }

export const happened = (scene: { log: EventData[] }, ...names: string[]): boolean => scene.log.some((event) => names.includes(event.name));

/** The first step that is not over, from where the player was. */
export function stepNow<V>(steps: Step<V>[], scene: Scene<V>, from: number): number {
  let step = from;
  while (step < steps.length && steps[step]!.done(scene)) step += 1;
  return step;
}
