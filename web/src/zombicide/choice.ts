/** Questions whose answers are cards: they are answered by clicking the card itself. */
import type { OptionData } from "../types/protocol";

/** The cards of an answer: one, several that come together, or none. */
export function cardsOf({ arguments: { card, cards } }: OptionData): string[] {
  if (Array.isArray(cards)) return cards as string[];
  return typeof card === "string" ? [card] : [];
}

/** Is the question which card? Not where to, nor with what to attack. */
export function asksForCard(kind: string, options: OptionData[]): boolean {
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
