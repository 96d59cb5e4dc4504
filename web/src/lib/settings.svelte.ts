import type { Turning } from "../board/turning";

/** What this browser remembers about its user. */
export type Speed = "off" | "fast" | "normal" | "slow";
export const PAUSES: Record<Speed, number> = { off: 0, fast: 260, normal: 620, slow: 1200 };

interface Saved {
  language: "en" | "pl";
  textScale: number;
  motion: "auto" | "still";
  speed: Speed;
  /** A note of the system when it is one's turn and the page is not looked at. */
  notify: boolean;
  /** `clear`: colours that those who confuse red and green tell apart. */
  palette: "plain" | "clear";
  /** How loud it is; 0 is mute. */
  volume: number;
  name: string;
  /** Does a tall board lie on its side? */
  turning: Turning;
  /** Is it shown all the time where the zombies would go? */
  forecast: boolean;
  /** Is what goes without saying answered by the page? */
  byItself: boolean;
  /** Does the view of the board stay where it is? */
  holdStill: boolean;
}

const KEY = "graveshift.settings";

function read(): Saved {
  const preferred =
    typeof navigator !== "undefined" && navigator.language?.toLowerCase().startsWith("pl") ? "pl" : "en";
  const plain: Saved = {
    language: preferred,
    textScale: 1,
    motion: "auto",
    speed: "normal",
    volume: 0.3,
    notify: false,
    palette: "plain",
    name: "",
    turning: "auto",
    forecast: true,
    byItself: true,
    holdStill: false,
  };
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
  root.dataset.palette = settings.palette;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may refuse; nothing is lost but the wish
  }
}

export function still(): boolean {
  return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
