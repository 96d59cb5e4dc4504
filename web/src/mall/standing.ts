/** What stands and lies in each room, as the drawing and the lists show it. */
import type { Target } from "../table/face";
import type { MallView } from "./types";

export type Thing =
  | { type: "human"; id: string; number: number }
  | { type: "zombie"; kind: number }
  | { type: "piece"; id: string; face: string };

/** What the board shows: things of the rooms, and cards beside the stores. */
export type Shown = Thing | { type: "card"; id: string };

export const thingKey = (room: string, thing: Thing): string =>
  thing.type === "human"
    ? `h-${thing.number}`
    : thing.type === "zombie"
      ? `z-${room}`
      : thing.id === "trap"
        ? `x-${room}`
        : `p-${thing.id}`;

/** The things of every room by its name: pieces first, then the zombie, then the humans. */
export function thingsByRoom(view: MallView): Map<string, Thing[]> {
  const all = new Map<string, Thing[]>();
  Object.entries(view.rooms).forEach(([name, room], number) => {
    const things: Thing[] = room.tokens.map((id) => ({ type: "piece", id, face: view.tokens[id]?.face ?? "" }));
    if (room.trap) things.push({ type: "piece", id: "trap", face: "" });
    if (view.vehicle.room === name) things.push({ type: "piece", id: view.vehicle.id, face: "" });
    for (const squad of view.squads)
      if (squad.room === name) things.push({ type: "piece", id: `squad-${squad.id}`, face: "" });
    if (room.zombie) things.push({ type: "zombie", kind: number % 3 });
    for (const human of room.humans) things.push({ type: "human", id: view.humans[human]!.id, number: human });
    if (things.length) all.set(name, things);
  });
  return all;
}

/** What is meant by a click on it. */
export function targetOf(thing: Thing, zone: string): Target {
  if (thing.type === "zombie") return { type: "zombies", zone, kind: "zombie" };
  if (thing.type === "piece")
    return { type: "token", id: thing.id, kind: thing.id.replace(/-(\d+|[ns][we])$/, ""), zone };
  return { type: "survivor", id: thing.id, zone };
}

/** Among rivals every Squad has a Human of its own. */
export function ownerOf(view: Pick<MallView, "squads" | "humans">, piece: string): MallView["humans"][number] | null {
  const squad = view.squads.find((one) => piece === `squad-${one.id}`);
  return (squad?.owner != null && view.humans[squad.owner]) || null;
}
