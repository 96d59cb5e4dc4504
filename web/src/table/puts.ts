/** `put:…` options as moves of a card from a slot to a slot. */
import type { OptionData } from "../types/protocol";

export interface CardMove { key: string; card: string; who: string; from: string; taker: string; to: string }

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** From an option's arguments; a freshly drawn card comes from nowhere (`who` and `from` empty). */
export function moveOf(option: OptionData): CardMove {
  const { card, survivor, from, taker, to } = option.arguments;
  const owner = text(survivor);
  const source = text(from);
  return { key: option.key, card: text(card), who: source ? owner : "", from: source, taker: text(taker) || owner, to: text(to) };
}

export const INVENTORY_KINDS = new Set(["rearrange", "trade", "starting-slot", "keep-card"]);
