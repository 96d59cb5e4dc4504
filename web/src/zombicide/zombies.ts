/** A Zombie in figures and a sentence, and cards by their names. */
import { said } from "../i18n/i18n.svelte";
import type { ZombieEntry } from "../types/protocol";
import type { Text } from "../types/view";
import { skin } from "./skin.svelte";
import { words } from "./words.svelte";

/** So much Damage is told of whom no Damage kills. */
const UNHURT = 99;

export function zombieFigures(zombie: ZombieEntry): [string, string][] {
  const w = words();
  return [
    [w.zombieStats.actions, String(zombie.actions)],
    [w.zombieStats.wounds, String(zombie.wounds)],
    [w.zombieStats.kill, zombie.damage_to_kill < UNHURT ? String(zombie.damage_to_kill) : "–"],
    [w.zombieStats.adrenaline, `+${zombie.adrenaline}`],
    [w.zombieStats.priority, w.priorities[zombie.targeting_priority - 1] ?? ""],
  ];
}

export function zombieText(zombie: ZombieEntry): Text {
  const told = (language: "en" | "pl", book: { alsoKilledBy: (cards: string) => string }): string =>
    [
      zombie.also_killed_by.length
        ? book.alsoKilledBy(zombie.also_killed_by.map((card) => card[language]).join(", "))
        : "",
      ...zombie.traits.map((trait) => `${trait.name[language]}: ${trait.text[language]}`),
    ]
      .filter(Boolean)
      .join(" ");
  return { en: told("en", skin().words.en), pl: told("pl", skin().words.pl) };
}

export const namesOf = (ids: string[], cardName: (id: string) => Text): string =>
  ids.map((id) => said(cardName(id))).join(", ");
