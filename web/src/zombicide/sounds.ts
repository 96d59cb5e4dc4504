/** What is heard, seen to shake and to rise, and what the Zombies did in a line. */
import type { Sound } from "../table/sound";
import type { EventData } from "../types/protocol";
import { cardData } from "./content.svelte";
import { skin } from "./skin.svelte";
import { words } from "./words.svelte";

const BY_NAME: Record<string, Sound> = {
  moved: "step",
  charge: "step",
  rolled: "dice",
  rerolled: "dice",
  killed: "kill",
  "friendly-fire": "wound",
  dynamite: "boom",
  wounded: "wound",
  "survivor-eliminated": "bite",
  "zombies-moved": "groan",
  "zombie-attack": "bite",
  "zombie-card": "card",
  drawn: "card",
  "bounty-gained": "goal",
  spawned: "rise",
  "abomination-spawned": "rise",
  "pile-found": "rise",
  "extra-activation": "groan",
  "objective-taken": "goal",
  "goal-done": "goal",
  "skill-gained": "heal",
  "train-moves": "steam",
  "train-called": "steam",
  "train-started": "steam",
  "run-over": "crash",
};
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function soundOf(event: EventData): Sound | "" {
  if (event.name === "noise-made") return event.data.noise === "boom" ? "boom" : "bang";
  if (event.name === "attack") {
    const weapon = cardData(String(event.data.weapon));
    return weapon?.kind === "melee" ? "blade" : "shot";
  }
  return skin().sounds[event.name] ?? BY_NAME[event.name] ?? "";
}

export const shakes = (event: EventData): boolean =>
  ["wounded", "dynamite", "survivor-eliminated", "run-over"].includes(event.name) ||
  (event.name === "noise-made" && event.data.noise === "boom");

export function rises(event: EventData): string {
  if (event.name === "wounded") return `−${Math.max(1, number(event.data.wounds))} ♥`;
  if (event.name === "killed" || event.name === "run-over") return "✕";
  if (event.name === "spawned") return `+${number(event.data.count)}`;
  return "";
}

/** What draws zombies, and what brings a single large one, in any book of the family. */
const CARDS = new Set(["zombie-card", "zeus-order"]);
const ABOMINATIONS = new Set(["abomination-spawned", "abomination-comes"]);

/** From the last Zombie Phase on, once the round after it has begun; nothing once somebody takes a Turn. */
export function told(log: EventData[]): string {
  const since = phase(log);
  return since.some((event) => event.name === "round-begins") ? words().phaseTold(...figures(since)) : "";
}

/** What a phase has brought when a question holds it up, for those who do not watch it. */
export function toldSoFar(log: EventData[]): string {
  const since = phase(log);
  if (since.some((event) => event.name === "round-begins")) return "";
  const deeds = words().phaseSoFar(...figures(since));
  return deeds.length ? words().soFar(deeds.join(", ")) : "";
}

/** The last Zombie Phase and what followed, unless that is old news. */
function phase(log: EventData[]): EventData[] {
  const from = log.findLastIndex((event) => event.name === "zombie-phase");
  const since = from < 0 ? [] : log.slice(from);
  return since.some((event) => event.name === "turn-begins" || event.name === "game-over") ? [] : since;
}

/** How many moved, were hurt and came, and with how many cards. */
function figures(since: EventData[]): [number, number, number, number] {
  const sum = (name: string, of: string) =>
    since.filter((event) => event.name === name).reduce((total, event) => total + number(event.data[of]), 0);
  const cards = since.filter((event) => CARDS.has(event.name)).length;
  const spawned = sum("spawned", "count") + since.filter((event) => ABOMINATIONS.has(event.name)).length;
  return [sum("zombies-moved", "count"), sum("wounded", "wounds"), spawned, cards];
}
