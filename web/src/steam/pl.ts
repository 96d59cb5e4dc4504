/** What Gears & Guns says at the table besides Undead or Alive, in Polish. */
import { few } from "../i18n/grammar";
import { pl as town } from "../town/pl";
import { FACES, type en } from "./en";

export const pl: typeof en = {
  ...town,
  tokens: { ...town.tokens, switch: "Przełącznik", nozzle: "Dysza", jet: "Strumień pary", bottle: "Butla z parą" },
  tokenStates: {
    ...town.tokenStates,
    on: "włączony",
    off: "wyłączony",
    broken: "uszkodzona",
    ready: "sprawna",
    shut: "zakręcona",
  },
  groups: {
    ...town.groups,
    "refill-bottle": "Napełnienie z Butli",
    "refill-nozzle": "Napełnienie przy Dyszy",
    "emergency-refill": "Awaryjne napełnienie",
    "flip-switch": "Przełącz",
    "place-bottle": "Postaw Butlę",
    give: "Przekaż Wynalazek",
    "drop-invention": "Odrzuć Wynalazek",
    avoid: "Pancerz",
    toolbox: "Skrzynka z narzędziami",
  },
  gauge: "Manometr",
  gaugeOf: (value, limit, left) => `Manometr: ${value} z ${limit}; pełny za ${left} ${rounds(left)}`,
  gaugeLeft: (left) =>
    left < 1 ? "pełny!" : left === 1 ? "pełny po tej rundzie!" : `pełny za ${left} ${rounds(left)}`,
  gaugeScalds: (from) => `Od ${from} Strumienie pary ranią.`,
  gaugeHot: "Strumienie pary ranią każdego, kto w nich stoi.",
  gaugeRelief: (relief) => {
    const points = [...new Set(relief.map(([, one]) => one))];
    if (!points.length) return "W tej Misji nic nie obniża Manometru.";
    if (relief.length === FACES && points.length === 1) return `Każdy Cel obniża go o ${points[0]}.`;
    return points
      .map((one) => {
        const faces = relief.flatMap(([face, other]) => (other === one ? [town.tokenStates[face]!] : []));
        return `Cel (${faces.join(" i ")}) obniża go o ${one}.`;
      })
      .join(" ");
  },
  steamTiles: "Przełączniki i Dysze",
  steamTile: (on, broken) =>
    broken
      ? on
        ? "włączony, Dysza uszkodzona: Strumień pary"
        : "wyłączony, uszkodzona Dysza milczy"
      : on
        ? "włączony, Dysza napełnia"
        : "wyłączony, Dysza jest sucha",
  inventions: "Wynalazki",
  armor: (number) => `Pancerz ${number}+`,
  steamDice: "kości Pary",
  depletedFace: "Rozładowanie",
  fullSteam: "Pełna para",
  fullSteamOn: "Ataki idą Pełną parą",
  fullSteamOff: "Ataki oszczędzają parę",
  steamOdds: (card, plain, full, dry) =>
    plain === null
      ? `${card}: tylko Pełną parą; zabitych ${full}, rozładowanie ${dry}`
      : `${card}: zabitych ${plain} → ${full}, rozładowanie ${dry}`,
  fullSteamHint: "Więcej kości, lepsze wartości; ścianka Rozładowania opróżnia Broń.",
  kept: "Zachowane na następną grę",
  keptNothing: "Niczego nie zachowano.",
  goOn: "Dalej z narzędziami",
  carried: "Narzędzia z poprzedniej gry",
  leaveTools: "Zacznij bez nich",
};
const rounds = (n: number) => few(n, "rundę", "rundy", "rund");
