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

export const TALK = { en, pl: tiedBook(pl) };
