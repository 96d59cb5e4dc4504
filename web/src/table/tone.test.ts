import { describe, expect, it } from "vitest";
import type { EventData } from "../types/protocol";
import { byTone, toSay } from "./tone";

const event = (...tone: EventData["tone"]): EventData => ({
  name: "any",
  text: { en: "", pl: "" },
  rule: "",
  data: {},
  reveals: false,
  tone,
  version: 1,
});

describe("the tone of events", () => {
  it("says what flashes, what is red in the log and what takes its time", () => {
    const bite = event("loud", "harm", "grave", "fight");
    expect([byTone.isLoud(bite), byTone.harms(bite), byTone.grave(bite), byTone.isHead(bite)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([byTone.isLoud(event()), byTone.harms(event()), byTone.grave(event())]).toEqual([false, false, false]);
  });

  it("sorts the log: heads stand everywhere, steps only in the whole", () => {
    const filters = ["all", "fights", "zombies", "cards"] as const;
    const shown = (one: EventData) => filters.filter((filter) => byTone.fits(one, filter));
    expect(shown(event("head", "zombies"))).toEqual([...filters]);
    expect(shown(event("fight"))).toEqual(["all", "fights"]);
    expect(shown(event("zombies"))).toEqual(["all", "zombies"]);
    expect(shown(event("walk", "loud"))).toEqual(["all"]);
    expect(shown(event("loud"))).toEqual(["all", "cards"]);
  });

  it("says of a long phase its end, and every wound", () => {
    const bite = event("loud", "harm", "grave");
    const spawns = Array.from({ length: 12 }, () => event("loud"));
    expect(toSay([event("walk"), bite, ...spawns])).toEqual([bite, ...spawns.slice(4)]);
  });
});
