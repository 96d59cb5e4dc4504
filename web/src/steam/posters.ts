/** What steam says on the start page. */
import { wordsIn } from "../i18n/i18n.svelte";

const en = {
  learnText: "For those who know the town: Steam dice, Full Steam, the Gauge and its Jets, in ten minutes.",
  learnSteam: "The second lesson",
  ride: "Ride with steam",
  rideText: (mission: string) => `“${mission}” with Engineers and steam weapons, all six survivors yours.`,
  run: "Keep your tools",
  runText: "A run of missions: after each one you roll for your steam weapons, and keep what does not run dry.",
  runButton: "Begin a run",
  rideButton: "Play now",
  setUpText: "Choose mission, posse, seats and house rules. Friends join by a link.",
};
const pl: typeof en = {
  learnText: "Dla tych, którzy znają miasteczko: kości Pary, Pełna para, Manometr i Strumienie pary w dziesięć minut.",
  learnSteam: "Druga lekcja",
  ride: "W drogę pod parą",
  rideText: (mission) => `„${mission}” z Inżynierami i bronią parową; cała szóstka jest twoja.`,
  run: "Zachowaj narzędzia",
  runText: "Seria Misji: po każdej rzucasz za broń parową i zachowujesz to, co się nie rozładuje.",
  runButton: "Zacznij serię",
  rideButton: "Graj",
  setUpText: "Wybierz Misję, drużynę, miejsca i zasady domowe. Znajomi dołączą przez link.",
};
export const posters = wordsIn({ en, pl });
