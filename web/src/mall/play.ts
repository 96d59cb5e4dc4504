/** Events acted out on a copy of the last view, so that the eye can follow. The server's next view is the truth. */
import type { Slide } from "../board/tabletop";
import type { EventData } from "../types/protocol";
import type { HumanView, MallView, RoomView } from "./types";

const word = (value: unknown): string => (typeof value === "string" ? value : "");
const count = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The room an event happened in: named, or that of who it is about. */
export function placeOf(event: EventData, view: MallView | null): string {
  const room = word(event.data.room);
  if (room) return room;
  const store = word(event.data.store);
  if (store && view) return Object.keys(view.rooms).find((name) => name.startsWith(`${store}.`)) ?? "";
  return view?.humans.find((human) => human.id === word(event.data.human))?.room ?? "";
}

/** A zombie on its way, in an event or none. */
export const slideOf = (event: EventData | null): Slide | null =>
  event?.name === "zombie-moved" ? { from: String(event.data.origin), to: String(event.data.room) } : null;

export function acted(view: MallView, event: EventData): MallView {
  const data = event.data;
  const at = view.humans.findIndex((human) => human.id === word(data.human));
  const room = word(data.room);
  const change = (who: (human: HumanView) => Partial<HumanView>): MallView => ({
    ...view,
    humans: view.humans.map((human, number) => (number === at ? { ...human, ...who(human) } : human)),
  });
  const rooms = (...changes: [string, (one: RoomView) => Partial<RoomView>][]): Record<string, RoomView> => {
    const next = { ...view.rooms };
    for (const [name, how] of changes) if (next[name]) next[name] = { ...next[name], ...how(next[name]) };
    return next;
  };
  switch (event.name) {
    case "turn-begins":
      return {
        ...view,
        active: at >= 0 ? at : view.active,
        turn: count(data.number) || view.turn,
        phase: "human-turn",
      };
    case "moved":
    case "drove":
    case "fled":
    case "pushed": {
      if (at < 0) return view;
      const from = view.humans[at]!.room;
      const moved = change(() => ({ room }));
      return {
        ...moved,
        rooms: rooms(
          [from, (one) => ({ humans: one.humans.filter((human) => human !== at) })],
          [room, (one) => ({ humans: [...one.humans.filter((human) => human !== at), at] })],
        ),
      };
    }
    case "killed":
    case "captured":
      return { ...view, rooms: rooms([room, () => ({ zombie: false })]), zombies_left: view.zombies_left + 1 };
    case "trap-sprung":
      return { ...view, rooms: rooms([room, () => ({ zombie: false, trap: false })]) };
    case "trap-armed":
      return { ...view, rooms: rooms([room, () => ({ trap: true })]) };
    case "zombie-added":
      return {
        ...view,
        rooms: rooms([room, () => ({ zombie: true })]),
        zombies_left: Math.max(0, view.zombies_left - 1),
      };
    case "zombie-moved":
      return {
        ...view,
        rooms: rooms([word(data.origin), () => ({ zombie: false })], [room, () => ({ zombie: true })]),
      };
    case "wounded":
      return change((human) => ({ wounds: Math.min(human.ammo, human.wounds + count(data.count)) }));
    case "healed":
      return change((human) => ({ wounds: Math.max(0, human.wounds - count(data.count)) }));
    case "ammo-spent":
      return change((human) => ({ ammo: Math.max(human.wounds, human.ammo - count(data.count)) }));
    case "ammo-gained":
      return change((human) => ({ ammo: human.ammo + count(data.count) }));
    case "repaired":
    case "barricade-damaged":
    case "barricade-reset":
      return { ...view, barricade: count(data.barricade) };
    case "dealt":
      return change(() => ({ facedown: true }));
    case "revealed":
      return {
        ...change(() => ({ facedown: false, facedown_card: null })),
        last_revealed: word(data.card),
        phase: "search",
      };
    case "collected":
      return {
        ...view,
        stores: view.stores.map((store) =>
          store.id === word(data.store)
            ? { ...store, beside: store.beside.filter((card) => card !== word(data.card)) }
            : store,
        ),
      };
    case "laid":
    case "dropped":
      return {
        ...view,
        stores: view.stores.map((store) =>
          store.id === word(data.store) && !store.beside.includes(word(data.card))
            ? { ...store, beside: [...store.beside, word(data.card)] }
            : store,
        ),
      };
    case "noise":
      return { ...view, phase: "noise" };
    default:
      return view;
  }
}
