/** Which file of the built page a module goes to. A browser that has nothing of us asks for few files, all at once:
 *
 * - `shell`: the start page with its posters, the table, and what every face needs;
 * - `steam-strip-town` and the like: what the faces of these games share; and one file for each game, with the rest of its face;
 * - `later`: the parts of the table that the first view does without;
 * - whatever is left (setting up, rules, the film, the compendium ...) as the bundler divides it.
 *
 * A module goes with the first of them that needs it, so none of the first three knows one that comes after it. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "src");
export const GAMES = readdirSync(SOURCES).filter((folder) => existsSync(join(SOURCES, folder, "entrance.ts")));
const START = ["main.ts", "chronicle/Daily.svelte", ...GAMES.map((game) => `${game}/Posters.svelte`)];
const LATER = "table/later.svelte.ts";

interface Links {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type Look = (id: string) => Links | null;

const source = (file: string): string => join(SOURCES, file);

/** Everything that these modules cannot do without. */
function needed(roots: readonly string[], look: Look): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The file of every module that has one of its own choosing. */
export function divide(look: Look): Map<string, string> {
  const start = needed(START.map(source), look);
  const faces = GAMES.map((game) => needed([source(`${game}/face.ts`)], look));
  const later = needed(look(source(LATER))?.dynamicallyImportedIds ?? [], look);
  const files = new Map<string, string>();
  for (const id of [...start, ...faces.flatMap((face) => [...face]), ...later]) {
    const wearers = GAMES.filter((_, place) => faces[place]!.has(id));
    if (start.has(id) || wearers.length === GAMES.length) files.set(id, "shell");
    else if (wearers.length) files.set(id, wearers.join("-"));
    else files.set(id, "later");
  }
  return files;
}
