/** What only Army of the Dead lays on the board: exits, Sleepers, Explosives, the Truck, who is tied down. */
import type { GameView } from "../types/view";
import { token, type Thing } from "../zombicide/zones";

export function things(view: GameView): [string | null | undefined, Thing][] {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  return [
    ...(view.exits ?? []).map((one): [string, Thing] => [
      one.zone,
      token("exit", `exit-${one.id}`, one.open ? "open" : "shut"),
    ]),
    ...Object.entries(view.sleepers ?? {}).flatMap(([zone, count]): [string, Thing][] =>
      Array.from({ length: count }, (_, n) => [zone, token("sleepers", `sleepers-${zone}-${n}`, "asleep")]),
    ),
    ...(view.laid ?? []).map((one, n): [string, Thing] => [
      one.zone,
      token(one.trap ? "trap" : "laid", `laid-${n}`, one.card),
    ]),
    ...Object.entries(view.trapped ?? {}).map(([zone, counts]): [string, Thing] => [
      zone,
      token("bound", `bound-${zone}`, "", `×${sum(counts)}`),
    ]),
    [view.truck?.zone, token("truck")],
  ];
}
