/** Odds and consequences as lines a person can read. What is unknown here is left out. */
import type { Words } from "./words.svelte";
import { figure, percent } from "../i18n/i18n.svelte";
import type { Line } from "../table/face";
import { zoneName } from "./describe";

type Plain = Record<string, unknown>;
export interface Names {
  words: Words;
  survivor: (id: string) => string;
  card: (id: string) => string;
  text: (text: { en: string; pl: string }) => string;
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const NUMBERS = new Set(["dice", "damage", "cards", "hits_now", "health", "expected_hits", "expected_kills"]);
const SHARES = new Set(["hit_chance", "kill_all", "better", "worse", "straight"]);

export function previewLines(preview: Plain, names: Names): Line[] {
  const w = names.words;
  const lines: Line[] = [];
  const add = (key: string, value: string, share: number | null = null, bad = false) =>
    lines.push({ name: key === "fatal" ? w.fatal : (w.previewWords[key] ?? key), value, share, bad });
  const zombies = (counts: Plain) =>
    Object.entries(counts)
      .map(([kind, count]) => w.countZombies(Number(count), kind))
      .join(", ");
  for (const [key, value] of Object.entries(preview)) {
    if (value === null || value === undefined || (key === "eliminated" && "deadly" in preview)) continue;
    if ((key === "fatal" || key === "deadly") && isPlain(value)) {
      const certain = Number(value.chance) >= 1;
      add(
        key === "deadly" ? "eliminated" : key,
        `${names.text(value.text as { en: string; pl: string })}${certain ? "" : `: ${percent(Number(value.chance))}`}`,
        certain ? null : Number(value.chance),
        true,
      );
      continue;
    }
    if (NUMBERS.has(key) && typeof value === "number") add(key, figure(value), null, key === "health" && value === 0);
    else if (key === "accuracy") add(key, `${String(value)}+`);
    else if (SHARES.has(key) && typeof value === "number") add(key, percent(value), value);
    else if (key === "hits" && Array.isArray(value))
      (value as number[]).forEach((share, hits) =>
        lines.push({ name: w.hitsExactly(hits), value: percent(share), share }),
      );
    else if (key === "zombies" && isPlain(value)) {
      if (Object.keys(value).length) add(key, zombies(value), null, !("dice" in preview));
    } else if (key === "kills" && isPlain(value)) {
      for (const [kind, count] of Object.entries(value))
        lines.push({
          name: `${w.previewWords.kills}: ${w.zombies[kind]?.[0] ?? kind}`,
          value: figure(Number(count)),
          share: null,
        });
    } else if (key === "friendly_fire" && isPlain(value)) {
      const friends = value.survivors as string[];
      const who = friends.map(names.survivor).join(", ");
      add(
        key,
        `${friends.length > 1 ? w.someOf(who) : who}: ${percent(Number(value.chance))}`,
        Number(value.chance),
        true,
      );
    } else if (key === "noise" && isPlain(value))
      add(
        key,
        `${w.noiseWords[String(value.level)] ?? String(value.level)}${value.level === "silent" ? "" : ` (${zoneName(String(value.zone), w)})`}`,
      );
    else if (key === "rerolls" && Array.isArray(value)) {
      if (value.length) add(key, w.yes);
    } else if ((key === "stops" || key === "eliminated") && value === true) add(key, w.yes, null, true);
    else if (key === "eliminated" && Array.isArray(value)) {
      if (value.length) add(key, (value as string[]).map(names.survivor).join(", "), null, true);
    } else if ((key === "corpse_piles" || key === "moved" || key === "destroyed") && Array.isArray(value)) {
      if (value.length) add(key, String(value.length), null, key === "corpse_piles");
    } else if (key === "seen_by" && Array.isArray(value)) {
      for (const group of value as { zone: string; zombies: Plain }[])
        add(key, `${zoneName(group.zone, w)}: ${zombies(group.zombies)}`);
    } else if (key === "odds" && isPlain(value)) {
      for (const [card, share] of Object.entries(value).sort((a, b) => Number(b[1]) - Number(a[1])))
        lines.push({ name: names.card(card), value: percent(Number(share)), share: Number(share) });
    } else if (key === "attacks" && isPlain(value)) {
      for (const [card, attack] of Object.entries(value))
        if (isPlain(attack))
          lines.push({ name: names.card(card), value: "", share: null }, ...previewLines(attack, names));
    }
  }
  return lines;
}
