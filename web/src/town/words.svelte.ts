/** The words of this book with those of the family and the shell. */
import { settings } from "../lib/settings.svelte";
import { wordsOf } from "../zombicide/words.svelte";
import { en } from "./en";
import { pl } from "./pl";

export const WORDS = wordsOf({ en, pl });
export const words = (): (typeof WORDS)["en"] => WORDS[settings.language];
