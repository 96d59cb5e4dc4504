/** Odds of the die and prices, as lines a person can read. */
import { figure, percent, said, words as shell } from "../i18n/i18n.svelte";
import type { Line } from "../table/face";
import type { Text } from "../types/view";
import { talk } from "./talk.svelte";

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function previewLines(preview: Record<string, unknown>): Line[] {
  const words = talk().odds;
  const lines: Line[] = [];
  const share = (name: string, value: unknown, bad = false) =>
    lines.push({ name: words[name] ?? name, value: percent(Number(value)), share: Number(value), bad });
  if (isPlain(preview.fatal)) {
    const chance = Number(preview.fatal.chance);
    const why = said(preview.fatal.text as Text);
    lines.push({
      name: shell().fatal,
      value: chance >= 1 ? why : `${why}: ${percent(chance)}`,
      share: chance >= 1 ? null : chance,
      bad: true,
    });
  }
  if (typeof preview.ammo === "number") lines.push({ name: words.ammo!, value: String(preview.ammo), share: null });
  if (isPlain(preview.die))
    for (const [face, chance] of Object.entries(preview.die)) share(face, chance, face.startsWith("wound"));
  if (typeof preview.ammo_saved === "number") share("saved", preview.ammo_saved);
  if (typeof preview.wounds === "number")
    lines.push({ name: words.wounds!, value: figure(preview.wounds), share: null });
  if (preview.eaten_alive !== undefined) share("eaten", Number(preview.eaten_alive), Number(preview.eaten_alive) > 0);
  if (typeof preview.noise === "number") share("noise", preview.noise, preview.noise > 0);
  return lines;
}
