/** Gears & Guns at the table. */
import { faceIn } from "../zombicide/face";
import { SKIN } from "./skin";
import "./theme.css";

export const face = faceIn(SKIN);
