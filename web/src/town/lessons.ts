/** The guided first game of Undead or Alive. */
import { happened, type Step } from "../tutorial/steps";
import type { GameView } from "../types/view";

export const LESSONS: Step<GameView>[] = [
  {
    id: "welcome",
    title: { en: "Two houses, one street", pl: "Dwa domy, jedna ulica" },
    what: { en: "This is the board. Dashed lines part the street into zones, thick walls make rooms, gaps in the walls are openings. Your six survivors stand in the north-west; the dead shuffle about the crossing.", pl: "To jest Plansza. Przerywane linie dzielą ulicę na Strefy, grube ściany tworzą pomieszczenia, a przerwy w nich to otwarte przejścia. Twoja szóstka Ocalałych stoi na północnym zachodzie; umarli włóczą się po skrzyżowaniu." },
    why: { en: "Everything in this game happens in zones: you move, see, shoot and make noise from one zone to another.", pl: "Wszystko dzieje się tu w Strefach: ruch, wzrok, strzały i Hałas liczy się od Strefy do Strefy." },
    tryIt: { en: "Drag the board, zoom with the wheel or two fingers, and point at a zone to see who is there.", pl: "Przesuń Planszę, przybliż ją kółkiem lub dwoma palcami i wskaż Strefę, by zobaczyć, kto w niej jest." },
    waits: true,
    done: ({ view }) => view.active_survivor !== null || view.round > 1,
  },
  {
    id: "setup",
    title: { en: "Get ready", pl: "Przygotowania" },
    what: { en: "The bar below always says what is to be decided. First come a few questions of the set-up: weapons, and who gets the Holy Water.", pl: "Pasek na dole zawsze mówi, o czym trzeba zdecydować. Najpierw kilka pytań przygotowania: broń i to, kto dostanie Wodę Święconą." },
    why: { en: "Holy Water puts a Corpse Pile to rest for good. You will be glad to have it.", pl: "Woda Święcona na dobre ucisza Stos Zwłok. Jeszcze się przyda." },
    tryIt: { en: "Answer until the first Player Phase begins.", pl: "Odpowiadaj, aż zacznie się pierwsza Faza Graczy." },
    done: ({ view }) => view.phase !== "setup",
  },
  {
    id: "activate",
    title: { en: "Whose Turn?", pl: "Czyja tura?" },
    what: { en: "In the Player Phase each survivor takes one Turn, in the order you like.", pl: "W Fazie Graczy każdy Ocalały ma jedną turę, w dowolnej kolejności." },
    why: { en: "The order matters: let the shooters clear the way before the others run.", pl: "Kolejność jest ważna: niech najpierw strzelcy oczyszczą drogę, a reszta pobiegnie potem." },
    tryIt: { en: "Choose a survivor below, or click one on the board.", pl: "Wybierz Ocalałego na dole albo kliknij go na Planszy." },
    done: ({ view }) => view.active_survivor !== null,
  },
  {
    id: "act",
    title: { en: "Three Actions", pl: "Trzy Akcje" },
    what: { en: "A survivor starts with three Actions. Zones with a red dashed border are places where you can do something; the tinted ones you can walk to. Click one and choose.", pl: "Ocalały zaczyna z trzema Akcjami. Strefy z czerwoną przerywaną ramką to miejsca, gdzie można coś zrobić; do zabarwionych można wejść. Kliknij jedną i wybierz." },
    why: { en: "Every option shows what it costs. The die beside it shows your odds, the § its rule.", pl: "Przy każdej możliwości widać jej koszt. Kość obok pokazuje szanse, a § zasadę." },
    tryIt: { en: "Move somebody, or shoot at what you can see.", pl: "Rusz kogoś albo strzel do tego, co widać." },
    done: (scene) => happened(scene, "moved", "attack", "charge"),
  },
  {
    id: "fight",
    title: { en: "Fight", pl: "Walka" },
    what: { en: "An attack rolls the dice of the weapon; each die that reaches its Accuracy is a hit. Careful: shooting into a zone with friends can hit them.", pl: "Atak to rzut kośćmi broni; każda kość, która osiągnie Precyzję, trafia. Uwaga: strzał do Strefy, w której stoją swoi, może trafić i ich." },
    why: { en: "Kills give Adrenaline, and Adrenaline unlocks Skills. But the more of it, the worse the Zombies that come.", pl: "Za zabicia dostaje się Adrenalinę, a ona odblokowuje Umiejętności. Im jej jednak więcej, tym groźniejsze Zombie nadchodzą." },
    tryIt: { en: "Attack something: click the zombies or use the Shoot and Melee buttons.", pl: "Zaatakuj: kliknij Zombie albo użyj przycisków Strzał i Atak Wręcz." },
    done: (scene) => happened(scene, "rolled", "killed"),
  },
  {
    id: "zombies",
    title: { en: "Their turn", pl: "Ich kolej" },
    what: { en: "When all Turns are over, the Zombies act: they attack who stands with them, walk to who they see, else to the loudest noise. Then new ones rise at the Spawn Zones, in the order of the numbers.", pl: "Gdy wszyscy zakończą tury, działają Zombie: atakują tych, z którymi stoją, idą do tych, których widzą, a jeśli nikogo nie widzą – do Hałasu. Potem w Strefach Namnażania pojawiają się nowe, w kolejności numerów." },
    why: { en: "If one survivor falls, the game is lost. Nobody should end a Turn beside the dead.", pl: "Jeśli zginie choć jeden Ocalały, przegrywacie. Nikt nie powinien kończyć tury obok umarłych." },
    tryIt: { en: "End the Turns of all survivors and watch the Zombie Phase.", pl: "Zakończ tury wszystkich Ocalałych i zobacz Fazę Zombie." },
    done: ({ view, log }) => view.round > 1 || log.some((event) => event.name === "zombie-phase"),
  },
  {
    id: "house",
    title: { en: "Into the houses", pl: "Do domów" },
    what: { en: "Inside wait the Objectives, the square red tokens. Entering a house stirs up its Corpse Pile: it becomes a Spawn Zone.", pl: "W środku czekają Cele, kwadratowe czerwone żetony. Wejście do domu budzi jego Stos Zwłok: staje się on Strefą Namnażania." },
    why: { en: "Seven active Spawn tokens lose the game. Use the Holy Water on a pile within one zone in sight.", pl: "Siedem aktywnych żetonów Stref Namnażania to przegrana. Użyj Wody Święconej na Stos Zwłok, który widać w odległości najwyżej jednej Strefy." },
    tryIt: { en: "Take an Objective: stand in its zone and choose Take.", pl: "Zdobądź Cel: stań w jego Strefie i wybierz Zdobycie Celu." },
    done: (scene) => happened(scene, "objective-taken"),
  },
  {
    id: "both",
    title: { en: "The second one", pl: "Drugi" },
    what: { en: "One more to go. Search houses for better weapons on the way (a room without Zombies, once per Turn).", pl: "Jeszcze jeden. Po drodze przeszukuj domy i znajdź lepszą broń (pomieszczenie bez Zombie, raz na turę)." },
    why: { en: "Survivors in one zone can trade. Give the good gun to the one with the skill for it.", pl: "Ocalali w jednej Strefie mogą się wymieniać. Daj dobrą broń temu, kto umie jej użyć." },
    tryIt: { en: "Take both Objectives.", pl: "Zdobądź oba Cele." },
    done: ({ view }) => view.goals[0]?.done ?? false,
  },
  {
    id: "out",
    title: { en: "Out of here", pl: "Wynosimy się" },
    what: { en: "The Exit is the arrow in the south. A survivor who stands there may leave at the end of its Turn, if no Zombie is in that zone.", pl: "Strefa Wyjścia to strzałka na południu. Ocalały, który w niej stoi, może wyjść na końcu swojej tury, jeśli nie ma tam Zombie." },
    why: { en: "Everybody must get out. Keep the way clear for the last one.", pl: "Wyjść muszą wszyscy. Nie pozwól, by ostatniemu odcięto drogę." },
    tryIt: { en: "Bring all six to the Exit.", pl: "Doprowadź całą szóstkę do Strefy Wyjścia." },
    done: ({ view }) => view.result !== null,
  },
];
