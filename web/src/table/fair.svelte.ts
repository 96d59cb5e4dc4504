/** Where the dice of a table come from: what this browser mixes in, and whether the end bears out what was shown first. */
import type { Ack, ChanceData, Refused } from "../types/protocol";
import type { Asking } from "./asking.svelte";
import { newNonce, remember, remembered, verdict, type Verdict } from "./fairness";

export class Fair {
  /** Where the dice come from, and who may know them. */
  chance = $state.raw<ChanceData | null>(null);
  /** Whether the end bears out what was shown first. */
  verdict = $state<Verdict | null>(null);

  /** Seats and nonces that are on their way, by the id of the message. */
  #sent = new Map<string, [string, string]>();

  constructor(
    readonly table: string,
    readonly asking: Asking,
  ) {}

  /** Remember what was shown of the secret first; when the secret is told, check it. */
  weigh(chance: ChanceData): void {
    this.chance = chance;
    const known = remembered(this.table) ?? { commitment: chance.commitment, nonces: {} };
    if (chance.commitment && !chance.secret) remember(this.table, known);
    if (chance.secret) void verdict(chance, known).then((found) => (this.verdict = found));
  }

  /** Before anybody has decided, each seat mixes something of its own into the dice to come. */
  mix(version: number, seats: number[]): void {
    const { chance } = this;
    if (!chance?.commitment || chance.secret || version > Object.keys(chance.nonces).length) return;
    for (const seat of seats) {
      if (String(seat) in chance.nonces) continue;
      const id = this.asking.ticket();
      const nonce = newNonce();
      this.#sent.set(id, [String(seat), nonce]);
      this.asking.send({ type: "nonce", id, seat, nonce });
    }
  }

  /** What the server has taken must be there at the end; true if the message was about that. */
  hear(message: Ack | Refused): boolean {
    const sent = this.#sent.get(message.id);
    if (!sent) return false;
    this.#sent.delete(message.id);
    if (message.type === "ack") {
      const known = remembered(this.table) ?? { commitment: this.chance?.commitment ?? "", nonces: {} };
      remember(this.table, { ...known, nonces: { ...known.nonces, [sent[0]]: sent[1] } });
    }
    return true;
  }
}
