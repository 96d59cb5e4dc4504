/** What Army of the Dead wears: neon, sand and dusk over a ruined casino strip. */
import type { Skin } from "../zombicide/skin.svelte";
import Aside from "./Aside.svelte";
import Lent from "../zombicide/Lent.svelte";
import Crew from "./Crew.svelte";
import Score from "./Score.svelte";
import VaultDrawer from "./VaultDrawer.svelte";
import Zombie from "./Zombie.svelte";
import { acted } from "./acting";
import { specialDice, specialDie } from "./dice";
import Terrain from "./board/Terrain.svelte";
import Token from "./board/Token.svelte";
import { signsOf } from "./board/drawing";
import { GAME } from "./game";
import { LESSONS } from "./lessons";
import { personalAims } from "./personal";
import { riding } from "./riding";
import { things } from "./things";
import { TOKENS, ZOMBIE_RULES } from "./tokens";
import { WORDS, words } from "./words.svelte";

export const SKIN: Skin = {
  game: GAME,
  words: WORDS,
  mission: "m2",
  tutorial: "m1",
  team: 6,
  lessons: LESSONS,
  ownMissions: false,
  tokens: TOKENS,
  zombieRules: ZOMBIE_RULES,
  ambience: "wind",
  slots: ["hand1", "hand2", "pack1", "pack2", "pack3"],
  kinds: ["shambler", "alpha", "valentine", "queen", "zeus-regular", "zeus-helmeted", "zeus-mounted"],
  large: ["valentine", "queen", "zeus-regular", "zeus-helmeted", "zeus-mounted"],
  things,
  actions: [
    ["fire-gun", "gatling", "g"],
    ["bloodlust", "charge", "b"],
    ["challenge", "dice", "v"],
    ["open-vault", "key", "v"],
    ["eliminate-sleepers", "skull", "l"],
    ["eliminate-sleepers-with", "skull", ""],
    ["take-activate", "take", "o"],
    ["set-trap", "throw", "h"],
    ["lay-down", "throw", "k"],
    ["force-door", "shove", "d"],
    ["repair", "invent", "j"],
    ["fly", "helicopter", ""],
    ["join", "rally", "i"],
    ["drive", "truck", "m"],
    ["get-in", "truck", "w"],
    ["get-out", "truck", "x"],
    ["change-seat", "truck", ""],
    ["use-token", "objective", ""],
    ["leave-with-truck", "exit", ""],
    ["pack", "reorganise", ""],
    ["companion", "rally", ""],
  ],
  meanings: {
    "fire-gun": "attack",
    bloodlust: "aside",
    drive: "go",
    challenge: "do",
    "open-vault": "do",
    "take-activate": "do",
    "eliminate-sleepers": "do",
    "eliminate-sleepers-with": "do",
    "force-door": "do",
    repair: "do",
    fly: "do",
    join: "do",
    "get-in": "do",
    "get-out": "do",
    "change-seat": "aside",
    "leave-with-truck": "do",
  },
  common: ({ truck, vault }) => [
    "reload",
    "eliminate-sleepers",
    "force-door",
    ...(vault ? ["challenge"] : []),
    ...(truck ? ["get-in", "fire-gun"] : []),
  ],
  onMaps: {
    "normal-spawn": "normal",
    "blue-spawn": "blue",
    "green-spawn": "green",
    "zeus-spawn": "zeus",
    sleepers: "sleepers",
    truck: "truck",
    start: "start",
    hidden: "objective",
  },
  atToken: {
    sleepers: ["eliminate-sleepers", "eliminate-sleepers-with"],
    truck: ["get-in", "get-out", "change-seat", "fire-gun", "repair", "leave-with-truck"],
    objective: ["take-activate", "repair"],
    exit: ["leave-with-truck"],
  },
  acted,
  specialDice,
  specialDie,
  sounds: {
    "sleepers-wake": "groan",
    scare: "rise",
    "abomination-comes": "rise",
    explosion: "boom",
    chained: "boom",
    "trap-springs": "boom",
    "zeus-order": "groan",
    "vault-roll": "dice",
    "ammo-dice": "dice",
    "sleeper-roll": "dice",
    "vault-disarmed": "goal",
    "vault-opened": "goal",
    "personal-done": "goal",
    "vault-card": "card",
    "personal-drawn": "card",
    driven: "steam",
    rammed: "crash",
    "door-forced": "crash",
    "lift-opens": "step",
    "time-moved": "step",
  },
  reveals: { "zeus-order": "order", "vault-card": "card" },
  portraits: { orders: "zeus-helmeted" },
  drawers: { vault: VaultDrawer },
  peopleIcon: "bag",
  tally: (view) => (view.time_spaces ? words().timeOf(view.time ?? 0, view.time_spaces) : words().noTime),
  Score,
  Aside,
  Extras: Lent,
  Beside: null,
  Lever: null,
  aims: personalAims,
  Keepsakes: null,
  body: (kind) => kind,
  riding,
  prefers: () => true,
  Zombie,
  Terrain,
  signs: (plan, language, scale, titles) => signsOf(plan, titles, language, scale).map((sign) => sign.box),
  Token,
  Crew,
};
