/** Who sits at the table: their names, their habits, and who takes or leaves a seat. */
import { botName } from "../figures/bots";
import { words } from "../i18n/i18n.svelte";
import type { ClientMessage, SeatData, Seats } from "../types/protocol";

type SeatChange = "bot" | "take" | "open" | "kick" | "rename";

/** Has nobody said what to call the person? The server numbers them. */
export const unnamed = (name: string): boolean => /^(Player \d+)?$/.test(name);

export class Seating {
  seats = $state.raw<SeatData[]>([]);
  invites = $state.raw<Record<string, string>>({});
  spectators = $state(0);

  constructor(
    readonly send: (message: ClientMessage) => void,
    readonly ticket: () => string,
  ) {}

  hear({ seats, spectators, invites }: Seats): void {
    this.seats = seats;
    this.spectators = spectators;
    this.invites = invites as Record<string, string>;
  }

  nameOf(seat: number): string {
    const w = words();
    const found = this.#at(seat);
    if (!found) return w.player(seat + 1);
    return found.kind === "bot"
      ? `${w.bot} ${botName(found.bot, seat)}`
      : unnamed(found.name)
        ? w.player(seat + 1)
        : found.name;
  }

  /** The level of the bot that plays there; empty for a person. */
  botOf(seat: number): string {
    const found = this.#at(seat);
    return found?.kind === "bot" ? found.bot : "";
  }

  change(seat: number, action: SeatChange, more: { bot?: string; name?: string } = {}): void {
    this.send({ type: "seat", id: this.ticket(), seat, action, ...more });
  }

  setHabit(seat: number, habit: string, choice: string): void {
    this.send({ type: "habit", id: this.ticket(), seat, habit, choice });
  }

  setSkips(seat: number, rules: string[]): void {
    this.send({ type: "skips", id: this.ticket(), seat, rules });
  }

  #at(seat: number): SeatData | undefined {
    return this.seats.find((one) => one.seat === seat);
  }
}
