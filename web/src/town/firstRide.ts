/** The position of the guided first game, the same for everybody: in the middle of the action, with something to show for
 *  every lesson. Carl stands among Walkers one point before Yellow, Jimmy has a rifle and a far target, the houses wait. */

import { Refusal } from "../lib/api";
import { openAndGo, seatsFor } from "../lib/open";
import { missionEntry } from "../zombicide/content.svelte";
import { GAME } from "./game";

const MISSION = "m0";
/** With these dice Carl's first blow hits. */
export const FIRST_RIDE = {
  seed: 1,
  options: {
    scenario: {
      name: "The first ride",
      game: GAME,
      mission: MISSION,
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

/** A server that has no time for a position of its own plays the mission from its set-up. */
export async function learn(): Promise<void> {
  const seats = seatsFor([{ kind: "human", bot: "random" }]);
  const title = missionEntry(MISSION, GAME)?.title ?? { en: MISSION, pl: MISSION };
  try {
    await openAndGo({ game: GAME, ...FIRST_RIDE, seats }, title, true);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    await openAndGo({ game: GAME, options: { mission: MISSION }, seed: FIRST_RIDE.seed, seats }, title, true);
  }
}
