/** The story of a game in the mall, from its log. */
import { said } from "../i18n/i18n.svelte";
import { inRounds, most, type Deed, type Story } from "../table/story";
import type { EventData } from "../types/protocol";
import { humanText, objectiveTexts } from "./content.svelte";
import { talk } from "./talk.svelte";
import type { MallView } from "./types";

/** Two faces of the six are an Overkill. */
const OVERKILL = 2 / 6;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

const WON = 1;
const FIRST_WINNER = 10;
/** The Humans that have won: all, or the one of a seat; none where the Zombies have. */
export const winners = (view: MallView): MallView["humans"] =>
  view.humans.filter((one) => view.result === WON || one.seat === view.result - FIRST_WINNER);

/** The end of the deck, where the Humans have lost because of it: no Wound and no hit led there. */
function timeUp(log: EventData[]): EventData[] | undefined {
  const over = log.findLastIndex((event) => event.name === "game-over");
  if (log[over - 1]?.name !== "final-turn") return undefined;
  const last = log.findLastIndex((event) => event.name === "last-card");
  return [...(last < 0 ? [] : [log[last]!]), log[over - 1]!];
}

export function story(log: EventData[], view: MallView): Story {
  const t = talk();
  const turns = new Map<
    number,
    {
      who: string;
      kills: number;
      wounds: number;
      came: number;
      barricade: number;
      steps: number;
      done: string[];
      version: number;
    }
  >();
  for (const [turn, event] of inRounds(log, "turn-begins")) {
    const sum = turns.get(turn) ?? {
      who: "",
      kills: 0,
      wounds: 0,
      came: 0,
      barricade: 0,
      steps: 0,
      done: [],
      version: event.version,
    };
    if (event.name === "turn-begins") sum.who = String(event.data.human);
    if (event.name === "killed" && event.data.human) sum.kills += 1;
    if (event.name === "wounded") sum.wounds += Math.max(1, number(event.data.count));
    if (event.name === "zombie-added") sum.came += 1;
    if (event.name === "objective-advanced") sum.steps += 1;
    if (event.name === "objective-completed") sum.done.push(String(event.data.objective));
    if (event.name === "barricade-damaged" || event.name === "survivor-lost") sum.barricade += 1;
    turns.set(turn, sum);
  }
  const eaten = log.filter((event) => event.name === "eaten-alive").map((event) => String(event.data.person));
  // whoever was eaten last, with nobody to take the place, still has a board
  const deeds = [...new Set([...view.humans.map((human) => human.id), ...eaten])].map((id): Deed => {
    const own = log.filter((event) => event.data.human === id);
    const count = (name: string) => own.filter((event) => event.name === name).length;
    return {
      id,
      fate: eaten.includes(id) ? t.deeds.eaten : "",
      kills: count("killed"),
      wounds: own
        .filter((event) => event.name === "wounded")
        .reduce((sum, event) => sum + Math.max(1, number(event.data.count)), 0),
      more: (
        [
          [t.deeds.objectives, count("objective-advanced")],
          [t.deeds.supplies, count("delivered")],
          [t.deeds.cards, count("collected")],
        ] as [string, number][]
      ).filter(([, times]) => times > 0),
    };
  });
  const rolls = log.filter((event) => event.name === "rolled");
  const best = most(turns, ([, one]) => one.kills);
  const won = winners(view).length > 0;
  const ended = won ? undefined : timeUp(log);
  // the last Turn of a victory is how it ended; no single Turn uses up the deck
  const turned = ended
    ? null
    : most(turns, ([turn, one]) => {
        if (won) return turn < view.turn ? 5 * one.done.length + one.steps + 0.1 * one.kills : 0;
        return one.wounds + 2 * one.barricade + 0.1 * one.came;
      });
  return {
    ended,
    rounds: view.turn,
    kills: deeds.reduce((sum, one) => sum + one.kills, 0),
    deeds,
    luck: rolls.length
      ? {
          got: rolls.filter((event) => event.data.face === "overkill").length,
          expected: rolls.length * OVERKILL,
        }
      : null,
    turning: turned
      ? {
          round: turned[0],
          text: won
            ? t.turnedText(
                turned[1].done.map((id) => objectiveTexts()[id]?.name ?? id),
                turned[1].steps,
                turned[1].kills,
              )
            : t.turningText(turned[1].came, turned[1].wounds, turned[1].barricade),
          version: turned[1].version,
        }
      : null,
    best: best
      ? { round: best[0], text: t.bestText(said(humanText(best[1].who)), best[1].kills), version: best[1].version }
      : null,
  };
}
