/** The guided first game of Army of the Dead. */
import { happened, type Step } from "../tutorial/steps";
import type { GameView } from "../types/view";

export const LESSONS: Step<GameView>[] = [
  {
    id: "welcome",
    title: { en: "One block of a dead city", pl: "Przecznica martwego miasta" },
    what: {
      en: "Streets are cut into zones by dashed lines; neon marks the walls, light gaps in them are doors. Beside the board lie the Personal Objectives: they are part of winning, and everybody may read them.",
      pl: "Przerywane linie dzielą ulice na Strefy; neon znaczy ściany, a jasne przerwy to drzwi. Obok Planszy leżą Cele Osobiste: należą do zwycięstwa i każdy może je czytać.",
    },
    why: {
      en: "You win with the goals of the mission and every Personal Objective that was drawn.",
      pl: "Wygrywacie, gdy wykonacie cele Misji i wszystkie wylosowane Cele Osobiste.",
    },
    tryIt: {
      en: "Drag the board, zoom with the wheel or two fingers, and point at a zone.",
      pl: "Przesuń Planszę, przybliż ją kółkiem lub dwoma palcami i wskaż Strefę.",
    },
  },
  {
    id: "packs",
    title: { en: "Pack for the job", pl: "Spakujcie się" },
    what: {
      en: "Each of the six takes one of two packs. Guns with Ammo dice hit hard and may run dry; a Clip loads them again.",
      pl: "Każde z szóstki wybiera jeden z dwóch zestawów. Broń z Kośćmi Amunicji bije mocno, ale może się opróżnić; Magazynek ją przeładuje.",
    },
    why: {
      en: "Noise wakes those who sleep. Take something quiet along, too.",
      pl: "Hałas budzi śpiących. Weź też coś cichego.",
    },
    tryIt: { en: "Answer until the Players’ Phase begins.", pl: "Odpowiadaj, aż zacznie się Faza Graczy." },
    done: ({ view }) => view.phase !== "setup",
  },
  {
    id: "activate",
    title: { en: "Whose Turn?", pl: "Czyja tura?" },
    what: {
      en: "Each survivor takes one Turn of three Actions, in the order you like.",
      pl: "Każdy Ocalały ma jedną turę z trzema Akcjami, w dowolnej kolejności.",
    },
    why: {
      en: "Let those who shoot go before those who run.",
      pl: "Niech najpierw ruszą ci, którzy strzelają, a potem ci, którzy biegną.",
    },
    tryIt: { en: "Click a survivor on the board.", pl: "Kliknij Ocalałego na Planszy." },
    done: ({ view }) => view.active_survivor !== null,
  },
  {
    id: "act",
    title: { en: "The board is the interface", pl: "Gra się na Planszy" },
    what: {
      en: "One click acts: on a zone you go there, on Zombies you attack, on a token you take it. Pointing shows first what would come of it.",
      pl: "Jedno kliknięcie działa: na Strefie – idziesz, na Zombie – atakujesz, na żetonie – bierzesz. Wskazanie najpierw pokazuje skutki.",
    },
    why: {
      en: "A right click, a long touch or Enter shows everything that can be done there, and why the rest cannot.",
      pl: "Prawy przycisk, długie dotknięcie lub Enter pokazuje wszystko, co można tam zrobić, i dlaczego reszty nie.",
    },
    tryIt: { en: "Move somebody or attack.", pl: "Rusz kogoś albo zaatakuj." },
    done: (scene) => happened(scene, "moved", "rolled", "attack"),
  },
  {
    id: "sleepers",
    title: { en: "Let them sleep", pl: "Niech śpią" },
    what: {
      en: "A figure with z z z is a Sleeper token: nobody knows how many Shamblers it hides. Noise here or next door wakes them, so do a Search, a taken Objective and arriving Zombies. Walking out wakes them on a 1.",
      pl: "Postać z „z z z” to żeton Śpiących: nikt nie wie, ilu Szuraczy kryje. Budzi ich Hałas tutaj lub obok, Przeszukiwanie, zdobycie Celu i nadejście Zombie. Przy wyjściu budzą się na 1.",
    },
    why: {
      en: "The Stealthy walk out unheard. With a melee weapon they are put down for good: two Actions.",
      pl: "Skradacz wychodzi niesłyszany. Bronią do walki wręcz usuwa się ich na dobre: dwie Akcje.",
    },
    tryIt: { en: "Point at a Sleeper token and read what it says.", pl: "Wskaż żeton Śpiących i przeczytaj, co mówi." },
  },
  {
    id: "objectives",
    title: { en: "Pick the place clean", pl: "Wyczyśćcie to miejsce" },
    what: {
      en: "Tokens with a question mark are Objectives, face down. Stand with one and take it; yellow and purple ones belong to the Personal Objectives of their colour.",
      pl: "Żetony ze znakiem zapytania to zakryte Cele. Stań przy takim i zdobądź go; żółty i fioletowy należą do Celów Osobistych swojego koloru.",
    },
    why: {
      en: "What a token does for its holder stands on its card beside the board.",
      pl: "Co daje posiadaczowi żeton, mówi karta obok Planszy.",
    },
    tryIt: { en: "Go for the nearest one.", pl: "Idź po najbliższy." },
  },
  {
    id: "end",
    title: { en: "Then it is their turn", pl: "Potem ich kolej" },
    what: {
      en: "When all six are done, the dead attack whoever stands with them, or go for what they see or hear; then more of them come. The forecast on the board shows their ways beforehand.",
      pl: "Gdy cała szóstka skończy, umarli atakują tych, z którymi stoją, albo idą za tym, co widzą lub słyszą; potem przychodzą następni. Prognoza na Planszy pokazuje ich drogi.",
    },
    why: {
      en: "Where a Zeus Spawn Zone lies, one of his Orders is drawn: read it, it works at once.",
      pl: "Gdzie leży Strefa Zeusa, dobiera się jego Rozkaz: przeczytaj go, bo działa od razu.",
    },
    tryIt: { en: "End your Turns and watch.", pl: "Zakończ tury i patrz." },
    done: (scene) => happened(scene, "zombie-phase"),
  },
  {
    id: "goals",
    title: { en: "Now it is yours", pl: "Teraz wasza kolej" },
    what: {
      en: "The goals stand at the top. A Bruiser has to force the turnstile, then everybody left goes out.",
      pl: "Cele są u góry. Osiłek musi wyłamać kołowrót, a potem wychodzą wszyscy, którzy zostali.",
    },
    why: {
      en: "One who falls is gone for good; if a card of theirs lies beside the board, you have lost.",
      pl: "Kto padnie, ten przepadł; a jeśli obok Planszy leży jego karta, to koniec gry.",
    },
    tryIt: {
      en: "Play on. The log explains every event with its rule.",
      pl: "Graj dalej. Dziennik objaśnia każde zdarzenie wraz z zasadą.",
    },
  },
];
