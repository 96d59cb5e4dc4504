import { describe, expect, it } from "vitest";
import type { Section } from "./book";
import { finderOf } from "./names";

const entry = (id: string, en: string, pl: string) => ({ id, name: { en, pl }, text: { en: "", pl: "" } });
const SECTIONS: Section[] = [
  {
    id: "cards",
    title: { en: "Cards", pl: "Karty" },
    entries: [entry("saw", "Saw", "Piła"), entry("saw-off", "Sawed-off Shotgun", "Obrzyn")],
  },
  { id: "zombies", title: { en: "Zombies", pl: "Zombie" }, entries: [entry("walker", "Walker", "Szwendacz")] },
  { id: "people", title: { en: "Survivors", pl: "Ocalali" }, entries: [entry("carl", "Carl", "Carl")] },
];
const named = (text: string, language: "en" | "pl") =>
  finderOf(
    SECTIONS,
    language,
  )(text)
    .filter((piece) => piece.id)
    .map((piece) => `${piece.text}=${piece.id}`);

describe("names in a text", () => {
  it("are found, also in the plural", () =>
    expect(named("Two Walkers come; the Saw kills a Walker.", "en")).toEqual([
      "Walkers=walker",
      "Saw=saw",
      "Walker=walker",
    ]));
  it("are the longest that fit", () =>
    expect(named("Carl finds a Sawed-off Shotgun.", "en")).toEqual(["Sawed-off Shotgun=saw-off"]));
  it("are no parts of other words, nor common words", () =>
    expect(named("Walkerton saw nothing, Sawdust neither.", "en")).toEqual([]));
  it("are found however Polish bends them", () =>
    expect(named("Dwóch Szwendaczy ginie od Piły i Obrzyna.", "pl")).toEqual([
      "Szwendaczy=walker",
      "Piły=saw",
      "Obrzyna=saw-off",
    ]));
  it("leave the text as it was", () => {
    const text = "Carl attacks the Walkers.";
    const pieces = finderOf(SECTIONS, "en")(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  });
});
