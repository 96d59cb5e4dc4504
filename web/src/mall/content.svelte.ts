/** Names and texts of Tiny Epic Zombies in the language in use. Until they are here, ids are shown in plain words. */
import { said } from "../i18n/i18n.svelte";
import { contentData, gameEntry, loadContent as load, plain } from "../lib/catalogue.svelte";
import type {
  BoardData,
  GameEntry,
  MallContent,
  MallData,
  ModeEntry,
  ObjectiveEntry,
  PersonEntry,
} from "../types/protocol";
import type { Text } from "../types/view";
import { COURTYARD } from "./dictionary";
import type { CardText, ColourLook, PersonText } from "./types";
import { GAME } from "./game";

export { GAME };

export const loadContent = (): Promise<void> => load(GAME);
export const mallEntry = (): GameEntry | null => gameEntry(GAME);
const content = (): MallContent | null => contentData(GAME)?.mall ?? null;

export const modeEntry = (id: string): ModeEntry | null => mallEntry()?.modes.find((mode) => mode.id === id) ?? null;
export const personEntry = (id: string): PersonEntry | null =>
  mallEntry()?.people.find((person) => person.id === id) ?? null;
export const objectiveEntry = (id: string): ObjectiveEntry | null =>
  mallEntry()?.objectives.find((objective) => objective.id === id) ?? null;
export const cardEntry = (id: string) => content()?.cards[id] ?? null;
export const abilityEntry = (id: string) => content()?.abilities[id] ?? null;

export const cardName = (id: string): string => said(cardEntry(id)?.name ?? plain(id.replace(/-[a-z]$/, "")));
export const tokenName = (id: string): string => said(content()?.tokens[id] ?? plain(id));

const each = <T, U>(found: Record<string, T> | undefined, make: (one: T, id: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(found ?? {}).map(([id, one]) => [id, make(one, id)]));

/** Every card as the drawings want it, with the symbol it has in this game. */
export const cardTexts = (board: BoardData | null): Record<string, CardText> =>
  each(content()?.cards, (card, id) => ({
    name: said(card.name),
    kind: card.kind,
    text: said(card.text),
    symbol: board?.symbols[id] ?? card.symbol,
  }));
export const cardKinds = (): Record<string, CardText["kind"]> => each(content()?.cards, (card) => card.kind);
export const colourLooks = (): Record<string, ColourLook> =>
  each(content()?.colours, (one) => ({ colour: one.colour, mark: one.mark }));
export const objectiveTexts = (): Record<string, { name: string; text: string }> =>
  Object.fromEntries(
    (mallEntry()?.objectives ?? []).map((one) => [one.id, { name: said(one.name), text: said(one.text) }]),
  );
export const personTexts = (): Record<string, PersonText> =>
  Object.fromEntries(
    (mallEntry()?.people ?? []).map((one) => [
      one.id,
      {
        name: said(one.name),
        title: said(one.title),
        text: said(one.text),
        passive: said(one.passive),
        weak: said(one.weak),
        strong: said(one.strong),
      },
    ]),
  );

/** A Human is called by the Player Card, before the choice by number. */
export function humanText(id: string): Text {
  const number = /^human-(\d+)$/.exec(id)?.[1];
  return number ? { en: `Human ${number}`, pl: `Człowiek ${number}` } : (personEntry(id)?.name ?? plain(id));
}

/** `Echo Ridge Food Court 3`, or a part of the Courtyard. */
export function roomText(mall: MallData | null | undefined, room: string): Text {
  const [store, place] = room.split(".") as [string, string | undefined];
  if (store === "courtyard") return COURTYARD[place ?? "centre"] ?? plain(room);
  const name =
    mall?.stores.find((one) => one.id === store)?.name ??
    mallEntry()?.stores.find((one) => one.id === store)?.name ??
    plain(store);
  return { en: `${name.en} ${place ?? ""}`, pl: `${name.pl} ${place ?? ""}` };
}
