/** What the coach says, in both languages; its reasons come from the server. */
import { percentIn, tiedBook } from "../i18n/grammar";
import { settings } from "../lib/settings.svelte";

const en = {
  title: "What would you do?",
  thinking: "Let me think: games are drawn from what you know and played on …",
  howFar: "How far the coach is",
  before: (chance: string) => `Chance to win as it stands: ${chance}`,
  chance: (chance: string, low: string, high: string) => `${chance} to win (between ${low} and ${high})`,
  chip: (chance: string) => `${chance} to win`,
  doIt: "Do it",
  how: (looked: number, offered: number) =>
    `Looked at ${looked} of ${offered} options, in games drawn from what you know and played on by rule of thumb.`,
  off: "The host has switched the coach off at this table.",
  switchOff: "Switch the coach off for everybody",
  switchOn: "Switch the coach on",
  again: "Ask again",
  gone: "Something else is asked by now.",
  // the analysis of a film
  analysis: "How was it played?",
  analyse: "Analyse the game",
  stop: "Stop",
  progress: (done: number, all: number) => `${done} of ${all} answers looked at`,
  curve: "Chance to win in the course of the game",
  setUp: "Set-up",
  point: (round: string, chance: string) => `${round}: ${chance}`,
  end: "The end",
  turning: "Turning points",
  turn: (round: string, before: string, after: string) => `${round}: from ${before} to ${after}`,
  findings: "Mistakes, missed chances and good ideas",
  kinds: { mistake: "Mistake", missed: "Missed chance", find: "Good idea" } as Record<string, string>,
  better: (label: string, chance: string) => `Better: ${label} (${chance})`,
  usual: (label: string, chance: string) => `Usual: ${label} (${chance})`,
  none: "None that stands out.",
  balance: (before: string, after: string, skill: string, luck: string) =>
    `From ${before} at the beginning to ${after} at the end: decisions ${skill} points; luck, and what is too small to tell, ${luck} points.`,
  parts: (skill: string, luck: string) => `Decisions ${skill} points, luck ${luck} points`,
  points:
    "A point is 1% of the chance to win if everybody goes on as usual. What luck gives back can be lost again, so either part may be larger than 100.",
  dice: (hits: string, expected: string) => `Hits rolled: ${hits}; to be expected before re-rolls: ${expected}.`,
  // puzzles
  puzzle: "Puzzle of the day",
  which: "Which option is clearly the best?",
  lookAtBoard: "Look at the board",
  right: "Right! That is the best one.",
  wrong: "Not quite. Look again!",
  giveUp: "Show the solution",
  best: (label: string) => `The best one: ${label}`,
};
const pl: typeof en = {
  title: "Co byś zrobił?",
  thinking: "Chwila namysłu: z tego, co wiesz, losowane są rozgrywki i grane dalej…",
  howFar: "Ile trener już przemyślał",
  before: (chance) => `Szansa na wygraną w tej chwili: ${chance}`,
  chance: (chance, low, high) => `${chance} na wygraną (od ${low} do ${high})`,
  chip: (chance) => `${chance} na wygraną`,
  doIt: "Wybieram",
  how: (looked, offered) =>
    `Sprawdzono opcji: ${looked} z ${offered}, w rozgrywkach wylosowanych z tego, co wiesz, i dogranych na wyczucie.`,
  off: "Gospodarz wyłączył trenera przy tym stole.",
  switchOff: "Wyłącz trenera dla wszystkich",
  switchOn: "Włącz trenera",
  again: "Zapytaj ponownie",
  gone: "Pytanie jest już inne.",
  analysis: "Jak przebiegła gra?",
  analyse: "Analiza gry",
  stop: "Stop",
  progress: (done, all) => `Sprawdzone odpowiedzi: ${done} z ${all}`,
  curve: "Szansa na wygraną w trakcie gry",
  setUp: "Przygotowanie",
  point: (round, chance) => `${round}: ${chance}`,
  end: "Koniec",
  turning: "Punkty zwrotne",
  turn: (round, before, after) => `${round}: z ${before} na ${after}`,
  findings: "Błędy, przegapione szanse i trafne pomysły",
  kinds: { mistake: "Błąd", missed: "Przegapiona szansa", find: "Trafny pomysł" },
  better: (label, chance) => `Lepiej: ${label} (${chance})`,
  usual: (label, chance) => `Zwykle: ${label} (${chance})`,
  none: "Nic nie wyróżnia się na tyle.",
  balance: (before, after, skill, luck) =>
    `Od ${before} na początku do ${after} na końcu: decyzje ${skill} pkt; szczęście i to, co zbyt małe, by je wskazać, ${luck} pkt.`,
  parts: (skill, luck) => `Decyzje ${skill} pkt, szczęście ${luck} pkt`,
  points:
    "Punkt to 1% szansy na wygraną, jeśli wszyscy grają dalej jak zwykle. Co zwróci szczęście, można stracić jeszcze raz, więc każda z części może przekroczyć 100.",
  dice: (hits, expected) => `Wyrzucone trafienia: ${hits}; należało się spodziewać (bez przerzutów): ${expected}.`,
  puzzle: "Łamigłówka dnia",
  which: "Która opcja jest wyraźnie najlepsza?",
  lookAtBoard: "Zobacz planszę",
  right: "Dobrze! To najlepsza opcja.",
  wrong: "Niezupełnie. Spróbuj jeszcze raz!",
  giveUp: "Pokaż rozwiązanie",
  best: (label) => `Najlepsza opcja: ${label}`,
};
const books = { en, pl: tiedBook(pl) };
export const coachWords = (): typeof en => books[settings.language];
export const share = (value: number): string => percentIn(settings.language, value);
