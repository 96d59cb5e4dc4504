/** Seats and chronicle in a link, for another device. The part after `#` never reaches a server. */
import type { KnownTable } from "../lib/tables.svelte";
import { checked, type Chapter } from "./chronicle.svelte";

const MARK = "p1.";
/** So many letters a QR code takes beside the address of the page. */
export const CODE = 900;

export interface Parcel {
  tables: KnownTable[];
  chapters: Chapter[];
}

export const isParcel = (hash: string): boolean => hash.startsWith(MARK);

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  way: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function pack(parcel: Parcel): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([parcel.tables, parcel.chapters]));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What is in it; null if it is no parcel, or damaged. */
export async function unpack(hash: string): Promise<Parcel | null> {
  try {
    const letters = hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const [tables, chapters] = JSON.parse(text) as [unknown, unknown];
    return { tables: seated(tables), chapters: checked(chapters) };
  } catch {
    return null;
  }
}

/** The same in as many parcels as it takes for each to fit into a QR code. */
export async function parts({ tables, chapters }: Parcel): Promise<string[]> {
  const whole = await pack({ tables, chapters });
  const count = tables.length + chapters.length;
  if (whole.length <= CODE || count < 2) return [whole];
  const half = Math.ceil(count / 2);
  const rest = Math.max(0, half - tables.length);
  return [
    ...(await parts({ tables: tables.slice(0, half), chapters: chapters.slice(0, rest) })),
    ...(await parts({ tables: tables.slice(half), chapters: chapters.slice(rest) })),
  ];
}

/** What is a seat at a table; anything else is left out. */
function seated(found: unknown): KnownTable[] {
  if (!Array.isArray(found)) return [];
  const word = (value: unknown): string => (typeof value === "string" ? value.slice(0, 200) : "");
  return (found as Partial<KnownTable>[])
    .filter((one) => one && /^[\w-]{1,40}$/.test(word(one.id)) && Array.isArray(one.tokens))
    .map((one) => ({
      id: word(one.id),
      game: word(one.game),
      title: { en: word(one.title?.en), pl: word(one.title?.pl) },
      tokens: one.tokens!.map(word).filter(Boolean).slice(0, 8),
      host: word(one.host),
      spectator: word(one.spectator),
      tutorial: one.tutorial === true,
      opened: Number(one.opened) || 0,
      over: one.over === true,
      daily: word(one.daily),
    }));
}
