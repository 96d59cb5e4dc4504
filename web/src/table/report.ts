/** A fault in one file: what somebody saw, and what may be told of the game. Secrets stay out. */
import type { Session } from "./session.svelte";
import type { BaseView } from "./face";

/** Nothing that opens a seat, foretells dice or says who somebody is. */
const SECRET = new Set([
  "seed",
  "secret",
  "chance",
  "nonces",
  "script",
  "tokens",
  "token",
  "host",
  "spectator",
  "invites",
  "name",
]);

/** A copy without secrets, however deep they lie. */
export function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET.has(key))
      .map(([key, inside]) => [key, open(inside)]),
  );
}

export interface Seen {
  words: string;
  /** Only where nobody is left who must not know it. */
  record: unknown;
  settings: object;
  page: object;
}

export function reportOf<V extends BaseView>(session: Session<V>, seen: Seen): Record<string, unknown> {
  return {
    report: seen.words,
    game: session.welcome?.game,
    options: open(session.welcome?.options),
    server: session.welcome?.server,
    version: session.version,
    seat: session.viewSeat,
    deciding: session.deciding,
    decision: session.decision,
    outcome: session.outcome,
    view: open(session.latest),
    log: session.log.slice(-200),
    complaint: session.complaint,
    page: seen.page,
    settings: open(seen.settings),
    record: open(seen.record),
  };
}

/** What is told of the browser. */
export const pageFacts = (): object => ({
  browser: navigator.userAgent,
  languages: navigator.languages,
  window: [innerWidth, innerHeight],
  pixels: devicePixelRatio,
  touch: navigator.maxTouchPoints,
  still: matchMedia("(prefers-reduced-motion: reduce)").matches,
});
