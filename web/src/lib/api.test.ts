import { afterEach, describe, expect, it, vi } from "vitest";
import { puzzleOfToday } from "./api";

describe("the puzzle of the day", () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it("is asked for once a day, and anew after midnight", async () => {
    const asked = vi.fn(() => Promise.resolve(new Response("{}")));
    vi.stubGlobal("fetch", asked);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-01T23:59:00Z") });
    expect(puzzleOfToday()).toBe(puzzleOfToday());
    await puzzleOfToday();
    expect(asked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(new Date("2026-05-02T00:01:00Z"));
    await puzzleOfToday();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
