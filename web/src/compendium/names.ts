/** Names of the compendium in running text. Polish bends its names, so that the stem of each word is looked for. */
import type { Language } from "../i18n/grammar";
import type { Section } from "./book";

/** A text in pieces; those with an id name an entry. */
export interface Piece {
  text: string;
  id: string;
}
export type Finder = (text: string) => Piece[];

/** People are in every sentence, and Zombie cards are called by their numbers: neither is a name to look up. */
const LEFT_OUT = new Set(["people", "deck", "rooms", "objectives"]);
const SHORTEST = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word in any of its cases. */
function bent(word: string): string {
  if (word.length <= SHORTEST || !/\p{L}$/u.test(word)) return escaped(word);
  return `${escaped(word.replace(/[aeiouyąęó]$/u, ""))}\\p{L}{0,3}`;
}
const pattern = (name: string, language: Language): string =>
  language === "pl" ? name.split(" ").map(bent).join(" ") : `${escaped(name)}(?:e?s)?`;

/** Finds the names of these entries, the longest where several begin at the same place. */
export function finderOf(sections: Section[], language: Language): Finder {
  const names = new Map<string, string>();
  for (const section of sections)
    if (!LEFT_OUT.has(section.id))
      for (const { id, name } of section.entries) {
        const called = name[language].trim();
        if (called.length >= SHORTEST && !names.has(called)) names.set(called, id);
      }
  if (!names.size) return (text) => [{ text, id: "" }];
  const sorted = [...names].sort(([one], [other]) => other.length - one.length);
  const any = new RegExp(
    `(?<![\\p{L}\\d])(?:${sorted.map(([name]) => `(${pattern(name, language)})`).join("|")})(?![\\p{L}\\d])`,
    "gu",
  );
  return (text) => {
    const pieces: Piece[] = [];
    let after = 0;
    for (const match of text.matchAll(any)) {
      const which = match.slice(1).findIndex((group) => group !== undefined);
      if (match.index > after) pieces.push({ text: text.slice(after, match.index), id: "" });
      pieces.push({ text: match[0], id: sorted[which]![1] });
      after = match.index + match[0].length;
    }
    if (after < text.length || !pieces.length) pieces.push({ text: text.slice(after), id: "" });
    return pieces;
  };
}
