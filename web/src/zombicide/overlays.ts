/** The overlays: what the shape, the view and the server's outlook say about a zone or the board. */
import type { Arrow, Badge, Marking, Sign } from "../board/marks";
import { NO_MARKS } from "../board/marks";
import type { ShapeData } from "../types/protocol";
import type { GameView, Outlook, Reach, ZombieGroup } from "../types/view";

export type OverlayId = "sight" | "ranges" | "steps" | "zombies" | "spawns";

const numberOf = (shape: ShapeData, zone: string): number => shape.plan.zones.findIndex((one) => one.name === zone);
const nameAt = (shape: ShapeData, zone: number): string => shape.plan.zones[zone]!.name;

/** What is seen from a zone, and how far away it is. Whoever stands there may see further (Townsfolk). */
export function sightFrom(
  shape: ShapeData,
  zone: string,
  reach: Reach | null,
  now?: GameView["sight"],
): Map<string, number> {
  if (reach?.zone === zone) return new Map(Object.entries(reach.sight));
  if (now) return new Map(Object.entries(now[zone] ?? {})); // steam is in the way
  const number = numberOf(shape, zone);
  const seen = shape.sees[number] ?? [];
  return new Map(seen.map((other, at) => [nameAt(shape, other), shape.ranges[number]?.[at] ?? 0]));
}

/** How many Moves away each zone is; nobody enters a blocked one. */
export function stepsFrom(shape: ShapeData, zone: string, blocked: string[]): Map<string, number> {
  const found = new Map<string, number>([[zone, 0]]);
  for (const [name, far] of found) {
    for (const next of shape.neighbours[numberOf(shape, name)] ?? []) {
      const to = nameAt(shape, next);
      if (!found.has(to) && !blocked.includes(to)) found.set(to, far + 1);
    }
  }
  return found;
}

/** The Ranges as one writes them: 0, 2–3. */
export function spans(ranges: number[]): string {
  const parts: [number, number][] = [];
  for (const range of ranges) {
    const last = parts.at(-1);
    if (last && last[1] === range - 1) last[1] = range;
    else parts.push([range, range]);
  }
  return parts.map(([low, high]) => (low === high ? `${low}` : `${low}–${high}`)).join(", ");
}

/** How many of a group take a step, over all kinds: 3, or 1–2 where the team will choose. */
export function counted(zombies: Record<string, [number, number]>): string {
  const low = Object.values(zombies).reduce((sum, [least]) => sum + least, 0);
  const high = Object.values(zombies).reduce((sum, [, most]) => sum + most, 0);
  return low === high ? `${low}` : `${low}–${high}`;
}

/** What draws them on. */
export const toneOf = (why: string): Arrow["tone"] => (why === "hears" ? "hears" : why === "hunts" ? "hunts" : "sees");
const total = (group: ZombieGroup): number => Object.values(group.zombies).reduce((sum, count) => sum + count, 0);

/** Arrows for those who will walk, signs for those who will attack or stay. */
export function zombieMarks(groups: ZombieGroup[], held: string): Marking {
  const arrows: Arrow[] = [];
  const draw = (path: string[], text: string, tone: Arrow["tone"], second: boolean): void => {
    const lane = arrows.filter((other) => other.path[0] === path[0] && other.path[1] === path[1]).length;
    arrows.push({ path, text, tone, second, lane });
  };
  const signs: Sign[] = [];
  for (const group of groups) {
    const tone = toneOf(group.why);
    for (const step of group.steps) draw(step.path, counted(step.zombies), tone, false);
    for (const then of group.runners) for (const to of then.to) draw([then.zone, to], "", tone, true);
    if (group.why === "shares-zone") signs.push({ zone: group.zone, kind: "attack", text: `${total(group)}` });
    else if (!group.steps.length)
      signs.push({ zone: group.zone, kind: "stay", text: group.why === "vade-retro" ? held : "…" });
  }
  return { badges: [], arrows, signs };
}

/** What lies under the figures: those who stay would hide what is said of them, and need no arrow. */
export const underFigures = (marks: Marking): Marking => ({
  ...marks,
  signs: marks.signs.filter((sign) => sign.kind !== "stay"),
});

/** The tokens with their place in the Spawn Step; whose card comes next stands out. */
export function spawnMarks(outlook: Outlook): Marking {
  const byZone = new Map<string, Badge>();
  for (const spawn of outlook.spawns) {
    if (!spawn.zone) continue;
    const before = byZone.get(spawn.zone);
    const tone = spawn.next || before?.tone === "strong" ? "strong" : spawn.done ? "weak" : "plain";
    byZone.set(spawn.zone, {
      zone: spawn.zone,
      text: before ? `${before.text}·${spawn.order}` : `${spawn.order}`,
      tone,
    });
  }
  return { ...NO_MARKS, badges: [...byZone.values()] };
}

export function stepMarks(shape: ShapeData, zone: string, view: GameView): Marking {
  return {
    ...NO_MARKS,
    badges: [...stepsFrom(shape, zone, view.board.blocked)].map(([to, far]) => ({
      zone: to,
      text: `${far}`,
      tone: "plain" as const,
    })),
  };
}

/** Every zone in sight with its Range; those that a weapon reaches stand out. */
export function rangeMarks(sight: Map<string, number>, ranges: Set<number>): Marking {
  return {
    ...NO_MARKS,
    badges: [...sight].map(([zone, range]) => ({
      zone,
      text: `${range}`,
      tone: ranges.has(range) ? ("strong" as const) : ("weak" as const),
    })),
  };
}
