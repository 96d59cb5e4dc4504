/** Everything that one seat saw of a game. Whoever comes back to a table gets only the end of its log; its film has all. */
import { filmOf } from "../lib/api";
import type { EventData, Film } from "../types/protocol";

const PAGE = 100;

export async function wholeLog(table: string, token: string, seat: number | null): Promise<EventData[]> {
  const found: EventData[] = [];
  let start: number | null = 0;
  while (start !== null) {
    const page: Film = await filmOf(table, token, start, PAGE, seat);
    found.push(...page.frames.flatMap((frame) => frame.events));
    start = page.next;
  }
  return found;
}
