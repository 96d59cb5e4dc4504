/** A zone in words, for the lists and for people who listen to the board. */
import { said } from "../i18n/i18n.svelte";
import { cardName } from "./content.svelte";
import type { Words } from "./words.svelte";
import type { Thing } from "./zones";

/** A zone as it is spoken: 2R.NE, 1R.balkon. */
export function zoneName(zone: string, w: Words): string {
  const [tile, place = ""] = zone.split(".");
  return w.placeNames[place] ? `${tile}.${w.placeNames[place]}` : zone.replace(/_$/, "");
}

export function describeThing(thing: Thing, w: Words, name: (id: string) => string): string {
  switch (thing.type) {
    case "survivor":
    case "companion": {
      const more = [thing.type === "companion" && w.companion, thing.riding].filter(Boolean);
      return more.length ? `${name(thing.id)} (${more.join(", ")})` : name(thing.id);
    }
    case "zombies":
      return w.countZombies(thing.count, thing.kind);
    case "token": {
      const title = w.tokens[thing.kind] ?? thing.kind;
      const words = thing.kind === "corpse-pile" || thing.kind === "objective" ? w.tokenStates : w.zoneStates;
      const state =
        thing.kind === "bang" || thing.kind === "boom" || !thing.state
          ? ""
          : `, ${words[thing.state] ?? w.tokenStates[thing.state] ?? said(cardName(thing.state))}`;
      const order = thing.text && /^\d+$/.test(thing.text) ? `, ${w.spawnOrder(thing.text)}` : "";
      return title + state + order;
    }
  }
}

export function describeZone(
  zone: string,
  kind: string,
  label: string,
  things: Thing[],
  options: number,
  w: Words,
  name: (id: string) => string,
): string {
  const code = zoneName(zone, w);
  const head = label ? `${label} (${code})` : `${code}, ${w.zoneKinds[kind] ?? kind}`;
  const who = things.length ? things.map((thing) => describeThing(thing, w, name)).join("; ") : w.empty;
  return `${head}: ${who}${options ? `. ${w.optionsHere(options)}` : ""}`;
}

/** An Objective that somebody carries: "Objective (blue)". */
export const objectiveWith = (face: string, w: Words): string =>
  `${w.tokens.objective} (${w.tokenStates[face] ?? face})`;
