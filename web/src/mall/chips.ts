/** What comes of an option, in a word or two each: the die, wounds, Ammo, noise. */
import { figure, percent, said } from "../i18n/i18n.svelte";
import type { Chip } from "../table/face";
import { fatalOf } from "../table/foresight.svelte";
import type { Text } from "../types/view";
import { humanText } from "./content.svelte";
import { talk } from "./talk.svelte";

interface Preview {
  ammo?: number;
  die?: Record<string, number>;
  wounds?: number;
  kills?: number;
  eaten_alive?: number;
  noise?: number;
  overrun?: Record<string, number>;
  arrives?: { room: string; text: Text };
  barricade?: number;
  trap?: boolean;
}

export function chips(preview: Record<string, unknown> | null): Chip[] {
  if (!preview) return [];
  const t = talk().chips;
  const found: Chip[] = [];
  const add = (text: string, tone: Chip["tone"] = "plain") => found.push({ text, tone });
  const fatal = fatalOf(preview);
  if (fatal) add(`☠ ${said(fatal.text)}${fatal.chance < 1 ? ` ${percent(fatal.chance)}` : ""}`, "bad");
  const told = preview as Preview;
  if (told.arrives) add(`→ ${said(told.arrives.text)}`);
  if (told.barricade) add(t.barricade, "good");
  if (told.trap) add(t.trap, "bad");
  if (told.ammo) add(t.ammo(told.ammo));
  if (told.kills && !told.die) add(t.kills(figure(told.kills), told.kills), "good");
  if (told.die) add(t.overkill(percent(told.die.overkill ?? 0)), "good");
  if (told.wounds) add(t.wounds(figure(told.wounds), told.wounds), "bad");
  if (told.eaten_alive) add(t.eaten(percent(told.eaten_alive)), "bad");
  if (told.noise) add(t.noise(percent(told.noise)));
  for (const [who, chance] of Object.entries(told.overrun ?? {}))
    add(t.overrun(said(humanText(who)), percent(chance)), told.arrives ? "good" : "bad");
  return found;
}
