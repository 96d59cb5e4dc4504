/** Gears & Guns, as far as the page knows it before it is played. */
import type { Entrance } from "../table/games";
import { GAME } from "./game";

export const entrance: Entrance = {
  games: [GAME],
  theme: "steam-theme",
  counts: "rounds",
  ownMissions: false,
  face: () => import("./face").then((found) => found.face),
  compendium: () => import("./compendium").then((found) => found.book),
  Posters: () => import("./Posters.svelte").then((found) => found.default),
  SetUp: () => import("./SetUp.svelte").then((found) => found.default),
};
