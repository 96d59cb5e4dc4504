/** What stands where, as the board and the lists show it. */
import type { GameView } from "../types/view";
import { skin } from "./skin.svelte";

export type Thing =
  | { type: "survivor" | "companion"; id: string; riding?: string }
  | { type: "zombies"; kind: string; count: number }
  | { type: "token"; kind: string; id: string; text: string; state: string };

/** A token that needs no more than its kind. */
export const token = (kind: string, id = kind, state = "", text = ""): Thing => ({
  type: "token",
  kind,
  id,
  text,
  state,
});

/** The things of every zone by its name: tokens first, then survivors, then zombies. */
export function thingsByZone(view: GameView): Map<string, Thing[]> {
  const all = new Map<string, Thing[]>();
  const put = (zone: string | null | undefined, thing: Thing) => {
    if (!zone) return;
    const list = all.get(zone);
    if (list) list.push(thing);
    else all.set(zone, [thing]);
  };
  const { kinds, things, riding } = skin();
  const person = (type: "survivor" | "companion", id: string): Thing => {
    const seat = riding(view, id);
    return seat ? { type, id, riding: seat } : { type, id };
  };
  for (const token of view.spawn_tokens) {
    if (token.state === "removed") continue;
    put(token.zone, {
      type: "token",
      kind: token.kind,
      id: token.id,
      text: token.order ? String(token.order) : "",
      state: token.state,
    });
  }
  for (const objective of view.objectives) {
    if (!objective.taken)
      put(objective.zone, {
        type: "token",
        kind: "objective",
        id: objective.id,
        text: objective.face.slice(0, 1).toUpperCase(),
        state: objective.face,
      });
  }
  if (view.noise.zone)
    put(view.noise.zone, {
      type: "token",
      kind: view.noise.level === "boom" ? "boom" : "bang",
      id: "noise",
      text: "",
      state: view.noise.level,
    });
  for (const [zone, thing] of things(view)) put(zone, thing);
  for (const survivor of view.survivors) if (!survivor.left) put(survivor.zone, person("survivor", survivor.id));
  for (const companion of view.companions)
    if (!companion.left && !companion.in_supply) put(companion.zone, person("companion", companion.id));
  for (const [zone, counts] of Object.entries(view.zombies)) {
    for (const kind of [...kinds, ...Object.keys(counts).filter((k) => !kinds.includes(k))]) {
      const count = counts[kind];
      if (count) put(zone, { type: "zombies", kind, count });
    }
  }
  return all;
}

export const thingKey = (thing: Thing): string =>
  thing.type === "zombies" ? `z-${thing.kind}` : thing.type === "token" ? `t-${thing.id}` : `s-${thing.id}`;
