import { describe, expect, it } from "vitest";
import { partsOf, pieces } from "./ruletext";

describe("the text of a rule", () => {
  it("keeps lines together and parts at empty lines", () => {
    expect(partsOf("One.\nTwo.\n\nThree.")).toEqual([
      { kind: "text", text: "One.\nTwo." },
      { kind: "text", text: "Three." },
    ]);
  });

  it("knows lists", () => {
    expect(partsOf("Shapes:\n- TEE: wide\n- STRIP: long")).toEqual([
      { kind: "text", text: "Shapes:" },
      { kind: "list", items: ["TEE: wide", "STRIP: long"] },
    ]);
  });

  it("knows tables, with empty cells and without marks of code", () => {
    expect(partsOf("| Room | Moves |\n|---|---|\n| `N1` | 3 |\n| | 4 |")).toEqual([
      {
        kind: "table",
        head: ["Room", "Moves"],
        rows: [
          ["N1", "3"],
          ["", "4"],
        ],
      },
    ]);
  });

  it("finds the rules it names", () => {
    expect(pieces("See TEZ-MIS-ARS-05 and UOA-AMB-06.")).toEqual([
      "See ",
      "TEZ-MIS-ARS-05",
      " and ",
      "UOA-AMB-06",
      ".",
    ]);
  });
});
