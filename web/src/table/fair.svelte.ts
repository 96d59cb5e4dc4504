/** Where the dice of a table come from: what this browser mixes in, and whether the end bears out what was shown first. */
import type { ChanceData } from "../types/protocol";
import type { Asking } from "./asking.svelte";
import { newNonce, remember, remembered, verdict, type Verdict } from "./fairness";

export class Fair {
  /** Where the dice come from, and who may know them. */
  chance = $state.raw<ChanceData | null>(null);
  /** Whether the end bears out what was shown first. */
  verdict = $state<Verdict | null>(null);

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
    const { chance, table } = this;
    if (!chance?.commitment || chance.secret || version > Object.keys(chance.nonces).length) return;
    const known = remembered(table) ?? { commitment: chance.commitment, nonces: {} };
    for (const seat of seats) {
      if (String(seat) in chance.nonces || String(seat) in known.nonces) continue;
      const nonce = newNonce();
      known.nonces[String(seat)] = nonce;
      void this.asking
        .ask((id) => ({ type: "nonce", id, seat, nonce }))
        .then((reply) => {
          if (reply.type !== "refused") return;
          delete known.nonces[String(seat)];
          remember(table, known);
        });
    }
    remember(table, known);
  }
}
