import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AddNonce, ChanceData } from "../types/protocol";
import { Asking } from "./asking.svelte";
import { Fair } from "./fair.svelte";
import { bytesOf, hex, newNonce, remembered, verdict } from "./fairness";

const secret = "5a".repeat(32);
const commitment = "60bf07c488aad18fda339df07e4fbc47b4f00be71711936f18d04d352ad01890";
const nonce = "07".repeat(16);
const chance = (more: Partial<ChanceData> = {}): ChanceData => ({
  stream: "blake2b",
  commitment,
  nonces: { 0: nonce },
  secret,
  told: [],
  ...more,
});

describe("fair dice", () => {
  it("are fair where the secret is the one committed to and this browser's nonce is in", async () => {
    expect(await verdict(chance(), { commitment, nonces: { 0: nonce } })).toBe("fair");
  });

  it("are not with another secret, another first commitment, or a nonce left out", async () => {
    expect(await verdict(chance({ secret: "00".repeat(32) }), { commitment, nonces: {} })).toBe("unfair");
    expect(await verdict(chance(), { commitment: "00".repeat(32), nonces: {} })).toBe("unfair");
    expect(await verdict(chance({ nonces: {} }), { commitment, nonces: { 0: nonce } })).toBe("unfair");
  });

  it("say nothing before the secret is told", async () => {
    expect(await verdict(chance({ secret: "" }), { commitment, nonces: {} })).toBeNull();
  });

  it("are mixed with 16 random bytes", () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(hex(bytesOf("00ff10"))).toBe("00ff10");
  });
});

describe("what this browser has mixed in", () => {
  const sent: AddNonce[] = [];
  let fair: Fair;
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    sent.length = 0;
    fair = new Fair("t", new Asking((message) => sent.push(message as AddNonce) > 0));
    fair.weigh(chance({ secret: "", nonces: {} }));
    fair.mix(0, [0]);
  });

  it("must be there at the end once the server has taken it, whatever becomes of the line", () => {
    const { id, nonce } = sent[0]!;
    expect(fair.hear({ type: "ack", id: id!, version: 1 })).toBe(true);
    fair.asking.unanswered();
    expect(remembered("t")?.nonces).toEqual({ 0: nonce });
  });

  it("is not looked for where the server has never had it", () => {
    expect(remembered("t")?.nonces).toEqual({});
    expect(fair.hear({ type: "refused", id: sent[0]!.id!, reason: "rules", sentence: "", rule: "" })).toBe(true);
    expect(fair.hear({ type: "ack", id: sent[0]!.id!, version: 1 })).toBe(false);
    expect(remembered("t")?.nonces).toEqual({});
  });
});
