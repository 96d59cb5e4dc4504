/** The games of this server, and the names and cards of each, fetched once. */
import type { BotEntry, Content, GameEntry } from "../types/protocol";
import type { Text } from "../types/view";
import { contentOf, games } from "./api";

const found = $state.raw<{ games: GameEntry[]; bots: BotEntry[]; server: string; content: Record<string, Content> }>({
  games: [],
  bots: [],
  server: "",
  content: {},
});
const holder = $state({ loaded: 0 });

let asked: Promise<void> | null = null;

/** Fetch the list of games once; later calls wait for the same answer. */
export function loadGames(): Promise<void> {
  asked ??= games().then(
    (all) => {
      Object.assign(found, all);
      holder.loaded += 1;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Fetch the list of games and the content of one. */
export async function loadContent(game: string): Promise<void> {
  await loadGames();
  const content = await contentOf<Content>(game).catch(() => null);
  if (content) found.content[game] = content;
  holder.loaded += 1;
}

/** The games that can be set up here. */
export function gameEntries(): GameEntry[] {
  void holder.loaded;
  return found.games.filter((game) => game.missions.length || game.modes.length);
}
export function gameEntry(name: string): GameEntry | null {
  void holder.loaded;
  return found.games.find((game) => game.name === name) ?? null;
}
export function contentData(game: string): Content | null {
  void holder.loaded;
  return found.content[game] ?? null;
}
export function botEntries(): BotEntry[] {
  void holder.loaded;
  return found.bots;
}
/** The bot to propose. */
export function strongestBot(): string {
  return botEntries().find((one) => one.name === "greedy")?.name ?? botEntries()[0]?.name ?? "random";
}
export function serverVersion(): string {
  void holder.loaded;
  return found.server;
}

/** An id as words, until the names are here. */
export function plain(id: string): Text {
  const words = id.replaceAll("-", " ");
  const shown = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: shown, pl: shown };
}
