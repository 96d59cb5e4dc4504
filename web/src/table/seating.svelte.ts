/** Who sits at the table: their names, their habits, and who takes or leaves a seat. */
import { botName } from "../figures/bots";
import { words } from "../i18n/i18n.svelte";
import type { ClientMessage, Said, SeatData, Seats } from "../types/protocol";

type SeatChange = "bot" | "take" | "open" | "kick" | "rename";

/** Has nobody said what to call the person? The server numbers them. */
export const unnamed = (name: string): boolean => /^(Player \d+)?$/.test(name);

export class Seating {
  seats = $state.raw<SeatData[]>([]);
  invites = $state.raw<Record<string, string>>({});
  spectators = $state(0);
  /** When this was heard. */
  #heard = 0;

  constructor(
    readonly send: (message: ClientMessage) => void,
    readonly ticket: () => string,
  ) {}

  hear({ seats, spectators, invites }: Seats): void {
    this.seats = seats;
    this.#heard = Date.now();
    this.spectators = spectators;
    this.invites = invites as Record<string, string>;
  }

  /** Seconds until others may give the seat of somebody who is away to a bot. */
  waitFor({ wait = 0 }: SeatData): number {
    return Math.max(0, Math.ceil(wait - (Date.now() - this.#heard) / 1000));
  }

  nameOf(seat: number): string {
    return this.#named(seat, this.botOf(seat));
  }

  /** Who said it: a bot may have taken the seat since, or left it. */
  speaker(seat: number, { bot }: Said): string {
    return this.#named(seat, bot);
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

  #named(seat: number, bot: string): string {
    const w = words();
    if (bot) return `${w.bot} ${botName(bot, seat)}`;
    const name = this.#at(seat)?.name ?? "";
    return unnamed(name) ? w.player(seat + 1) : name;
  }

  #at(seat: number): SeatData | undefined {
    return this.seats.find((one) => one.seat === seat);
  }
}
