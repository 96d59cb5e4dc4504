/** What a house is for, as its floor and its furniture show. The names are those of the tiles. */

export type FurnitureKind =
  | "bed"
  | "table"
  | "stove"
  | "shelf"
  | "bar"
  | "piano"
  | "safe"
  | "desk"
  | "pew"
  | "altar"
  | "coffin"
  | "hay"
  | "tub"
  | "still"
  | "sacks"
  | "crate"
  | "rifles"
  | "barrel";
type Floor = "planks" | "slabs" | "parquet" | "straw";
interface Use {
  floor: Floor;
  tint: string;
  /** What stands in its rooms, one after the other. */ inside: FurnitureKind[];
  /** The colour of the rug in the room that bears its name. */ rug?: string;
}

const PLAIN: Use = { floor: "planks", tint: "#ecd5ad", inside: [] };
const USES: Record<string, Use> = {
  house: { floor: "planks", tint: "#efd9b4", inside: ["bed", "table", "stove", "shelf"], rug: "#a9502f" },
  "home for sale": { floor: "planks", tint: "#eed3a0", inside: ["crate", "table", "stove"] },
  "boarding house": { floor: "planks", tint: "#e8c9a4", inside: ["bed", "shelf", "bed", "desk"], rug: "#3f6a6e" },
  "large hall": { floor: "parquet", tint: "#e9cdb3", inside: ["piano", "table", "table", "bar"], rug: "#8a2f3c" },
  saloon: { floor: "parquet", tint: "#e3c196", inside: ["bar", "table", "piano", "barrel", "table"], rug: "#7d2b22" },
  "two small stores": { floor: "planks", tint: "#e2d5b0", inside: ["shelf", "sacks", "bar", "crate"] },
  grocery: { floor: "planks", tint: "#dcd8b2", inside: ["sacks", "shelf", "barrel", "bar"] },
  warehouse: { floor: "planks", tint: "#dcc7a4", inside: ["crate", "barrel", "sacks", "crate"] },
  "lean-to": { floor: "planks", tint: "#dcc7a4", inside: ["crate", "barrel", "hay"] },
  stable: { floor: "straw", tint: "#e6cd8c", inside: ["hay", "barrel", "hay", "sacks"] },
  distillery: { floor: "slabs", tint: "#d8cbb0", inside: ["still", "barrel", "still", "crate"] },
  laundry: { floor: "slabs", tint: "#d5d6c6", inside: ["tub", "stove", "tub", "shelf"] },
  bank: { floor: "slabs", tint: "#ddcfbd", inside: ["safe", "desk", "bar"], rug: "#5d6a3c" },
  church: { floor: "slabs", tint: "#e4dcc8", inside: ["altar", "pew", "pew"], rug: "#8a2f3c" },
  chapel: { floor: "slabs", tint: "#e4dcc8", inside: ["altar", "pew", "pew"], rug: "#8a2f3c" },
  undertaker: { floor: "slabs", tint: "#d3c8bd", inside: ["coffin", "shelf", "coffin", "desk"] },
  "sheriff's office": { floor: "planks", tint: "#e0cfae", inside: ["desk", "rifles", "bed", "stove"], rug: "#3f6a6e" },
  "telegraph office": { floor: "planks", tint: "#dfd2b4", inside: ["desk", "shelf", "stove"], rug: "#5d6a3c" },
  "boiler house": { floor: "slabs", tint: "#cfc4b6", inside: ["still", "stove", "barrel"] },
  "pump house": { floor: "slabs", tint: "#cdcdc4", inside: ["still", "tub", "barrel"] },
  foundry: { floor: "slabs", tint: "#cbbfb2", inside: ["stove", "crate", "stove", "barrel"] },
  "press shop": { floor: "slabs", tint: "#d2c6b6", inside: ["crate", "stove", "shelf"] },
  "clockwork row": { floor: "parquet", tint: "#ddcbaa", inside: ["desk", "shelf", "bar", "crate"], rug: "#3f6a6e" },
  "ice house": { floor: "slabs", tint: "#d3dcdc", inside: ["crate", "crate", "barrel"] },
};

export const useOf = (name: string): Use => USES[name] ?? PLAIN;
