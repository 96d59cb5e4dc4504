/** The chance to win as a line, and which rounds turned a game. */
import type { AnalysedRound } from "../types/protocol";

/** Smaller changes are not told. */
const TELLING = 0.1;

export interface Curve {
  line: string;
  spread: string;
  /** Where an answer stands. */
  x(answer: number): number;
}

export function curveOf(rounds: AnalysedRound[], answers: number, width: number, height: number): Curve {
  const x = (answer: number): number => (width * answer) / Math.max(1, answers);
  const y = (chance: number): number => height * (1 - chance);
  const point = (answer: number, chance: number): string => `${x(answer).toFixed(1)},${y(chance).toFixed(1)}`;
  const last = rounds.at(-1);
  const line = rounds.map((round) => point(round.start, round.before));
  const upper = rounds.map((round) => point(round.start, round.high));
  const lower = rounds.map((round) => point(round.start, round.low)).reverse();
  const end = last ? [point(last.end, last.after)] : [];
  return { x, line: [...line, ...end].join(" "), spread: [...upper, ...end, ...lower].join(" ") };
}

/** The rounds that changed most, in order: by more than the error of the curve explains. The end of a game has none. */
export function turningPoints(rounds: AnalysedRound[], count = 3): AnalysedRound[] {
  const change = (round: AnalysedRound): number => Math.abs(round.after - round.before);
  const error = (round: AnalysedRound | undefined): number => (round ? (round.high - round.low) / (2 * 1.96) : 0);
  const sure = (n: number): number => 2 * Math.hypot(error(rounds[n]), error(rounds[n + 1]));
  const moved = rounds.filter((round, n) => change(round) >= Math.max(TELLING, sure(n)));
  return moved
    .sort((one, other) => change(other) - change(one))
    .slice(0, count)
    .sort((one, other) => one.start - other.start);
}

/** Points with their sign. */
export const signed = (points: number): string =>
  `${points > 0 ? "+" : points < 0 ? "−" : "±"}${String(Math.abs(points))}`;

/** What some rounds on end changed by decisions and by luck, in points: as they are printed, they add up. */
export function balanceOf(rounds: AnalysedRound[]): { skill: string; luck: string } {
  const points = (share: number): number => Math.round(share * 100);
  const skill = points(rounds.reduce((all, each) => all + each.skill, 0));
  const change = points(rounds.at(-1)?.after ?? 0) - points(rounds[0]?.before ?? 0);
  return { skill: signed(skill), luck: signed(change - skill) };
}
