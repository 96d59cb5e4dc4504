import { expect, test } from "vitest";
import { everySeatRides, posseOptions, seatsOf } from "./posse";

const SIX = ["meg", "carl", "kassey", "molly", "hanna", "may"];

test("one seat runs everybody, without saying so", () => {
  expect(posseOptions(SIX, {}, {}, 1)).toEqual({ survivors: SIX });
});
test("survivors go round the table unless somebody is chosen", () => {
  expect(seatsOf(SIX, { may: 0 }, 2)).toEqual([0, 1, 0, 1, 0, 0]);
  expect(seatsOf(["meg"], { meg: 3 }, 2)).toEqual([0]);
});
test("a seat without a survivor is noticed", () => {
  expect(everySeatRides(["meg", "carl"], {}, 3)).toBe(false);
  expect(everySeatRides(["meg", "carl", "may"], { may: 0 }, 3)).toBe(false);
  expect(everySeatRides(["meg", "carl", "may"], {}, 3)).toBe(true);
});
test("companions ride with three or four survivors only, six people in all", () => {
  const following = { jeb: "meg", trixie: "carl", turner: "meg" };
  expect(posseOptions(["meg", "carl", "may"], following, {}, 1).companions).toEqual(following);
  expect(posseOptions(["meg", "carl", "may", "hanna"], following, {}, 1).companions).toEqual({
    jeb: "meg",
    trixie: "carl",
  });
  expect(posseOptions(["may", "hanna", "molly"], following, {}, 1).companions).toBeUndefined();
  expect(posseOptions([...SIX.slice(0, 5)], following, {}, 1).companions).toBeUndefined();
});
