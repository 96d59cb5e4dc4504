/** The entry of the compendium that lies open over the page, and the names that lead to one. */
import { settings } from "../lib/settings.svelte";
import { contentData, loadContent } from "../lib/catalogue.svelte";
import { entranceOf } from "../table/games";
import type { Book } from "./book";
import type { Finder, Piece } from "./names";

/** What is being looked up; an empty id: nothing. */
export const lookup = $state({ game: "", id: "" });
let book = $state.raw<{ game: string; book: Book; finderOf: typeof import("./names").finderOf } | null>(null);
let asked = "";

/** Fetch the names of a game; nobody waits for them, and until they are here a text is only a text. */
export async function learnNames(game: string): Promise<void> {
  const entrance = entranceOf(game);
  if (!entrance || asked === game) return;
  asked = game;
  try {
    const [found, names] = await Promise.all([
      entrance.compendium(),
      import("./names"),
      contentData(game) ? null : loadContent(game),
    ]);
    book = { game, book: found, finderOf: names.finderOf };
  } catch {
    asked = ""; // it is tried again when somebody next comes by
  }
}

const finder = $derived<Finder | null>(book ? book.finderOf(book.book.sections(), settings.language) : null);

export const namesIn = (text: string): Piece[] => finder?.(text) ?? [{ text, id: "" }];
export const gameOfNames = (): string => book?.game ?? "";
export const bookOfNames = (): Book | null => book?.book ?? null;
export function openEntry(id: string): void {
  lookup.game = gameOfNames();
  lookup.id = id;
}
