/** Who would stand where, after the option that is pondered or suggested. */
import type { Ghost } from "../board/tabletop";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";

export function ghostOf<V extends BaseView>(desk: Desk<V>): Ghost | null {
  const { view, decider, here, face } = desk;
  const { stretch } = desk.travel;
  if (desk.way.length && !stretch.length && !desk.hovered) return null; // nobody gets anywhere on this way
  const option = desk.pondered ?? desk.session.company.suggested?.option;
  if (!option || !view || !decider || !here) return null;
  const zone = face.zonesOf(option, view)[0] ?? "";
  const goes = option.key === face.stepKey(zone) || face.meaning(option, view, here, desk.options) === "go";
  return zone && goes ? { id: decider, from: here, way: stretch.length && !desk.hovered ? stretch : [zone] } : null;
}
