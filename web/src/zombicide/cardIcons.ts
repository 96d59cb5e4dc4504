/** The picture of a card. */
import type { IconName } from "../figures/icons";

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

/** `0–1`, or `0`. */
export const rangeWord = (range: [number, number] | null | undefined): string =>
  !range ? "" : range[0] === range[1] ? `${range[0]}` : `${range[0]}–${range[1]}`;
