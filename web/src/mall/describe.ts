/** A room in words, for the lists and for people who listen to the mall. */
import { said, words } from "../i18n/i18n.svelte";
import type { Desk } from "../table/desk.svelte";
import type { MallData } from "../types/protocol";
import { abilityEntry, humanText, roomText, tokenName } from "./content.svelte";
import { optionsFor } from "./options";
import { thingsByRoom, type Thing } from "./standing";
import { drawn, talk } from "./talk.svelte";
import type { MallView } from "./types";

export function thingName(thing: Thing): string {
  const t = talk();
  if (thing.type === "zombie") return t.zombie;
  if (thing.type === "human") return said(humanText(thing.id));
  if (thing.id === "trap") return t.trap;
  if (thing.id.startsWith("squad-")) return drawn().squad(thing.id.slice(6), false);
  if (thing.id === "motorcycle" || thing.id === "police-car") return drawn().token(thing.id);
  return `${tokenName(thing.id)}${thing.face ? ` (${drawn().source(thing.face)})` : ""}`;
}

export const roomName = (mall: MallData | null | undefined, room: string): string => said(roomText(mall, room));

export function describeRoom(mall: MallData, view: MallView, room: string, options: number): string {
  const found = mall.rooms.find((one) => one.name === room);
  const things = thingsByRoom(view).get(room) ?? [];
  const printed = [
    ...(found?.abilities ?? []).map((id) => said(abilityEntry(id)?.name) || id),
    ...(found?.icons.includes("passage") ? [talk().passage] : []),
  ];
  const who = things.length ? things.map(thingName).join("; ") : words().empty;
  return [
    `${roomName(mall, room)}${printed.length ? ` (${printed.join(", ")})` : ""}: ${who}`,
    options ? words().optionsHere(options) : "",
  ]
    .filter(Boolean)
    .join(". ");
}

export function describedAt(desk: Desk<MallView>, room: string): string {
  const mall = desk.session.board?.mall;
  return mall && desk.view
    ? describeRoom(
        mall,
        desk.view,
        room,
        optionsFor(desk.options, { type: "zone", zone: room }, desk.view, desk.here).length,
      )
    : room;
}
