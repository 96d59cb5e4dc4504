/** What is chosen at set-up. */

/** The places of the stores around the mall, in the order in which they are sent. */
export const SLOTS = ["NW", "N", "NE", "E", "SE", "S", "SW", "W"];

/** Take one of a list, up to so many, or put it back. */
export const toggled = (list: string[], id: string, most: number): string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : list.length < most ? [...list, id] : list;
