/** What a click on the board means. Pure: it chooses among the options that the server offers. */
import type { OptionData } from "../types/protocol";
import type { BaseView, GameFace, Target } from "./face";

export interface Situation<V extends BaseView> {
  face: GameFace<V>;
  view: V;
  options: OptionData[];
  /** Who decides, and where they stand. */
  decider: string | null;
  here: string | null;
  /** A card that was chosen to attack with. */
  armed: string;
}

/** Everything that can be done there. */
export function everythingAt<V extends BaseView>(at: Situation<V>, target: Target): OptionData[] {
  const found = at.face.optionsFor(at.options, target, at.view, at.here);
  const zone = target.type === "card" ? null : target.zone;
  if (target.type === "zone" || !zone) return found;
  const more = at.face.optionsFor(at.options, { type: "zone", zone }, at.view, at.here);
  return [...found, ...more.filter((option) => !found.includes(option))];
}

/** What a plain click on it means: one of these, and if there is only one, that. */
export function meaningsOf<V extends BaseView>(at: Situation<V>, target: Target): OptionData[] {
  const { face, view, here } = at;
  if (at.armed) return everythingAt(at, target).filter((option) => face.weaponOf(option, at.view) === at.armed);
  const all = face.optionsFor(at.options, target, view, here);
  const plain = all.filter((option) => face.meaning(option, view, here, at.options) !== "aside");
  const zone = target.type === "card" ? null : target.zone;
  const ground = (): OptionData[] => (zone ? meaningsOf(at, { type: "zone", zone }) : []);
  switch (target.type) {
    case "zone":
      return plain;
    case "zombies": {
      const kinds = plain.filter((option) => option.arguments.zombie === target.kind);
      if (kinds.length) return kinds;
      const attacks = plain.filter((option) => face.meaning(option, view, here, at.options) === "attack");
      return attacks.length ? attacks : ground();
    }
    case "survivor": {
      const people = all.filter((option) => face.meaning(option, view, here, at.options) === "person");
      if (people.length) return people;
      return target.id === at.decider || zone !== here ? ground() : [];
    }
    case "token":
      return plain.length ? plain : ground();
    case "card":
      return plain;
  }
}

/** What a hard space ties to the word before it belongs to a name. */
const PRICE = / \([^()]*\p{L}[^()]*\)/u;

/** What an option is called beside others at the same place: its weapon, or what is done; its label without the price
 *  where that does not tell it apart. */
export function shortNames<V extends BaseView>(
  face: GameFace<V>,
  view: V,
  options: OptionData[],
  label: (option: OptionData) => string,
): Map<string, string> {
  const short = options.map((option) => {
    const weapon = face.weaponOf(option, view);
    const deed = face.groupName(option.group);
    if (!weapon) return deed;
    const deeds = new Set(options.filter((one) => face.weaponOf(one, view)).map((one) => one.group));
    return deeds.size > 1 ? `${deed}: ${face.nameOfCard(weapon)}` : face.nameOfCard(weapon);
  });
  return new Map(
    options.map((option, n) => {
      const name = short[n]!;
      return [
        option.key,
        name && short.indexOf(name) === short.lastIndexOf(name) ? name : label(option).replace(PRICE, ""),
      ];
    }),
  );
}
