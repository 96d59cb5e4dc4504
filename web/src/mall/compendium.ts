/** The compendium of Tiny Epic Zombies. */
import type { Book, Entry } from "../compendium/book";
import { contentData } from "../lib/catalogue.svelte";
import Card from "./Card.svelte";
import Emblem from "./Emblem.svelte";
import { GAME, mallEntry } from "./content.svelte";
import "./theme.css";
import { TOKENS, ZOMBIE } from "./tokens";

export const book: Book = {
  Card,
  Emblem,
  sections() {
    const content = contentData(GAME)?.mall;
    if (!content) return [];
    const seen = new Set<string>();
    const cards = Object.entries(content.cards)
      .filter(([, card]) => !seen.has(card.name.en) && seen.add(card.name.en))
      .map(([id, card]): Entry => ({ id, name: card.name, text: card.text, rule: card.rule, card: true }));
    const people = (mallEntry()?.people ?? []).map((one): Entry => ({
      id: one.id,
      name: one.name,
      text: { en: `${one.text.en} ${one.passive.en}`, pl: `${one.text.pl} ${one.passive.pl}` },
      rule: one.rule,
      card: true,
    }));
    const rooms = Object.entries(content.abilities).map(([id, one]): Entry => ({
      id: `room-${id}`,
      name: one.name,
      text: one.text,
      rule: one.rule,
    }));
    const objectives = (mallEntry()?.objectives ?? []).map((one): Entry => ({
      id: one.id,
      name: one.name,
      text: one.text,
      rule: one.rule,
    }));
    return [
      { id: "cards", title: { en: "Search Cards", pl: "Karty Przeszukania" }, entries: cards },
      { id: "people", title: { en: "People and their Zombies", pl: "Postacie i ich Zombie" }, entries: people },
      { id: "zombies", title: { en: "Zombies", pl: "Zombie" }, entries: [{ id: "zombie", ...ZOMBIE }] },
      {
        id: "tokens",
        title: { en: "Tokens", pl: "Żetony" },
        entries: Object.entries(TOKENS).map(([id, token]): Entry => ({ id: `token-${id}`, ...token })),
      },
      { id: "rooms", title: { en: "Printed in Rooms", pl: "Wydrukowane w Salach" }, entries: rooms },
      { id: "objectives", title: { en: "Objectives", pl: "Cele" }, entries: objectives },
    ];
  },
};
