/** Every key of the table and the film, and what it does; the overlays of a game stand in their menu. */
import { settings } from "../lib/settings.svelte";

type Keys = [keys: string, does: string][];

const en: Keys = [
  ["a … z", "open a group of options"],
  ["1 … 9", "choose an option"],
  ["Esc", "close, skip what is shown"],
  ["Shift+A", "to the question"],
  ["Click", "what it means is said beside the pointer; a right click or a long touch shows everything"],
  ["Shift+Z", "to the board: arrow keys go from zone to zone, Enter shows what can be done there"],
  ["Shift+U", "take back"],
  ["Shift+F", "fit the board"],
  ["Shift+L", "menu of overlays, each with its key"],
  ["← → Space", "in a film: step back, step on, play"],
  ["?", "this list"],
];
const pl: Keys = [
  ["a … z", "otwiera grupę opcji"],
  ["1 … 9", "wybiera opcję"],
  ["Esc", "zamyka, pomija pokazywane wydarzenia"],
  ["Shift+A", "do pytania"],
  ["Klik", "co znaczy, mówi dymek przy kursorze; prawy klik lub długie dotknięcie pokazuje wszystko"],
  ["Shift+Z", "na Planszę: strzałki przenoszą między Strefami, Enter pokazuje, co można tam zrobić"],
  ["Shift+U", "cofa"],
  ["Shift+F", "dopasowuje Planszę"],
  ["Shift+L", "menu nakładek, każda ze swoim klawiszem"],
  ["← → Spacja", "w filmie: krok wstecz, krok dalej, odtwarzanie"],
  ["?", "ta lista"],
];

export const keys = (): Keys => (settings.language === "pl" ? pl : en);
