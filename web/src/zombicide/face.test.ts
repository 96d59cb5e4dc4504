import { expect, it } from "vitest";
import { SKIN } from "../town/skin";
import type { GameView } from "../types/view";
import { faceIn } from "./face";
import { wear } from "./skin.svelte";

it("calls one Zombie by its name and several by that of all", () => {
  wear(SKIN);
  const face = faceIn(SKIN);
  const view = { zombies: { a: { brute: 1 }, b: { brute: 2 } } } as unknown as GameView;
  const title = (zone: string) => face.targetTitle({ type: "zombies", zone, kind: "brute" }, null, view);
  expect([title("a"), title("b")]).toEqual(["Brute", "Brutes"]);
});
