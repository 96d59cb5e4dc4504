/** Places as one says them: a house with its room, a street by what stands beside it. The code stays for text mode. */
import { said } from "../i18n/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { PlaceName } from "../table/face";
import type { BoardData, ShapeData } from "../types/protocol";
import type { GameView } from "../types/view";
import { turnedPlan } from "./board/turn";
import { compass } from "./compass.svelte";
import { zoneName } from "./describe";
import { onBalconies } from "./inSentence";
import { placeNames } from "./naming";
import { laid, shapeOf } from "./scene";
import { words, type Words } from "./words.svelte";

const KNOWN = new WeakMap<ShapeData, Map<string, Map<string, string>>>();

/** The names of all places of a shape, as it lies before whoever looks. */
export function namesOf(shape: ShapeData, w: Words, language: string): Map<string, string> {
  const known = KNOWN.get(shape) ?? new Map<string, Map<string, string>>();
  KNOWN.set(shape, known);
  const key = `${language}${compass.turned ? " turned" : ""}`;
  const found = known.get(key) ?? placeNames(shape, compass.turned ? turnedPlan(shape.plan) : shape.plan, w);
  known.set(key, found);
  return found;
}

export function placeName(zone: string, board: BoardData | null, view: GameView | null): PlaceName {
  const shape = shapeOf(board, view);
  const w = words();
  const code = zoneName(zone, w);
  return { name: (shape && namesOf(shape, w, settings.language).get(zone)) || code, code };
}

/** A text of the server with the codes of zones as one says them; what lies there no longer has its name of before. */
export function speak(text: string, board: BoardData | null, view: GameView | null): string {
  const shape = shapeOf(board, view);
  if (!board || !shape) return text;
  const w = words();
  const named = (told: string, lying: ShapeData): string => {
    const own = new Set(Object.values(lying.titles ?? {}).map(said)); // what a mission calls its places is a proper name
    return withNames(told, codesOf(namesOf(lying, w, settings.language), w), (name, before, after) => {
      const heads = HEAD.test(before);
      if (own.has(name) || (heads && /^(:|$)/.test(after))) return w.leading(name);
      const inside = w.quoted(name);
      return heads ? inside.charAt(0).toUpperCase() + inside.slice(1) : inside;
    });
  };
  const told = named(text, shape);
  return onBalconies(CODE.test(told) ? board.shapes.reduce((so, other) => named(so, laid(other)), told) : told);
}
/** After this a sentence begins. */
const HEAD = /(^|[.:!?]\s)$/;
const CODE = /(?:\d+[RV]|[RV]\d+)\.[\p{L}\d-]/u;

/** `1R.A`, `2V.balcony`, `R7.G3`: every code that is known becomes its name. A code is tied to the word before it, a name
 *  is too long for that. */
export const withNames = (
  text: string,
  codes: Map<string, string>,
  quoted: (name: string, before: string, after: string) => string,
): string =>
  text.replace(/(\u00a0?)((?:\d+[RV]|[RV]\d+)\.[\p{L}\d-]+)/gu, (found, tie: string, code: string, at: number) =>
    codes.has(code) ? (tie && " ") + quoted(codes.get(code)!, text.slice(0, at), text.slice(at + found.length)) : found,
  );

const CODES = new WeakMap<Map<string, string>, Map<string, string>>();

/** The same names by the codes that the server writes: those of the plan, and those of the language. */
function codesOf(names: Map<string, string>, w: Words): Map<string, string> {
  const known = CODES.get(names);
  if (known) return known;
  const codes = new Map([...names].flatMap(([zone, name]) => [zone, zoneName(zone, w)].map((code) => [code, name])));
  CODES.set(names, codes);
  return codes;
}
