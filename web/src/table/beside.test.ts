import { expect, test } from "vitest";
import { besideBox, besidePlace } from "./beside";

const stage = { width: 1000, height: 800 };
const card = { width: 200, height: 100 };

test("a card stands above the place it speaks of, or below where there is no room", () => {
  const place = { left: 300, top: 300, width: 200, height: 150 };
  expect(besidePlace({ x: 350, y: 320 }, place, card, stage)).toEqual({ x: 250, y: 190 });
  expect(besidePlace({ x: 350, y: 20 }, { ...place, top: 0 }, card, stage)).toEqual({ x: 250, y: 160 });
});

test("it stays on the stage", () => {
  const corner = { left: 0, top: 0, width: 150, height: 150 };
  expect(besidePlace({ x: 5, y: 5 }, corner, card, stage)).toEqual({ x: 10, y: 160 });
});

test("over a place that fills the stage it stands at the pointer", () => {
  const all = { left: 0, top: 0, width: 1000, height: 800 };
  expect(besidePlace({ x: 300, y: 300 }, all, card, stage)).toEqual({ x: 318, y: 318 });
  expect(besidePlace({ x: 900, y: 700 }, all, card, stage)).toEqual({ x: 682, y: 582 });
  expect(besidePlace({ x: 300, y: 300 }, null, card, stage)).toEqual({ x: 318, y: 318 });
});

test("a card that is turned up stands to the right of its place, else to its left, as high as it", () => {
  const place = { left: 300, top: 300, width: 200, height: 150 };
  expect(besideBox(place, card, stage)).toEqual({ x: 510, y: 325 });
  expect(besideBox({ ...place, left: 700, top: 0 }, card, stage)).toEqual({ x: 490, y: 25 });
  expect(besideBox({ ...place, left: 100, width: 800 }, card, stage)).toBe(null);
});
