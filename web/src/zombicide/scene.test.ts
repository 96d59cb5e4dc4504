import { expect, it } from "vitest";
import type { GameView } from "../types/view";
import { carriedBy, isGuest } from "./scene";

const view = {
  active_survivor: "scott",
  acting: "cruz",
  objectives: [
    { id: "objective-blue", face: "blue", holder: "cruz" },
    { id: "objective-R4-CG", face: "hidden", holder: null },
  ],
} as unknown as GameView;

it("marks whoever acts with an Action that was given", () => {
  expect(["scott", "cruz", "kate"].map((id) => isGuest(view, id))).toEqual([false, true, false]);
});

it("tells whose Objectives are whose", () => {
  expect(carriedBy(view, "cruz")).toEqual(["blue"]);
  expect(carriedBy(view, "scott")).toEqual([]);
});
