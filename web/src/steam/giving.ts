/** Inventions change hands in a Trade. */
import type { OptionData } from "../types/protocol";

/** The answer that hands this card of theirs to the other one. */
export const handing = (options: OptionData[], owner: string, card: string): OptionData | undefined =>
  options.find(({ key }) => {
    const [what, to] = key.replace(/^give:/, "").split(">");
    return key.startsWith("give:") && what === card && to !== owner;
  });
