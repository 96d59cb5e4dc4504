/** The position of the guided first game, the same for everybody: something to show for every lesson. Scott stands among
 *  Shamblers one point before Yellow, Dieter has a revolver and Scott in his line of fire, and next door somebody sleeps. */
import { openLesson, type Lesson } from "../zombicide/lesson";
import { GAME } from "./game";

/** With these dice Scott's first blow hits. */
export const FIRST_NIGHT: Lesson = {
  seed: 1,
  options: {
    scenario: {
      name: "The first night",
      game: GAME,
      mission: "m1",
      survivors: {
        scott: { zone: "R8.E", hand: ["machete"], adrenaline: 6 },
        dieter: { zone: "R8.C", hand: ["revolver", "spiked-baseball-bat"] },
        cruz: { zone: "R8.C", hand: ["submachine-gun", "crowbar"] },
        kate: { zone: "R8.C", hand: ["suppressed-pistol", "army-knife"] },
        martin: { zone: "R8.C", hand: ["army-sniper-rifle"], backpack: ["ammo-clip"] },
        guzman: { zone: "R8.C", hand: ["golden-ak-47"], backpack: ["ammo-clip"] },
      },
      zombies: { "R8.E": { shambler: 2 }, "R8.S": { shambler: 1 }, "V3.S": { alpha: 1 } },
      personal: { yellow: "kate" },
      noise: { zone: "R8.C" },
    },
  },
};

export const learn = (): Promise<void> => openLesson(FIRST_NIGHT);
