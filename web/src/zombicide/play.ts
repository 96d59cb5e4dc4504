/** Events acted out on a copy of the last view, so that the eye can follow. The server's next view is the truth. */
import type { Slide } from "../board/tabletop";
import type { EventData } from "../types/protocol";
import type { GameView, Level } from "../types/view";
import { skin } from "./skin.svelte";

const word = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The zone an event happened in, if it has one. */
export function placeOf(event: EventData, view: GameView | null): string {
  const named = word(event.data.to) || word(event.data.zone);
  if (named) return named;
  const who = word(event.data.victim) || word(event.data.survivor);
  return view?.survivors.find((s) => s.id === who)?.zone ?? view?.companions.find((s) => s.id === who)?.zone ?? "";
}

function addZombies(view: GameView, zone: string, kind: string, count: number): void {
  if (!zone || !kind) return;
  const here = { ...(view.zombies[zone] ?? {}) };
  const sum = (here[kind] ?? 0) + count;
  if (sum > 0) here[kind] = sum;
  else delete here[kind];
  view.zombies = { ...view.zombies, [zone]: here };
  if (Object.keys(here).length === 0) {
    const { [zone]: _gone, ...rest } = view.zombies;
    view.zombies = rest;
  }
}

/** Zombies on their way, in an event or none. */
export function slideOf(event: EventData | null): Slide | null {
  if (event?.name !== "zombies-moved") return null;
  const { from, to, kind, count } = event.data;
  return { from: word(from), to: word(to), kind: word(kind), count: number(count) };
}

/** The view after an event, as far as the event says; unknown events change nothing. */
export function acted(view: GameView, event: EventData): GameView {
  const next: GameView = { ...view };
  const data = event.data;
  const survivor = (change: (one: GameView["survivors"][number]) => Partial<GameView["survivors"][number]>) => {
    const id = word(data.survivor);
    next.survivors = view.survivors.map((one) => (one.id === id ? { ...one, ...change(one) } : one));
  };
  switch (event.name) {
    case "moved":
    case "charge": {
      const zone = word(data.to) || word(data.zone);
      survivor(() => ({ zone }));
      next.companions = view.companions.map((one) =>
        one.leader === data.survivor || one.id === data.survivor ? { ...one, zone } : one,
      );
      break;
    }
    case "left":
      survivor(() => ({ zone: null, left: "exit" }));
      break;
    case "wounded":
      survivor((one) => ({ health: Math.max(0, one.health - Math.max(1, number(data.wounds))) }));
      break;
    case "adrenaline":
      survivor((one) => ({ adrenaline: one.adrenaline + number(data.points) }));
      break;
    case "danger-level":
      survivor(() => ({ level: word(data.level) as Level }));
      break;
    case "zombie-attack":
      if (view.phase === "moves") next.phase = "runner-attacks";
      break;
    case "zombies-moved":
      if (view.phase === "attacks") next.phase = "moves";
      if (view.phase === "runner-attacks") next.phase = "runner-moves";
      addZombies(next, word(data.from), word(data.kind), -number(data.count));
      addZombies(next, word(data.to), word(data.kind), number(data.count));
      break;
    case "spawned":
      addZombies(next, word(data.zone), word(data.kind), number(data.count));
      break;
    case "abomination-spawned":
      addZombies(next, word(data.zone), "abomination", 1);
      break;
    case "killed":
    case "run-over":
      addZombies(next, word(data.zone), word(data.kind), -1);
      break;
    case "noise-made":
    case "noise-moved":
    case "noise-decays":
      next.noise = {
        zone: word(data.zone),
        level:
          event.name === "noise-decays"
            ? "bang"
            : ((word(data.noise) || view.noise.level) as GameView["noise"]["level"]),
      };
      break;
    case "round-begins":
      next.round = number(data.round) || view.round;
      next.phase = "players";
      break;
    case "zombie-phase":
      next.phase = "attacks";
      break;
    case "spawn-step":
      next.phase = "spawn";
      break;
    case "end-phase":
      next.phase = "end";
      break;
    case "turn-ends":
      survivor(() => ({ turn_taken: true }));
      next.active_survivor = next.acting = null;
      break;
    case "turn-begins":
      next.active_survivor = next.acting = word(data.survivor) || view.active_survivor;
      break;
    default: {
      const own = skin().acted(view, event);
      return Object.keys(own).length ? { ...view, ...own } : view;
    }
  }
  return next;
}
