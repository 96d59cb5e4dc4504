/** What Undead or Alive wears: a woodcut poster, paper, ink and one red. */
import type { Skin } from "../zombicide/skin.svelte";
import Zombie from "../figures/Zombie.svelte";
import Riders from "./Riders.svelte";
import Score from "./Score.svelte";
import Terrain from "./board/Terrain.svelte";
import Token from "./board/Token.svelte";
import Signs from "./board/Signs.svelte";
import { signsOf } from "./board/signs";
import { GAME } from "./game";
import { LESSONS } from "./lessons";
import { things } from "./things";
import { TOKENS, ZOMBIE_RULES } from "./tokens";
import { WORDS, words } from "./words.svelte";

export const SKIN: Skin = {
  game: GAME,
  words: WORDS,
  mission: "m1",
  tutorial: "m0",
  team: null,
  lessons: LESSONS,
  ownMissions: true,
  tokens: TOKENS,
  zombieRules: ZOMBIE_RULES,
  ambience: "wind",
  slots: ["hand1", "hand2", "favourite", "pack1", "pack2", "pack3"],
  kinds: ["walker", "runner", "brute", "abomination"],
  large: ["abomination"],
  things,
  actions: [],
  meanings: {},
  atToken: {},
  onMaps: {},
  acted: () => ({}),
  sounds: {},
  reveals: {},
  drawers: {},
  tally: ({ active_tokens }) => (active_tokens ? words().spawnTokens(active_tokens.count, active_tokens.limit) : ""),
  Score,
  Aside: null,
  Extras: null,
  Beside: null,
  Lever: null,
  Keepsakes: null,
  body: (kind) => kind,
  riding: (view, id) =>
    [...view.survivors, ...view.companions].find((one) => one.id === id)?.aboard ? words().inWagon : null,
  prefers: () => true,
  Zombie,
  Terrain,
  Signs,
  signs: (plan, language, scale) => signsOf(plan, language, scale).map((sign) => sign.box),
  Token,
  Crew: Riders,
};
