import type { Frame } from "../types/protocol";

/** The record file that was opened last, if any. */
export const film = $state<{ record: unknown; complaint: string }>({ record: null, complaint: "" });

/** From where one may look: everybody's seat when the game is over, one's own while it runs. Null: as a spectator. */
export interface Eye {
  seat: number | null;
  token: string;
}

/** In which picture an event of a log comes; null where the film tells another number of events than the log. */
export function placeOf(frames: Frame[], event: number, of: number): number | null {
  let told = 0;
  const ends = frames.map((frame) => (told += frame.events.length));
  return event >= 0 && told === of ? ends.findIndex((end) => end > event) : null;
}
