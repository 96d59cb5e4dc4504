/** What the strip says on the start page. */
import { wordsIn } from "../i18n/i18n.svelte";

const en = {
  learnText: "A quarter of an hour on one block of the city, with someone telling you what to do and why.",
  heist: "The big one",
  heistText: (mission: string) => `“${mission}”: down to the Vault and out again, the whole team of six yours.`,
  heistButton: "Play now",
  crewBots: "With bots",
  crewBotsText: "You run two of the team, two bots run the other four.",
  crewBotsButton: "Play with bots",
  setUpText: "Choose mission, team and seats. Friends join by a link.",
};
const pl: typeof en = {
  learnText: "Kwadrans na jednej przecznicy miasta, z kimś, kto powie, co zrobić i dlaczego.",
  heist: "Skok życia",
  heistText: (mission) => `„${mission}”: do Skarbca i z powrotem; prowadzisz całą szóstkę.`,
  heistButton: "Graj",
  crewBots: "Z botami",
  crewBotsText: "Prowadzisz dwoje z drużyny, a dwa boty – pozostałą czwórkę.",
  crewBotsButton: "Graj z botami",
  setUpText: "Wybierz Misję, drużynę i miejsca. Znajomi dołączą przez link.",
};
export const posters = wordsIn({ en, pl });
