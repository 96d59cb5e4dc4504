/** An attempt at the Vault as the question tells it: its figures are the dice, how many are set aside, and the rolls left. */
import type { OptionData } from "../types/protocol";

export interface Attempt {
  /** Set aside for good. */
  aside: number[];
  table: number[];
  rolls: number;
}

export function attemptOf(prompt: string): Attempt {
  const figures = (prompt.match(/\d+/g) ?? []).map(Number);
  const [reserved = 0, rolls = 0] = figures.slice(-2);
  const faces = figures.slice(0, -2);
  return { aside: faces.slice(0, reserved), table: faces.slice(reserved), rolls };
}

export const STRAIGHTS = [
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];

/** Which faces of each Straight lie there, set aside or on the table. */
export const straightsOf = (aside: number[], table: number[]): boolean[][] =>
  STRAIGHTS.map((straight) => straight.map((face) => aside.includes(face) || table.includes(face)));

/** What a bonus does to the dice, in signs: 3→5, 3↑, 3↑ 5↓. */
export function short({ group, arguments: { face, to, other } }: OptionData): string {
  const [from, rest] = [String(face), String(other)];
  if (group === "set-face") return `${from}→${String(to)}`;
  if (group === "raise") return other ? `${from}↑ ${rest}↓` : `${from}↑`;
  if (group === "raise-and-lower") return `${from}↑ ${rest}↓`;
  return group === "lower" ? `${from}↓` : group;
}

/** The dice as they would lie after a bonus. */
function after({ aside, table }: Attempt, { group, arguments: { face, to, other } }: OptionData): number[] {
  const dice = [...aside, ...table];
  const turn = (from: number, into: number): void => void dice.splice(dice.indexOf(from), 1, into);
  const from = Number(face);
  if (group === "set-face") turn(from, Number(to));
  else if (group === "lower") turn(from, from - 1);
  else turn(from, from + 1);
  if (other) turn(Number(other), Number(other) - 1);
  return dice;
}

/** Which numbers of the Straight that is nearest lie there. */
export function nearest(dice: number[]): boolean[] {
  const lie = straightsOf(dice, []);
  return count(lie[1]!) > count(lie[0]!) ? lie[1]! : lie[0]!;
}
const count = (lies: boolean[]): number => lies.filter(Boolean).length;

/** What a bonus is worth: the attempt (a Straight lies there then), a number nearer to one, or nothing now. */
export function worth(attempt: Attempt, option: OptionData): "ends" | "nearer" | "idle" {
  const then = count(nearest(after(attempt, option)));
  if (then === 5) return "ends";
  return then > count(nearest([...attempt.aside, ...attempt.table])) ? "nearer" : "idle";
}

/** Bonuses that set a die to a face of one's choice, die by die; null for the others, which are told in signs. */
export function byDie(options: OptionData[]): { die: number | null; options: OptionData[] }[] {
  const found = new Map<number | null, OptionData[]>();
  for (const option of options) {
    const die = option.group === "set-face" ? Number(option.arguments.face) : null;
    found.set(die, [...(found.get(die) ?? []), option]);
  }
  return [...found].map(([die, own]) => ({ die, options: own }));
}

/** The bonuses by whoever would grant them. */
export function helpersOf(options: OptionData[]): { who: string; options: OptionData[] }[] {
  const found = new Map<string, OptionData[]>();
  for (const option of options) {
    const who = typeof option.arguments.helper === "string" ? option.arguments.helper : "";
    found.set(who, [...(found.get(who) ?? []), option]);
  }
  return [...found].map(([who, own]) => ({ who, options: own }));
}

/** The answer that sets aside a die of this face, if it is offered. */
export const asideKey = (options: OptionData[], face: number): string =>
  options.find((option) => option.group === "reserve" && option.arguments.face === face)?.key ?? "";
