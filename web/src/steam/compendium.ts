/** The compendium of Gears & Guns. */
import { bookOf } from "../zombicide/compendium";
import { SKIN } from "./skin";
import "./theme.css";

export const book = bookOf(SKIN);
