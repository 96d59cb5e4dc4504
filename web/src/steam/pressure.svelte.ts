/** Full Steam as a switch beside the weapons: it says which of two ways to make the same attack a click means. */
import type { OptionData } from "../types/protocol";

const held = $state({ full: false });

export const pressure = {
  get full(): boolean {
    return held.full;
  },
  flip(): void {
    held.full = !held.full;
  },
};

const MANNER = "+full-steam";
const manners = (key: string): string[] => key.split("+").slice(1);

/** Is this the way to attack that a click means? Other ways stay in the list and in the menu of everything. */
export function prefers(option: OptionData, options: OptionData[]): boolean {
  const [plain, ...more] = [option.key.split("+")[0]!, ...manners(option.key)];
  const other = (key: string) => options.some((one) => one.key === key);
  if (!more.length) return !pressure.full || !other(plain + MANNER);
  if (more.join() === "full-steam") return pressure.full || !other(plain);
  return !other(plain) && !other(plain + MANNER);
}

interface Foreseen {
  expected_kills?: number;
  runs_dry?: number;
}
export interface SteamOdds {
  key: string;
  card: string;
  /** Kills on average without steam; null: out of reach without it. */
  plain: number | null;
  full: number;
  /** The chance that the weapon runs dry. */
  dry: number;
}

/** For each weapon and way to use it the attack where Full Steam kills most, beside the same without it. */
export function steamOdds(options: OptionData[], foreseen: (key: string) => Foreseen | null): SteamOdds[] {
  const best = new Map<string, SteamOdds>();
  for (const { key, arguments: words } of options) {
    if (manners(key).join() !== "full-steam") continue;
    const full = foreseen(key);
    if (!full?.expected_kills || full.runs_dry === undefined) continue;
    const plain = foreseen(key.split("+")[0]!)?.expected_kills ?? null;
    const weapon = key.split("@")[0]!.split("+")[0]!;
    if (full.expected_kills > (best.get(weapon)?.full ?? 0))
      best.set(weapon, { key, card: String(words.card), plain, full: full.expected_kills, dry: full.runs_dry });
  }
  return [...best.values()];
}

/** Can any of these attacks go Full Steam? */
export const canGoFull = (options: OptionData[]): boolean => options.some((option) => option.key.includes(MANNER));
