/** What zombies and tokens of the mall do, in our words. */
import type { Text } from "../types/view";

interface Told {
  name: Text;
  text: Text;
  rule: string;
}

export const ZOMBIE: Told = {
  name: { en: "Zombie", pl: "Zombie" },
  text: {
    en: "Never two in a Room. Whoever moves in must fight it: the Melee Attack always kills, but the die may wound. From the Room next door a shot costs 1 Ammo and never misses. A Zombie that comes to somebody's Room wounds them once.",
    pl: "Nigdy dwóch w Sali. Kto do niego wejdzie, musi walczyć: Atak Wręcz zawsze zabija, ale kość może zranić. Strzał z sąsiedniej Sali kosztuje 1 punkt Amunicji i nie chybia. Zombie, który pojawi się przy kimś, zadaje mu 1 Ranę.",
  },
  rule: "TEZ-KILL-03",
};

export const TOKENS: Record<string, Told> = {
  supply: {
    name: { en: "Supply", pl: "Zapasy" },
    text: {
      en: "Brought to the Courtyard it mends the Barricade by 2, and whoever brought it may take a Supply card. Then it goes back to its Room.",
      pl: "Przyniesione na Dziedziniec naprawiają Barykadę o 2, a kto je przyniósł, może wziąć kartę Zapasów. Potem wracają do swojej Sali.",
    },
    rule: "TEZ-SUP-02",
  },
  radio: {
    name: { en: "Radio", pl: "Radio" },
    text: {
      en: "Only whoever carries it can collect Frequency cards. It can be dropped, handed over, and falls where its carrier dies.",
      pl: "Tylko ten, kto je niesie, może zbierać karty Częstotliwości. Można je upuścić i przekazać; spada tam, gdzie zginie niosący.",
    },
    rule: "TEZ-MIS-CDC-02",
  },
  part: {
    name: { en: "Part", pl: "Część" },
    text: {
      en: "Take it from its Room, when the Store is empty of Zombies, to the Courtyard; then the next one lies somewhere else. Four are needed.",
      pl: "Zabierz ją z Sali, gdy w Sklepie nie ma Zombie, na Dziedziniec; następna leży już gdzie indziej. Potrzeba czterech.",
    },
    rule: "TEZ-MIS-HEL-02",
  },
  stranded: {
    name: { en: "Stranded token", pl: "Żeton Uwięzionych" },
    text: {
      en: "Turn it over in its Room when the Store is empty: somebody is saved, or a Zombie is there at once.",
      pl: "Odwróć go w jego Sali, gdy Sklep jest pusty: albo ktoś jest uratowany, albo od razu pojawia się Zombie.",
    },
    rule: "TEZ-MIS-STR-02",
  },
  ingredient: {
    name: { en: "Ingredient", pl: "Składnik" },
    text: {
      en: "Turn it over in its Room when the Store is empty. If it is the next letter of the track it stays; else it goes back face down. Remember where.",
      pl: "Odwróć go w jego Sali, gdy Sklep jest pusty. Jeśli to kolejna litera toru, zostaje; jeśli nie, wraca zakryty. Zapamiętaj gdzie.",
    },
    rule: "TEZ-MIS-CUR-02",
  },
  exit: {
    name: { en: "Exit token", pl: "Żeton Wyjścia" },
    text: {
      en: "Turned over, it says which Entrance is blocked. The fourth Symbol and the fourth Number are the real Exit, where all have to meet.",
      pl: "Odwrócony mówi, które Wejście jest zablokowane. Czwarty symbol i czwarta liczba to prawdziwe Wyjście, przy którym muszą się spotkać wszyscy.",
    },
    rule: "TEZ-MIS-EXI-02",
  },
  clue: {
    name: { en: "Clue", pl: "Trop" },
    text: {
      en: "Turn it over in its Room when the Store is empty, then go on or guess the Source. A wrong guess wounds everybody twice.",
      pl: "Odwróć go w jego Sali, gdy Sklep jest pusty, a potem graj dalej albo zgaduj Źródło. Za pomyłkę każdy dostaje 2 Rany.",
    },
    rule: "TEZ-MIS-INV-02",
  },
  squad: {
    name: { en: "Squad", pl: "Oddział" },
    text: {
      en: "For a Move of yours a Squad may move instead, along the arrows. It kills the Zombies in its way, and retreats when one is added to its Room.",
      pl: "Zamiast siebie można ruszyć Oddział, wzdłuż strzałek. Zabija Zombie na swojej drodze, a wycofuje się, gdy jakiś dojdzie do jego Sali.",
    },
    rule: "TEZ-MIS-ESC-03",
  },
  trap: {
    name: { en: "Trap", pl: "Pułapka" },
    text: {
      en: "The next Zombie that enters this Room is killed at once. Nobody there is hurt.",
      pl: "Następny Zombie, który wejdzie do tej Sali, od razu ginie. Nikomu w niej nic się nie stanie.",
    },
    rule: "TEZ-ADD-17",
  },
  barricade: {
    name: { en: "Barricade", pl: "Barykada" },
    text: {
      en: "Zombies for whom a Store has no Room damage it. At 0 a Survivor is lost and it starts again at 2; with no Survivor left the Humans lose.",
      pl: "Uszkadzają ją Zombie, dla których w Sklepie nie ma Sali. Przy 0 traci się Ocalałego i zaczyna od 2; gdy nie ma już nikogo, Ludzie przegrywają.",
    },
    rule: "TEZ-ADD-08",
  },
};

/** The kind of a numbered token: `supply-2` is a Supply. */
export const tokenKind = (id: string): string => id.replace(/-(\d+|nw|ne|sw|se)$/, "");
