/** The compendium of Army of the Dead. */
import type { Book } from "../compendium/book";
import { bookOf } from "../zombicide/compendium";
import { SKIN } from "./skin";
import "./letters.css";
import "./theme.css";

export const book = (): Book => bookOf(SKIN);
