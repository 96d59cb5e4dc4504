/** The games that were finished on this device: what was won, how often in a row, what is still to be done. */
import type { Text } from "../types/view";

export interface Chapter {
  /** The table. */
  id: string;
  game: string;
  /** The mission or the mode. */
  what: string;
  title: Text;
  /** The difficulty that was chosen for a mode, or ''. */
  difficulty: string;
  won: boolean;
  /** The day of the daily game, or ''. */
  daily: string;
  /** Milliseconds. */
  ended: number;
  rounds: number;
  kills: number;
  /** Hits beyond what was to be expected. */
  luck: number;
}

const KEY = "graveshift.chronicle";
const MOST = 2000;

export const chronicle = $state<{ chapters: Chapter[] }>({ chapters: [] });

function read(): void {
  try {
    chronicle.chapters = checked(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    // a private window, or none: what is known here is all there is
  }
}
read();
if (typeof addEventListener !== "undefined") addEventListener("storage", (event) => event.key === KEY && read());

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chronicle.chapters));
  } catch {
    // see above
  }
}

/** What is a chapter; anything else is left out. */
export function checked(found: unknown): Chapter[] {
  if (!Array.isArray(found)) return [];
  const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, 200) : "");
  const number = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);
  return found
    .filter((one): one is Chapter => !!one && typeof one === "object" && typeof (one as Chapter).id === "string")
    .map((one) => ({
      id: text(one.id),
      game: text(one.game),
      what: text(one.what),
      title: { en: text(one.title?.en), pl: text(one.title?.pl) },
      difficulty: text(one.difficulty),
      won: one.won === true,
      daily: text(one.daily),
      ended: number(one.ended),
      rounds: number(one.rounds),
      kills: number(one.kills),
      luck: number(one.luck),
    }));
}

/** Write down how a game ended. The first end of a table counts, and the first try of a day. */
export function enter(chapter: Chapter): void {
  read();
  const again = chronicle.chapters.some(
    (one) => one.id === chapter.id || (chapter.daily && one.daily === chapter.daily && one.game === chapter.game),
  );
  if (again) return;
  chronicle.chapters = [chapter, ...chronicle.chapters].slice(0, MOST);
  write();
}

/** Chapters from elsewhere; those that are known stay as they are. Says how many are new. */
export function merge(found: unknown): number {
  read();
  const known = new Set(chronicle.chapters.map((one) => one.id));
  const fresh = checked(found).filter((one) => !known.has(one.id));
  chronicle.chapters = [...chronicle.chapters, ...fresh].sort((a, b) => b.ended - a.ended).slice(0, MOST);
  write();
  return fresh.length;
}

export interface Sums {
  played: number;
  won: number;
  /** Won one after the other: now, and at best. */
  streak: number;
  best: number;
  kills: number;
}

/** `chapters`: the latest first. */
export function sums(chapters: Chapter[]): Sums {
  let best = 0;
  let run = 0;
  for (const one of [...chapters].reverse()) {
    run = one.won ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return {
    played: chapters.length,
    won: chapters.filter((one) => one.won).length,
    streak: run,
    best,
    kills: chapters.reduce((total, one) => total + one.kills, 0),
  };
}
