/** What pointer and finger mean on a board: a click, a right click or a long touch, hovering, a card that is dropped. */
import type { Target } from "../table/face";
import type { Point } from "./geometry";
import type { Viewport } from "./viewport.svelte";

/** Who is told. */
export interface Pointed {
  pick(what: Target, at: Point, finger: boolean): void;
  /** Everything that can be done there is asked for. */
  menu(what: Target, at: Point): void;
  point(what: Target | null, at: Point): void;
  look(zone: string | null): void;
}

const LONG = 500;
/** Milliseconds in which a click may become a double click. */
const TWICE = 220;
/** Milliseconds after a finger was lifted in which its click comes. */
const LATE = 300;
const NOWHERE: Point = { x: 0, y: 0 };

export class Pointing {
  #long: ReturnType<typeof setTimeout> | undefined;
  #click: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly port: Viewport,
    readonly told: Pointed,
  ) {}

  lift = (): void => {
    clearTimeout(this.#long);
    setTimeout(heedClicks, LATE);
  };

  click(target: Target, event: MouseEvent): void {
    event.stopPropagation();
    const at = this.port.clicked(event);
    const finger = (event as PointerEvent).pointerType === "touch";
    clearTimeout(this.#click);
    // a double click fits the board and does nothing else; quick taps of a finger are meant
    if (at && (finger || event.detail === 0 || !this.port.astray)) {
      if (event.detail < 2 || finger) this.told.pick(target, at, finger);
    } else if (at && event.detail === 1) this.#click = setTimeout(() => this.told.pick(target, at, false), TWICE);
  }
  ask(target: Target, event: MouseEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const at = this.port.clicked(event);
    if (at) this.told.menu(target, at);
  }
  press(target: Target, event: PointerEvent): void {
    heedClicks();
    clearTimeout(this.#long);
    if (event.pointerType !== "touch") return;
    const { clientX, clientY } = event;
    this.#long = setTimeout(() => {
      const at = this.port.clicked({ clientX, clientY });
      if (!at) return;
      addEventListener("click", swallow, true);
      this.told.menu(target, at);
    }, LONG);
  }
  enter(target: Target, zone: string, event: PointerEvent): void {
    if (zone) this.told.look(zone);
    if (event.pointerType !== "touch") this.told.point(target, this.port.inFrame(event.clientX, event.clientY));
  }
  /** A card is dragged over it: what would come is shown before it is dropped. */
  over(target: Target, event: DragEvent): void {
    event.preventDefault();
    this.told.point(target, this.port.inFrame(event.clientX, event.clientY));
  }
  leave = (event: PointerEvent): void => {
    this.told.look(null);
    if (event.pointerType !== "touch") this.told.point(null, NOWHERE);
  };
  drop(target: Target, event: DragEvent): void {
    event.preventDefault();
    event.stopPropagation();
    this.told.pick(target, this.port.inFrame(event.clientX, event.clientY), false);
  }
}

/** A long touch has shown the menu: the click that ends it means nothing, though an option may lie under the finger now. */
function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
  heedClicks();
}
const heedClicks = (): void => removeEventListener("click", swallow, true);
