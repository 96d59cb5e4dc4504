/** What only Gears & Guns lays on the board: Switches, Nozzles or the Jets that come of broken ones, Steam Bottles. */
import { things as town } from "../town/things";
import type { GameView } from "../types/view";
import { token, type Thing } from "../zombicide/zones";

export function things(view: GameView): [string | null | undefined, Thing][] {
  const tiles = view.steam_tiles ?? [];
  const jets = new Set(view.jets ?? []);
  return [
    ...town(view),
    ...tiles.map((one): [string, Thing] => [
      one.switch,
      token("switch", `switch-${one.tile}`, one.active ? "on" : "off"),
    ]),
    ...tiles.map((one): [string, Thing] => [
      one.nozzle,
      one.broken && jets.has(one.nozzle)
        ? token("jet", `nozzle-${one.tile}`, "active")
        : token("nozzle", `nozzle-${one.tile}`, one.broken ? "broken" : one.active ? "ready" : "shut"),
    ]),
    ...(view.bottles ?? []).map((zone, number): [string, Thing] => [zone, token("bottle", `bottle-${number}`)]),
  ];
}
