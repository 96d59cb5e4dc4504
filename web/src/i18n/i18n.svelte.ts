import { settings } from "../lib/settings.svelte";
import { en, type Dictionary } from "./en";
import { dayIn, figureIn, percentIn, tied, tiedBook } from "./grammar";
import { pl } from "./pl";

type Words = { [K in keyof Dictionary]: Dictionary[K] };
const BOOKS: Record<"en" | "pl", Words> = { en, pl: tiedBook(pl) };

/** The dictionary of the language in use; reading it in a component follows the switch. */
export function words(): Words {
  return BOOKS[settings.language];
}

/** Words of one part of the page, in the language in use: what the start page shows needs no whole dictionary. */
export function wordsIn<T>(books: { en: T; pl: T }): () => T {
  const tied = { en: books.en, pl: tiedBook(books.pl) };
  return () => tied[settings.language];
}

/** A text of the game in the language in use; where it was told in one language only, in that one. */
export function said(text: { en?: string; pl?: string } | null | undefined): string {
  if (!text) return "";
  return text.pl && (settings.language === "pl" || !text.en) ? tied(text.pl) : (text.en ?? "");
}

/** Numbers, shares and days as the language in use writes them. */
export const figure = (value: number): string => figureIn(settings.language, value);
export const percent = (share: number): string => percentIn(settings.language, share);
export const day = (date: Date): string => dayIn(settings.language, date);
