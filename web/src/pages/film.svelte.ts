/** The record file that was opened last, if any. */
export const film = $state<{ record: unknown; complaint: string }>({ record: null, complaint: "" });

/** From where one may look: everybody's seat when the game is over, one's own while it runs. Null: as a spectator. */
export interface Eye {
  seat: number | null;
  token: string;
}
