import { describe, expect, it } from "vitest";
import { entryOf, folded, found, type Section } from "./book";

const SECTIONS: Section[] = [
  {
    id: "cards",
    title: { en: "Cards", pl: "Karty" },
    entries: [
      { id: "pan", name: { en: "Pan", pl: "Patelnia" }, text: { en: "Quiet.", pl: "Cicha." } },
      { id: "saber", name: { en: "Saber", pl: "Szabla" }, text: { en: "Better than a pan.", pl: "Lepsza." } },
    ],
  },
  {
    id: "zombies",
    title: { en: "Zombies", pl: "Zombie" },
    entries: [{ id: "brute", name: { en: "Brute", pl: "Spaślak" }, text: { en: "Fat.", pl: "Gruby." } }],
  },
];
const ids = (sections: Section[]): string[] => sections.flatMap((one) => one.entries.map((entry) => entry.id));

describe("the compendium", () => {
  it("shows everything until somebody searches", () =>
    expect(ids(found(SECTIONS, "  "))).toEqual(["pan", "saber", "brute"]));
  it("puts what is called so before what only mentions it", () =>
    expect(ids(found(SECTIONS, "pan"))).toEqual(["pan", "saber"]));
  it("puts the chapter of what is called so before one that only mentions it", () => {
    const mention = { id: "machete", name: { en: "Machete", pl: "Maczeta" }, text: { en: "Fells a brute.", pl: "" } };
    const told = [{ ...SECTIONS[0]!, entries: [...SECTIONS[0]!.entries, mention] }, SECTIONS[1]!];
    expect(ids(found(told, "brute"))).toEqual(["brute", "machete"]);
  });
  it("finds Polish words written without accents", () => expect(ids(found(SECTIONS, "spaslak"))).toEqual(["brute"]));
  it("wants all the words", () => expect(ids(found(SECTIONS, "saber pan"))).toEqual(["saber"]));
  it("folds the letter that has no accent to take off", () => expect(folded("Łódź")).toBe("lodz"));
  it("knows an entry by its id", () => expect(entryOf(SECTIONS, "brute")?.name.pl).toBe("Spaślak"));
});
