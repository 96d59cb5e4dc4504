import { describe, expect, it } from "vitest";
import type { CardEntry } from "../types/protocol";
import { cardFigures } from "./cardIcons";

const GUN = { range: [0, 1], dice: 1, ammo_dice: 2, accuracy: 4, damage: 2 } as CardEntry;

describe("the figures of a card", () => {
  it("have the Ammo Dice with the others", () => {
    expect(cardFigures(GUN)).toEqual([
      ["range", "0–1"],
      ["dice", "1+2"],
      ["accuracy", "4+"],
      ["damage", "2"],
    ]);
  });
  it("leave out what is not printed: a sure hit has Range and Damage, a gun for bolas no Damage", () => {
    expect(cardFigures({ ...GUN, dice: null, ammo_dice: 0, accuracy: null })).toEqual([
      ["range", "0–1"],
      ["damage", "2"],
    ]);
    expect(cardFigures({ ...GUN, ammo_dice: 0, damage: null }).map(([name]) => name)).toEqual([
      "range",
      "dice",
      "accuracy",
    ]);
    expect(cardFigures(null)).toEqual([]);
  });
});
