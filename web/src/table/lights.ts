/** Which places of the board are lit: for what can be done there, and for a moment because something happens there. */
import type { OptionData } from "../types/protocol";
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";

/** Shots at nobody are lit where somebody thinks of shooting; where something can be put down is no place to go. */
export function litBy<V extends BaseView>({ face, view, meant, options }: Desk<V>): Set<string> {
  if (!view) return new Set();
  const lights = (one: OptionData) => !face.folded(one, view) && !face.givesAway.includes(one.group);
  const thought = meant === options ? options.filter(lights) : meant;
  return new Set(thought.flatMap((option) => face.zonesOf(option, view)));
}

/** Where something happens; else a place that somebody asked to be shown. */
export function flashOn<V extends BaseView>({ face, session, shownPlace, view }: Desk<V>) {
  const event = session.now;
  if (!event) return shownPlace;
  const zone = face.placeOf(event, view);
  return zone ? { zone, kind: face.harms(event) ? "harm" : "calm", text: face.rises(event), event } : null;
}
