/** What a compendium holds: entries of one game in a few sections, found by words of either language. */
import type { Component } from "svelte";
import type { Text } from "../types/view";

export interface Entry {
  id: string;
  name: Text;
  text: Text;
  /** Named figures, in the language in use. */
  figures?: [string, string][];
  rule?: string;
  /** Has it a card to be drawn? */
  card?: boolean;
}
export interface Section {
  id: string;
  title: Text;
  entries: Entry[];
}
export interface Book {
  sections(): Section[];
  Card: Component<{ id: string; links?: boolean }>;
  /** A small picture of an entry, as large as the box it stands in. */
  Emblem: Component<{ section: string; id: string }>;
}

/** Small letters without accents, so that "zadlo" finds "żądło". */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").toLowerCase();

/** The entries in which every word is found, in a name or a text of either language; what is called so comes first, then
 *  what has it in its name, and so do their sections. */
export function found(sections: Section[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  const names = (entry: Entry): string => folded(`${entry.name.en} ${entry.name.pl}`);
  const all = (entry: Entry): string => `${names(entry)} ${folded(`${entry.text.en} ${entry.text.pl}`)}`;
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const called = (entry: Entry): boolean => [entry.name.en, entry.name.pl].map(folded).includes(words.join(" "));
  const rank = (entry: Entry): number => (called(entry) ? 2 : Number(has(names(entry))));
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => has(all(entry))).sort((a, b) => rank(b) - rank(a)),
    }))
    .filter((section) => section.entries.length)
    .sort((a, b) => rank(b.entries[0]!) - rank(a.entries[0]!));
}

/** Which section an entry stands in. */
export const sectionOf = (sections: Section[], id: string): string =>
  sections.find((section) => section.entries.some((entry) => entry.id === id))?.id ?? "";

export const entryOf = (sections: Section[], id: string): Entry | null =>
  sections.flatMap((section) => section.entries).find((entry) => entry.id === id) ?? null;
