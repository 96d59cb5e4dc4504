import { describe, expect, it } from "vitest";
import { story, winners } from "./story";
import type { MallView } from "./types";
import { event } from "../table/given";

const WON = 1;
const LOST = 2;
const THE_SECOND = 11;
const view = (result: number) =>
  ({
    humans: [
      { id: "ann", seat: 0 },
      { id: "bob", seat: 1 },
    ],
    zombie_side: { cards: [], seat: 2 },
    turn: 3,
    result,
  }) as unknown as MallView;
const LOG = [
  event("turn-begins", { human: "ann" }),
  event("objective-advanced", { human: "ann", objective: "escape" }),
  event("objective-completed", { human: "ann", objective: "escape" }),
  event("turn-begins", { human: "bob" }),
  event("wounded", { human: "bob", count: 3 }),
  event("turn-begins", { human: "ann" }),
  event("objective-completed", { human: "ann", objective: "arsenal" }),
];

describe("the story of a game in the mall", () => {
  it("turns where an Objective was completed, if the Humans have won", () =>
    expect(story(LOG, view(WON)).turning).toMatchObject({ round: 1, text: "escape was completed." }));
  it("turns where it hurt most, if they have lost", () =>
    expect(story(LOG, view(LOST)).turning).toMatchObject({ round: 2, text: "3 Wounds." }));
  describe("where the deck ran out", () => {
    const out = [
      ...LOG,
      event("last-card"),
      event("wounded", { human: "ann" }),
      event("final-turn"),
      event("game-over"),
    ];
    it("ends with that, and no Wound is to blame", () => {
      const told = story(out, view(LOST));
      expect(told.ended?.map((one) => one.name)).toEqual(["last-card", "final-turn"]);
      expect(told.turning).toBeNull();
    });
    it("has another end if the Humans were killed in the final Turns", () => {
      const eaten = [...out.slice(0, -1), event("eaten-alive", { human: "ann" }), event("game-over")];
      expect(story(eaten, view(LOST)).ended).toBeUndefined();
      expect(story(eaten, view(LOST)).turning).toMatchObject({ text: "3 Wounds." });
    });
    it("is no part of a victory", () => expect(story(out, view(WON)).ended).toBeUndefined());
  });
  it("has all winners, one or none", () =>
    expect([WON, THE_SECOND, LOST, THE_SECOND + 1].map((result) => winners(view(result)).map((one) => one.id))).toEqual(
      [["ann", "bob"], ["bob"], [], []],
    ));
});
