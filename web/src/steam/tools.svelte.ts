/** What a run of games carries on: the cards that Keep rolls have left, on this device. */
import type { Kept } from "../types/steam";
import type { GameView } from "../types/view";

const PLACE = "graveshift.tools";
type Tools = Record<string, string[]>;

function read(): Tools {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Tools) : {};
  } catch {
    return {};
  }
}
const held = $state.raw<{ tools: Tools }>({ tools: read() });
let version = $state(0);

/** By survivor, as the set-up takes it. */
export function carried(): Tools {
  void version;
  return held.tools;
}
export const byOwner = (kept: Kept[]): Tools => {
  const all: Tools = {};
  for (const { survivor, card } of kept) (all[survivor] ??= []).push(card);
  return all;
};
/** The next game of the run begins with what this one has left. */
export function carryOn(view: GameView): void {
  if (view.keeps) carry(byOwner(view.kept ?? []));
}
/** Keep these, or nothing. */
export function carry(tools: Tools): void {
  held.tools = tools;
  version += 1;
  try {
    localStorage.setItem(PLACE, JSON.stringify(tools));
  } catch {
    // A browser that keeps nothing: the run lasts as long as the page.
  }
}
