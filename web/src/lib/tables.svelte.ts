/** The tables this browser has a seat at, with their tokens. Kept in this browser only. */
export interface KnownTable {
  id: string;
  game: string;
  title: { en: string; pl: string };
  tokens: string[];
  host: string;
  spectator: string;
  tutorial: boolean;
  opened: number;
  over: boolean;
  /** What it heard last: the version, and whether it was its turn. */
  heard?: { version: number; yours: boolean };
  /** The day of the daily game. */
  daily?: string;
}

const KEY = "graveshift.tables";
const KEPT = 40;

export const known = $state<{ tables: KnownTable[] }>({ tables: [] });

/** What is written down; another tab may have written since. */
function read(): void {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as KnownTable[] | null;
    if (Array.isArray(found)) known.tables = found;
  } catch {
    // a private window, or no window at all: what is known here is all there is
  }
}

read();
if (typeof addEventListener !== "undefined") addEventListener("storage", (event) => event.key === KEY && read());

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known.tables));
  } catch {
    // a private window: the link in the address bar still works
  }
}

export function remember(table: KnownTable): void {
  read();
  known.tables = [table, ...known.tables.filter((other) => other.id !== table.id)].slice(0, KEPT);
  write();
}

export function change(id: string, fields: Partial<KnownTable>): void {
  read();
  const table = known.tables.find((other) => other.id === id);
  if (!table) return;
  Object.assign(table, fields);
  write();
}

export function forget(id: string): void {
  read();
  known.tables = known.tables.filter((other) => other.id !== id);
  write();
}

export function findTable(id: string): KnownTable | undefined {
  return known.tables.find((table) => table.id === id);
}

/** What was heard and is not written down yet. */
const news = new Map<string, NonNullable<KnownTable["heard"]>>();
const SOON = 500;
let timer = 0;

function writeNews(): void {
  clearTimeout(timer);
  for (const [id, heard] of news) change(id, { heard });
  news.clear();
}

/** Remember how it stands at a table. A bot's many answers are written down once. */
export function hearOf(id: string, version: number, yours: boolean): void {
  news.set(id, { version, yours });
  clearTimeout(timer);
  timer = window.setTimeout(writeNews, SOON);
}

if (typeof addEventListener !== "undefined") addEventListener("pagehide", writeNews);
