/** What others show on the board: a finger, a look, a suggestion, each with the name of whoever shows it. */
import type { Desk } from "../table/desk.svelte";
import type { BaseView } from "../table/face";

export interface Hand {
  zone: string;
  name: string;
  kind: "points" | "looks" | "suggests";
}

/** The latest of each person at a place; a finger says more than a look. */
export function handsOf<V extends BaseView>(desk: Desk<V>): Hand[] {
  const { session, view } = desk;
  const mine = session.welcome?.seats ?? [];
  const found: Hand[] = [];
  const idea = session.company.suggested;
  if (idea && view)
    for (const zone of desk.face.zonesOf(idea.option, view))
      found.push({ zone, name: desk.session.seating.nameOf(idea.seat), kind: "suggests" });
  for (const { seat, zone, idle } of session.company.pointed)
    if (!mine.includes(seat) || !idle)
      found.push({ zone, name: desk.session.seating.nameOf(seat), kind: idle ? "looks" : "points" });
  return found.filter(
    (one) => one.kind !== "looks" || !found.some((other) => other.name === one.name && other.kind === "points"),
  );
}
