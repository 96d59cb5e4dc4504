/** Events acted out one after the other, so that the eye can follow: at the table, and in the film. */
import { PAUSES, settings, still } from "../lib/settings.svelte";
import type { EventData } from "../types/protocol";
import type { BaseView, GameFace } from "./face";
import { ring } from "./sound";

/** With more to come than this, everything goes quicker; never more than so many times. */
const MANY = 14;
const QUICKEST = 4;

export class Acting<V extends BaseView> {
  /** What is drawn now; while events are acted out it is behind `end`. */
  view = $state.raw<V | null>(null);
  /** The event being acted out. */
  now = $state.raw<EventData | null>(null);
  playing = $state(false);
  ahead = $state(0);
  /** What happened without being acted out: it is said all the same. */
  missed = $state.raw<EventData[]>([]);
  /** How it stands when everything has happened. */
  end: V | null = null;
  #queue: EventData[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly face: () => GameFace<V>,
    readonly over: () => void = () => {},
  ) {}

  add(events: EventData[]): void {
    this.#queue.push(...events);
    this.ahead = this.#queue.length;
  }

  start(): void {
    if (PAUSES[settings.speed] === 0 || still() || document.hidden) {
      this.skip();
      return;
    }
    if (!this.playing) {
      this.playing = true;
      this.#step();
    }
  }

  /** Show the end at once. */
  skip(): void {
    this.missed = this.#queue.filter((event) => this.face().isLoud(event));
    this.#queue = [];
    this.stop();
    this.playing = false;
    this.ahead = 0;
    this.now = null;
    this.view = this.end;
    this.over();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #step(): void {
    if (document.hidden) {
      this.skip(); // whoever has gone elsewhere is told at once what waits
      return;
    }
    const face = this.face();
    let event = this.#queue.shift();
    while (event && !face.isLoud(event)) {
      if (this.view) this.view = face.acted(this.view, event);
      event = this.#queue.shift();
    }
    if (!event) {
      this.skip();
      return;
    }
    if (this.view) this.view = face.acted(this.view, event);
    this.ahead = this.#queue.length;
    this.now = event;
    ring(face.soundOf(event));
    const crowd = Math.max(1, this.#queue.length / MANY);
    const beat = (PAUSES[settings.speed] * face.weight(event)) / Math.min(crowd, QUICKEST);
    document.documentElement.style.setProperty("--beat", `${beat}ms`); // whoever walks has arrived by then
    this.#timer = setTimeout(() => this.#step(), beat);
  }
}
