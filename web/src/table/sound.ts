/** What is heard at the table. The instruments are fetched with the first click: before it no browser lets a page sound. */
import { settings } from "../lib/settings.svelte";

export type Sound =
  | "shot"
  | "blade"
  | "boom"
  | "bang"
  | "groan"
  | "bite"
  | "wound"
  | "kill"
  | "rise"
  | "step"
  | "dice"
  | "card"
  | "steam"
  | "crash"
  | "heal"
  | "goal"
  | "won"
  | "lost";
export type Ambience = "wind" | "hum" | "";

type Band = typeof import("./band");
let band: Band | null = null;
let wanted: Ambience = "";

/** From the first click or key on, sounds are heard. */
export function openEars(): () => void {
  const events = ["pointerdown", "keydown"] as const;
  const open = (): void => {
    shut();
    void import("./band").then((found) => {
      band = found;
      band.ambience(settings.volume > 0 ? wanted : "", settings.volume);
    });
  };
  const shut = (): void => events.forEach((name) => removeEventListener(name, open));
  if (!band) events.forEach((name) => addEventListener(name, open));
  return shut;
}

export function ring(sound: Sound | ""): void {
  if (sound && settings.volume > 0 && !document.hidden) band?.play(sound, settings.volume);
}

/** What is heard all the time; '' ends it. */
export function surround(what: Ambience, volume: number): void {
  wanted = what;
  band?.ambience(volume > 0 && !document.hidden ? what : "", volume);
}
