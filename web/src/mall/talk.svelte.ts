import { settings } from "../lib/settings.svelte";
import { TALK } from "./dictionary";
import { MALL_WORDS, type MallWords } from "./words";

/** The table's words for this game, in the language in use. */
export const talk = () => TALK[settings.language];
/** The words of the drawings. */
export const drawn = (): MallWords => MALL_WORDS[settings.language];
