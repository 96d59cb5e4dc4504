/** How each of the fourteen is drawn: a few parts chosen after the look that the content describes. */
export type Hair = "bob" | "short" | "bun" | "wild" | "quiff" | "long" | "buzz" | "fringe" | "bald" | "tied";
export type Head =
  | "headphones"
  | "headband"
  | "torch"
  | "glasses"
  | "camera"
  | "cap"
  | "goggles"
  | "flowers"
  | "paper-hat"
  | "star"
  | "mask"
  | "hood"
  | "keys"
  | "comb";
export type Coat =
  | "poncho"
  | "number"
  | "dungarees"
  | "cardigan"
  | "vest"
  | "tie"
  | "overall"
  | "lab"
  | "jacket"
  | "patches"
  | "apron"
  | "cape"
  | "scrubs"
  | "parka";

export interface Look {
  skin: string;
  hair: string;
  style: Hair;
  head: Head;
  coat: Coat;
  cloth: string;
  beard?: "full" | "moustache" | "white";
}

const LOOKS: Record<string, Look> = {
  teenager: { skin: "#f0c8a0", hair: "#7a3f1d", style: "bob", head: "headphones", coat: "poncho", cloth: "#f4cc3a" },
  athlete: { skin: "#8a5a3a", hair: "#20130c", style: "short", head: "headband", coat: "number", cloth: "#e06a2b" },
  mechanic: {
    skin: "#d9a77c",
    hair: "#5b4630",
    style: "short",
    head: "torch",
    coat: "dungarees",
    cloth: "#4f6d8c",
    beard: "full",
  },
  teacher: { skin: "#e8c4a4", hair: "#cfd3dc", style: "bun", head: "glasses", coat: "cardigan", cloth: "#d6a233" },
  photographer: { skin: "#c98f63", hair: "#2a1a12", style: "fringe", head: "camera", coat: "vest", cloth: "#7c6a4a" },
  mallcop: {
    skin: "#f2cba6",
    hair: "#8a5a2c",
    style: "short",
    head: "cap",
    coat: "tie",
    cloth: "#3f5c8a",
    beard: "moustache",
  },
  janitor: {
    skin: "#b07a50",
    hair: "#b9b4ad",
    style: "bald",
    head: "keys",
    coat: "overall",
    cloth: "#5e8c61",
    beard: "white",
  },
  scientist: { skin: "#ecc39b", hair: "#c8502d", style: "wild", head: "goggles", coat: "lab", cloth: "#e9f0f2" },
  greaser: { skin: "#e6b98f", hair: "#15121c", style: "quiff", head: "comb", coat: "jacket", cloth: "#2b2a38" },
  hippie: { skin: "#d8a577", hair: "#a8752f", style: "long", head: "flowers", coat: "patches", cloth: "#8c63a8" },
  "fry-cook": { skin: "#9c6a44", hair: "#21150d", style: "short", head: "paper-hat", coat: "apron", cloth: "#f3efe6" },
  popstar: { skin: "#7d4e33", hair: "#f4ecc8", style: "buzz", head: "star", coat: "cape", cloth: "#c45ad6" },
  doctor: { skin: "#f3d0b0", hair: "#4a2c1a", style: "tied", head: "mask", coat: "scrubs", cloth: "#3fa39a" },
  survivalist: { skin: "#cf9a6e", hair: "#6b4a2a", style: "short", head: "hood", coat: "parka", cloth: "#6b7148" },
};

const UNKNOWN: Look = {
  skin: "#b9b3cc",
  hair: "#4a4363",
  style: "short",
  head: "comb",
  coat: "overall",
  cloth: "#6d6592",
};

/** Before the choice of Player Cards a Human is `human-1`: a shape in grey. */
export const lookOf = (id: string): Look => LOOKS[id] ?? UNKNOWN;
