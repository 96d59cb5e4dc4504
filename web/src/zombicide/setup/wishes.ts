/** What is chosen at set-up. */

/** The mission that was brought in a file, among those of the box. */
export const OWN = "own";
/** The options of the game that the book leaves to the table. */
export type Rules = Record<string, boolean | number | string>;
