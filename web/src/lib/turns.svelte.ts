/** Whose turn it is at the tables of this browser: asked of the server now and then, while somebody looks. */
import type { Turns } from "../types/protocol";
import { turnsOf } from "./api";
import { change, known, type KnownTable } from "./tables.svelte";

/** In milliseconds. */
const AGAIN = 30_000;
const MOST = 40;
const TOKENS = 8;

const said = $state<Turns>({ turns: {} });

/** `moved`: something has happened there since this browser looked. Empty where there is nothing to tell. */
export function turnAt(table: KnownTable): "yours" | "others" | "moved" | "" {
  const turn = said.turns[table.id];
  if (turn === "same") return table.heard?.yours ? "yours" : "others";
  return turn === undefined || turn === "over" ? "" : turn;
}

const FIRST: Record<string, number> = { yours: 0, moved: 1 };
const rank = (table: KnownTable): number => FIRST[turnAt(table)] ?? 2;
/** Those that wait for this player first; else in the order given. */
export const waitingFirst = (tables: KnownTable[]): KnownTable[] =>
  tables.toSorted((one, other) => rank(one) - rank(other));

async function look(): Promise<void> {
  const running = known.tables.filter((table) => !table.over && table.tokens.length).slice(0, MOST);
  if (!running.length || document.hidden) return;
  const tables = running.map(({ id, tokens, heard }) => ({
    table: id,
    tokens: tokens.slice(0, TOKENS),
    version: heard?.version ?? -1,
  }));
  try {
    said.turns = (await turnsOf(tables)).turns;
  } catch {
    return; // too much at once, or no connection: it is asked again
  }
  for (const { id } of running) if (said.turns[id] === "over") change(id, { over: true });
}

/** Ask now, again and again, and when somebody comes back to the page; until told to stop. */
export function watchTurns(): () => void {
  const timer = setInterval(() => void look(), AGAIN);
  const back = (): void => void look();
  document.addEventListener("visibilitychange", back);
  back();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", back);
  };
}
