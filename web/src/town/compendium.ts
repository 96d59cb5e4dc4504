/** The compendium of Undead or Alive. */
import type { Book } from "../compendium/book";
import { bookOf } from "../zombicide/compendium";
import { SKIN } from "./skin";

export const book = (): Book => bookOf(SKIN);
