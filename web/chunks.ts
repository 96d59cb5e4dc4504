/** Which file of the built page a module goes to. A browser that has nothing of us asks for few files, all at once:
 *
 * - `shell`: the start page with its posters, the table, and what every face needs;
 * - `steam-strip-town` and the like: what the faces of these games share; and one file for each game, with the rest of its face;
 * - `later`: the parts of the table that the first view does without;
 * - whatever is left (setting up, rules, the film, the compendium ...) as the bundler divides it.
 *
 * A module goes with the first of them that needs it, so none of the first three knows one that comes after it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "src");
/** The folders that have a game, and its name. */
export const GAMES = readdirSync(SOURCES)
  .filter((folder) => existsSync(source(`${folder}/entrance.ts`)))
  .map((folder) => ({ folder, name: /GAME = "(.+)"/.exec(readFileSync(source(`${folder}/game.ts`), "utf8"))![1]! }));
const FOLDERS = GAMES.map(({ folder }) => folder);
const START = ["main.ts", "chronicle/Daily.svelte", ...FOLDERS.map((folder) => `${folder}/Posters.svelte`)];
const LATER = "table/later.svelte.ts";

interface Links {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
type Look = (id: string) => Links | null;

function source(file: string): string {
  return join(SOURCES, file);
}

/** Everything that these modules cannot do without. */
function needed(roots: readonly string[], look: Look): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The file of every module that has one of its own choosing. */
export function divide(look: Look): Map<string, string> {
  const start = needed(START.map(source), look);
  const faces = FOLDERS.map((folder) => needed([source(`${folder}/face.ts`)], look));
  const later = needed(look(source(LATER))?.dynamicallyImportedIds ?? [], look);
  const files = new Map<string, string>();
  for (const id of [...start, ...faces.flatMap((face) => [...face]), ...later]) {
    const wearers = FOLDERS.filter((_, place) => faces[place]!.has(id));
    if (start.has(id) || wearers.length === FOLDERS.length || (wearers.length && later.has(id))) files.set(id, "shell");
    else if (wearers.length) files.set(id, wearers.join("-"));
    else files.set(id, "later");
  }
  return files;
}
