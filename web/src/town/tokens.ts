/** What the tokens of Undead or Alive do, in our words. */
import type { Text } from "../types/view";

export const TOKENS: Record<string, { text: Text; rule: string }> = {
  exit: {
    text: {
      en: "A survivor who stands here at the end of its own Turn may leave the board, if no Zombie is in the zone. Companions go with their Leader.",
      pl: "Ocalały, który stoi tu na końcu swojej tury, może opuścić Planszę, jeśli w Strefie nie ma Zombie. Towarzysze idą ze swoim Dowódcą.",
    },
    rule: "UOA-WIN-07",
  },
  starting: {
    text: {
      en: "Always active, always the first to spawn, and it stays where it is. Holy Water sends other Spawn tokens here; each still draws a card of its own.",
      pl: "Zawsze aktywna, namnaża jako pierwsza i nie rusza się z miejsca. Woda Święcona odsyła tu inne żetony; każdy nadal dobiera własną kartę.",
    },
    rule: "UOA-SZONE-03",
  },
  mobile: {
    text: {
      en: "Always active. Holy Water at Range 0 to 1 in sight sends it to the Starting Spawn Zone and gives 5 Adrenaline.",
      pl: "Zawsze aktywna. Woda Święcona w Zasięgu od 0 do 1 i na widoku odsyła ją do Startowej Strefy Namnażania i daje 5 Adrenaliny.",
    },
    rule: "UOA-SZONE-07",
  },
  abomination: {
    text: {
      en: "Active only while an Abomination is on the board. Holy Water sends it to the Starting Spawn Zone.",
      pl: "Aktywna tylko wtedy, gdy na Planszy jest Abominacja. Woda Święcona odsyła ją do Startowej Strefy Namnażania.",
    },
    rule: "UOA-SZONE-08",
  },
  "corpse-pile": {
    text: {
      en: "Stirs when the first survivor sets foot in its building, and spawns from then on. Holy Water at Range 0 to 1 in sight makes it safe for good. Seven active Spawn tokens lose the game.",
      pl: "Budzi się, gdy do budynku wejdzie pierwszy Ocalały, i odtąd namnaża. Woda Święcona w Zasięgu od 0 do 1 i na widoku ucisza go na dobre. Siedem aktywnych żetonów oznacza przegraną.",
    },
    rule: "UOA-SZONE-13",
  },
  objective: {
    text: {
      en: "Stand in its zone and take it. What it is for, the mission says.",
      pl: "Wejdź do jego Strefy i zdobądź go. Do czego służy, mówi Misja.",
    },
    rule: "UOA-ACT-19",
  },
  bang: {
    text: {
      en: "Zombies who see nobody walk to the Noise. Any new Noise moves the token to where it was made.",
      pl: "Zombie, które nikogo nie widzą, idą do Hałasu. Każdy nowy Hałas przenosi żeton tam, gdzie powstał.",
    },
    rule: "UOA-NOISE-02",
  },
  boom: {
    text: {
      en: "The loud Noise. Until the End Phase only another BOOM! moves the token; after that it is Bang! again.",
      pl: "Głośny Hałas. Do Fazy Końcowej żeton przenosi tylko kolejne BOOM!; potem to znów Bang!.",
    },
    rule: "UOA-NOISE-09",
  },
  vade: {
    text: {
      en: "The Zombies of this zone lose their next Activation, Runners both their Actions. Then the token is gone.",
      pl: "Zombie w tej Strefie tracą następną Aktywację, Biegacze obie Akcje. Potem żeton znika.",
    },
    rule: "UOA-CLASS-09",
  },
  wagon: {
    text: {
      en: "Pushing it one zone costs 3 Actions. Any number may ride; Zombies never board, but bite the passengers.",
      pl: "Przepchnięcie o Strefę kosztuje 3 Akcje. Zmieści się każdy; Zombie nie wsiadają, ale gryzą pasażerów.",
    },
    rule: "UOA-MACH-03",
  },
  gatling: {
    text: {
      en: "Firing costs 1 Action and makes BOOM!; each further shot in the Turn adds a die. Pushing it one zone costs 3 Actions.",
      pl: "Strzał kosztuje 1 Akcję i robi BOOM!; każdy następny w tej turze dodaje kość. Przepchnięcie o Strefę kosztuje 3 Akcje.",
    },
    rule: "UOA-MACH-10",
  },
};

export const ZOMBIE_RULES: Record<string, string> = {
  walker: "UOA-ZTYPE-02",
  brute: "UOA-ZTYPE-03",
  runner: "UOA-ZTYPE-04",
  abomination: "UOA-ZTYPE-05",
};
