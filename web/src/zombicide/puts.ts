/** `put:…` options as moves of a card from a slot to a slot. */
import type { EventData, OptionData } from "../types/protocol";

export interface CardMove {
  key: string;
  card: string;
  who: string;
  from: string;
  taker: string;
  to: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** From an option's arguments; a freshly drawn card comes from nowhere (`who` and `from` empty). */
export function moveOf(option: OptionData): CardMove {
  const { card, survivor, from, taker, to } = option.arguments;
  const owner = text(survivor);
  const source = text(from);
  return {
    key: option.key,
    card: text(card),
    who: source ? owner : "",
    from: source,
    taker: text(taker) || owner,
    to: text(to),
  };
}

/** The move that ends in a slot. Hands are alike, and so are pack slots: a free one stands for the free one that is offered. */
export function moveInto(
  moves: CardMove[],
  who: string,
  slot: string,
  empty: (who: string, slot: string) => boolean,
): CardMove | undefined {
  const exact = moves.find((move) => move.taker === who && move.to === slot);
  if (exact || !empty(who, slot)) return exact;
  const kind = slot.replace(/\d$/, "");
  return kind === slot
    ? undefined
    : moves.find((move) => move.taker === who && move.to.replace(/\d$/, "") === kind && empty(who, move.to));
}

export const INVENTORY_KINDS = new Set(["rearrange", "trade", "starting-slot", "keep-card"]);

const HANDED = ["card-given", "token-handed", "led", "discarded"];

/** What has changed hands in the Trade that the log ends with. */
export function exchanged(log: EventData[]): EventData[] {
  const before = log.findLastIndex(({ name }) => ![...HANDED, "card-moved"].includes(name));
  return log.slice(before + 1).filter(({ name }) => HANDED.includes(name));
}
