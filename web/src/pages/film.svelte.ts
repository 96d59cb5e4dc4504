/** The record file that was opened last, if any. */
export const film = $state<{ record: unknown; complaint: string }>({ record: null, complaint: "" });
