import { describe, expect, it } from "vitest";
import { told } from "./sounds";
import { event } from "../table/given";

const TURN = [
  event("turn-begins"),
  event("wounded", { count: 1 }),
  event("noise"),
  event("zombie-added"),
  event("zombie-added"),
  event("barricade-damaged"),
  event("turn-begins"),
];

describe("what came in the mall", () => {
  it("is told when the next Turn begins, without what happened before the noise", () =>
    expect(told(TURN)).toBe("2 Zombies came, nobody was hurt, the Barricade lost 1."));
  it("is old news once somebody moves", () => expect(told([...TURN, event("moved")])).toBe(""));
  it("is nothing in the first Turn", () => expect(told([event("turn-begins")])).toBe(""));
});
