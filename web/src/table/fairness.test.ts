import { describe, expect, it } from "vitest";
import type { ChanceData } from "../types/protocol";
import { bytesOf, hex, newNonce, verdict } from "./fairness";

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
