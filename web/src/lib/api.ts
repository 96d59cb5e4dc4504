/** The HTTP half of the protocol. A refusal becomes an error with the server's sentence, in the language in use. */
import { words } from "../i18n/i18n.svelte";
import type {
  Addresses,
  BoardData,
  Film,
  Games,
  Heard,
  Joined,
  MissionBoard,
  MissionReview,
  NewTable,
  PuzzleData,
  RuleEntry,
  RuleList,
  TableCard,
  TableTokens,
  Turns,
} from "../types/protocol";
import { settings } from "./settings.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    sentence: string,
    readonly rule: string,
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, token = "", body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": settings.language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, words().offline, "");
  }
  if (!response.ok) {
    const mistake = (await response.json().catch(() => ({}))) as { detail?: string; rule?: string };
    throw new Refusal(
      response.status,
      mistake.detail ?? `${response.status} ${response.statusText}`,
      mistake.rule ?? "",
    );
  }
  return (await response.json()) as T;
}

const once = new Map<string, Promise<unknown>>();
function kept<T>(path: string, name = path): Promise<T> {
  let found = once.get(name) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>(path);
    found.catch(() => once.delete(name));
    once.set(name, found);
  }
  return found;
}

export const games = () => kept<Games>("/api/games");
export const missionBoard = (game: string, mission: string) =>
  kept<MissionBoard>(`/api/games/${game}/missions/${mission}/board`);
export const reviewMission = (game: string, text: string) =>
  ask<MissionReview>(`/api/games/${game}/missions/review`, "", { text });
export const contentOf = <T>(game: string) => kept<T>(`/api/games/${game}/content`);
/** Whoever closes it and opens it again on the same day (UTC) waits for the same one: a second would be refused while the
 * first is laid out. */
export const puzzleOfToday = () =>
  kept<PuzzleData>("/api/puzzle", `puzzle of ${new Date().toISOString().slice(0, 10)}`);
export const addresses = () => kept<Addresses>("/api/addresses");
export const openTable = (body: NewTable) => ask<TableTokens>("/api/tables", "", body);
export const tableCard = (id: string, token: string) => ask<TableCard>(`/api/tables/${id}`, token);
export const turnsOf = (tables: Heard[]) => ask<Turns>("/api/turns", "", { tables });
export const joinTable = (id: string, token: string, name: string) =>
  ask<Joined>(`/api/tables/${id}/join`, "", { token, name });
export const boardOf = (id: string, token: string) => ask<BoardData>(`/api/tables/${id}/board`, token);
export const recordOf = (id: string, token: string) => ask<unknown>(`/api/tables/${id}/record`, token);
export const filmOf = (id: string, token: string, start: number, count: number, seat: number | null) =>
  ask<Film>(`/api/tables/${id}/film?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`, token);
export const filmOfRecord = (record: unknown, start: number, count: number, seat: number | null) =>
  ask<Film>("/api/records", "", { record, start, count, seat });
export const rules = (game: string, language: string) => kept<RuleList>(`/api/rules?game=${game}&language=${language}`);
export const findRules = (words: string, language: string) =>
  ask<RuleList>(`/api/rules?q=${encodeURIComponent(words)}&language=${language}`);
export const rule = (id: string, language: string) =>
  kept<RuleEntry>(`/api/rules/${encodeURIComponent(id)}?language=${language}`);
