import { describe, expect, it } from "vitest";
import { breakable, few, figureIn, percentIn, plural, tied, tiedBook } from "./grammar";

describe("numbers", () => {
  it("choose the form that agrees", () => {
    expect([0, 1, 2, 5, 12, 22, 25].map((n) => few(n, "karta", "karty", "kart"))).toEqual([
      "kart",
      "karta",
      "karty",
      "kart",
      "kart",
      "karty",
      "kart",
    ]);
    expect([1, 2].map((n) => plural(n, "card", "cards"))).toEqual(["card", "cards"]);
  });

  it("are written as each language writes them", () => {
    expect([figureIn("en", 0.54), figureIn("pl", 0.54), figureIn("pl", 2)]).toEqual(["0.5", "0,5", "2"]);
    expect([percentIn("en", 0.25), percentIn("pl", 0.25), percentIn("pl", 0.001)]).toEqual(["25%", "25%", "<1%"]);
  });
});

describe("lines", () => {
  it("do not end in a word of one letter", () => {
    expect(tied("Strefa i w niej Zombie, 2 PA")).toBe("Strefa i\u00a0w\u00a0niej Zombie, 2\u00a0PA");
    expect(tied("Hałas w Strefie 2R.NE (s. 15)")).toBe("Hałas w\u00a0Strefie\u00a02R.NE (s.\u00a015)");
  });

  it("are tied throughout a dictionary", () => {
    const book = tiedBook({ plain: "w domu", made: (n: number) => `${n} w domu`, list: [["a", "z domu"]] });
    expect([book.plain, book.made(2), book.list[0]![1]]).toEqual(["w\u00a0domu", "2 w\u00a0domu", "z\u00a0domu"]);
  });
});

it("lets long Polish words break where they may", () => {
  expect(breakable("Przeszukiwanie (1 Akcja)")).toBe("Przeszuki\u00adwanie (1 Akcja)");
  expect(breakable("Reorganizacja")).toBe("Reorgani\u00adzacja");
  expect(breakable("Wezwanie")).toBe("Wezwanie");
});
