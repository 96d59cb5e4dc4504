/** Asks the coach about the question, where the table lets somebody ask. */
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";

export function coachOf<V extends BaseView>(desk: Desk<V>): (() => void) | null {
  const { session } = desk;
  if (!session.question || !(session.company.coach || session.welcome?.host)) return null;
  return () => (desk.dialog = "coach");
}
