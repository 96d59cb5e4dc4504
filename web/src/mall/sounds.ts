/** What is heard, seen to shake and to rise in the mall, and what the zombies did in a line. */
import type { Sound } from "../table/sound";
import type { EventData } from "../types/protocol";
import { talk } from "./talk.svelte";

const BY_NAME: Record<string, Sound> = {
  moved: "step",
  fled: "step",
  drove: "steam",
  melee: "blade",
  rolled: "dice",
  "sure-overkill": "dice",
  shot: "shot",
  killed: "kill",
  "trap-sprung": "crash",
  wounded: "wound",
  overrun: "bite",
  "eaten-alive": "bite",
  "bleeding-out": "wound",
  "turned-zombie": "groan",
  "zombie-added": "rise",
  "zombie-moved": "groan",
  noise: "bang",
  "horde-action": "groan",
  "barricade-damaged": "crash",
  "survivor-lost": "lost",
  repaired: "heal",
  healed: "heal",
  revealed: "card",
  "supply-drawn": "card",
  collected: "card",
  "objective-advanced": "goal",
  "objective-completed": "goal",
};
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export const soundOf = (event: EventData): Sound | "" => BY_NAME[event.name] ?? "";

export const shakes = (event: EventData): boolean =>
  ["wounded", "overrun", "eaten-alive", "barricade-damaged", "survivor-lost"].includes(event.name);

export function rises(event: EventData): string {
  if (event.name === "wounded") return `−${Math.max(1, number(event.data.count))}`;
  if (event.name === "killed") return "✕";
  if (event.name === "zombie-added") return "+1";
  return "";
}

/** Since the Turn before; nothing once somebody acts in this one. */
export function told(log: EventData[]): string {
  const now = log.findLastIndex((event) => event.name === "turn-begins");
  if (now < 0 || log.slice(now + 1).some((event) => ["moved", "shot", "melee", "ability-used"].includes(event.name)))
    return "";
  const from = log.slice(0, now).findLastIndex((event) => event.name === "turn-begins");
  if (from < 0) return "";
  const since = log.slice(from, now);
  const last = since.findLastIndex((event) => event.name === "noise" || event.name === "no-noise");
  const coming = since.slice(Math.max(0, last));
  const count = (name: string) => coming.filter((event) => event.name === name).length;
  const wounds = coming
    .filter((event) => event.name === "wounded")
    .reduce((total, event) => total + Math.max(1, number(event.data.count)), 0);
  return talk().turnTold(count("zombie-added"), wounds, count("barricade-damaged"));
}
