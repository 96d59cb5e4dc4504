/** What the tokens of Army of the Dead do, in our words. */
import type { Text } from "../types/view";

export const TOKENS: Record<string, { text: Text; rule: string }> = {
  sleepers: {
    text: {
      en: "Shamblers asleep; nobody knows how many. Noise here or next door, a Search, a taken Objective or arriving Zombies wake them. Walking out again wakes them on a 1, unless one is Stealthy.",
      pl: "Śpiący Szuracze; nikt nie wie, ilu ich jest. Budzi ich Hałas tutaj lub obok, Przeszukiwanie, zdobycie Celu i nadejście Zombie. Przy wyjściu budzą się na 1, chyba że wychodzi Skradacz.",
    },
    rule: "AOTD-SLEEP-09",
  },
  starting: {
    text: {
      en: "Spawns first, every round.",
      pl: "Namnaża jako pierwsza, w każdej rundzie.",
    },
    rule: "AOTD-SPAWN-01",
  },
  normal: {
    text: { en: "Draws a Zombie card every round.", pl: "W każdej rundzie dobiera kartę Zombie." },
    rule: "AOTD-SPAWN-01",
  },
  blue: {
    text: {
      en: "Sleeps until the blue Objective is taken; from then on it spawns.",
      pl: "Nieczynna, dopóki nikt nie zdobędzie niebieskiego Celu; odtąd namnaża.",
    },
    rule: "AOTD-SPAWN-01",
  },
  green: {
    text: {
      en: "Sleeps until the green Objective is taken; from then on it spawns.",
      pl: "Nieczynna, dopóki nikt nie zdobędzie zielonego Celu; odtąd namnaża.",
    },
    rule: "AOTD-SPAWN-01",
  },
  zeus: {
    text: {
      en: "One of Zeus’s Orders is drawn here every round: who comes, and what they do at once. When Zeus himself comes, he stands in its place.",
      pl: "Co rundę dobiera się tu Rozkaz Zeusa: kto przybywa i co robi od razu. Gdy przybywa sam Zeus, staje w miejscu tego żetonu.",
    },
    rule: "AOTD-ZSP-01",
  },
  objective: {
    text: {
      en: "Stand in its zone and take it. What it is for, the mission says; yellow and purple belong to Personal Objectives.",
      pl: "Wejdź do jego Strefy i zdobądź go. Do czego służy, mówi Misja; żółty i fioletowy należą do Celów Osobistych.",
    },
    rule: "AOTD-ACT-15",
  },
  exit: {
    text: {
      en: "Who ends the Turn here with no Zombie in the zone may leave, once the Exit is open.",
      pl: "Kto kończy tu turę, gdy w Strefie nie ma Zombie, może opuścić Planszę, o ile Wyjście jest otwarte.",
    },
    rule: "AOTD-M2-09",
  },
  bang: {
    text: {
      en: "There is one Noise token; every noisy attack brings it along. Zombies who see nobody walk to it, and Sleepers in its zone and next door wake.",
      pl: "Jest jeden żeton Hałasu; przenosi go każdy głośny atak. Idą do niego Zombie, które nikogo nie widzą, a Śpiący w tej Strefie i obok się budzą.",
    },
    rule: "AOTD-NOISE-01",
  },
  laid: {
    text: {
      en: "An Explosive that lies here: an explosion in its zone sets it off, too.",
      pl: "Leży tu ładunek: wybuch w tej Strefie odpali i jego.",
    },
    rule: "AOTD-EXPL-07",
  },
  trap: {
    text: {
      en: "Goes off when Zombies come into its zone.",
      pl: "Wybucha, gdy do Strefy wchodzą Zombie.",
    },
    rule: "AOTD-EXPL-02",
  },
  truck: {
    text: {
      en: "One Driver, one Gunner, two Passengers. It keeps to the streets; driving into Zombies hits them, and driving is no Move.",
      pl: "Kierowca, Strzelec i dwoje Pasażerów. Jeździ tylko ulicami; wjazd w Zombie to atak, a jazda nie jest Ruchem.",
    },
    rule: "AOTD-TRUCK-05",
  },
  bound: {
    text: {
      en: "Tied down by a Bola: it does not act, and it is easier to hit.",
      pl: "Spętane bolą: nie działa i łatwiej je trafić.",
    },
    rule: "AOTD-BOLA-02",
  },
};

export const ZOMBIE_RULES: Record<string, string> = {
  shambler: "AOTD-ZOM-03",
  alpha: "AOTD-ZOM-04",
  valentine: "AOTD-ABOM-03",
  queen: "AOTD-ABOM-04",
  "zeus-regular": "AOTD-ZEUS-02",
  "zeus-helmeted": "AOTD-ZEUS-03",
  "zeus-mounted": "AOTD-ZEUS-04",
};
