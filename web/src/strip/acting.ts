/** Events that only Army of the Dead has, acted out on a copy of the view. */
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";

const word = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

function withZombies(view: GameView, zone: string, kind: string, count: number): Partial<GameView> {
  const here = { ...(view.zombies[zone] ?? {}) };
  here[kind] = (here[kind] ?? 0) + count;
  return { zombies: { ...view.zombies, [zone]: here } };
}

export function acted(view: GameView, event: EventData): Partial<GameView> {
  const { data } = event;
  const zone = word(data.zone);
  switch (event.name) {
    case "sleepers-wake": {
      const left = { ...(view.sleepers ?? {}) };
      left[zone] = Math.max(0, (left[zone] ?? 0) - 1);
      if (!left[zone]) delete left[zone];
      return { sleepers: left, ...withZombies(view, zone, "shambler", number(data.number)) };
    }
    case "sleepers-short":
    case "sleepers-eliminated": {
      const left = { ...(view.sleepers ?? {}) };
      left[zone] = Math.max(0, (left[zone] ?? 0) - 1);
      if (!left[zone]) delete left[zone];
      return { sleepers: left };
    }
    case "scare":
      return withZombies(view, zone, "shambler", 1);
    case "abomination-comes":
      return withZombies(view, zone, word(data.kind), 1);
    case "time-moved":
      return { time: number(data.space) };
    case "driven": {
      if (!view.truck) return {};
      const to = word(data.to);
      const aboard = Object.keys(view.truck.seats);
      return {
        truck: { ...view.truck, zone: to },
        survivors: view.survivors.map((one) => (aboard.includes(one.id) ? { ...one, zone: to } : one)),
        companions: view.companions.map((one) => (aboard.includes(one.id) ? { ...one, zone: to } : one)),
      };
    }
    case "vault-card":
      return view.vault ? { vault: { ...view.vault, state: "revealed", card: word(data.card) } } : {};
    case "vault-disarmed":
      return view.vault ? { vault: { ...view.vault, state: "disarmed" } } : {};
    case "vault-opened":
      return view.vault ? { vault: { ...view.vault, state: "open" } } : {};
    default:
      return {};
  }
}
