/** Names, cards and Skills of Undead or Alive. Until they are here, ids are shown in plain words. */
import { contentData, gameEntry, loadContent as load, plain } from "../lib/catalogue.svelte";
import type { CardEntry, GameEntry, MissionEntry, SkillEntry, SurvivorEntry } from "../types/protocol";
import type { Text } from "../types/view";

export const GAME = "undead-or-alive";

export const loadContent = (): Promise<void> => load(GAME);
export const townEntry = (): GameEntry | null => gameEntry(GAME);

export function cardData(id: string): CardEntry | null {
  return contentData(GAME)?.cards[id] ?? null;
}
export function cardName(id: string): Text {
  return cardData(id)?.name ?? plain(id);
}
export function survivorEntry(id: string): SurvivorEntry | null {
  return townEntry()?.survivors.find((survivor) => survivor.id === id) ?? null;
}
export function survivorName(id: string): Text {
  return survivorEntry(id)?.name ?? plain(id);
}
export function colourOf(id: string): string {
  return survivorEntry(id)?.colour ?? "#8a6a45";
}
export function skillData(id: string): SkillEntry {
  return contentData(GAME)?.skills[id] ?? { id, name: plain(id), text: { en: "", pl: "" }, rule: "" };
}
export function missionEntry(id: string): MissionEntry | null {
  return townEntry()?.missions.find((mission) => mission.id === id) ?? null;
}
