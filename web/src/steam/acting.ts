/** Events that only Gears & Guns has, acted out on a copy of the view. */
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";

const word = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function acted(view: GameView, event: EventData): Partial<GameView> {
  const { data } = event;
  const zone = word(data.zone);
  const tiles = view.steam_tiles ?? [];
  switch (event.name) {
    case "gauge-raised":
    case "gauge-lowered":
      return view.gauge ? { gauge: { ...view.gauge, value: number(data.gauge) } } : {};
    case "gauge-scalds":
      return view.gauge ? { gauge: { ...view.gauge, scalds: true } } : {};
    case "switch-on":
    case "switch-off":
      return {
        steam_tiles: tiles.map((one) => (one.switch === zone ? { ...one, active: event.name === "switch-on" } : one)),
      };
    case "nozzle-broken":
      return { steam_tiles: tiles.map((one) => (one.nozzle === zone ? { ...one, broken: true } : one)) };
    case "jet-on":
      return { jets: [...new Set([...(view.jets ?? []), zone])] };
    case "jet-off":
      return { jets: (view.jets ?? []).filter((one) => one !== zone) };
    case "bottle-placed":
      return { bottles: [...(view.bottles ?? []), zone] };
    case "bottle-exploded": {
      const left = [...(view.bottles ?? [])];
      left.splice(left.indexOf(zone), 1);
      return { bottles: left };
    }
    default:
      return {};
  }
}
