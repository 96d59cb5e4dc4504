import { expect, it } from "vitest";
import type { EventData } from "../types/protocol";
import { exchanged } from "./puts";

const event = (name: string, n: number): EventData => ({ name, version: n }) as EventData;

it("names what has changed hands in the Trade that the log ends with, and nothing from before", () => {
  const log = ["card-given", "traded", "moved", "card-given", "card-moved", "token-handed"].map(event);
  expect(exchanged(log).map((one) => one.version)).toEqual([3, 5]);
  expect(exchanged([event("moved", 1)])).toEqual([]);
});
