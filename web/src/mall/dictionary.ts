/** What the table says in Tiny Epic Zombies, in both languages. Names of people, cards and rooms come from the server. */
import { tiedBook } from "../i18n/grammar";
import type { Text } from "../types/view";
import { en } from "./en";
import { pl } from "./pl";

export const COURTYARD: Record<string, Text> = {
  centre: { en: "Courtyard, centre", pl: "Dziedziniec (środek)" },
  north: { en: "Courtyard, north", pl: "Dziedziniec (północ)" },
  east: { en: "Courtyard, east", pl: "Dziedziniec (wschód)" },
  south: { en: "Courtyard, south", pl: "Dziedziniec (południe)" },
  west: { en: "Courtyard, west", pl: "Dziedziniec (zachód)" },
};

/** What a courtyard's place is called in brackets, and the number of a Room: parted from its name it says nothing. */
const PARTED = new RegExp(
  ` (?=\\((?:${Object.values(COURTYARD)
    .map(({ pl }) => pl.slice(pl.indexOf("(") + 1, -1))
    .join("|")})\\))|(?<=[\\p{L}.]) (?=\\d(?:$|[.,;:!?)]))`,
  "gu",
);
/** Names of Rooms and tokens stay on one line. */
export const wholeNames = (text: string): string => text.replace(PARTED, "\u00a0");

export const TALK = { en, pl: tiedBook(pl) };
