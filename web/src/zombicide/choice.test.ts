import { describe, expect, it } from "vitest";
import { asksForCard } from "./choice";
import { option } from "../table/given";

describe("a question for a card", () => {
  const cards = [option("card:pan", { card: "pan" }), option("card:knife", { card: "knife" })];
  it("is one with a card in every answer", () => expect(asksForCard("arm", cards)).toBe(true));
  it("may be which pack of cards", () =>
    expect(
      asksForCard("starting-pack", [
        option("pack:a", { cards: ["pistol", "machete"] }),
        option("pack:b", { cards: ["rifle", "clip"] }),
      ]),
    ).toBe(true));
  it("may be declined", () => expect(asksForCard("arm", [...cards, option("no")])).toBe(true));
  it("is not what to do in a Turn", () => expect(asksForCard("action", cards)).toBe(false));
  it("is not where to shoot", () =>
    expect(
      asksForCard("shot", [option("a", { card: "pan", zone: "1R.A" }), option("b", { card: "knife", zone: "1R.B" })]),
    ).toBe(false));
  it("is not where to put one", () =>
    expect(asksForCard("reorganise", [option("put:1", { card: "pan" }), option("put:2", { card: "knife" })])).toBe(
      false,
    ));
  it("is not who takes one and the same", () =>
    expect(asksForCard("give", [option("a", { card: "pan" }), option("b", { card: "pan" })])).toBe(false));
});
