/** What is under the pointer, besides its place: who stands there, or what a token does. */
import { said } from "../i18n/i18n.svelte";
import type { Target } from "../table/face";
import type { GameView } from "../types/view";
import { describeThing } from "./describe";
import { nameOf } from "./scene";
import { skin } from "./skin.svelte";
import { words } from "./words.svelte";
import { thingsByZone, type Thing } from "./zones";

export function pointedAt(target: Target, view: GameView): { name: string; text: string } {
  const zone = target.type === "card" ? "" : (target.zone ?? "");
  const things = thingsByZone(view).get(zone) ?? [];
  const told = (some: Thing[]): string => some.map((thing) => describeThing(thing, words(), nameOf)).join(", ");
  switch (target.type) {
    case "zone":
      return { name: "", text: told(things) };
    case "token":
      return {
        name: told(things.filter((thing) => thing.type === "token" && thing.id === target.id)),
        text: said(skin().tokens[target.kind]?.text),
      };
    case "zombies":
      return { name: told(things.filter((thing) => thing.type === "zombies" && thing.kind === target.kind)), text: "" };
    case "survivor":
      return { name: nameOf(target.id), text: "" };
    case "card":
      return { name: "", text: "" };
  }
}
