/** What keys and second clicks mean at the table, wherever the focus is; the letters of the action bar are its own. */
import type { Desk } from "./desk.svelte";

/** The action bar, as the keyboard sees it. */
export interface BarHandle {
  key(event: KeyboardEvent): boolean;
}

export function pressed(event: KeyboardEvent, desk: Desk, bar: BarHandle | undefined): void {
  const { session } = desk;
  const on = event.target as HTMLElement;
  const typing = ["INPUT", "SELECT", "TEXTAREA"].includes(on.tagName);
  if (event.ctrlKey || event.metaKey || event.altKey || typing || desk.dialog || on.closest("dialog")) return;
  if (event.key === "Escape") escape(event, desk, bar);
  else if (event.key === "?") desk.dialog = "keys";
  else if (event.shiftKey) shifted(event, desk);
  else {
    const meant = /^[1-9]$/.test(event.key) ? desk.targeted[Number(event.key) - 1] : undefined;
    if (meant) {
      void desk.choose(meant.key);
      event.preventDefault();
    } else if (session.playing && (event.key === " " || event.key === "Enter")) {
      if (on.tagName !== "BUTTON") session.skip();
    } else if (bar?.key(event)) event.preventDefault();
  }
}

function escape(event: KeyboardEvent, desk: Desk, bar: BarHandle | undefined): void {
  if (desk.session.playing) desk.session.skip();
  else if (desk.target) {
    const zone = desk.selectedZone ?? desk.here ?? "";
    desk.turnAway();
    desk.board?.focusZone(zone);
  } else if (desk.armed) desk.aim.layDown();
  else bar?.key(event);
}

function shifted(event: KeyboardEvent, desk: Desk): void {
  const { session } = desk;
  const uses: Record<string, () => void> = {
    F: () => desk.board?.refit(),
    U: () => session.undo === null && session.takeBack(),
    Z: () => desk.board?.focusZone(desk.here ?? ""),
    A: toQuestion,
  };
  const used = uses[event.key];
  if (!used) return;
  used();
  event.preventDefault();
}

/** The keyboard goes to what is asked, in the action bar or in the game's own drawer. */
export const toQuestion = (): void => document.querySelector<HTMLElement>(".foot .prompt")?.focus();

/** Do not leave the keyboard nowhere, the button that was pressed being gone, nor on a board that a drawer lies over. */
export function keepUp(): void {
  const on = document.activeElement;
  const under = !!document.querySelector(".foot .drawer.own") && !!on?.closest(".frame");
  if (on === document.body || under) toQuestion();
}

/** The second half of a double click would answer the next question. Quick taps of a finger are meant. */
export function onceOnly(event: MouseEvent): void {
  if (event.detail > 1 && (event as PointerEvent).pointerType !== "touch") event.stopPropagation();
}
