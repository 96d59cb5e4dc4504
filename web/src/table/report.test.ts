import { describe, expect, it } from "vitest";
import { open, reportOf } from "./report";
import type { Session } from "./session.svelte";

describe("a report of a fault", () => {
  it("leaves out what opens a seat, foretells dice or names somebody, however deep it lies", () => {
    const record = {
      game: "g",
      seed: 7,
      chance: { secret: "ff" },
      answers: ["move:1"],
      table: { bots: { 1: "greedy" }, tokens: ["seat.x.y"] },
      list: [{ secret: 1, kept: 2 }],
    };
    expect(open(record)).toEqual({
      game: "g",
      answers: ["move:1"],
      table: { bots: { 1: "greedy" } },
      list: [{ kept: 2 }],
    });
  });
  it("keeps what somebody saw", () => {
    const session = {
      welcome: { game: "g", options: { mission: "m1", seed: 3 }, server: "1" },
      version: 4,
      latest: { round: 2 },
      log: [{ name: "moved" }],
    } as unknown as Session;
    const report = reportOf(session, {
      words: "stuck",
      record: null,
      settings: { name: "Ann", speed: "fast" },
      page: {},
    });
    expect(report).toMatchObject({
      report: "stuck",
      options: { mission: "m1" },
      view: { round: 2 },
      log: [{ name: "moved" }],
      settings: { speed: "fast" },
    });
    expect(JSON.stringify(report)).not.toContain("Ann");
  });
});
