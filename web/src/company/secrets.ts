/** Does somebody at the table know what others must not? Then spectators only listen, and looks are not shown. */
import type { Desk } from "../table/desk.svelte";
import type { BaseView } from "../table/face";

export function hasSecrets<V extends BaseView>(desk: Desk<V>): boolean {
  const { latest, seats } = desk.session;
  return !!latest && new Set(seats.map((seat) => desk.face.secretOf(latest, seat.seat))).size > 1;
}
