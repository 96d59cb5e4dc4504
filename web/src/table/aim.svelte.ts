/** The weapon with which the next click attacks: chosen, or dragged to where it is dropped. */
import type { Desk } from "./desk.svelte";
import type { BaseView } from "./face";

export class Aim<V extends BaseView> {
  /** None: empty. */
  card = $state("");
  private dragged = false;

  constructor(private readonly desk: Desk<V>) {}

  drag(card: string): void {
    this.desk.target = null;
    this.dragged = this.fires(card);
    this.card = this.dragged ? card : "";
  }

  /** It was dropped, perhaps nowhere; then it is back in the hand. */
  dropped(): void {
    if (!this.desk.target) this.putBack();
  }

  /** Choose it, or lay it down if it was chosen. */
  choose(card: string): void {
    this.dragged = false;
    this.card = this.card === card ? "" : card;
  }

  /** Can somebody attack with it now? */
  fires(card: string): boolean {
    return this.desk.options.some((option) => this.desk.face.weaponOf(option, this.desk.view!) === card);
  }

  /** What was dragged does not stay chosen. */
  putBack(): void {
    if (this.dragged) this.layDown();
  }

  layDown(): void {
    this.dragged = false;
    this.card = "";
  }
}
