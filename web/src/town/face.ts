/** Undead or Alive at the table. */
import { faceIn } from "../zombicide/face";
import { SKIN } from "./skin";

export const face = faceIn(SKIN);
