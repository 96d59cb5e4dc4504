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
    id: "forecast",
    title: { en: "See it before it happens", pl: "Zobacz, zanim się stanie" },
    what: {
      en: "Arrows on the board show where the dead would go if they acted now. Point at a zone, or at an option, and the arrows change with what you would do.",
      pl: "Strzałki na Planszy pokazują, dokąd poszliby umarli, gdyby działali teraz. Wskaż Strefę albo opcję, a strzałki zmienią się razem z tym, co chcesz zrobić.",
    },
    why: {
      en: "They roll no dice: they go for those they see, else for the noise. Where two ways are equally good, you are asked.",
      pl: "Nie rzucają kośćmi: idą za tymi, których widzą, a gdy nikogo nie widzą, za Hałasem. Gdy dwie drogi są równie dobre, decydujesz ty.",
    },
    tryIt: {
      en: "Point at a few zones before you click, and click the Alpha to read its figures and what it will do.",
      pl: "Wskaż kilka Stref, zanim klikniesz, i kliknij Alfę, by przeczytać jej cechy i zamiary.",
    },
  },
  {
    id: "activate",
    title: { en: "Whose Turn?", pl: "Czyja tura?" },
    what: {
      en: "Each survivor takes one Turn of three Actions, in the order you like.",
      pl: "Każdy Ocalały ma jedną turę z trzema Akcjami, w dowolnej kolejności.",
    },
    why: {
      en: "The order matters: whoever stands among the dead should not have to wait for the others.",
      pl: "Kolejność jest ważna: kto stoi wśród umarłych, nie powinien czekać na resztę.",
    },
    tryIt: {
      en: "Choose Scott, who has two Shamblers at his throat: click him on the board.",
      pl: "Wybierz Scotta, któremu dwaj Szuracze skaczą do gardła: kliknij go na Planszy.",
    },
    done: ({ view }) => view.active_survivor !== null,
  },
  {
    id: "fight",
    title: { en: "Fight", pl: "Walka" },
    what: {
      en: "One click acts: on a zone you go there, on Zombies you attack, on a token you take it. An attack rolls the dice of the weapon; each die that reaches its Accuracy is a hit.",
      pl: "Jedno kliknięcie działa: na Strefie – idziesz, na Zombie – atakujesz, na żetonie – bierzesz. Atak to rzut kośćmi broni; każda kość, która osiągnie Precyzję, trafia.",
    },
    why: {
      en: "Hits do not add up: an Alpha needs one with Damage 2. Only a Concentrated Attack, declared before the roll, puts all hits on one target.",
      pl: "Trafienia się nie sumują: Alfa wymaga jednego o Obrażeniach 2. Tylko Skupiony Atak, ogłoszony przed rzutem, łączy trafienia na jednym celu.",
    },
    tryIt: { en: "Scott has a machete: click the Shamblers.", pl: "Scott ma maczetę: kliknij Szuraczy." },
    done: (scene) => happened(scene, "rolled", "killed"),
  },
  {
    id: "adrenaline",
    title: { en: "Adrenaline", pl: "Adrenalina" },
    what: {
      en: "Kills move a survivor along the bar: 1 point for a Shambler, 2 for an Alpha, 5 for all of you for an Abomination. Yellow gives a fourth Action at once, Orange and Red more Skills.",
      pl: "Zabicia przesuwają Ocalałego po pasku: 1 punkt za Szuracza, 2 za Alfę, po 5 dla wszystkich za Abominację. Żółty od razu daje czwartą Akcję, Pomarańczowy i Czerwony kolejne Umiejętności.",
    },
    why: {
      en: "The highest of you sets the Danger Level for everybody: at Yellow the cards bring more, and Abominations come. Rise together.",
      pl: "Najwyższy z was wyznacza Poziom Zagrożenia dla wszystkich: na Żółtym karty przynoszą więcej i przychodzą Abominacje. Rośnijcie razem.",
    },
    tryIt: {
      en: "Look at Scott’s bar: his seventh point made it Yellow. Let somebody else take the next kill.",
      pl: "Zobacz pasek Scotta: siódmy punkt to już Żółty. Następne zabicie zostaw komuś innemu.",
    },
  },
  {
    id: "friendly",
    title: { en: "Friends in the line of fire", pl: "Swoi na linii strzału" },
    what: {
      en: "A shot into a zone where friends stand: every miss hits one of them, with the full Damage. The option says who and how likely. Shamblers stop the bullets first, then Alphas, then the rest.",
      pl: "Strzał do Strefy, w której stoją swoi: każde chybienie trafia kogoś z nich, z pełnymi Obrażeniami. Opcja mówi, kogo i z jakim prawdopodobieństwem. Kule zatrzymują najpierw Szuracze, potem Alfy, potem reszta.",
    },
    why: {
      en: "Melee never hurts a friend, and an explosion spares nobody. Shoot first, then let the others walk in.",
      pl: "Atak Wręcz nigdy nie rani swoich, a wybuch nie oszczędza nikogo. Najpierw strzelaj, potem niech reszta wchodzi.",
    },
    tryIt: {
      en: "End Scott’s Turn, choose Dieter and point at the zone where Scott stands (on a phone, tap it once): a card says who is in danger.",
      pl: "Zakończ turę Scotta, wybierz Dietera i wskaż Strefę, w której stoi Scott (na telefonie dotknij jej raz): karta mówi, komu coś grozi.",
    },
  },
  {
    id: "act",
    title: { en: "Go somewhere", pl: "Ruszcie się" },
    what: {
      en: "A Move costs one Action, and one more for each Zombie left behind. A far zone is walked to step by step.",
      pl: "Ruch kosztuje jedną Akcję i jeszcze po jednej za każdego Zombie, którego się zostawia. Do dalekiej Strefy idzie się krok po kroku.",
    },
    why: {
      en: "A right click, a long touch or Enter shows everything that can be done there, and why the rest cannot.",
      pl: "Prawy przycisk, długie dotknięcie lub Enter pokazuje wszystko, co można tam zrobić, i dlaczego reszty nie.",
    },
    tryIt: { en: "Walk with somebody.", pl: "Przejdź się kimś." },
    done: (scene) => happened(scene, "moved"),
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
    id: "noise",
    title: { en: "Noise", pl: "Hałas" },
    what: {
      en: "A noisy weapon brings the Noise token to the zone of whoever uses it. The dead who see nobody walk there, and Sleepers in that zone and next door wake at once.",
      pl: "Głośna broń przenosi żeton Hałasu do Strefy tego, kto jej używa. Umarli, którzy nikogo nie widzą, idą właśnie tam, a Śpiący w tej Strefie i obok od razu się budzą.",
    },
    why: {
      en: "Noise is a leash: make it where you want them to go. Guns also roll Ammo dice, and on their symbol they are empty until you use a Clip.",
      pl: "Hałas to smycz: narób go tam, dokąd mają pójść. Broń dystansowa rzuca też Kośćmi Amunicji: ich symbol znaczy, że jest pusta, póki nie użyjesz Magazynka.",
    },
    tryIt: {
      en: "Let Guzman shoot the lone Shambler with his golden rifle, and see who wakes. Kate’s pistol would have been silent.",
      pl: "Niech Guzman zastrzeli samotnego Szuracza ze złotego karabinu, i zobacz, kto się budzi. Pistolet Kate byłby cichy.",
    },
    done: (scene) => happened(scene, "noise-made", "noise-moved"),
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
