/** How each survivor is drawn: a few parts chosen after the look that the content describes. */
export const INK = "#1c130e";
export const SKIN = "#f1d9b8";
export const PAPER = "#fbf4e4";

export type Head =
  | "stetson"
  | "preacher"
  | "sombrero"
  | "lamp-cap"
  | "feather"
  | "veil"
  | "bald"
  | "braids"
  | "loose"
  | "kepi"
  | "visor"
  | "bonnet"
  | "wild"
  | "goggles"
  | "loupe"
  | "bandana"
  | "cap"
  | "crop"
  | "bun"
  | "headset"
  | "short";
export type Coat =
  | "shirt"
  | "apron"
  | "stripes"
  | "duster"
  | "jacket"
  | "vest"
  | "poncho"
  | "dress"
  | "habit"
  | "armour"
  | "suit"
  | "tails";
export type Prop =
  | "pan"
  | "pickaxe"
  | "revolver"
  | "rifle"
  | "book"
  | "lantern"
  | "dynamite"
  | "cards"
  | "lasso"
  | "club"
  | "coil"
  | "chainsaw"
  | "gauge"
  | "saber"
  | "machetes"
  | "pistols"
  | "gun"
  | "saw"
  | "wrench"
  | "torch"
  | "blade"
  | "picks";

export interface Look {
  head: Head;
  coat: Coat;
  prop: Prop;
  beard?: "full" | "white" | "moustache";
  stout?: boolean;
}

export const LOOKS: Record<string, Look> = {
  carl: { head: "bald", coat: "apron", prop: "pan", beard: "full", stout: true },
  may: { head: "braids", coat: "stripes", prop: "club" },
  henry: { head: "lamp-cap", coat: "shirt", prop: "pickaxe", beard: "moustache", stout: true },
  kassey: { head: "loose", coat: "vest", prop: "lasso" },
  meg: { head: "stetson", coat: "duster", prop: "revolver" },
  pablito: { head: "sombrero", coat: "jacket", prop: "dynamite", beard: "moustache" },
  turner: { head: "stetson", coat: "vest", prop: "revolver", beard: "white" },
  molly: { head: "short", coat: "poncho", prop: "revolver" },
  jimmy: { head: "kepi", coat: "shirt", prop: "rifle" },
  jeb: { head: "visor", coat: "apron", prop: "rifle", stout: true },
  hanna: { head: "bonnet", coat: "dress", prop: "rifle" },
  trixie: { head: "feather", coat: "dress", prop: "cards" },
  concepcion: { head: "veil", coat: "habit", prop: "lantern" },
  thomas: { head: "preacher", coat: "duster", prop: "book" },
  nikolas: { head: "wild", coat: "duster", prop: "coil", beard: "moustache" },
  leonard: { head: "goggles", coat: "apron", prop: "chainsaw", stout: true },
  marilyn: { head: "loupe", coat: "vest", prop: "rifle" },
  jean: { head: "short", coat: "jacket", prop: "gauge", beard: "white" },
  anthony: { head: "bald", coat: "stripes", prop: "pan", stout: true },
  bonnie: { head: "loose", coat: "duster", prop: "saber" },
  nora: { head: "sombrero", coat: "shirt", prop: "rifle" },
  richard: { head: "short", coat: "shirt", prop: "machetes" },
  thadeus: { head: "preacher", coat: "poncho", prop: "pistols", beard: "full", stout: true },
  lee: { head: "kepi", coat: "vest", prop: "pistols", beard: "moustache" },
  scott: { head: "crop", coat: "apron", prop: "gun", beard: "full", stout: true },
  vanderohe: { head: "headset", coat: "vest", prop: "saw", stout: true },
  cruz: { head: "bandana", coat: "shirt", prop: "wrench" },
  dieter: { head: "short", coat: "vest", prop: "picks" },
  guzman: { head: "crop", coat: "jacket", prop: "gun", beard: "moustache", stout: true },
  chambers: { head: "crop", coat: "armour", prop: "gun" },
  martin: { head: "short", coat: "suit", prop: "revolver" },
  peters: { head: "bun", coat: "jacket", prop: "club" },
  kate: { head: "bun", coat: "vest", prop: "torch" },
  tanaka: { head: "bald", coat: "poncho", prop: "blade", beard: "white" },
  ibarra: { head: "cap", coat: "shirt", prop: "wrench" },
  quill: { head: "loose", coat: "tails", prop: "picks" },
};

const OTHERS: Look[] = [
  { head: "stetson", coat: "vest", prop: "rifle" },
  { head: "loose", coat: "dress", prop: "revolver" },
  { head: "short", coat: "jacket", prop: "club" },
];

export function lookOf(id: string): Look {
  const known = LOOKS[id];
  if (known) return known;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return OTHERS[sum % OTHERS.length]!;
}

/** Ink or paper, whichever can be read on a colour (WCAG relative luminance). */
export function inkOn(colour: string): string {
  const part = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  return light > 0.19 ? "#1c130e" : "#fff7ea";
}
