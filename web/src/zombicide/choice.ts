/** Questions whose answers are cards: they are answered by clicking the card itself. */
import type { EventData, OptionData } from "../types/protocol";

/** The cards of an answer: one, several that come together, or none. */
export function cardsOf({ arguments: { card, cards } }: OptionData): string[] {
  if (Array.isArray(cards)) return cards as string[];
  return typeof card === "string" ? [card] : [];
}

const GAINED = new Set(["drawn", "bounty-gained"]);
/** The card that was just found or won, where the question is whether to keep it. */
export function cardKept(kind: string, log: EventData[]): string {
  if (kind !== KEEPING) return "";
  const card = log.findLast((event) => GAINED.has(event.name))?.data.card;
  return typeof card === "string" ? card : "";
}
const KEEPING = "keep-card";

/** Is the question which card, or whether to keep it? Not where to, nor with what to attack. */
export function asksForCard(kind: string, options: OptionData[]): boolean {
  if (kind === KEEPING) return true;
  const named = options.filter((option) => cardsOf(option).length);
  return (
    kind !== "action" &&
    named.length > 1 &&
    named.length <= 8 &&
    new Set(named.map((option) => cardsOf(option).join())).size === named.length &&
    options.length - named.length <= 2 &&
    options.every((option) => option.group !== "put" && option.arguments.zone === undefined)
  );
}
