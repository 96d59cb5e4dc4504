/** Names, cards and skills of the game, fetched once. Until they are here, ids are shown in plain words. */
import type { CardEntry, Content, GameEntry, SkillEntry, SurvivorEntry } from "../types/protocol";
import type { Text } from "../types/view";
import { contentOf, games } from "./api";

export type CardData = CardEntry;

const content = $state.raw<{ game: GameEntry | null; bots: { name: string; title: Text }[]; server: string; cards: Record<string, CardData>; skills: Record<string, { name: Text; text: Text; rule: string }>; survivors: Record<string, SurvivorEntry>; fault: string }>({
  game: null, bots: [], server: "", cards: {}, skills: {}, survivors: {}, fault: "",
});
const holder = $state({ loaded: 0 });

export const GAME = "undead-or-alive";

let asked: Promise<void> | null = null;

/** Fetch once; later calls wait for the same answer. */
export function loadContent(): Promise<void> {
  asked ??= (async () => {
    const all = await games();
    const game = all.games.find((entry) => entry.name === GAME) ?? all.games[0] ?? null;
    content.game = game;
    content.bots = all.bots;
    content.server = all.server;
    for (const survivor of game?.survivors ?? []) {
      content.survivors[survivor.id] = survivor;
      for (const list of Object.values(survivor.skills)) for (const skill of list as SkillEntry[]) content.skills[skill.id] = skill;
    }
    holder.loaded += 1;
    const more = await contentOf<Content>(GAME).catch(() => null);
    if (more) {
      Object.assign(content.cards, more.cards);
      Object.assign(content.skills, more.skills);
    }
    holder.loaded += 1;
  })().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

const plain = (id: string): Text => {
  const words = id.replaceAll("-", " ");
  const shown = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: shown, pl: shown };
};

export function cardName(id: string): Text {
  void holder.loaded;
  return content.cards[id]?.name ?? plain(id);
}
export function cardData(id: string): CardData | null {
  void holder.loaded;
  return content.cards[id] ?? null;
}
export function survivorEntry(id: string): SurvivorEntry | null {
  void holder.loaded;
  return content.survivors[id] ?? null;
}
export function survivorName(id: string): Text {
  return survivorEntry(id)?.name ?? plain(id);
}
export function colourOf(id: string): string {
  return survivorEntry(id)?.colour ?? "#8a6a45";
}
export function skillData(id: string): { name: Text; text: Text; rule: string } {
  void holder.loaded;
  return content.skills[id] ?? { name: plain(id), text: { en: "", pl: "" }, rule: "" };
}
export function gameEntry(): GameEntry | null {
  void holder.loaded;
  return content.game;
}
export function botEntries(): { name: string; title: Text }[] {
  void holder.loaded;
  return content.bots;
}
export function serverVersion(): string {
  void holder.loaded;
  return content.server;
}
export function missionEntry(id: string) {
  return gameEntry()?.missions.find((mission) => mission.id === id) ?? null;
}
