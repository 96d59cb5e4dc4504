/** Open a table, keep its tokens, go there. */
import type { NewTable, TableTokens } from "../types/protocol";
import type { Text } from "../types/view";
import { openTable } from "./api";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { remember } from "./tables.svelte";

export type SeatKind = "human" | "open" | "bot";
/** A seat as it is set up, whoever will sit there. */
export interface SeatPlan {
  kind: SeatKind;
  bot: string;
}
export type Undoing = NonNullable<NewTable["undo"]>;
export type SeatWish = NonNullable<NewTable["seats"]>[number];

export function keep(tokens: TableTokens, game: string, title: Text, tutorial: boolean): void {
  remember({
    id: tokens.table,
    game,
    title,
    tokens: Object.values(tokens.seats),
    host: tokens.host,
    spectator: tokens.spectator,
    tutorial,
    opened: Date.now(),
    over: false,
  });
}

export async function openAndGo(body: NewTable & { game: string }, title: Text, tutorial = false): Promise<void> {
  const tokens = await openTable(body);
  keep(tokens, body.game, title, tutorial);
  go(`/table/${tokens.table}`);
}

/** Seats as wished for: the first at this screen is mine and has my name; others say theirs when they take it. */
export function seatsFor(seats: SeatPlan[]): SeatWish[] {
  const mine = seats.findIndex((seat) => seat.kind === "human");
  return seats.map(({ kind, bot }, n) => ({ kind, bot, name: n === mine ? settings.name : "" }));
}
