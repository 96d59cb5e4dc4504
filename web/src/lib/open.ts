/** Open a table, keep its tokens, go there. */
import type { NewTable, TableTokens } from "../types/protocol";
import type { Text } from "../types/view";
import { openTable } from "./api";
import { GAME, missionEntry } from "./content.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { remember } from "./tables.svelte";

export type SeatKind = "human" | "open" | "bot";

export function keep(tokens: TableTokens, mission: string, title: Text, tutorial: boolean): void {
  remember({
    id: tokens.table, mission, title, tokens: Object.values(tokens.seats), host: tokens.host, spectator: tokens.spectator, tutorial, opened: Date.now(), over: false,
  });
}

export async function openAndGo(mission: string, body: Omit<NewTable, "game">, tutorial = false): Promise<void> {
  const tokens = await openTable({ game: GAME, ...body });
  keep(tokens, mission, missionEntry(mission)?.title ?? { en: mission, pl: mission }, tutorial);
  go(`/table/${tokens.table}`);
}

export function quick(mission: string, seats: SeatKind[], bot: string, tutorial = false): Promise<void> {
  const recommended = missionEntry(mission)?.recommended ?? [];
  return openAndGo(
    mission,
    { options: { mission, ...(recommended.length ? { survivors: recommended } : {}) }, seats: seats.map((kind) => ({ kind, bot, name: kind === "human" ? settings.name : "" })), undo: "free" },
    tutorial,
  );
}
