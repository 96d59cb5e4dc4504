/** The lessons of the guided first night. */
import { happened, type Step } from "../tutorial/steps";
import type { MallView } from "./types";

const over = (view: MallView): boolean => view.result !== 0;
const completed = (view: MallView): number => view.objectives.filter((one) => one.completed.some(Boolean)).length;

export const LESSONS: Step<MallView>[] = [
  {
    id: "mall",
    title: { en: "A mall at night", pl: "Galeria nocą" },
    what: {
      en: "Eight Stores of three numbered Rooms lie round the Courtyard. Bright gaps in the walls are doorways. You lead two Humans, in turns; each green figure is a Zombie, and no Room holds more than one.",
      pl: "Wokół Dziedzińca leży osiem Sklepów, każdy z trzema ponumerowanymi Salami. Jasne przerwy w ścianach to przejścia. Prowadzisz dwoje Ludzi, na zmianę; każda zielona figurka to Zombie, a w Sali mieści się tylko jeden.",
    },
    why: {
      en: "Room 1 of a Store is its Entrance: the dead come in there first, then Room 2, then 3.",
      pl: "Sala 1 to Wejście do Sklepu: tam Zombie pojawiają się najpierw, potem w Sali 2, potem w 3.",
    },
    tryIt: {
      en: "Drag the mall, zoom with the wheel or two fingers, point at a Room and read what is in it.",
      pl: "Przesuń galerię, przybliż ją kółkiem albo dwoma palcami, wskaż Salę i przeczytaj, co w niej jest.",
    },
  },
  {
    id: "goals",
    title: { en: "Three Objectives", pl: "Trzy Cele" },
    what: {
      en: "Turn the Stranded tokens at the Entrances, carry the Radio while you collect Frequencies, and bring the Part to the Courtyard, each time from the next gear.",
      pl: "Odkrywaj żetony Uwięzionych przy Wejściach, zbieraj Częstotliwości, niosąc Radio, i przynoś Część na Dziedziniec, za każdym razem z następnej zębatki.",
    },
    why: {
      en: "All three must be done before the Search Deck runs out. Every broken Barricade and everybody Eaten Alive costs a Survivor; when none is left to pay with, the night is lost.",
      pl: "Wszystkie trzy trzeba ukończyć, zanim skończy się talia Przeszukania. Każda przełamana Barykada i każde Pożarcie żywcem kosztuje Ocalałego; gdy nie ma już kogo oddać, noc jest przegrana.",
    },
    tryIt: {
      en: "Open the Objectives in the bar at the top, read them, and close them again.",
      pl: "Otwórz Cele na pasku u góry, przeczytaj je i zamknij.",
    },
  },
  {
    id: "move",
    title: { en: "Three Moves", pl: "Trzy Ruchy" },
    what: {
      en: "A Turn is three Moves, and you must make them all. Rooms with a yellow dashed edge are where you can go or do something. After each Move you may use the Room, take what lies there, or go on.",
      pl: "Tura to trzy Ruchy i trzeba wykonać wszystkie. Sale z żółtą przerywaną ramką to miejsca, dokąd można iść albo gdzie można coś zrobić. Po każdym Ruchu możesz użyć Sali, wziąć to, co w niej leży, albo iść dalej.",
    },
    why: {
      en: "Standing still is not allowed, so plan where the third Move ends.",
      pl: "Nie wolno stać w miejscu, więc zaplanuj, gdzie skończy się trzeci Ruch.",
    },
    tryIt: {
      en: "Click a lit Room, or open the list below and choose one there.",
      pl: "Kliknij podświetloną Salę albo otwórz listę na dole i wybierz z niej.",
    },
    done: (scene) => happened(scene, "moved"),
  },
  {
    id: "fight",
    title: { en: "Meet a Zombie", pl: "Spotkanie z Zombie" },
    what: {
      en: "Whoever walks into a Zombie fights it: it always dies, but the die may bring Wounds. An Overkill gives another free Move, and so the next kill. A ranged weapon kills from afar for Ammo.",
      pl: "Kto wejdzie na Zombie, walczy: Zombie zawsze ginie, ale kość może przynieść Rany. Masakra daje dodatkowy darmowy Ruch, a więc i następne zabicie. Broń dystansowa zabija z daleka za Amunicję.",
    },
    why: {
      en: "Rooms are used, tokens taken and cards collected only where the whole Store is free of Zombies.",
      pl: "Używać Sal, brać żetony i zbierać karty można tylko tam, gdzie w całym Sklepie nie ma Zombie.",
    },
    tryIt: {
      en: "Point at a Room with a Zombie and read the odds, then Move in or shoot.",
      pl: "Wskaż Salę z Zombie i przeczytaj szanse, a potem wejdź tam albo strzel.",
    },
    done: (scene) => happened(scene, "rolled", "killed", "captured") || over(scene.view),
  },
  {
    id: "track",
    title: { en: "One track", pl: "Jeden tor" },
    what: {
      en: "Look at your board: Wounds climb from the left, Ammo falls from the right, on one track.",
      pl: "Spójrz na planszę postaci: Rany rosną od lewej, Amunicja spada od prawej, na jednym torze.",
    },
    why: {
      en: "Where the two meet, the Human is Eaten Alive: a Survivor is lost and somebody new steps in. Every shot brings the tokens closer.",
      pl: "Gdy się spotkają, to Pożarcie żywcem: tracisz Ocalałego i do gry wchodzi ktoś nowy. Każdy strzał zbliża znaczniki.",
    },
    tryIt: { en: "Find both tokens of the Human in turn.", pl: "Znajdź oba znaczniki Człowieka, który ma turę." },
  },
  {
    id: "search",
    title: { en: "Search", pl: "Przeszukanie" },
    what: {
      en: "After the third Move the face-down card before the Human is revealed. An item lies down beside the Store, an Event happens at once.",
      pl: "Po trzecim Ruchu odkrywa się zakrytą kartę przed Człowiekiem. Przedmiot kładzie się obok Sklepu, Wydarzenie dzieje się od razu.",
    },
    why: {
      en: "The card's symbol says which two Stores get new Zombies. If you stand in one of them, you make Noise, and twice as many come.",
      pl: "Symbol karty mówi, do których dwóch Sklepów przyjdą Zombie. Jeśli stoisz w jednym z nich, robisz Hałas i przychodzi ich dwa razy więcej.",
    },
    tryIt: {
      en: "Make your Moves, end the Turn, and watch the Zombies come.",
      pl: "Wykonaj Ruchy, zakończ turę i zobacz, dokąd przyjdą Zombie.",
    },
    done: (scene) => happened(scene, "noise", "no-noise") || over(scene.view),
  },
  {
    id: "ahead",
    title: { en: "See it coming", pl: "Zobacz, co nadchodzi" },
    what: {
      en: "The button with the layers draws over the mall: where Zombies may come, how likely Noise is in each Room, how the Stores fill up. A full corner spills over into the next Store, a full middle Store against the Barricade.",
      pl: "Przycisk z warstwami rysuje na galerii: dokąd mogą przyjść Zombie, jak prawdopodobny jest Hałas w każdej Sali, jak zapełniają się Sklepy. Pełny róg przelewa się do następnego Sklepu, a pełny środkowy Sklep uderza w Barykadę.",
    },
    why: {
      en: "A Zombie that comes into your Room overruns you: a Wound, and it blocks the Store.",
      pl: "Zombie, który przyjdzie do twojej Sali, osacza cię: to Rana i zablokowany Sklep.",
    },
    tryIt: {
      en: "Switch on “Noise” and look for a quiet place to end the Turn.",
      pl: "Włącz „Hałas” i poszukaj cichego miejsca na koniec tury.",
    },
  },
  {
    id: "room",
    title: { en: "Make use of the mall", pl: "Korzystaj z galerii" },
    what: {
      en: "Blue signs are abilities: heal, get Ammo, draw Supplies, repair the Barricade. Cards beside a Store and tokens in its Rooms can be taken once its Zombies are gone.",
      pl: "Niebieskie znaki to zdolności: leczenie, Amunicja, Zapasy, naprawa Barykady. Karty obok Sklepu i żetony w Salach można wziąć, gdy nie ma już w nim Zombie.",
    },
    why: {
      en: "A weapon turns a bad die into a good night. When something is not offered, “Why not …?” names the rule.",
      pl: "Dobra broń wynagradza złe rzuty. Gdy czegoś nie można zrobić, „Dlaczego nie…?” podaje zasadę.",
    },
    tryIt: {
      en: "Clear a Store, then use a Room, take a token or collect a card.",
      pl: "Oczyść Sklep, a potem użyj Sali, weź żeton albo zbierz kartę.",
    },
    done: (scene) =>
      happened(scene, "ability-used", "token-taken", "collected", "stranded-flipped", "supply-drawn", "repaired") ||
      over(scene.view),
  },
  {
    id: "first",
    title: { en: "The first Objective", pl: "Pierwszy Cel" },
    what: {
      en: "Gold signs in the Rooms belong to your Objectives. Let one Human keep the Stores clear while the other does the errands.",
      pl: "Złote znaki w Salach należą do waszych Celów. Niech jedno z Ludzi oczyszcza Sklepy, a drugie załatwia sprawy.",
    },
    why: {
      en: "The number of cards in the bar at the top is the clock. It runs faster than one thinks.",
      pl: "Liczba kart na pasku u góry to zegar. Biegnie szybciej, niż się wydaje.",
    },
    tryIt: { en: "Complete one Objective.", pl: "Ukończ jeden Cel." },
    done: ({ view }) => completed(view) > 0 || over(view),
  },
  {
    id: "out",
    title: { en: "All three", pl: "Wszystkie trzy" },
    what: {
      en: "You know everything you need. Heal in time, repair the Barricade before it is gone, and end Turns where it is quiet.",
      pl: "Wiesz już wszystko, czego trzeba. Lecz się w porę, naprawiaj Barykadę, zanim runie, i kończ tury tam, gdzie jest cicho.",
    },
    why: {
      en: "When the deck is empty, everybody has one last Turn.",
      pl: "Gdy talia się skończy, każdy ma jeszcze jedną, ostatnią turę.",
    },
    tryIt: { en: "Complete the other two and win.", pl: "Ukończ pozostałe dwa i wygraj." },
    done: ({ view }) => over(view),
  },
];
