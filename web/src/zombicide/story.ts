/** The story of a game, from its log. */
import { inRounds, most, type Deed, type Story } from "../table/story";
import type { EventData } from "../types/protocol";
import type { GameView } from "../types/view";
import { cardData, cardName } from "./content.svelte";
import { nameOf } from "./scene";
import { said } from "../i18n/i18n.svelte";
import { words } from "./words.svelte";

const FANNED = 5;
const BEGINS = "round-begins";
const word = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

interface Attack {
  who: string;
  weapon: string;
  mode: string;
  round: number;
  version: number;
  dice: number;
  hits: number;
  kills: number;
}

/** Every attack with what came of it. */
export function attacks(log: EventData[], before = 0): Attack[] {
  const found: Attack[] = [];
  for (const [round, event] of inRounds(log, BEGINS, before)) {
    const { data } = event;
    const last = found.at(-1);
    if (event.name === "attack")
      found.push({
        who: word(data.survivor),
        weapon: word(data.weapon),
        mode: word(data.mode),
        round,
        version: event.version,
        dice: 0,
        hits: 0,
        kills: 0,
      });
    else if (event.name === "hits" && last) {
      last.hits += number(data.hits);
      last.dice += number(data.hits) + number(data.misses);
    } else if (event.name === "killed" && last && last.who === data.survivor) last.kills += 1;
    else if (event.name === "turn-begins") found.push({ ...EMPTY, round });
  }
  return found.filter((one) => one.who);
}
const EMPTY: Attack = { who: "", weapon: "", mode: "", round: 0, version: 0, dice: 0, hits: 0, kills: 0 };

/** What the dice of an attack would hit on average, by the Accuracy on the card. */
function expected(attack: Attack): number | null {
  const accuracy = attack.mode.startsWith("fan") ? FANNED : cardData(attack.weapon)?.accuracy;
  return accuracy ? (attack.dice * (7 - accuracy)) / 6 : null;
}

export function story(log: EventData[], view: GameView): Story {
  const w = words();
  const before = Math.max(0, view.round - log.filter((event) => event.name === BEGINS).length);
  const all = attacks(log, before);
  const rolled = all.filter((one) => one.dice && expected(one) !== null);
  const deeds = view.survivors.map((one): Deed => {
    const own = log.filter((event) => event.data.survivor === one.id);
    const count = (name: string) => own.filter((event) => event.name === name).length;
    return {
      id: one.id,
      kills: count("killed"),
      wounds: own
        .filter((event) => event.name === "wounded")
        .reduce((sum, event) => sum + number(event.data.wounds), 0),
      more: [
        [w.deeds.searches, count("drawn")],
        [w.deeds.objectives, count("objective-taken")],
        [
          w.deeds.friends,
          log.filter((event) => event.name === "friendly-fire" && event.data.survivor === one.id).length,
        ],
      ].filter(([, times]) => Number(times) > 0) as [string, number][],
    };
  });
  const top = most(all, (one) => one.kills);
  const rounds = new Map<number, { came: number; fell: number; wounds: number; version: number }>();
  for (const [round, event] of inRounds(log, BEGINS, before)) {
    if (!round) continue; // what the set-up laid out
    const sum = rounds.get(round) ?? { came: 0, fell: 0, wounds: 0, version: event.version };
    if (event.name === "spawned") sum.came += number(event.data.count);
    if (event.name === "killed" || event.name === "run-over") sum.fell += 1;
    if (event.name === "wounded") sum.wounds += number(event.data.wounds);
    rounds.set(round, sum);
  }
  const won = view.result?.won ?? false;
  // the round of a victory is cut short: few came in it, and it turned nothing
  const turns = [...rounds].filter(([round]) => !won || round < view.round);
  const turn = most(turns, ([, one]) =>
    won ? one.fell - one.came + 0.1 * one.fell : one.came - one.fell + 3 * one.wounds,
  );
  return {
    rounds: view.round,
    kills: deeds.reduce((sum, one) => sum + one.kills, 0),
    deeds,
    luck: rolled.length
      ? {
          got: rolled.reduce((sum, one) => sum + one.hits, 0),
          expected: rolled.reduce((sum, one) => sum + (expected(one) ?? 0), 0),
        }
      : null,
    turning: turn
      ? { round: turn[0], text: w.turningText(turn[1].came, turn[1].fell, turn[1].wounds), version: turn[1].version }
      : null,
    best: top
      ? {
          round: top.round,
          text: w.bestText(nameOf(top.who), top.kills, said(cardName(top.weapon))),
          version: top.version,
        }
      : null,
  };
}
