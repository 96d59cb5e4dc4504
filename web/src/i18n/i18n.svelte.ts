import { settings } from "../lib/settings.svelte";
import { en, pl, type Dictionary } from "./dictionary";

type Words = { [K in keyof Dictionary]: Dictionary[K] };
const BOOKS: Record<"en" | "pl", Words> = { en, pl };

/** The dictionary of the language in use; reading it in a component follows the switch. */
export function words(): Words {
  return BOOKS[settings.language];
}

/** A text of the game in the language in use. */
export function said(text: { en: string; pl: string } | null | undefined): string {
  if (!text) return "";
  return text[settings.language] || text.en;
}
