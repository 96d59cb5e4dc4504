/** What the mall says on the start page. */
import { wordsIn } from "../i18n/i18n.svelte";

const en = {
  title: "Tiny Epic Zombies",
  tagline: "One night in the Mall. Three Objectives, one deck of cards, and a way out.",
  learnText: "Your first night, step by step: what happens, why, and what to try.",
  solo: "Alone in the Mall",
  soloText: "You lead two Humans; the Zombies play by themselves.",
  soloButton: "Play solo",
  versus: "Be the Zombies",
  versusText: "Two bots are the Humans, and you hold the cards nobody sees.",
  versusButton: "Lead the Zombies",
  team: "With bots",
  teamText: "You and a bot against a bot that leads the Zombies.",
  teamButton: "Play with bots",
  setUp: "Set up a game",
  setUpText: "Five modes, four difficulties, one to five seats.",
  setUpButton: "Set up",
};
const pl: typeof en = {
  title: "Tiny Epic Zombies",
  tagline: "Jedna noc w galerii handlowej. Trzy Cele, jedna talia i droga wyjścia.",
  learnText: "Pierwsza noc krok po kroku: co się dzieje, dlaczego i czego spróbować.",
  solo: "W pojedynkę",
  soloText: "Prowadzisz dwoje Ludzi; Zombie grają same.",
  soloButton: "Graj w pojedynkę",
  versus: "Stań po stronie Zombie",
  versusText: "Ludźmi są dwa boty, a ty masz karty, których nikt nie widzi.",
  versusButton: "Prowadź Zombie",
  team: "Z botami",
  teamText: "Ty i bot przeciw botowi, który prowadzi Zombie.",
  teamButton: "Graj z botami",
  setUp: "Przygotuj grę",
  setUpText: "Pięć trybów, cztery poziomy trudności, od jednego do pięciu miejsc.",
  setUpButton: "Przygotuj",
};
export const posters = wordsIn({ en, pl });
