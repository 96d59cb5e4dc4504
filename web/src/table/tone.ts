/** What an event's tone means at the table; the server says it (`tone` in the games' events.yaml). */
import type { EventData } from "../types/protocol";
import type { LogFilter } from "./face";

const has = (event: EventData, tone: EventData["tone"][number]): boolean => event.tone.includes(tone);

function fits(event: EventData, filter: LogFilter): boolean {
  if (filter === "all" || has(event, "head")) return true;
  if (filter === "fights") return has(event, "fight");
  if (filter === "zombies") return has(event, "zombies");
  return !has(event, "fight") && !has(event, "zombies") && !has(event, "walk");
}

/** The part of every face that goes by the tone. */
export const byTone = {
  isLoud: (event: EventData): boolean => has(event, "loud"),
  harms: (event: EventData): boolean => has(event, "harm"),
  grave: (event: EventData): boolean => has(event, "grave"),
  isHead: (event: EventData): boolean => has(event, "head"),
  fits,
};

/** So many lines of what was not acted out are said; the log has them all. */
const LINES = 8;
/** The last lines, and whatever is grave however long ago it was: who does not see a wound must hear of it. */
export const toSay = (missed: EventData[]): EventData[] =>
  missed.filter((event, at) => at >= missed.length - LINES || has(event, "grave"));
