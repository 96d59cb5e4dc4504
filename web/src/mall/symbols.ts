/** The four Entrance Symbols in neon, and what each store looks like. */
import type { GlyphName } from "./glyphs";

export interface SymbolLook {
  neon: string;
  floor: [string, string];
  path: string;
}

/** Shapes in a box of 100 around the middle. */
export const SYMBOLS: Record<string, SymbolLook> = {
  violet: { neon: "#cf9bff", floor: ["#43305f", "#4d386c"], path: "M-44 0L-22 -38H22L44 0L22 38H-22Z" },
  amber: { neon: "#ffb84d", floor: ["#57412b", "#634b33"], path: "M-37 -37H37V37H-37Z" },
  jade: { neon: "#74e596", floor: ["#28513f", "#305e4a"], path: "M0 -47L47 0L0 47L-47 0Z" },
  azure: { neon: "#74c8ff", floor: ["#27486a", "#2f5379"], path: "M-18 -42H18L42 -18V18L18 42H-18L-42 18V-18Z" },
};
const PLAIN: SymbolLook = { neon: "#d9d2f0", floor: ["#3b365a", "#453f68"], path: "M-40 -40H40V40H-40Z" };
export const symbolLook = (id: string): SymbolLook => SYMBOLS[id] ?? PLAIN;

export type FloorKind =
  "check" | "wide" | "plank" | "tile" | "diamond" | "dots" | "bays" | "herring" | "carpet" | "plate";

export const STORES: Record<string, { floor: FloorKind; sign: GlyphName }> = {
  "gamelyn-world": { floor: "carpet", sign: "dice" },
  "richs-galleria": { floor: "herring", sign: "frame" },
  "parking-deck": { floor: "bays", sign: "parking" },
  "security-office": { floor: "tile", sign: "shield" },
  jewelers: { floor: "diamond", sign: "gem" },
  collectibles: { floor: "plank", sign: "record" },
  electronics: { floor: "tile", sign: "bolt" },
  toys: { floor: "dots", sign: "rocket" },
  crafts: { floor: "wide", sign: "palette" },
  books: { floor: "plank", sign: "book" },
  "sporting-goods": { floor: "plank", sign: "ball" },
  outfitters: { floor: "herring", sign: "tent" },
  "food-court": { floor: "check", sign: "burger" },
  pharmacy: { floor: "tile", sign: "prescription" },
  hardware: { floor: "plate", sign: "hammer" },
  departmart: { floor: "diamond", sign: "hanger" },
};
export const storeLook = (id: string): { floor: FloorKind; sign: GlyphName } =>
  STORES[id] ?? { floor: "check", sign: "hanger" };
