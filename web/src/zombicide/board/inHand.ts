/** The weapon that a survivor would use first, as a picture. */
import type { IconName } from "../../figures/icons";
import type { SurvivorView } from "../../types/view";
import { cardData } from "../content.svelte";

const PICTURES: Record<string, IconName> = {
  melee: "knife",
  pistol: "pistol",
  rifle: "rifle",
  shotgun: "shotgun",
  thrown: "throw",
};

export function weaponIcon(survivor: SurvivorView): IconName | null {
  for (const slot of ["hand1", "hand2", "favourite"] as const) {
    const card = survivor.slots[slot]?.card;
    const picture = card && PICTURES[cardData(card)?.kind ?? ""];
    if (picture) return picture;
  }
  return null;
}
