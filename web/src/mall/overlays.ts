/** The overlays of the mall, drawn: what the server's outlook says about rooms and stores. Pure: no DOM, no rules. */
import { percent } from "../i18n/i18n.svelte";
import { NO_MARKS, type Marking } from "../board/marks";
import type { MallData } from "../types/protocol";
import type { MallOutlook } from "./types";

export type OverlayId = "coming" | "noise" | "order" | "steps";

/** How likely a zombie comes into a room, at least and at most: what somebody decides is only possible. */
export interface Likely {
  low: number;
  high: number;
}

export function chances(outlook: MallOutlook): Map<string, Likely> {
  const found = new Map<string, Likely>();
  for (const one of outlook.coming) {
    for (const room of [...one.sure, ...one.may]) {
      const before = found.get(room) ?? { low: 0, high: 0 };
      const low = before.low + (one.sure.includes(room) ? one.chance : 0);
      found.set(room, { low, high: before.high + one.chance });
    }
  }
  return found;
}

const SLIGHT = 0.005;
/** A share of a hundred, from the least to the most where somebody decides; no number where it is all theirs. */
export function likely({ low, high }: Likely): string {
  if (high - low < SLIGHT) return percent(high);
  if (low < SLIGHT && high > 1 - SLIGHT) return "?";
  return `${Math.round(low * 100)}–${percent(high)}`;
}

/** Where somebody stands it is marked strongly. */
export function comingMarks(outlook: MallOutlook, people: Set<string>): Marking {
  return {
    ...NO_MARKS,
    badges: [...chances(outlook)].map(([zone, chance]) => ({
      zone,
      text: likely(chance),
      tone: people.has(zone) ? ("strong" as const) : chance.low > 0 ? ("plain" as const) : ("weak" as const),
    })),
  };
}

export function noiseMarks(outlook: MallOutlook, here: string | null): Marking {
  return {
    ...NO_MARKS,
    badges: Object.entries(outlook.noise).map(([zone, chance]) => ({
      zone,
      text: percent(chance),
      tone: zone === here ? ("strong" as const) : chance > 0 ? ("plain" as const) : ("weak" as const),
    })),
  };
}

/** The rooms of each store by turn; an arrow where a full store spills over, a sign where only the barricade is left. */
export function orderMarks(outlook: MallOutlook, mall: MallData): Marking {
  const marks: Marking = { badges: [], arrows: [], signs: [] };
  for (const store of outlook.order) {
    const own = mall.rooms.filter((room) => room.slot === store.slot).map((room) => room.name);
    store.next.forEach((room, at) => {
      if (room && own.includes(room))
        marks.badges.push({ zone: room, text: `${at + 1}.`, tone: at === 0 ? "strong" : "plain" });
    });
    const first = store.next[0];
    if (first === null) marks.signs.push({ zone: own[0]!, kind: "attack", text: "!" });
    const onward = store.next.findIndex((room) => room !== null && !own.includes(room));
    if (onward >= 0)
      marks.arrows.push({
        path: [own.at(-1)!, store.next[onward]!],
        text: "",
        tone: "sees",
        second: onward > 0,
        lane: 0,
      });
  }
  return marks;
}

/** How many Moves every room is away. */
export function stepsFrom(mall: MallData, start: string): Map<string, number> {
  const far = new Map([[mall.rooms.findIndex((room) => room.name === start), 0]]);
  for (const [room, n] of far)
    for (const next of mall.rooms[room]?.steps ?? []) if (!far.has(next)) far.set(next, n + 1);
  return new Map([...far].flatMap(([room, n]) => (mall.rooms[room] ? [[mall.rooms[room].name, n] as const] : [])));
}
export const stepMarks = (mall: MallData, start: string): Marking => ({
  ...NO_MARKS,
  badges: [...stepsFrom(mall, start)].map(([zone, n]) => ({ zone, text: `${n}`, tone: "plain" as const })),
});
