/** What this browser remembers about its user. */
export type Speed = "off" | "fast" | "normal" | "slow";
export const PAUSES: Record<Speed, number> = { off: 0, fast: 260, normal: 620, slow: 1200 };

interface Saved {
  language: "en" | "pl";
  textScale: number;
  motion: "auto" | "still";
  speed: Speed;
  sound: boolean;
  name: string;
}

const KEY = "graveshift.settings";

function read(): Saved {
  const preferred = typeof navigator !== "undefined" && navigator.language?.toLowerCase().startsWith("pl") ? "pl" : "en";
  const plain: Saved = { language: preferred, textScale: 1, motion: "auto", speed: "normal", sound: false, name: "" };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return plain;
  }
}

export const settings = $state<Saved>(read());

/** Called by the app in an effect: writes the settings down and applies them to the page. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.style.setProperty("--text-scale", String(settings.textScale));
  root.dataset.motion = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; nothing is lost but the wish
  }
}

export function still(): boolean {
  return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
