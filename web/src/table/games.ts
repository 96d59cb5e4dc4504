/** The games that have a table here. */
import { face as mall } from "../mall/face";
import { face as town } from "../town/face";
import type { GameFace } from "./face";

// Each face knows its own view; whoever asks for one by its name does not.
type AnyFace = GameFace<any>;

const FACES: Record<string, AnyFace> = { [town.name]: town, [mall.name]: mall };

/** The face of a game by its id. */
export function faceOf(game: string): AnyFace {
  return FACES[game] ?? town;
}
