/** Overlays: what a game can draw over its board on a key. */
export interface OverlayEntry {
  id: string;
  /** With Shift, it turns the overlay on and off. */
  key: string;
  name: string;
}

/** Opens the menu of overlays, with Shift. */
export const MENU_KEY = "L";
