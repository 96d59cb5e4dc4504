/** The guided first game of Undead or Alive. */
import { happened, type Step } from "../tutorial/steps";
import type { GameView } from "../types/view";

export const LESSONS: Step<GameView>[] = [
  {
    id: "welcome",
    title: { en: "Two houses, one street", pl: "Dwa domy, jedna ulica" },
    what: {
      en: "This is the board. Dashed lines part the street into zones, thick walls make rooms, gaps in the walls are openings. Your six survivors are on the street in the north; Carl stands among the dead already.",
      pl: "To jest Plansza. Przerywane linie dzielą ulicę na Strefy, grube ściany tworzą pomieszczenia, a przerwy w nich to otwarte przejścia. Twoja szóstka Ocalałych jest na ulicy na północy; Carl stoi już wśród umarłych.",
    },
    why: {
      en: "Everything in this game happens in zones: you move, see, shoot and make noise from one zone to another.",
      pl: "Wszystko dzieje się tu w Strefach: ruch, wzrok, strzały i Hałas liczy się od Strefy do Strefy.",
    },
    tryIt: {
      en: "Drag the board, zoom with the wheel or two fingers, and point at a zone to see who is there.",
      pl: "Przesuń Planszę, przybliż ją kółkiem lub dwoma palcami i wskaż Strefę, by zobaczyć, kto w niej jest.",
    },
  },
  {
    id: "forecast",
    title: { en: "See it before it happens", pl: "Zobacz, zanim się stanie" },
    what: {
      en: "Arrows on the board show where the Zombies would go if they acted now. Point at a zone, or at an option, and the arrows change with what you would do.",
      pl: "Strzałki na Planszy pokazują, dokąd poszłyby Zombie, gdyby działały teraz. Wskaż Strefę albo opcję, a strzałki zmienią się razem z tym, co chcesz zrobić.",
    },
    why: {
      en: "Zombies never roll dice to walk: they go to who they see, else to the noise. What is drawn is what happens.",
      pl: "Zombie nie rzucają kośćmi, by iść: idą do tych, których widzą, a jeśli nikogo nie widzą, do Hałasu. Co narysowano, to się stanie.",
    },
    tryIt: {
      en: "Point at a few zones before you click, and click a Zombie to read its figures and what it will do.",
      pl: "Wskaż kilka Stref, zanim klikniesz, i kliknij Zombie, by przeczytać jego cechy i zamiary.",
    },
  },
  {
    id: "activate",
    title: { en: "Whose Turn?", pl: "Czyja tura?" },
    what: {
      en: "In the Player Phase each survivor takes one Turn, in the order you like.",
      pl: "W Fazie Graczy każdy Ocalały ma jedną turę, w dowolnej kolejności.",
    },
    why: {
      en: "The order matters: let the shooters clear the way before the others run.",
      pl: "Kolejność jest ważna: niech najpierw strzelcy oczyszczą drogę, a reszta pobiegnie potem.",
    },
    tryIt: {
      en: "Choose Carl below, or click him on the board.",
      pl: "Wybierz Carla na dole albo kliknij go na Planszy.",
    },
    done: ({ view }) => view.active_survivor !== null,
  },
  {
    id: "fight",
    title: { en: "Fight", pl: "Walka" },
    what: {
      en: "An attack rolls the dice of the weapon; each die that reaches its Accuracy is a hit. Careful: shooting into a zone with friends can hit them.",
      pl: "Atak to rzut kośćmi broni; każda kość, która osiągnie Precyzję, trafia. Uwaga: strzał do Strefy, w której stoją swoi, może trafić i ich.",
    },
    why: {
      en: "Kills give Adrenaline, and Adrenaline unlocks Skills. But the more of it, the worse the Zombies that come.",
      pl: "Za zabicia dostaje się Adrenalinę, a ona odblokowuje Umiejętności. Im jej jednak więcej, tym groźniejsze Zombie nadchodzą.",
    },
    tryIt: {
      en: "Carl has a pan, and two Walkers beside him: click them.",
      pl: "Carl ma patelnię i dwóch Szwendaczy obok siebie: kliknij ich.",
    },
    done: (scene) => happened(scene, "rolled", "killed"),
  },
  {
    id: "adrenaline",
    title: { en: "Adrenaline", pl: "Adrenalina" },
    what: {
      en: "Each kill moves a survivor along the bar below their portrait. Yellow gives a fourth Action, Orange and Red more Skills.",
      pl: "Każde zabicie przesuwa Ocalałego po pasku pod portretem. Żółty daje czwartą Akcję, Pomarańczowy i Czerwony kolejne Umiejętności.",
    },
    why: {
      en: "The highest of you sets the Danger Level for everybody: at Yellow each Zombie card brings more. Rise together.",
      pl: "Najwyższy z was wyznacza Poziom Zagrożenia dla wszystkich: na Żółtym każda karta Zombie przynosi więcej. Rośnijcie razem.",
    },
    tryIt: {
      en: "Look at Carl’s bar: his seventh point made it Yellow. Let somebody else take the next kill.",
      pl: "Zobacz pasek Carla: siódmy punkt to już Żółty. Następne zabicie zostaw komuś innemu.",
    },
  },
  {
    id: "friendly",
    title: { en: "Friends in the line of fire", pl: "Swoi na linii strzału" },
    what: {
      en: "A shot into a zone where friends stand: every miss hits one of them. The option says who and how likely, and asks once more if it may lose the game.",
      pl: "Strzał do Strefy, w której stoją swoi: każde chybienie trafia kogoś z nich. Opcja mówi, kogo i z jakim prawdopodobieństwem, i pyta jeszcze raz, gdy może przegrać grę.",
    },
    why: {
      en: "Melee never hurts a friend. Shoot first, then let the others walk in.",
      pl: "Atak Wręcz nigdy nie rani swoich. Najpierw strzelaj, potem niech reszta wchodzi.",
    },
    tryIt: {
      en: "Choose Meg and point at the zone where Carl stands: the card beside the pointer says who is in danger.",
      pl: "Wybierz Meg i wskaż Strefę, w której stoi Carl: karta przy wskaźniku mówi, komu coś grozi.",
    },
  },
  {
    id: "act",
    title: { en: "Three Actions", pl: "Trzy Akcje" },
    what: {
      en: "A survivor starts with three Actions. Zones with a light dashed border you can walk to, those with a red one you can attack. Click one; if more than one thing can be meant, you choose.",
      pl: "Ocalały zaczyna z trzema Akcjami. Do Stref z jasną przerywaną ramką można wejść, te z czerwoną można zaatakować. Kliknij jedną; jeśli można tam zrobić więcej niż jedno, wybierzesz.",
    },
    why: {
      en: "Every option shows what it costs. The die beside it shows your odds, the § its rule.",
      pl: "Przy każdej opcji widać jej koszt. Kość obok pokazuje szanse, a § zasadę.",
    },
    tryIt: {
      en: "Walk with somebody: click a zone with a light border. A far one is walked to step by step.",
      pl: "Przejdź się: kliknij Strefę z jasną ramką. Do dalekiej idzie się krok po kroku.",
    },
    done: (scene) => happened(scene, "moved"),
  },
  {
    id: "noise",
    title: { en: "Noise", pl: "Hałas" },
    what: {
      en: "A shot leaves the Noise token in the shooter’s zone. Zombies who see nobody walk there. BOOM! is louder: until the End Phase only another BOOM! draws them away.",
      pl: "Strzał zostawia żeton Hałasu w Strefie strzelca. Zombie, które nikogo nie widzą, idą właśnie tam. BOOM! jest głośniejsze: do Fazy Końcowej odciągnie je tylko kolejne BOOM!.",
    },
    why: {
      en: "Noise is a leash: make it where you want them to go, and be somewhere else.",
      pl: "Hałas to smycz: narób go tam, dokąd mają pójść, i bądź gdzie indziej.",
    },
    tryIt: {
      en: "Let Jimmy shoot with his rifle, and find the token on the board. Carl’s pan was silent.",
      pl: "Niech Jimmy strzeli ze swojego karabinu, i znajdź żeton na Planszy. Patelnia Carla była cicha.",
    },
    done: (scene) => happened(scene, "noise-made", "noise-moved"),
  },
  {
    id: "zombies",
    title: { en: "Their turn", pl: "Ich kolej" },
    what: {
      en: "When all Turns are over, the Zombies act: they attack who stands with them, walk to who they see, else to the loudest noise. Then new ones rise at the Spawn Zones, in the order of the numbers.",
      pl: "Gdy wszyscy zakończą tury, działają Zombie: atakują tych, z którymi stoją, idą do tych, których widzą, a jeśli nikogo nie widzą – do Hałasu. Potem w Strefach Namnażania pojawiają się nowe, w kolejności numerów.",
    },
    why: {
      en: "If one survivor falls, the game is lost. Nobody should end a Turn beside the dead.",
      pl: "Jeśli choć jeden Ocalały zostanie wyeliminowany, przegrywacie. Nikt nie powinien kończyć tury obok umarłych.",
    },
    tryIt: {
      en: "End the Turns of all survivors and watch the Zombie Phase.",
      pl: "Zakończ tury wszystkich Ocalałych i zobacz Fazę Zombie.",
    },
    done: ({ view, log }) => view.round > 1 || log.some((event) => event.name === "zombie-phase"),
  },
  {
    id: "house",
    title: { en: "Into the houses", pl: "Do domów" },
    what: {
      en: "Inside wait the Objectives, the square red tokens. Entering a house stirs up its Corpse Pile: it becomes a Spawn Zone.",
      pl: "W środku czekają Cele, kwadratowe czerwone żetony. Wejście do domu budzi jego Stos Zwłok: staje się on Strefą Namnażania.",
    },
    why: {
      en: "Seven active Spawn tokens lose the game. Use the Holy Water on a pile within one zone in sight.",
      pl: "Siedem aktywnych żetonów Stref Namnażania to przegrana. Użyj Wody Święconej na Stos Zwłok, który widać w odległości najwyżej jednej Strefy.",
    },
    tryIt: {
      en: "Take an Objective: stand in its zone and choose Take.",
      pl: "Zdobądź Cel: stań w jego Strefie i wybierz Zdobycie Celu.",
    },
    done: (scene) => happened(scene, "objective-taken"),
  },
  {
    id: "seventh",
    title: { en: "The seventh token", pl: "Siódmy żeton" },
    what: {
      en: "The skull above counts active Spawn tokens. Each house you enter may wake a Corpse Pile. The moment seven are active, the game is lost.",
      pl: "Czaszka u góry liczy aktywne żetony Stref Namnażania. Każdy dom, do którego wejdziesz, może obudzić Stos Zwłok. W chwili gdy aktywnych jest siedem, gra jest przegrana.",
    },
    why: {
      en: "Holy Water at Range 0 to 1 puts a pile to rest for good and pays 5 Adrenaline. Count before you open a door.",
      pl: "Woda Święcona w Zasięgu od 0 do 1 ucisza Stos na dobre i daje 5 Adrenaliny. Policz, zanim otworzysz drzwi.",
    },
    tryIt: {
      en: "Click a Corpse Pile and read what it does.",
      pl: "Kliknij Stos Zwłok i przeczytaj, co robi.",
    },
  },
  {
    id: "both",
    title: { en: "The second one", pl: "Drugi" },
    what: {
      en: "One more to go. Search houses for better weapons on the way (a room without Zombies, once per Turn).",
      pl: "Jeszcze jeden. Po drodze przeszukuj domy i znajdź lepszą broń (pomieszczenie bez Zombie, raz na turę).",
    },
    why: {
      en: "Survivors in one zone can trade. Give the good gun to the one with the skill for it.",
      pl: "Ocalali w jednej Strefie mogą się wymieniać. Daj dobrą broń temu, kto umie jej użyć.",
    },
    tryIt: { en: "Take both Objectives.", pl: "Zdobądź oba Cele." },
    done: ({ view }) => view.goals[0]?.done ?? false,
  },
  {
    id: "out",
    title: { en: "Out of here", pl: "Wynosimy się" },
    what: {
      en: "The Exit is the arrow in the south. A survivor who stands there may leave at the end of its Turn, if no Zombie is in that zone.",
      pl: "Strefa Wyjścia to strzałka na południu. Ocalały, który w niej stoi, może wyjść na końcu swojej tury, jeśli nie ma tam Zombie.",
    },
    why: {
      en: "Everybody must get out. Keep the way clear for the last one.",
      pl: "Wyjść muszą wszyscy. Nie pozwól, by ostatniemu odcięto drogę.",
    },
    tryIt: { en: "Bring all six to the Exit.", pl: "Doprowadź całą szóstkę do Strefy Wyjścia." },
    done: ({ view }) => view.result !== null,
  },
];
