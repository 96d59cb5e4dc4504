/** The position of the second lesson, the same for everybody: something to show for each of its steps. */
import { openLesson, type Lesson } from "../zombicide/lesson";
import { GAME } from "./game";

export const SECOND_LESSON: Lesson = {
  seed: 3,
  options: {
    scenario: {
      name: "The second lesson",
      game: GAME,
      mission: "m1",
      survivors: {
        bonnie: { zone: "16V.W", hand: ["saber"] },
        nikolas: { zone: "16V.W", hand: ["colt-saa", "saber"], depleted: ["saber"] },
        nora: { zone: "16V.W", hand: ["winchester"] },
        jean: { zone: "16V.W", hand: ["schofield"], inventions: ["body-armor-b52"] },
        richard: { zone: "16V.NE", hand: ["machete", "machete"] },
        lee: { zone: "16V.W", hand: ["colt-saa"] },
      },
      zombies: { "16V.W": { walker: 3 } },
      bounty: { top: "mauser-c96" }, // without a live Feat no Bounty Weapon comes, and the mission is lost
    },
  },
};

export const learn = (): Promise<void> => openLesson(SECOND_LESSON);
