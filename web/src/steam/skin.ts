/** What Gears & Guns wears: the town of Undead or Alive with brass and steam. */
import { SKIN as TOWN } from "../town/skin";
import type { Skin } from "../zombicide/skin.svelte";
import Aside from "./Aside.svelte";
import Extras from "./Extras.svelte";
import FullSteam from "./FullSteam.svelte";
import InventionRow from "./InventionRow.svelte";
import Keepsakes from "./Keepsakes.svelte";
import Score from "./Score.svelte";
import Token from "./Token.svelte";
import Zombie from "./Zombie.svelte";
import { acted } from "./acting";
import { specialDice, specialDie } from "./dice";
import { cardsOf } from "./decks.svelte";
import { GAME } from "./game";
import { LESSONS } from "./lessons";
import { prefers } from "./pressure.svelte";
import { things } from "./things";
import { TOKENS } from "./tokens";
import { WORDS } from "./words.svelte";
import { carryOn } from "./tools.svelte";

export const SKIN: Skin = {
  ...TOWN,
  game: GAME,
  words: WORDS,
  cardsOf,
  tutorial: "m1",
  lessons: LESSONS,
  ownMissions: false,
  tokens: TOKENS,
  ambience: "wind",
  things,
  actions: [
    ["flip-switch", "invent", "v"],
    ["refill-nozzle", "reload", "h"],
    ["refill-bottle", "reload", "h"],
    ["emergency-refill", "reload", "j"],
    ["place-bottle", "throw", "k"],
    ["give", "trade", ""],
    ["drop-invention", "card", ""],
    ["avoid", "skill", ""],
    ["toolbox", "invent", ""],
    ...TOWN.actions,
  ],
  meanings: { ...TOWN.meanings, "flip-switch": "do", "refill-nozzle": "aside", "place-bottle": "aside" },
  prefers,
  atToken: {
    ...TOWN.atToken,
    switch: ["flip-switch"],
    nozzle: ["refill-nozzle"],
    jet: [],
    bottle: ["refill-bottle"],
  },
  onMaps: { ...TOWN.onMaps, switch: "switch", nozzle: "nozzle" },
  acted: (view, event) => ({ ...TOWN.acted(view, event), ...acted(view, event) }),
  sounds: {
    ...TOWN.sounds,
    "full-steam": "steam",
    depleted: "steam",
    refilled: "steam",
    "bottle-exploded": "boom",
    "nozzle-broken": "crash",
    "jet-on": "steam",
    "jet-off": "step",
    scalded: "steam",
    "gauge-raised": "step",
    "gauge-lowered": "steam",
    "gauge-scalds": "steam",
    "switch-on": "step",
    "switch-off": "step",
    armor: "dice",
    "card-kept": "card",
  },
  specialDice,
  specialDie,
  Score,
  Aside,
  Extras,
  Beside: InventionRow,
  isBeside: (option) => option.group === "give",
  Lever: FullSteam,
  Keepsakes,
  goingOn: carryOn,
  body: (kind, view) => (kind === "abomination" && view.abomination === "steam-monster" ? "steam-monster" : kind),
  Zombie,
  Token,
};
