/** Names, cards and Skills of the book that is shown. Until they are here, ids are shown in plain words. */
import { contentData, gameEntry, loadContent as load, plain } from "../lib/catalogue.svelte";
import type {
  CardEntry,
  GameEntry,
  LeafletEntry,
  MissionEntry,
  SkillEntry,
  SurvivorEntry,
  ZombieCardEntry,
  ZombieEntry,
} from "../types/protocol";
import type { Text } from "../types/view";
import { objectiveWith } from "./describe";
import { skin } from "./skin.svelte";

export const gameName = (): string => skin().game;
export const loadContent = (): Promise<void> => load(gameName());
export const bookEntry = (): GameEntry | null => gameEntry(gameName());

export function cardData(id: string): CardEntry | null {
  const printed = skin().cardsOf?.() ?? gameName();
  return contentData(printed)?.cards[id] ?? contentData(gameName())?.cards[id] ?? null;
}
export function cardName(id: string): Text {
  return cardData(id)?.name ?? leaflet(id)?.name ?? objective(id) ?? plain(id);
}
/** A token that fills a slot as a card does. */
function objective(id: string): Text | null {
  const face = /^objective-(\w+)$/.exec(id)?.[1];
  if (!face) return null;
  const { en, pl } = skin().words;
  return { en: objectiveWith(face, en), pl: objectiveWith(face, pl) };
}
export function zombieData(kind: string): ZombieEntry | null {
  return contentData(gameName())?.zombies?.[kind] ?? null;
}
export function zombieCard(id: string): ZombieCardEntry | null {
  return contentData(gameName())?.zombie_cards?.[id] ?? null;
}
/** Something else of the box, with a name and a text: a card of the Vault, an order. */
export function leaflet(id: string): (LeafletEntry & { kind: string }) | null {
  for (const [kind, all] of Object.entries(contentData(gameName())?.others ?? {}))
    if (all[id] && !LOOKED_UP.has(kind)) return { ...all[id], kind };
  return null;
}
/** These share their ids with people: nobody means them by an id alone. */
const LOOKED_UP = new Set(["personal", "specialties"]);
export function otherEntry(kind: string, id: string): LeafletEntry | null {
  return contentData(gameName())?.others?.[kind]?.[id] ?? null;
}
export function survivorEntry(id: string): SurvivorEntry | null {
  return bookEntry()?.survivors.find((survivor) => survivor.id === id) ?? null;
}
export function survivorName(id: string): Text {
  return survivorEntry(id)?.name ?? plain(id);
}
export function colourOf(id: string): string {
  return survivorEntry(id)?.colour ?? "#8a6a45";
}
export function skillData(id: string): SkillEntry {
  return contentData(gameName())?.skills[id] ?? { id, name: plain(id), text: { en: "", pl: "" }, rule: "" };
}
export function missionEntry(id: string, game = gameName()): MissionEntry | null {
  return gameEntry(game)?.missions.find((mission) => mission.id === id) ?? null;
}
