/** Parts of the table that the first view does without. They are fetched as soon as it stands, so that they are there
 * at once when they are wanted, and while the line is down. */
import { afterPaint } from "../lib/paint";

const parts = {
  Coach: () => import("../coach/Coach.svelte"),
  Consequence: () => import("./Consequence.svelte"),
  Dialogs: () => import("./Dialogs.svelte"),
  Ending: () => import("./Ending.svelte"),
  HandOver: () => import("../company/HandOver.svelte"),
  Happened: () => import("./Happened.svelte"),
  Log: () => import("./Log.svelte"),
  Meanwhile: () => import("../company/Meanwhile.svelte"),
  Reveal: () => import("./Reveal.svelte"),
  Ring: () => import("./Ring.svelte"),
  Signs: () => import("../company/Signs.svelte"),
  StoryPanel: () => import("./StoryPanel.svelte"),
  Talk: () => import("../company/Talk.svelte"),
};
type Parts = typeof parts;

const fetched = new Map<keyof Parts, Promise<unknown>>();

/** A part, fetched once; what could not be fetched is tried again when it is next wanted. */
export function later<Name extends keyof Parts>(name: Name): ReturnType<Parts[Name]> {
  let part = fetched.get(name);
  if (!part) {
    part = parts[name]().catch((trouble: unknown) => {
      fetched.delete(name);
      throw trouble;
    });
    fetched.set(name, part);
  }
  return part as ReturnType<Parts[Name]>;
}

/** Does the first view stand? */
export const firstView = $state({ stands: false });

/** Once the first view is drawn: whatever is fetched from here on nobody waits for. */
export function fetchTheRest(): void {
  afterPaint(() => {
    if (firstView.stands) return;
    performance.mark("first-view");
    firstView.stands = true;
    for (const name of Object.keys(parts) as (keyof Parts)[]) later(name).catch(() => {}); // it is tried again when wanted
  });
}
