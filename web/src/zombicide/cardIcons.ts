/** The picture of a card, and its figures. */
import type { IconName } from "../figures/icons";
import type { CardEntry } from "../types/protocol";

const BY_ID: Record<string, IconName> = {
  pan: "pan",
  knife: "knife",
  machete: "machete",
  pickaxe: "pickaxe",
  saber: "saber",
  "heavy-saber": "saber",
  tomahawk: "tomahawk",
  "manitous-wrath": "tomahawk",
  dynamite: "throw",
  "holy-water": "holy",
  water: "water",
  "plenty-of-bullets": "bullets",
  "plenty-of-shells": "shells",
  shotgun: "shotgun",
  "twin-barrel": "shotgun",
  "sawed-off": "sawed",
  "coach-gun": "sawed",
  crowbar: "crowbar",
  "spiked-baseball-bat": "bat",
  katana: "katana",
  "fire-axe": "axe",
  "ring-saw": "saw",
  revolver: "pistol",
  "suppressed-pistol": "handgun",
  "desert-eagle": "handgun",
  "heavy-machine-gun": "gatling",
  "submachine-gun": "smg",
  "assault-rifle": "automatic",
  "golden-ak-47": "automatic",
  "army-sniper-rifle": "sniper",
  grenade: "grenade",
  "jerry-can": "jerrycan",
  "grenade-launcher": "launcher",
  "rocket-launcher": "launcher",
  aaahh: "skull",
};
const BY_KIND: Record<string, IconName> = {
  melee: "knife",
  pistol: "pistol",
  rifle: "rifle",
  thrown: "throw",
  ranged: "rifle",
  explosive: "throw",
  trap: "throw",
  bola: "bolas",
  ammo: "bullets",
  vault: "key",
  orders: "skull",
  item: "card",
};

export const cardIcon = (card: string, kind: string): IconName =>
  BY_ID[card] ??
  BY_KIND[kind] ??
  (card.startsWith("coal") ? "coal" : card.startsWith("objective") ? "objective" : "card");

/** What a card has of Range, dice, Accuracy and Damage, as it is printed; the dice with the Ammo Dice: `1+1`. */
export function cardFigures(card: CardEntry | null | undefined): [Figure, string][] {
  const found: [Figure, string | number | null | undefined][] = [
    ["range", rangeWord(card?.range)],
    ["dice", card?.ammo_dice ? `${card.dice}+${card.ammo_dice}` : card?.dice],
    ["accuracy", card?.accuracy && `${card.accuracy}+`],
    ["damage", card?.damage],
  ];
  return found.filter(([, value]) => value).map(([name, value]) => [name, String(value)]);
}
export type Figure = "range" | "dice" | "accuracy" | "damage";

/** `0–1`, or `0`. */
const rangeWord = (range: [number, number] | null | undefined): string =>
  !range ? "" : range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}`;
