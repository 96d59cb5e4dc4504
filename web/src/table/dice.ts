/** The dice of an event: their faces, and how many of them, the last ones, are of a book's own kind. */
import type { EventData } from "../types/protocol";

export interface Dice {
  faces: number[];
  special: number;
}

/** A die of a book's own kind in a box of 40 by 40: its outline, and the symbol that it has instead of the 1 (told as
 * a face of 0). */
export interface SpecialDie {
  name: string;
  outline: string;
  symbol: string;
  symbolName: string;
}

/** The dice of an event, none of them special. */
export function plainDice(event: EventData): Dice | null {
  const faces = event.data.faces ?? event.data.dice;
  return Array.isArray(faces) && faces.length ? { faces: faces as number[], special: 0 } : null;
}

/** The last ones are of a book's own kind: where others have a 1 they have their symbol. */
export const withSpecial = (faces: number[], special: number): Dice => ({
  faces: faces.map((face, n) => (face === 1 && n >= faces.length - special ? 0 : face)),
  special,
});
