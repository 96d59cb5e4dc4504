/** What stands where, as the board and the lists show it. */
import type { GameView } from "../types/view";

export type Thing =
  | { type: "survivor"; id: string }
  | { type: "companion"; id: string }
  | { type: "zombies"; kind: string; count: number }
  | { type: "token"; kind: string; id: string; text: string; state: string };

const KINDS = ["walker", "runner", "brute", "abomination"];

/** The things of every zone by its name: tokens first, then survivors, then zombies. */
export function thingsByZone(view: GameView): Map<string, Thing[]> {
  const all = new Map<string, Thing[]>();
  const put = (zone: string | null | undefined, thing: Thing) => {
    if (!zone) return;
    const list = all.get(zone);
    if (list) list.push(thing);
    else all.set(zone, [thing]);
  };
  if (view.exit) put(view.exit, { type: "token", kind: "exit", id: "exit", text: "", state: "" });
  for (const token of view.spawn_tokens) {
    if (token.state === "removed") continue;
    put(token.zone, { type: "token", kind: token.kind, id: token.id, text: token.order ? String(token.order) : "", state: token.state });
  }
  for (const objective of view.objectives) {
    if (!objective.taken) put(objective.zone, { type: "token", kind: "objective", id: objective.id, text: objective.face.slice(0, 1).toUpperCase(), state: objective.face });
  }
  if (view.noise.zone) put(view.noise.zone, { type: "token", kind: view.noise.level === "boom" ? "boom" : "bang", id: "noise", text: "", state: view.noise.level });
  view.vade_retro.forEach((zone, number) => put(zone, { type: "token", kind: "vade", id: `vade-${number}`, text: "", state: "" }));
  if (view.machines.wagon) put(view.machines.wagon.zone, { type: "token", kind: "wagon", id: "wagon", text: "", state: "" });
  if (view.machines.gatling) put(view.machines.gatling.zone, { type: "token", kind: "gatling", id: "gatling", text: "", state: "" });
  for (const survivor of view.survivors) if (!survivor.left) put(survivor.zone, { type: "survivor", id: survivor.id });
  for (const companion of view.companions) if (!companion.left && !companion.in_supply) put(companion.zone, { type: "companion", id: companion.id });
  for (const [zone, counts] of Object.entries(view.zombies)) {
    for (const kind of [...KINDS, ...Object.keys(counts).filter((k) => !KINDS.includes(k))]) {
      const count = counts[kind];
      if (count) put(zone, { type: "zombies", kind, count });
    }
  }
  return all;
}

export const thingKey = (thing: Thing): string => (thing.type === "zombies" ? `z-${thing.kind}` : thing.type === "token" ? `t-${thing.id}` : `s-${thing.id}`);
