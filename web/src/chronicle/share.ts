/** A result in a line, to be sent to somebody. */
import { figureIn } from "../i18n/grammar";
import { copyText } from "../lib/copying";
import { reachable } from "../lib/reach.svelte";
import { countsOf } from "../table/games";
import type { Text } from "../types/view";
import type { Chapter } from "./chronicle.svelte";

const WORDS = {
  en: {
    daily: "Daily",
    won: { rounds: "won in round", turns: "won in Turn" },
    lost: { rounds: "lost in round", turns: "lost in Turn" },
    kills: (n: number) => `${n} ${n === 1 ? "kill" : "kills"}`,
    luck: "luck",
  },
  pl: {
    daily: "Misja dnia",
    won: { rounds: "wygrana w rundzie", turns: "wygrana w Turze" },
    lost: { rounds: "przegrana w rundzie", turns: "przegrana w Turze" },
    kills: (n: number) => `zabite: ${n}`,
    luck: "szczęście",
  },
};

export function luckWord(luck: number, language: "en" | "pl"): string {
  const rounded = Math.round(Math.abs(luck) * 10) / 10;
  return rounded === 0 ? "±0" : `${luck > 0 ? "+" : "−"}${figureIn(language, rounded)}`;
}

/** How a game ended, for whoever knows which game it was. */
export function resultLine(chapter: Chapter, language: "en" | "pl"): string {
  const w = WORDS[language];
  return [
    chapter.title[language] || chapter.title.en,
    `${(chapter.won ? w.won : w.lost)[countsOf(chapter.game)]} ${chapter.rounds}`,
    w.kills(chapter.kills),
    `${w.luck} ${luckWord(chapter.luck, language)}`,
  ].join(" · ");
}

/** For whoever knows nothing yet: which game it was, too. */
export function shareLine(chapter: Chapter, game: Text | undefined, language: "en" | "pl"): string {
  const daily = chapter.daily ? `${WORDS[language].daily} ${chapter.daily}` : "";
  return ["Graveshift", game?.[language] ?? "", daily, resultLine(chapter, language)].filter(Boolean).join(" · ");
}

/** With the device's own way of sharing where it has one, else into the clipboard; with the address by which others
 *  reach this page, if it is known by now. True: it was copied. */
export async function share(text: string): Promise<boolean> {
  const url = reachable(location.origin);
  if ("share" in navigator) {
    try {
      await navigator.share({ text, url });
      return false;
    } catch (error) {
      if ((error as Error).name === "AbortError") return false;
    }
  }
  await copyText(`${text}\n${url}`);
  return true;
}
