/** How each survivor is drawn: a few parts chosen after the look that the content describes. */
export type Head = "stetson" | "preacher" | "sombrero" | "lamp-cap" | "feather" | "veil" | "bald" | "braids" | "loose" | "kepi" | "visor" | "bonnet" | "short";
export type Coat = "shirt" | "apron" | "stripes" | "duster" | "jacket" | "vest" | "poncho" | "dress" | "habit";
export type Prop = "pan" | "pickaxe" | "revolver" | "rifle" | "book" | "lantern" | "dynamite" | "cards" | "lasso" | "club";

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
