/** The position of the guided first game, the same for everybody: in the middle of the action, with something to show for
 *  every lesson. Carl stands among Walkers one point before Yellow, Jimmy has a rifle and a far target, the houses wait. */

import { openLesson, type Lesson } from "../zombicide/lesson";
import { GAME } from "./game";

/** With these dice Carl's first blow hits, and whoever plays on with care wins more often than not. */
export const FIRST_RIDE: Lesson = {
  seed: 105,
  options: {
    scenario: {
      name: "The first ride",
      game: GAME,
      mission: "m0",
      survivors: {
        carl: { zone: "2R.NE", hand: ["pan"], adrenaline: 6 },
        meg: { zone: "2R.N", hand: ["old-timer"] },
        pablito: { zone: "2R.N", hand: ["old-timer"] },
        concepcion: { zone: "2R.NW", hand: ["pan"], backpack: ["holy-water"] },
        jimmy: { zone: "2R.NW", hand: ["springfield"] },
        molly: { zone: "2R.NW", hand: ["old-timer"] },
      },
      zombies: { "2R.NE": { walker: 2 }, "2R.E": { runner: 1 }, "3R.E": { walker: 1, brute: 1 } },
      noise: { zone: "2R.NW" },
    },
  },
};

export const learn = (): Promise<void> => openLesson(FIRST_RIDE);
