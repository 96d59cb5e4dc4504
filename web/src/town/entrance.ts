/** Undead or Alive, as far as the page knows it before it is played. */
import type { Entrance } from "../table/games";
import { GAME } from "./game";

export const entrance: Entrance = {
  games: [GAME],
  theme: "town",
  counts: "rounds",
  ownMissions: true,
  face: () => import("./face").then((found) => found.face),
  compendium: () => import("./compendium").then((found) => found.book()),
  Posters: () => import("./Posters.svelte").then((found) => found.default),
  SetUp: () => import("./SetUp.svelte").then((found) => found.default),
};
