/** What comes of an option, in a word or two each: kills, noise, friends in danger, what waits there. */
import { figure, percent, said } from "../i18n/i18n.svelte";
import type { Chip } from "../table/face";
import { deadlyOf, fatalOf } from "../table/foresight.svelte";
import type { OptionData } from "../types/protocol";
import type { GameView } from "../types/view";
import { zombieData } from "./content.svelte";
import { words } from "./words.svelte";

type Counts = Record<string, number>;
export interface Attack {
  zombies?: Counts;
  kills?: Counts;
  damage?: number;
  expected_kills?: number;
  kill_all?: number;
  runs_dry?: number;
  /** Whom all hits together may kill, though one does not. */
  concentrated?: Record<string, number>;
  /** Sleeper tokens that are sure to wake, and the chance that those here do. */
  wakes?: number;
  may_wake?: number;
  /** The chance of a Straight at the Vault; help that turns dice comes on top. */
  straight?: number;
  at_least?: boolean;
  /** The chance that somebody is tied down. */
  traps?: number;
  friendly_fire?: { survivors: string[]; chance: number } | null;
  eliminated?: string[] | boolean;
  noise?: { level: string; token_moves: boolean };
}
interface Arrival {
  zombies?: Counts;
  corpse_piles?: string[];
  seen_by?: { zone: string; zombies: Counts }[];
  health?: number;
  hits_now?: number;
  better?: number;
  bites?: { zone: string; survivors: string[]; wounds: [number, number] }[];
}

/** A crowd is named by its first two and a number, or it would fill the dock. */
const few = (names: string[]): string =>
  names.length > 4 ? `${names.slice(0, 2).join(", ")} +${names.length - 2}` : names.join(", ");

/** Is it the weapon that is too weak? Others may be spared because somebody before them takes the hits. */
const tougher = (kind: string, attack: Attack): boolean =>
  (attack.damage ?? 0) < (zombieData(kind)?.damage_to_kill ?? Infinity);

/** A hard space is a space to whoever reads. */
const plain = (text: string): string => text.replace(/\u00a0/g, " ");

export function chips(
  option: OptionData,
  preview: Record<string, unknown> | null,
  _view: GameView,
  nameOf: (id: string) => string,
): Chip[] {
  if (!preview) return [];
  const w = words();
  const found: Chip[] = [];
  const add = (text: string, tone: Chip["tone"] = "plain") => found.push({ text, tone });
  const names = (ids: string[]) => few(ids.map(nameOf));
  const doom = fatalOf(preview) ?? deadlyOf(preview);
  if (doom) add(`☠ ${said(doom.text)}${doom.chance < 1 ? ` ${percent(doom.chance)}` : ""}`, "bad");
  const attack = preview as Attack & Arrival;
  if (attack.expected_kills !== undefined) {
    const there = attack.zombies ?? attack.kills ?? {};
    if (Object.keys(there).length) {
      if (attack.expected_kills > 0) {
        const all = attack.kill_all ? `, ${w.allShort(percent(attack.kill_all))}` : "";
        add(w.killsShort(figure(attack.expected_kills)) + all, "good");
      }
      for (const kind of Object.keys(there)) {
        const together = attack.concentrated?.[kind];
        if (together) add(w.concentrates(kind, percent(together)));
        else if (!attack.kills?.[kind] && tougher(kind, attack)) add(w.cannotHurt(kind), "bad");
      }
    } else add(w.nobodyThere);
  } else if (attack.traps !== undefined) {
    if (Object.keys(attack.zombies ?? {}).length) add(w.tiesDown(percent(attack.traps)), "good");
    else add(w.nobodyThere);
  } else if (Object.keys(attack.zombies ?? {}).length)
    add(
      Object.entries(attack.zombies!)
        .map(([kind, count]) => w.countZombies(count, kind))
        .join(", "),
      option.group === "vade-retro" ? "plain" : "bad", // whom one drives off, one does not meet
    );
  if (attack.straight !== undefined) add(w.straight(percent(attack.straight), !!attack.at_least), "good");
  if (attack.runs_dry) add(w.runsDry(percent(attack.runs_dry)));
  const fire = attack.friendly_fire;
  if (fire) add(w.friendlyFire(names(fire.survivors), percent(fire.chance)), "bad");
  if (Array.isArray(attack.eliminated) && attack.eliminated.length && !doom)
    add(`☠ ${names(attack.eliminated)}`, "bad");
  if (attack.noise && attack.noise.level !== "silent") add(w.noiseWords[attack.noise.level] ?? attack.noise.level);
  if (attack.wakes) add(w.wakes(attack.wakes), "bad");
  if (attack.may_wake) add(w.mayWake(percent(attack.may_wake)), "bad");
  if (attack.corpse_piles?.length) add(w.stirsPile, "bad");
  if (attack.seen_by?.length) add(w.seenFrom(attack.seen_by.length));
  for (const bite of attack.bites ?? []) add(w.bites(names(bite.survivors), bite.wounds[0], bite.wounds[1]), "bad");
  if (attack.health !== undefined) add(w.healthLeft(attack.health), attack.health ? "plain" : "bad");
  if (attack.better !== undefined) add(w.betterShort(percent(attack.better)), "good");
  const price = Number(option.arguments.actions ?? 0);
  if (price > 1 && !plain(said(option.label)).includes(plain(w.actionsShort(price)))) add(w.actionsShort(price));
  return found;
}
