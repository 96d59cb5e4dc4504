/** Fair dice: what was shown of the secret first, what this browser mixed in, and whether the end bears both out. */

import type { ChanceData } from "../types/protocol";

export type Verdict = "fair" | "unfair";

/** What this browser remembers of a table: the first commitment it was shown, and its own nonces by seat. */
export interface Remembered {
  commitment: string;
  nonces: Record<string, string>;
}

const place = (table: string) => `fair:${table}`;

export function remembered(table: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Remembered | null;
  } catch {
    return null;
  }
}

export function remember(table: string, what: Remembered): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(what));
  } catch {
    // a browser that keeps nothing can still check what it saw since it came
  }
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Is the secret the one committed to, and is everything in that this browser mixed in? Null: it cannot be said. */
export async function verdict(chance: ChanceData, known: Remembered): Promise<Verdict | null> {
  if (!chance.secret || !known.commitment || !globalThis.crypto?.subtle) return null;
  const digest = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(chance.secret))));
  const nonces = chance.nonces as Record<string, string>;
  const mixed = Object.entries(known.nonces).every(([seat, nonce]) => nonces[seat] === nonce);
  return digest === known.commitment && mixed ? "fair" : "unfair";
}
