/** The position of the second lesson, the same for everybody: something to show for each of its steps. */
import { openAndGo, seatsFor } from "../lib/open";
import { missionEntry } from "../zombicide/content.svelte";
import { GAME } from "./game";

const MISSION = "m1";
export const SECOND_LESSON = {
  seed: 3,
  options: {
    scenario: {
      name: "The second lesson",
      game: GAME,
      mission: MISSION,
      survivors: {
        bonnie: { zone: "16V.W", hand: ["saber"] },
        nikolas: { zone: "16V.W", hand: ["colt-saa", "saber"], depleted: ["saber"] },
        nora: { zone: "16V.W", hand: ["winchester"] },
        jean: { zone: "16V.W", hand: ["schofield"], inventions: ["body-armor-b52"] },
        richard: { zone: "16V.NE", hand: ["machete", "machete"] },
        lee: { zone: "16V.W", hand: ["colt-saa"] },
      },
      zombies: { "16V.W": { walker: 3 } },
    },
  },
};

export async function learn(): Promise<void> {
  const title = missionEntry(MISSION, GAME)?.title ?? { en: MISSION, pl: MISSION };
  await openAndGo({ game: GAME, ...SECOND_LESSON, seats: seatsFor([{ kind: "human", bot: "random" }]) }, title, true);
}
