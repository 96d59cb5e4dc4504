/** What the table says in Tiny Epic Zombies, in both languages. Names of people, cards and rooms come from the server. */
import type { Text } from "../types/view";

export const COURTYARD: Record<string, Text> = {
  centre: { en: "Courtyard, centre", pl: "Dziedziniec, środek" }, north: { en: "Courtyard, north", pl: "Dziedziniec, północ" }, east: { en: "Courtyard, east", pl: "Dziedziniec, wschód" },
  south: { en: "Courtyard, south", pl: "Dziedziniec, południe" }, west: { en: "Courtyard, west", pl: "Dziedziniec, zachód" },
};

const en = {
  people: "Humans and Zombies", places: "Rooms", mall: "Mall", mallHelp: "Arrow keys go from room to room, Enter shows what can be done there.",
  turn: (n: number) => `Turn ${n}`,
  phases: { "set-up": "Set-up", "any-time": "Between Turns", "human-turn": "Human Turn", search: "Search", noise: "Noise", "add-zombies": "Zombies come", deal: "Dealing cards" } as Record<string, string>,
  groups: {
    move: "Move", skate: "Skateboard", squad: "Move a Squad", shoot: "Shoot", "shoot-two": "Shoot two", "free-shot": "Free shot", use: "Use the Room", take: "Take", flip: "Turn over", guess: "Guess", collect: "Collect", grab: "Grab for Ammo",
    drop: "Drop", give: "Give", "ask-for": "Ask for", seize: "Take from", light: "Use", inject: "Use", peek: "Look at a card", store: "Put", "store-ammo": "Ammo into the cache", fight: "Melee Attack", capture: "Quarantine Attempt", "shoot-here": "Shotgun",
    throw: "Grenade", convert: "Overkill for a Wound", room: "Room", human: "Who", card: "Card", swap: "Swap", drive: "Drive", arm: "Set a Trap", walk: "Move a Zombie", keep: "Keep", refuse: "Put back", cache: "Into the cache", track: "On the track", push: "Push",
    reward: "Reward", wound: "Take a Wound", choose: "Choose", horde: "Zombie Card", add: "Add a Zombie", deal: "Deal", exchange: "Exchange", do: "Do it", march: "March", under: "Under the Supply Deck", counter: "Strike back", end: "End the Moves", stay: "Stay", pass: "Pass", yes: "Yes", no: "No",
  } as Record<string, string>,
  zombie: "Zombie", trap: "armed Trap", beside: "beside the Store", store: "Store", entrance: (symbol: string, number: number) => `${symbol} ${number}`, passage: "Secret Passage", abilities: "In this Room", noAbility: "Nothing is printed here.",
  whyMove: "Why can I not move here?", whyShoot: "Why can I not shoot here?", whyUse: (name: string) => `Why can I not use “${name}”?`, whyCollect: (name: string) => `Why can I not collect ${name}?`, whyTake: (name: string) => `Why can I not take ${name}?`,
  odds: { overkill: "Overkill: a free Move", blank: "Nothing more happens", "wound-1": "1 Wound", "wound-2": "2 Wounds", wounds: "Wounds on average", eaten: "Eaten Alive", ammo: "Ammo it costs", saved: "Costs nothing after all", noise: "Noise, if the Turn ends there" } as Record<string, string>,
  humansWin: "The Humans win", zombiesWin: "The Zombies win", leader: (name: string) => `${name} is the Leader`, youWin: "You win!", youLose: "You lose",
  hand: "Your hand", handHelp: "Nobody else sees these cards. Each names the symbol where Zombies come.", deckLeft: (n: number) => `${n} Search Cards left`, supplyLeft: (n: number) => `${n} Supply cards left`, discards: "Revealed so far", lastRevealed: "Last revealed", barricade: (n: number) => `Barricade ${n}`, survivors: (n: number) => (n === 1 ? "1 Survivor" : `${n} Survivors`),
  objectives: "Objectives", stores: "The Stores", storeZombies: (n: number, of: number) => `${n} of ${of} Rooms have a Zombie`, full: "full: the next one spills over", nobody: "nobody",
  zombiePlayer: "Zombie Player",
  overlayComing: "Where Zombies come", overlayNoise: "Noise", overlayOrder: "How Stores fill up", atBarricade: "the Barricade", nothingComes: "No card lies face down before whoever is in turn.",
  comingSummary: (who: string) => `If ${who} stayed here: the chance of a Zombie in each room, and what each card would bring.`, noiseSummary: (who: string) => `How likely it is to be loud if ${who} ended the Turn in a room.`, orderSummary: "Where the next Zombies of each Store go. An arrow: a full corner spills over. !: the next one hits the Barricade.", stepsSummary: (room: string, far: number) => `Moves from ${room}; the farthest room is ${far} away.`,
  // set-up
  mode: "How to play", difficulty: "Difficulty", survivorsAtStart: (n: number) => (n === 1 ? "1 Survivor to lose" : `${n} Survivors to lose`), zombieSeat: "Plays the Zombies", zombieRandom: "whoever the dice choose", random: "Draw", chosen: "Choose",
  whoPlays: "Humans", whoText: "Everybody is dealt three Player Cards and keeps one, or you settle it here.", objectivesText: "Three of nine are drawn, or you choose them.", mallTitle: "Mall", mallText: "Eight Store cards, each with two faces, laid out at random or as you like.", sideOf: "Face", slots: { NW: "North-west corner", N: "North", NE: "North-east corner", E: "East", SE: "South-east corner", S: "South", SW: "South-west corner", W: "West" } as Record<string, string>,
  chooseThree: "Choose three Objectives.", chooseHumans: (n: number) => (n === 1 ? "Choose one Human." : `Choose ${n} Humans.`), mallTwice: "Each Store card can be laid once only.", seatOfHuman: (n: number) => `Human ${n}`, switches: "Open questions of the rules", switchesText: "Where the book leaves room we have chosen; your table may choose otherwise.",
  asZombie: "as a Zombie", zombieOf: "always", onNoise: "on Noise",
  // start
  title: "Tiny Epic Zombies", tagline: "One night in the Mall. Three Objectives, one deck of cards, and a way out.",
  learnText: "Your first night, step by step: what happens, why, and what to try.",
  solo: "Alone in the Mall", soloText: "You lead two Humans; the Zombies play by themselves.", soloButton: "Play solo", versus: "Be the Zombies", versusText: "Two bots are the Humans, and you hold the cards nobody sees.", versusButton: "Lead the Zombies", team: "With bots", teamText: "You and a bot against a bot that leads the Zombies.", teamButton: "Play with bots", setUp: "Set up a game", setUpText: "Five modes, four difficulties, one to five seats.", setUpButton: "Set up",
};
type MallDictionary = typeof en;
const pl: MallDictionary = {
  people: "Ludzie i Zombie", places: "Sale", mall: "Galeria", mallHelp: "Strzałki prowadzą od Sali do Sali, Enter pokazuje, co można w niej zrobić.",
  turn: (n) => `Tura ${n}`,
  phases: { "set-up": "Przygotowanie", "any-time": "Między Turami", "human-turn": "Tura Człowieka", search: "Przeszukanie", noise: "Hałas", "add-zombies": "Nadchodzą Zombie", deal: "Rozdawanie kart" },
  groups: {
    move: "Ruch", skate: "Deskorolka", squad: "Przesuń Oddział", shoot: "Strzał", "shoot-two": "Dwa strzały", "free-shot": "Darmowy strzał", use: "Użyj Sali", take: "Weź", flip: "Odkryj", guess: "Zgadnij", collect: "Zbierz", grab: "Chwyć za Amunicję",
    drop: "Upuść", give: "Daj", "ask-for": "Poproś o", seize: "Zabierz", light: "Użyj", inject: "Użyj", peek: "Obejrzyj kartę", store: "Odłóż", "store-ammo": "Amunicja do składu", fight: "Atak wręcz", capture: "Próba kwarantanny", "shoot-here": "Strzelba",
    throw: "Granat", convert: "Masakra za Ranę", room: "Sala", human: "Kto", card: "Karta", swap: "Wymień", drive: "Jedź", arm: "Zastaw Pułapkę", walk: "Przesuń Zombie", keep: "Zatrzymaj", refuse: "Odłóż do talii", cache: "Do składu", track: "Na tor", push: "Przesuń",
    reward: "Nagroda", wound: "Przyjmij Ranę", choose: "Wybierz", horde: "Karta Zombie", add: "Dodaj Zombie", deal: "Daj kartę", exchange: "Wymień kartę", do: "Wykonaj", march: "Przestaw", under: "Pod talię Zapasów", counter: "Odeprzyj", end: "Zakończ Ruchy", stay: "Zostań", pass: "Pas", yes: "Tak", no: "Nie",
  },
  zombie: "Zombie", trap: "uzbrojona Pułapka", beside: "przy Sklepie", store: "Sklep", entrance: (symbol, number) => `${symbol} ${number}`, passage: "Tajne przejście", abilities: "W tej Sali", noAbility: "Nic tu nie wydrukowano.",
  whyMove: "Dlaczego nie mogę tu wejść?", whyShoot: "Dlaczego nie mogę tu strzelić?", whyUse: (name) => `Dlaczego nie mogę użyć „${name}”?`, whyCollect: (name) => `Dlaczego nie mogę zebrać: ${name}?`, whyTake: (name) => `Dlaczego nie mogę wziąć: ${name}?`,
  odds: { overkill: "Masakra: darmowy Ruch", blank: "Nic więcej się nie dzieje", "wound-1": "1 Rana", "wound-2": "2 Rany", wounds: "Średnio Ran", eaten: "Pożarcie żywcem", ammo: "Kosztuje Amunicji", saved: "Jednak nic nie kosztuje", noise: "Hałas, jeśli tura się tam skończy" },
  humansWin: "Ludzie wygrywają", zombiesWin: "Zombie wygrywają", leader: (name) => `Przywódca: ${name}`, youWin: "Wygrywasz!", youLose: "Przegrywasz",
  hand: "Twoja ręka", handHelp: "Tych kart nie widzi nikt inny. Symbol na karcie mówi, dokąd przyjdą Zombie.", deckLeft: (n) => `Karty Przeszukania w talii: ${n}`, supplyLeft: (n) => `Karty Zapasów w talii: ${n}`, discards: "Odkryte do tej pory", lastRevealed: "Ostatnio odkryta", barricade: (n) => `Barykada ${n}`, survivors: (n) => `Ocalali: ${n}`,
  objectives: "Cele", stores: "Sklepy", storeZombies: (n, of) => `Sale z Zombie: ${n} z ${of}`, full: "pełny: następny przeleje się dalej", nobody: "nikogo",
  zombiePlayer: "Gracz Zombie",
  overlayComing: "Dokąd przyjdą Zombie", overlayNoise: "Hałas", overlayOrder: "Jak zapełniają się Sklepy", atBarricade: "Barykada", nothingComes: "Przed Człowiekiem, który ma turę, nie leży zakryta karta.",
  comingSummary: (who) => `Jeśli ${who} tu zostanie: szansa na Zombie w każdej Sali i to, co przyniosłaby która karta.`, noiseSummary: (who) => `Szansa na Hałas, jeśli ${who} skończy turę w danej Sali.`, orderSummary: "Dokąd pójdą kolejne Zombie każdego Sklepu. Strzałka: pełny róg przelewa się dalej. !: następny uderzy w Barykadę.", stepsSummary: (room, far) => `Liczba Ruchów stąd (${room}); do najdalszej Sali: ${far}.`,
  mode: "Jak gracie", difficulty: "Poziom trudności", survivorsAtStart: (n) => `Ocalali do stracenia: ${n}`, zombieSeat: "Prowadzi Zombie", zombieRandom: "kogo wskaże los", random: "Losowo", chosen: "Wybór",
  whoPlays: "Ludzie", whoText: "Każdy dostaje trzy postacie i zatrzymuje jedną albo ustalacie to tutaj.", objectivesText: "Trzy z dziewięciu są losowane albo sami je wybieracie.", mallTitle: "Galeria", mallText: "Osiem kart Sklepów, każda o dwóch stronach, ułożonych losowo albo po waszemu.", sideOf: "Strona", slots: { NW: "Północno-zachodni róg", N: "Północ", NE: "Północno-wschodni róg", E: "Wschód", SE: "Południowo-wschodni róg", S: "Południe", SW: "Południowo-zachodni róg", W: "Zachód" },
  chooseThree: "Wybierz trzy Cele.", chooseHumans: (n) => `Wybierz postacie: ${n}.`, mallTwice: "Każdą kartę Sklepu można położyć tylko raz.", seatOfHuman: (n) => `Człowiek ${n}`, switches: "Otwarte pytania zasad", switchesText: "Gdzie książka zostawia miejsce, wybraliśmy sami; wasz stół może wybrać inaczej.",
  asZombie: "jako Zombie", zombieOf: "zawsze", onNoise: "przy Hałasie",
  title: "Tiny Epic Zombies", tagline: "Jedna noc w galerii handlowej. Trzy Cele, jedna talia i droga wyjścia.",
  learnText: "Pierwsza noc krok po kroku: co się dzieje, dlaczego i czego spróbować.",
  solo: "W pojedynkę", soloText: "Prowadzisz dwoje Ludzi; Zombie grają same.", soloButton: "Graj w pojedynkę", versus: "Stań po stronie Zombie", versusText: "Ludźmi są dwa boty, a ty masz karty, których nikt nie widzi.", versusButton: "Prowadź Zombie", team: "Z botami", teamText: "Ty i bot przeciw botowi, który prowadzi Zombie.", teamButton: "Graj z botami", setUp: "Przygotuj grę", setUpText: "Pięć trybów, cztery poziomy trudności, od jednego do pięciu miejsc.", setUpButton: "Przygotuj",
};
export const TALK = { en, pl };
