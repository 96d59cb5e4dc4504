/** The words of the shell, of the family and of a book together, in the language in use. */
import { en as shellEn, type Dictionary } from "../i18n/en";
import { tiedBook, type Language } from "../i18n/grammar";
import { pl as shellPl } from "../i18n/pl";
import { settings } from "../lib/settings.svelte";
import { counting, en, type FamilyWords } from "./en";
import { counting as countingPl, pl } from "./pl";
import { skin } from "./skin.svelte";

type Named = Record<string, string>;
/** What every book of the family must say in its own words. */
export interface BookWords {
  posse: string;
  posseHint: (n: number) => string;
  recommendedPosse: string;
  chooseSomebody: string;
  everySeatRides: string;
  seatsText: string;
  phases: Named;
  placeNames: Named;
  zoneKinds: Named;
  tokens: Named;
  tokenStates: Named;
  /** One, many; in Polish one, a few, many. */
  zombies: Record<string, string[]>;
  groups: Named;
}
type Counting = ReturnType<typeof counting>;
export type Words = Dictionary & FamilyWords & Counting & BookWords;

/** The whole dictionary of a book. */
export const wordsOf = <B extends BookWords & Partial<Dictionary & FamilyWords & Counting>>(book: {
  en: B;
  pl: B;
}): Record<Language, Words & B> => ({
  en: { ...shellEn, ...en, ...counting(book.en.zombies), ...book.en },
  pl: tiedBook({ ...shellPl, ...pl, ...countingPl(book.pl.zombies), ...book.pl }),
});

/** Reading it in a component follows the switch of the language. */
export const words = (): Words => skin().words[settings.language];
