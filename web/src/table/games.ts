/** The games that have a table here. Each says so itself, in the `entrance.ts` of its folder; the rest of it is fetched
 * when somebody plays it. */
import type { Component } from "svelte";
import type { Book } from "../compendium/book";
import type { GameFace } from "./face";

// Each face knows its own view; whoever asks for one by its name does not.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyFace = GameFace<any>;

/** What is known of a game before anything of it is fetched. */
export interface Entrance {
  /** The ids of the games that have this face. */
  games: string[];
  /** A class for the whole page: the game's colours. */
  theme: string;
  face(): Promise<AnyFace>;
  /** In what its book counts how long a game takes. */
  counts: "rounds" | "turns";
  /** Can a mission of somebody's own be played, from a file? */
  ownMissions: boolean;
  /** Cards, Skills, zombies and tokens to be looked up. */
  compendium(): Promise<Book>;
  /** On the start page: ways to begin at once. */
  Posters(): Promise<Component<{ complain: (sentence: string) => void }>>;
  /** The page on which a game is set up. */
  SetUp(): Promise<Component>;
}

const ENTRANCES = Object.values(import.meta.glob<Entrance>("../*/entrance.ts", { eager: true, import: "entrance" }));

export const entranceOf = (game: string): Entrance | null =>
  ENTRANCES.find((entrance) => entrance.games.includes(game)) ?? null;

/** The face of a game by its id. */
export async function faceOf(game: string): Promise<AnyFace> {
  const entrance = entranceOf(game);
  if (!entrance) throw new Error(`This page cannot show the game “${game}”.`);
  return entrance.face();
}

export const countsOf = (game: string): Entrance["counts"] => entranceOf(game)?.counts ?? "rounds";

/** The game that plays missions from files. */
export const forMissionFiles = (): string => ENTRANCES.find((entrance) => entrance.ownMissions)?.games[0] ?? "";

/** Those of these games that can be shown here. */
export const shown = <T extends { name: string }>(games: T[]): T[] => games.filter((game) => entranceOf(game.name));
