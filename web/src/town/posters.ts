/** What the town says on the start page. */
import { wordsIn } from "../i18n/i18n.svelte";

const en = {
  learnText: "Ten minutes, step by step, with someone telling you what to do and why.",
  ride: "Ride out now",
  rideText: (mission: string) => `“${mission}” with a recommended posse, all six survivors yours.`,
  rideButton: "Play now",
  rideBots: "With bots",
  rideBotsText: "You run two survivors, two bots run the other four.",
  rideBotsButton: "Play with bots",
  setUpText: "Choose mission, posse, seats and house rules. Friends join by a link.",
};
const pl: typeof en = {
  learnText: "Dziesięć minut, krok po kroku, z kimś, kto powie, co zrobić i dlaczego.",
  ride: "Ruszaj od razu",
  rideText: (mission) => `„${mission}” z polecaną drużyną; prowadzisz całą szóstkę Ocalałych.`,
  rideButton: "Graj",
  rideBots: "Z botami",
  rideBotsText: "Prowadzisz dwoje Ocalałych, a dwa boty – pozostałą czwórkę.",
  rideBotsButton: "Graj z botami",
  setUpText: "Wybierz Misję, drużynę, miejsca i zasady domowe. Znajomi dołączą przez link.",
};
export const posters = wordsIn({ en, pl });
