/** What every compendium of the family has. */
import type { Book, Entry, Section } from "../compendium/book";
import { said } from "../i18n/i18n.svelte";
import { contentData } from "../lib/catalogue.svelte";
import type { Text } from "../types/view";
import Card from "./Card.svelte";
import Emblem from "./Emblem.svelte";
import { bookEntry, gameName } from "./content.svelte";
import { skin, wear, type Skin } from "./skin.svelte";
import type { Words } from "./words.svelte";
import { zombieFigures, zombieText } from "./zombies";

const both = (name: (words: Words) => string): Text => ({ en: name(skin().words.en), pl: name(skin().words.pl) });

export function bookOf(worn: Skin): Book {
  wear(worn);
  return { Card, Emblem, sections };

  function sections(): Section[] {
    const content = contentData(gameName());
    if (!content) return [];
    const cards = Object.entries(content.cards).map(([id, card]): Entry => ({
      id,
      name: card.name,
      text: card.text,
      card: true,
    }));
    const deck = Object.entries(content.zombie_cards).map(([id, card]): Entry => {
      const number = Number(id.slice(-2));
      const title = (words: Words) => `${words.zombieCardNames[card.kind]!(words.allZombies(card.type))} (${number})`;
      return { id, name: both(title), text: both((words) => words.zombieCard), card: true };
    });
    const zombies = Object.entries(content.zombies).map(([id, zombie]): Entry => ({
      id,
      name: zombie.name,
      text: zombieText(zombie),
      figures: zombieFigures(zombie),
      rule: worn.zombieRules[id] ?? "",
    }));
    const tokens = Object.entries(worn.tokens).map(([id, token]): Entry => ({
      id: `token-${id}`,
      name: both((words) => words.tokens[id] ?? id),
      ...token,
    }));
    const skills = Object.values(content.skills).map((skill): Entry => ({
      id: `skill-${skill.id}`,
      name: skill.name,
      text: skill.text,
      rule: skill.rule,
    }));
    const people = (bookEntry()?.survivors ?? []).map((one): Entry => ({
      id: one.id,
      name: one.name,
      text: one.look,
      figures: [
        [said(both((words) => words.classTitle)), said(one.class_name)],
        [said(both((words) => words.health)), String(one.health)],
        ...Object.entries(one.skills).map(([level, found]): [string, string] => [
          said(both((words) => words.levels[level] ?? level)),
          found.map((skill) => said(skill.name)).join(", "),
        ]),
      ],
    }));
    return [
      { id: "cards", title: { en: "Equipment", pl: "Ekwipunek" }, entries: cards },
      { id: "skills", title: { en: "Skills", pl: "Umiejętności" }, entries: skills },
      { id: "zombies", title: { en: "Zombies", pl: "Zombie" }, entries: zombies },
      { id: "tokens", title: { en: "Tokens and machines", pl: "Żetony i maszyny" }, entries: tokens },
      ...Object.entries(content.others ?? {}).map(([kind, all]) => ({
        id: kind,
        title: both((words) => words.leafletTitles[kind] ?? kind),
        entries: Object.entries(all).map(([id, one]): Entry => ({ id: `${kind}-${id}`, ...one })),
      })),
      { id: "people", title: { en: "Survivors", pl: "Ocalali" }, entries: people },
      { id: "deck", title: { en: "Zombie deck", pl: "Talia Zombie" }, entries: deck },
    ];
  }
}
