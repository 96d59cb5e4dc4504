/** Army of the Dead at the table. */
import { faceIn } from "../zombicide/face";
import { SKIN } from "./skin";
import "./theme.css";

export const face = faceIn(SKIN);
