/** What a drawn board is seen through: pan with one finger, pinch with two, the wheel, and all of it at once. */
import { untrack } from "svelte";
import { closeTo, fit, held, zoomAt, type Camera, type Point, type Size } from "./geometry";

const NEAREST = 3;
/** Milliseconds after which the board has come to rest. */
const REST = 180;
/** Below this scale nobody can tell the figures apart; then the board is seen from nearer. */
const SMALL = 0.13;
const NEAR = 0.2;

/** What of the frame is not the board's: a strip for buttons, above or (if `aside`) at the right; what is covered below;
 *  a rim. */
export interface Free {
  strip: number;
  aside: boolean;
  cover: number;
  margin: number;
  /** Does the view stay where it is? */
  holdStill: boolean;
}

export class Viewport {
  camera = $state<Camera>({ x: 0, y: 0, k: 0.3 });
  screen = $state<Size>({ width: 0, height: 0 });
  /** While it moves, the picture is only shifted and stretched; at rest it is drawn anew and crisp. */
  moving = $state(false);
  /** Do the buttons stand beside the board instead of above it? */
  beside = $state(false);
  /** The scale at which it is drawn. */
  drawn = $state(0.3);
  /** The scale at which it is drawn when nobody has moved it. */
  home = $state(0.3);
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frame: HTMLElement | undefined;
  #size: () => Size;
  #free: () => Free;
  #near: () => Point | null;
  #touched = false;
  /** Was it a finger that came down last? */
  finger = false;
  /** All of a small board, though something could be looked at closely. */
  #whole = false;
  #moved = 0;
  #fingers = new Map<number, Point>();
  #spread = 0;

  /** `size` of the board; `free`: what of the frame is kept free for buttons, what is covered below, and the rim; `near`: what to
   *  look at where the whole board would be too small. */
  constructor(size: () => Size, free: () => Free, near: () => Point | null = () => null) {
    this.#size = size;
    this.#free = free;
    this.#near = near;
    $effect(() => {
      if (this.screen.width && this.#size().width && !this.#touched) this.#goHome();
    });
  }

  /** Watch a frame: its size and its wheel. */
  watch(frame: HTMLElement): () => void {
    this.#frame = frame;
    const size = new ResizeObserver(([entry]) => {
      this.screen = { width: entry!.contentRect.width, height: entry!.contentRect.height };
    });
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.inFrame(event.clientX, event.clientY));
    };
    size.observe(frame);
    frame.addEventListener("wheel", wheel, { passive: false });
    return () => {
      clearTimeout(this.#rest);
      size.disconnect();
      frame.removeEventListener("wheel", wheel);
    };
  }

  get transform(): string {
    return `translate(${this.camera.x}px, ${this.camera.y}px) scale(${this.camera.k / this.drawn})`;
  }

  /** Has somebody moved the view away from where it comes to rest? Then there is something to fit. */
  get astray(): boolean {
    return this.#touched;
  }
  /** All of the board; a second time, where that is small, what is to be looked at. */
  refit(): void {
    this.#whole = this.#touched || !this.#whole;
    this.#touched = false;
    this.#goHome();
  }
  zoom(factor: number): void {
    this.#zoom(factor, { x: this.screen.width / 2, y: this.screen.height / 2 });
  }
  /** Bring a point of the board into sight, if it is not; an effect that asks for it does not follow the camera. */
  show(at: Point): void {
    untrack(() => this.#show(at));
  }
  onScreen(at: Point): Point {
    return { x: at.x * this.camera.k + this.camera.x, y: at.y * this.camera.k + this.camera.y };
  }
  /** Where a click fell, or null if it was the end of a drag. */
  clicked(event: { clientX: number; clientY: number }): Point | null {
    return this.#moved > 5 ? null : this.inFrame(event.clientX, event.clientY);
  }

  down = (event: PointerEvent): void => {
    this.finger = event.pointerType === "touch";
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#moved = this.#fingers.size > 1 ? 99 : 0;
    this.#spread = 0;
  };
  drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#frame) return;
    const here = { x: event.clientX, y: event.clientY };
    this.#fingers.set(event.pointerId, here);
    if (this.#fingers.size === 1) {
      this.#moved += Math.abs(here.x - before.x) + Math.abs(here.y - before.y);
      if (this.#moved < 6) return;
      if (!this.#frame.hasPointerCapture(event.pointerId)) this.#frame.setPointerCapture(event.pointerId);
      this.#look({ k: this.camera.k, x: this.camera.x + here.x - before.x, y: this.camera.y + here.y - before.y });
    } else if (this.#fingers.size === 2) {
      const [a, b] = [...this.#fingers.values()] as [Point, Point];
      const apart = Math.hypot(a.x - b.x, a.y - b.y);
      if (this.#spread) this.#zoom(apart / this.#spread, this.inFrame((a.x + b.x) / 2, (a.y + b.y) / 2));
      this.#spread = apart;
    }
  };
  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#spread = 0;
  };

  #show(at: Point): void {
    const { holdStill, strip, margin } = this.#free();
    if (holdStill || (!this.#touched && this.camera.k < NEAR && this.#whole)) return;
    const { x, y } = this.onScreen(at);
    const open = this.#open();
    if (x > 40 && y > 40 && x < open.width - 40 && y < open.height - 40) return;
    const { k } = this.camera;
    this.camera = closeTo(at, k, this.#size(), open, this.beside ? 0 : strip, margin);
    this.drawn = k;
  }
  /** What of the frame nothing lies over; all of it, where hardly any would be left. */
  #open(): Size {
    const { width, height } = this.screen;
    const left = height - this.#free().cover;
    return { width, height: left < height * 0.45 ? height : left };
  }
  #goHome(): void {
    const { strip, aside, margin } = this.#free();
    const screen = this.#open();
    const above = fit(this.#size(), screen, strip, margin);
    const beside = fit(this.#size(), { ...screen, width: screen.width - strip }, 0, margin);
    this.beside = aside && beside.k > above.k;
    const all = this.beside ? beside : above;
    const at = this.#near();
    const close = all.k < SMALL && !this.#whole;
    if (close && !at && untrack(() => this.drawn) === NEAR) return;
    const camera = close && at ? closeTo(at, NEAR, this.#size(), screen, strip, margin) : all;
    this.camera = camera;
    this.drawn = camera.k;
    this.home = camera.k;
  }
  #zoom(factor: number, at: Point): void {
    const least = Math.min(
      0.12,
      fit(this.#size(), this.screen.width ? this.screen : { width: 800, height: 600 }).k * 0.7,
    );
    this.#look(zoomAt(this.camera, factor, at, least, NEAREST));
  }
  #look(camera: Camera): void {
    this.#touched = true;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#settle(), REST);
    this.camera = held(camera, this.#size(), this.screen);
  }
  #settle(): void {
    this.moving = false;
    this.drawn = this.camera.k;
  }
  inFrame(x: number, y: number): Point {
    const area = this.#frame!.getBoundingClientRect();
    return { x: x - area.left, y: y - area.top };
  }
}
