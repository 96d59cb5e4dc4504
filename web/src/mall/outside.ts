/** What lies round the mall: the stores' signs, the cards beside them, and Squads that are not yet inside. */
import type { Point, Rect } from "../board/geometry";
import type { MallData, MallStore } from "../types/protocol";
import { lines } from "./geometry";
import type { Thing } from "./standing";
import type { MallView } from "./types";

/** The rim round the mall where cards lie. */
export const RIM = 210;
export const CARD = { x: 136, y: 172 };
const STEP = { x: 150, y: 186 };
const PAD = 14;

export interface Sign {
  x: number;
  y: number;
  turn: number;
  width: number;
  rows: string[];
  size: number;
}

/** A store's sign stands along its outer wall; those at the sides are turned. */
export function signOf(store: MallStore, name: string): Sign {
  const [x0, y0, x1, y1] = store.rect;
  const aside = store.slot === "W" || store.slot === "E";
  const width = (aside ? y1 - y0 : x1 - x0) - 40;
  const fitting = (rows: string[], most: number) => ({
    rows,
    size: Math.min(most, (width - 330) / (Math.max(...rows.map((row) => row.length)) * 0.6)),
  });
  const [one, two] = [fitting([name], 98), fitting(lines(name), 58)];
  const { rows, size } = one.size >= 60 || one.size >= two.size ? one : two;
  const x = store.slot === "W" ? x0 - 96 : store.slot === "E" ? x1 + 96 : (x0 + x1) / 2;
  const y = aside ? (y0 + y1) / 2 : store.slot.startsWith("N") ? y0 - 96 : y1 + 96;
  return { x, y, turn: store.slot === "W" ? -90 : store.slot === "E" ? 90 : 0, width, rows, size };
}

export interface Shelf {
  rect: Rect;
  spots: [number, number][];
}

/** Where the cards beside a store lie: outside its other outer wall, closer together when there are many. */
export function shelfOf(store: MallStore, count: number): Shelf {
  const [, y0, x1, y1] = store.rect;
  if (store.slot === "N" || store.slot === "S") {
    const y = store.slot === "N" ? -RIM / 2 + 4 : y1 + RIM / 2 - 4;
    const step = Math.min(STEP.x, (1200 - CARD.x) / Math.max(1, count - 1));
    const spots = Array.from({ length: count }, (_, at): [number, number] => [x1 + 30 + CARD.x / 2 + at * step, y]);
    return { rect: around(spots), spots };
  }
  const x = store.slot.endsWith("W") ? -RIM / 2 + 4 : (store.slot === "E" ? x1 + 185 : x1) + RIM / 2 - 4;
  const step = Math.min(STEP.y, (y1 - y0 - CARD.y - 2 * PAD) / Math.max(1, count - 1));
  const length = (count - 1) * step;
  const top =
    store.slot === "E" || store.slot === "W"
      ? (y0 + y1 - length) / 2
      : store.slot.startsWith("N")
        ? y0 + PAD + CARD.y / 2
        : y1 - PAD - CARD.y / 2 - length;
  const spots = Array.from({ length: count }, (_, at): [number, number] => [x, top + at * step]);
  return { rect: around(spots), spots };
}

function around(spots: [number, number][]): Rect {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return [
    Math.min(...xs) - CARD.x / 2 - PAD,
    Math.min(...ys) - CARD.y / 2 - PAD,
    Math.max(...xs) + CARD.x / 2 + PAD,
    Math.max(...ys) + CARD.y / 2 + PAD,
  ];
}

export interface Camp {
  thing: Thing;
  spot: Point;
  /** Where it will come in. */
  entrance: string;
}
/** How large a Squad is drawn there. */
export const CAMP = 1.6;

/** Squads outside wait at the corners of the mall, each beside its Corner Store, where they are to be escorted. */
export const campsOf = (view: Pick<MallView, "squads" | "objectives">, mall: Pick<MallData, "stores">): Camp[] =>
  view.squads
    .filter((squad) => (squad.owner ?? 0) >= 0) // of four among three rivals one is nobody's
    .filter((squad) => !squad.room && !squad.arrived && view.objectives.some((one) => one.id === "escort-the-army"))
    .flatMap((squad) => {
      const store = mall.stores.find((one) => one.slot === squad.id.toUpperCase());
      if (!store) return [];
      const [x0, y0, x1, y1] = store.rect;
      const spot = {
        x: squad.id.endsWith("w") ? x0 - RIM / 2 : x1 + RIM / 2,
        y: squad.id.startsWith("n") ? y0 - RIM / 2 : y1 + RIM / 2,
      };
      return [{ thing: { type: "piece", id: `squad-${squad.id}`, face: "" }, spot, entrance: `${store.id}.1` }];
    });
