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
}

const KEY = "graveshift.tables";
const KEPT = 40;

function read(): KnownTable[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const known = $state<{ tables: KnownTable[] }>({ tables: typeof localStorage === "undefined" ? [] : read() });

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known.tables));
  } catch {
    // a private window: the link in the address bar still works
  }
}

export function remember(table: KnownTable): void {
  known.tables = [table, ...known.tables.filter((other) => other.id !== table.id)].slice(0, KEPT);
  write();
}

export function change(id: string, fields: Partial<KnownTable>): void {
  const table = known.tables.find((other) => other.id === id);
  if (!table) return;
  Object.assign(table, fields);
  write();
}

export function forget(id: string): void {
  known.tables = known.tables.filter((other) => other.id !== id);
  write();
}

export function findTable(id: string): KnownTable | undefined {
  return known.tables.find((table) => table.id === id);
}
