/** What changes with number and language, in one place: forms that agree with a number, figures, and where lines may break. */
export type Language = "en" | "pl";

const RULES = { en: new Intl.PluralRules("en"), pl: new Intl.PluralRules("pl") };
const FIGURES = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 1 }),
  pl: new Intl.NumberFormat("pl", { maximumFractionDigits: 1 }),
};
const SHARES = {
  en: new Intl.NumberFormat("en", { style: "percent" }),
  pl: new Intl.NumberFormat("pl", { style: "percent" }),
};
const DAYS = {
  en: new Intl.DateTimeFormat("en", { dateStyle: "medium" }),
  pl: new Intl.DateTimeFormat("pl", { dateStyle: "medium" }),
};

/** English: 1 card, 2 cards. */
export const plural = (n: number, one: string, other: string): string => (RULES.en.select(n) === "one" ? one : other);

/** Polish: 1 karta, 2 karty, 5 kart. */
export const few = (n: number, one: string, some: string, many: string): string =>
  ({ one, few: some })[RULES.pl.select(n) as string] ?? many;

/** A number with at most one decimal: 0.5, 0,5. */
export const figureIn = (language: Language, value: number): string => FIGURES[language].format(value);

/** A share in whole percent; what is possible is never 0%. */
export const percentIn = (language: Language, share: number): string =>
  share > 0 && share < 0.005 ? `<${SHARES[language].format(0.01)}` : SHARES[language].format(share);

export const dayIn = (language: Language, day: Date): string => DAYS[language].format(day);

/** In Polish no line ends in a word of one letter, and a figure or code stays with its noun (content/lines.py). */
export const tied = (text: string): string =>
  text
    .replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) /g, "$1\u00a0")
    .replace(/(?<=\d) (?=PA\b)|(?<=\bs\.) (?=\d)|(?<=Stref(?:[aęyą]|ie)) (?=\d)/g, "\u00a0");

/** A dictionary whose every text is tied, as it is and as its functions make it. */
export function tiedBook<T>(book: T): T {
  if (typeof book === "string") return tied(book) as T;
  if (typeof book === "function")
    return ((...given: unknown[]) => tiedBook((book as (...given: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(book)) return book.map(tiedBook) as T;
  if (typeof book === "object" && book !== null)
    return Object.fromEntries(Object.entries(book).map(([key, value]) => [key, tiedBook(value)])) as T;
  return book;
}

/** A long Polish word with a place where it may break: Przeszuki-wanie, Reorgani-zacja. Browsers know no Polish syllables. */
export const breakable = (text: string): string =>
  text.replace(/(\p{L}{6})(wani[ea]|zacj[aię]|czeni[ea])(?!\p{L})/gu, "$1\u00ad$2");
