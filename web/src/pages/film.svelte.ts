import { tableCard } from "../lib/api";
import type { Frame } from "../types/protocol";

/** The record file that was opened last, if any. */
export const film = $state<{ record: unknown; complaint: string }>({ record: null, complaint: "" });

/** From where one may look: everybody's seat when the game is over, one's own while it runs. Null: as a spectator. */
export interface Eye {
  seat: number | null;
  token: string;
}

/** The eyes there are for the film of a table, or of a record of one's own: that has no table. */
export async function eyesOf(table: string, seats: number, token: string, own: string[] = []): Promise<Eye[]> {
  const every = (good: string): Eye[] => Array.from({ length: seats }, (_, seat) => ({ seat, token: good }));
  const spectator: Eye = { seat: null, token };
  if (!table) return [spectator, ...every("")];
  const tokens = own.length ? own : [token];
  const cards = await Promise.all(tokens.map((one) => tableCard(table, one)));
  const mine = cards.flatMap((card, n) => (card.seat === null ? [] : [{ seat: card.seat, token: tokens[n]! }]));
  return [spectator, ...(cards[0]?.over ? every(token) : mine)];
}

/** In which picture an event of a log comes; null where the film tells another number of events than the log. */
export function placeOf(frames: Frame[], event: number, of: number): number | null {
  let told = 0;
  const ends = frames.map((frame) => (told += frame.events.length));
  return event >= 0 && told === of ? ends.findIndex((end) => end > event) : null;
}
