/** All that must be done to win: the goals of the mission, and what the book adds to them. */
import type { GameView, Text } from "../types/view";
import { missionEntry } from "./content.svelte";
import { skin } from "./skin.svelte";
import { words } from "./words.svelte";

export interface Aim {
  key: string;
  text: Text | undefined;
  done: boolean;
  /** It can be done only later. */
  locked: boolean;
  /** How far it is, in words. */
  stand: string;
  rule: string;
}

export function aims(view: GameView): Aim[] {
  const w = words();
  const titles = missionEntry(view.mission)?.goals;
  const goals = view.goals.map(({ key, title, done, locked, rule }, n) => ({
    key,
    text: title ?? titles?.[n],
    done,
    locked,
    stand: done ? w.goalDone : locked ? w.goalLocked : "",
    rule,
  }));
  return [...goals, ...(skin().aims?.(view) ?? [])];
}
