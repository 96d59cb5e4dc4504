import { describe, expect, it, vi } from "vitest";
import { Seating } from "./seating.svelte";
import type { SeatData, Seats } from "../types/protocol";

describe("who said it", () => {
  const seating = new Seating(
    () => undefined,
    () => "1",
  );
  const sits = (kind: "person" | "bot", bot: string): SeatData[] => [
    { seat: 0, kind, name: "Ada", bot, colour: "", held: true, connected: true, skips: [], habits: {}, wait: 0 },
  ];
  const said = (bot: string) => ({ type: "said" as const, seat: 0, text: "run", phrase: "", bot });

  it("is a bot, though a person has taken the seat since", () => {
    seating.seats = sits("person", "");
    expect(seating.speaker(0, said("greedy"))).not.toContain("Ada");
    expect(seating.speaker(0, said(""))).toBe("Ada");
  });
  it("is a person, though a bot plays there now", () => {
    seating.seats = sits("bot", "greedy");
    expect(seating.speaker(0, said(""))).toBe("Ada");
    expect(seating.nameOf(0)).toBe(seating.speaker(0, said("greedy")));
  });
});

describe("how long others wait for somebody who is away", () => {
  it("counts from when the server said it", () => {
    vi.useFakeTimers();
    const seating = new Seating(
      () => undefined,
      () => "1",
    );
    const ada = { seat: 0, kind: "person", name: "Ada", connected: false, wait: 60 } as SeatData;
    seating.hear({ type: "seats", seats: [ada], spectators: 0, invites: {} } as unknown as Seats);
    expect(seating.waitFor(ada)).toBe(60);
    vi.advanceTimersByTime(59_500);
    expect(seating.waitFor(ada)).toBe(1);
    vi.advanceTimersByTime(600);
    expect(seating.waitFor(ada)).toBe(0);
    vi.useRealTimers();
  });
});
