/** A zone in words, for the lists and for people who listen to the board. */
import type { Dictionary } from "../i18n/dictionary";
import type { Thing } from "./zones";

export function describeThing(thing: Thing, w: Dictionary, name: (id: string) => string): string {
  switch (thing.type) {
    case "survivor":
      return name(thing.id);
    case "companion":
      return `${name(thing.id)} (${w.companion})`;
    case "zombies":
      return w.countZombies(thing.count, thing.kind);
    case "token": {
      const title = w.tokens[thing.kind] ?? thing.kind;
      const state = thing.kind === "bang" || thing.kind === "boom" || !thing.state ? "" : `, ${(thing.kind === "corpse-pile" || thing.kind === "objective" ? w.tokenStates : w.zoneStates)[thing.state] ?? thing.state}`;
      const order = thing.text && /^\d+$/.test(thing.text) ? `, ${w.spawnOrder(thing.text)}` : "";
      return title + state + order;
    }
  }
}

export function describeZone(zone: string, kind: string, label: string, things: Thing[], options: number, w: Dictionary, name: (id: string) => string): string {
  const head = `${zone}, ${label || (w.zoneKinds[kind] ?? kind)}`;
  const who = things.length ? things.map((thing) => describeThing(thing, w, name)).join("; ") : w.empty;
  return `${head}: ${who}${options ? `. ${w.optionsHere(options)}` : ""}`;
}
