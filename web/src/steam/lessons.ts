/** The second lesson, for those who know Undead or Alive: what steam adds. */
import { happened, type Step } from "../tutorial/steps";
import type { GameView } from "../types/view";

export const LESSONS: Step<GameView>[] = [
  {
    id: "gauge",
    title: { en: "Mind the Gauge", pl: "Patrz na Manometr" },
    what: {
      en: "Brass tiles bring steam. The dial beside the board rises in every End Phase. In most missions Objectives let some of it off; here nothing does.",
      pl: "Mosiężne kafelki to para. Wskazówka obok Planszy rośnie w każdej Fazie Końcowej. W większości Misji Cele ją obniżają; w tej nic.",
    },
    why: {
      en: "In the red, Steam Jets scald; at the end of the scale the game is lost.",
      pl: "Na czerwonym polu Strumienie pary ranią, a na końcu skali gra jest przegrana.",
    },
    tryIt: { en: "Read the dial, then choose Bonnie.", pl: "Spójrz na Manometr, a potem wybierz Bonnie." },
    done: ({ view }) => view.active_survivor !== null,
  },
  {
    id: "full-steam",
    title: { en: "Full Steam", pl: "Pełna para" },
    what: {
      en: "A steam weapon can attack as you know it, or at Full Steam: Steam dice join the pool and its figures get better. The switch stands over the Actions.",
      pl: "Broń parowa atakuje jak zwykle albo Pełną parą: do puli dochodzą kości Pary, a wartości są lepsze. Przełącznik jest nad Akcjami.",
    },
    why: {
      en: "It costs nothing, but a Depleted face on a Steam die empties the weapon. Pointing at Zombies shows both: kills and the risk.",
      pl: "Nic nie kosztuje, ale ścianka Rozładowania na kości Pary opróżnia Broń. Wskazanie Zombie pokazuje jedno i drugie.",
    },
    tryIt: {
      en: "Turn Full Steam on, point at the Walkers beside Bonnie, and click.",
      pl: "Włącz Pełną parę, wskaż Szwendaczy obok Bonnie i kliknij.",
    },
    done: (scene) => happened(scene, "full-steam"),
  },
  {
    id: "depleted",
    title: { en: "Empty, not lost", pl: "Pusta, ale nie stracona" },
    what: {
      en: "A Depleted card is marked, and does nothing but wait. A working Nozzle, a Steam Bottle or an Engineer fills it again; reloading and trading do not.",
      pl: "Rozładowana karta jest oznaczona i tylko czeka. Napełnia ją sprawna Dysza, Butla z parą albo Inżynier; przeładowanie i wymiana – nie.",
    },
    why: {
      en: "Engineers empty one weapon to fill another once in a Turn, and roll one more die at Full Steam.",
      pl: "Inżynierowie raz na turę opróżniają jedną Broń, żeby napełnić inną, a przy Pełnej parze rzucają dodatkową kością.",
    },
    tryIt: {
      en: "Nikolas carries a Depleted Saber: go on with his Turn and fill it.",
      pl: "Nikolas ma Rozładowaną Szablę: zagraj jego turę i napełnij ją.",
    },
    done: (scene) => happened(scene, "refilled"),
  },
  {
    id: "switches",
    title: { en: "Switches and Nozzles", pl: "Przełączniki i Dysze" },
    what: {
      en: "Each Steam tile has a Switch and a Nozzle. Where the Steam Monster goes, Nozzles break and blow: a Jet that nobody sees through. The Switch of its tile shuts it off.",
      pl: "Każdy kafelek parowy ma Przełącznik i Dyszę. Dokąd idzie Parowy Potwór, tam Dysze pękają: to Strumień pary, przez który nikt nie widzi. Zakręca go Przełącznik tego kafelka.",
    },
    why: {
      en: "Steam hides you, too: Zombies do not see through it either.",
      pl: "Para zasłania też ciebie: Zombie również przez nią nie widzą.",
    },
    tryIt: {
      en: "Point at the Switch and at the Nozzle and read what they say.",
      pl: "Wskaż Przełącznik i Dyszę i przeczytaj, co mówią.",
    },
  },
  {
    id: "inventions",
    title: { en: "Inventions", pl: "Wynalazki" },
    what: {
      en: "Inventions lie beside the dashboard and always work: no hand holds them. A Search in a room with a Switch finds one, and a Trade hands it on.",
      pl: "Wynalazki leżą obok Karty Ocalałego i zawsze działają: nie zajmują ręki. Znajduje je Przeszukanie w pomieszczeniu z Przełącznikiem, a Wymiana podaje dalej.",
    },
    why: {
      en: "Armor among them rolls against every attack before you are wounded.",
      pl: "Pancerz wśród nich rzuca przeciw każdemu atakowi, zanim zostaniesz ranny.",
    },
    tryIt: { en: "Click Jean’s Invention to read the card.", pl: "Kliknij Wynalazek Jean, by przeczytać kartę." },
  },
  {
    id: "yours",
    title: { en: "Now it is yours", pl: "Teraz już sam" },
    what: {
      en: "Everything else is as in the town. Be aboard the Train before the Gauge is full.",
      pl: "Wszystko inne jest jak w miasteczku. Wsiądźcie do Pociągu, zanim Manometr będzie pełny.",
    },
    why: {
      en: "In a run of missions you roll for your tools at the end, and keep what does not run dry.",
      pl: "W serii Misji na końcu rzucasz za narzędzia i zachowujesz te, które się nie rozładują.",
    },
    tryIt: { en: "Play on.", pl: "Graj dalej." },
    done: ({ view }) => view.result !== null,
  },
];
