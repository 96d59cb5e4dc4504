/** Questions whose answers are cards: they are answered by clicking the card itself. */
import type { OptionData } from "../types/protocol";

export const cardOf = (option: OptionData): string =>
  typeof option.arguments.card === "string" ? option.arguments.card : "";

/** Is the question which card? Not where to, nor with what to attack. */
export function asksForCard(kind: string, options: OptionData[]): boolean {
  const named = options.filter(cardOf);
  return (
    kind !== "action" &&
    named.length > 1 &&
    named.length <= 8 &&
    new Set(named.map(cardOf)).size === named.length &&
    options.length - named.length <= 2 &&
    options.every((option) => option.group !== "put" && option.arguments.zone === undefined)
  );
}
