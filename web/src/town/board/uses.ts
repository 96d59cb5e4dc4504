/** What a house is for, as its floor and a picture in it show. The names are those of the tiles. */
import type { IconName } from "../../figures/icons";

export type Floor = "planks" | "slabs" | "parquet" | "straw";
export interface Use {
  floor: Floor;
  tint: string;
  sign: IconName | null;
}

const PLAIN: Use = { floor: "planks", tint: "#ecd5ad", sign: null };
const USES: Record<string, Use> = {
  house: { floor: "planks", tint: "#efd9b4", sign: "hearth" },
  "home for sale": { floor: "planks", tint: "#eed3a0", sign: "key" },
  "boarding house": { floor: "planks", tint: "#e8c9a4", sign: "chair" },
  "large hall": { floor: "parquet", tint: "#e9cdb3", sign: "piano" },
  saloon: { floor: "parquet", tint: "#e3c196", sign: "beer" },
  "two small stores": { floor: "planks", tint: "#e2d5b0", sign: "bag" },
  grocery: { floor: "planks", tint: "#dcd8b2", sign: "flour" },
  warehouse: { floor: "planks", tint: "#dcc7a4", sign: "objective" },
  stable: { floor: "straw", tint: "#e6cd8c", sign: "horseshoe" },
  distillery: { floor: "slabs", tint: "#d8cbb0", sign: "pot" },
  laundry: { floor: "slabs", tint: "#d5d6c6", sign: "water" },
  bank: { floor: "slabs", tint: "#ddcfbd", sign: "gold" },
  church: { floor: "slabs", tint: "#e4dcc8", sign: "church" },
  chapel: { floor: "slabs", tint: "#e4dcc8", sign: "church" },
  undertaker: { floor: "slabs", tint: "#d3c8bd", sign: "coffin" },
  "sheriff's office": { floor: "planks", tint: "#e0cfae", sign: "badge" },
};

export const useOf = (name: string): Use => USES[name] ?? PLAIN;
