import { describe, expect, it } from "vitest";
import { Seating } from "./seating.svelte";
import type { SeatData } from "../types/protocol";

describe("who said it", () => {
  const seating = new Seating(
    () => undefined,
    () => "1",
  );
  const sits = (kind: "person" | "bot", bot: string): SeatData[] => [
    { seat: 0, kind, name: "Ada", bot, colour: "", held: true, connected: true, skips: [], habits: {} },
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
