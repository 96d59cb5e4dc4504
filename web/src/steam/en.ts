/** What Gears & Guns says at the table besides Undead or Alive, in English. */
import { plural } from "../i18n/grammar";
import { en as town } from "../town/en";

/** The colours that an Objective can have. */
export const FACES = 3;
const listed = (names: string[]): string => names.join(" and ");

export const en = {
  ...town,
  tokens: {
    ...town.tokens,
    switch: "Switch",
    nozzle: "Nozzle",
    jet: "Steam Jet",
    bottle: "Steam Bottle",
  } as Record<string, string>,
  tokenStates: {
    ...town.tokenStates,
    on: "On",
    off: "Off",
    broken: "broken",
    ready: "ready",
    shut: "shut off",
  } as Record<string, string>,
  groups: {
    ...town.groups,
    "refill-bottle": "Refill from the Bottle",
    "refill-nozzle": "Refill at the Nozzle",
    "emergency-refill": "Emergency Refill",
    "flip-switch": "Flip the Switch",
    "place-bottle": "Place the Bottle",
    give: "Hand over an Invention",
    "drop-invention": "Discard an Invention",
    avoid: "Armor",
    toolbox: "Toolbox",
  } as Record<string, string>,
  gauge: "Steam Gauge",
  gaugeOf: (value: number, limit: number, left: number) =>
    `Steam Gauge at ${value} of ${limit}; full after ${left} ${left === 1 ? "round" : "rounds"}`,
  gaugeLeft: (left: number) =>
    left < 1 ? "full!" : left === 1 ? "full after this round!" : `full after ${left} rounds`,
  gaugeScalds: (from: number) => `From ${from} on Jets scald.`,
  gaugeHot: "Steam Jets scald everybody in them.",
  gaugeRelief: (relief: [string, number][]): string => {
    const points = [...new Set(relief.map(([, one]) => one))];
    if (!points.length) return "Nothing lets steam off in this mission.";
    if (relief.length === FACES && points.length === 1) return `Every Objective lets off ${points[0]}.`;
    return points
      .map(
        (one) =>
          `${listed(relief.flatMap(([face, other]) => (other === one ? [town.tokenStates[face]!] : [])))} Objectives let off ${one}.`,
      )
      .map((sentence) => sentence[0]!.toUpperCase() + sentence.slice(1))
      .join(" ");
  },
  steamTiles: "Switches and Nozzles",
  steamTile: (on: boolean, broken: boolean): string =>
    broken
      ? on
        ? "On, Nozzle broken: a Jet"
        : "Off, the broken Nozzle is quiet"
      : on
        ? "On, the Nozzle refills"
        : "Off, the Nozzle is dry",
  inventions: "Inventions",
  armor: (number: number) => `Armor ${number}+`,
  steamDice: "Steam dice",
  depletedFace: "Depleted",
  fullSteam: "Full Steam",
  fullSteamOn: "Attacks go Full Steam",
  fullSteamOff: "Attacks spare their steam",
  steamOdds: (card: string, plain: string | null, full: string, dry: string) =>
    plain === null
      ? `${card}: only at Full Steam ${full} ${plural(Number(full), "kill", "kills")}, ${dry} runs dry`
      : `${card}: ${plain} → ${full} ${plural(Number(full), "kill", "kills")}, ${dry} runs dry`,
  fullSteamHint: "More dice, better figures; a Depleted face empties the weapon.",
  kept: "Kept for the next game",
  keptNothing: "Nothing was kept.",
  goOn: "Go on with your tools",
  carried: "Tools of the last game",
  leaveTools: "Begin without them",
};
