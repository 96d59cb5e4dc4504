"""Why an option is not on offer: a sentence and the rule."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.codes import (
    ABILITY_IDS,
    ARRIVED,
    ARSENAL,
    ASK_OVERKILL,
    ASK_TURN,
    ASSAULT_RIFLE,
    BEFORE_A,
    CARRIED,
    CDC,
    CLOSED,
    COURTYARD,
    ESCORT,
    FIRST_AID,
    GOLF_CLUB,
    INVESTIGATE,
    PART,
    PICK_UP,
    RADIO,
    SKATEBOARD,
    SURVIVALIST,
    TEACHER,
    TOKEN_OBJECTIVE,
)
from graveshift.games.tiny_epic_zombies.investigate import free_sources
from graveshift.games.tiny_epic_zombies.items import drop_stores, held_cards, may_collect
from graveshift.games.tiny_epic_zombies.killing import shot_cost
from graveshift.games.tiny_epic_zombies.moving import targets
from graveshift.games.tiny_epic_zombies.names import SQUAD_IDS, TOKEN_IDS, card_ids, source_ids, store_id
from graveshift.games.tiny_epic_zombies.rooms import abilities_here, store_is_empty
from graveshift.games.tiny_epic_zombies.state import State, open_for, store_of, zombie_at
from graveshift.games.tiny_epic_zombies.words import QUESTIONS
from graveshift.kernel.errors import Refused
from graveshift.kernel.rules import Ask


def refusal(s: State, ask: Ask, key: str) -> Refused:
    """Why this key is not among the options."""
    word, _, argument = key.partition(":")
    if ask.kind in (ASK_TURN, ASK_OVERKILL):
        human = ask.about[0]
        reason = reason_in_turn(s, human, word, argument)
        if reason is not None:
            english, rule, polish = reason
            return Refused(english, rule, {"pl": polish})
    question = QUESTIONS[ask.kind]
    return Refused(
        f"'{key}' is no answer to this question ({question.name}).",
        question.rules[0],
        {"pl": f"„{key}” nie jest odpowiedzią na to pytanie ({question.name})."},
    )


Reason = tuple[str, str, str]
"""In English, the rule, in Polish."""
MOVE_FIRST = (
    "A Move must be made first; then you may act where it ends.",
    "TEZ-TURN-05",
    "Najpierw trzeba wykonać Ruch; działać można tam, gdzie się kończy.",
)
DECIDE_FIRST = (
    "First decide about the free Move, or stay.",
    "TEZ-KILL-10",
    "Najpierw zdecyduj o darmowym Ruchu albo zostań.",
)
NOT_EMPTY = ("Zombies are still in this Store.", "TEZ-ROOM-01", "W tym Sklepie wciąż są Zombie.")


def reason_in_turn(s: State, human: int, word: str, argument: str) -> Reason | None:
    """The reasons of a Human Turn, by the option's word."""
    if word == "end":
        if s.free:
            return "First decide about the free Move.", "TEZ-KILL-06", "Najpierw zdecyduj o darmowym Ruchu."
        return (
            f"Moves cannot be skipped; still to be made: {s.moves}.",
            "TEZ-TURN-03",
            f"Ruchów nie można pominąć; zostało: {s.moves}.",
        )
    if word == "attack":
        return (
            "Humans cannot attack each other, and a Zombie in your Room is fought when you Move in.",
            "TEZ-CVZ-12",
            "Ludzie nie atakują się nawzajem, a z Zombie w Sali walczysz, gdy do niej wchodzisz.",
        )
    if word == "stay" and not s.free:
        return (
            "There is no free Move to give up.",
            "TEZ-KILL-06",
            "Nie ma darmowego Ruchu, z którego można zrezygnować.",
        )
    if word in ("move", "skate"):
        return why_no_move(s, human, word, argument)
    if word == "squad":
        return why_no_squad(s, human, argument)
    if word == "drop":
        return why_no_drop(s, human, argument)
    if word in ("give", "ask-for", "seize"):
        return why_no_hand_over(s, human, word, argument)
    if word == "peek":
        return why_no_look(s, human)
    if word in ("light", "inject", "throw"):
        return (
            "That card is not in your Backpack, or now is not its moment.",
            "TEZ-ITEM-05",
            "Tej karty nie ma w Plecaku albo to nie jest jej chwila.",
        )
    if word == "free-shot":
        return why_no_free_shot(s, human)
    if s.free:
        return DECIDE_FIRST
    if word == "take" and argument == TOKEN_IDS[RADIO]:
        return why_no_radio(s, human)
    if word in ("store", "store-ammo"):
        return why_no_deposit(s, human)
    if not s.arrived:
        return MOVE_FIRST
    if word in ("shoot", "shoot-two"):
        return why_no_shot(s, human, word, argument)
    if word == "use":
        return why_no_ability(s, human, argument)
    if word in ("take", "flip"):
        return why_no_token(s, human, word, argument)
    if word == "guess":
        return why_no_guess(s, human, argument)
    if word in ("collect", "grab"):
        return why_no_card(s, human, word, argument)
    return None


def why_no_move(s: State, human: int, word: str, argument: str) -> Reason | None:
    names = s.table.mall.names
    if word == "skate" and SKATEBOARD not in s.pack[human]:
        return "You have no Skateboard.", "TEZ-CARD-14", "Nie masz Deskorolki."
    if argument not in names:
        return f"There is no Room '{argument}' in this Mall.", "TEZ-MAP-02", f"W tej galerii nie ma Sali „{argument}”."
    if not (s.free or s.moves or s.extra):
        return "No Move is left in this Turn.", "TEZ-TURN-07", "W tej Turze nie został żaden Ruch."
    room = names.index(argument)
    if room == s.room[human]:
        return "Staying put is not a Move.", "TEZ-MOVE-01", "Pozostanie w miejscu nie jest Ruchem."
    if room not in targets(s, human):
        return (
            f"{argument} is not adjacent to {names[s.room[human]]}.",
            "TEZ-MOVE-01",
            f"{argument} nie sąsiaduje z {names[s.room[human]]}.",
        )
    return None


def why_no_squad(s: State, human: int, argument: str) -> Reason:
    if ESCORT not in s.objectives:
        return "There are no Squads in this game.", "TEZ-MIS-ESC-01", "W tej grze nie ma Oddziałów."
    if s.overrun >> human & 1:
        return (
            "After an Overrun your own ITEMeeple must leave its Room first.",
            "TEZ-MOVE-08",
            "Po opadnięciu przez Zombie twoja figurka musi najpierw opuścić Salę.",
        )
    if s.moves == 0 or s.riding:
        return (
            "Only the three Moves of a Turn can go to a Squad.",
            "TEZ-MIS-ESC-03",
            "Oddział przesuwa się tylko jednym z trzech Ruchów Tury.",
        )
    if s.free:
        return DECIDE_FIRST
    if argument not in SQUAD_IDS:
        return f"There is no Squad '{argument}'.", "TEZ-MIS-ESC-01", f"Nie ma Oddziału „{argument}”."
    if s.squads[SQUAD_IDS.index(argument)] == ARRIVED:
        return "That Squad has arrived.", "TEZ-MIS-ESC-07", "Ten Oddział już dotarł."
    return "That Squad is not yours to move.", "TEZ-CMPO-08", "To nie jest twój Oddział."


def why_no_drop(s: State, human: int, argument: str) -> Reason:
    thing, _, place = argument.partition("@")
    if thing in TOKEN_IDS:
        if thing in (TOKEN_IDS[RADIO], TOKEN_IDS[PART]):
            return (
                f"You do not carry that token: {thing}.",
                "TEZ-MIS-CDC-03",
                f"Nie niesiesz tego żetonu: {thing}.",
            )
        return "Only cards, Radio and Part can be put down.", "TEZ-ITEM-13", "Odłożyć można tylko karty, Radio i Część."
    if thing in ("knife", "pistol"):
        return (
            "Knife and Pistol are printed on your card and cannot be dropped.",
            "TEZ-SET-26",
            "Nóż i Pistolet są nadrukowane na karcie i nie można ich upuścić.",
        )
    if thing not in [card_ids()[card] for card in held_cards(s, human)]:
        return f"You do not carry '{thing}'.", "TEZ-ITEM-10", f"Nie niesiesz „{thing}”."
    places = ", ".join(store_id(s, store) for store in drop_stores(s, human))
    return (
        f"It can lie beside: {places}; not beside '{place}'.",
        "TEZ-ITEM-11",
        f"Może leżeć przy: {places}; nie przy „{place}”.",
    )


def why_no_hand_over(s: State, human: int, word: str, argument: str) -> Reason:
    thing = argument.partition(">")[0].partition("<")[0]
    if thing not in (TOKEN_IDS[RADIO], TOKEN_IDS[PART]):
        return (
            "Only Radio and Part pass from hand to hand; cards are dropped and collected.",
            "TEZ-ITEM-12",
            "Z rąk do rąk przechodzą tylko Radio i Część; karty upuszcza się i zbiera.",
        )
    if word == "seize":
        return (
            "Taking without consent is for rivals after a Move of their own, once per Turn.",
            "TEZ-CMPO-02",
            "Bez zgody zabierają tylko rywale, po własnym Ruchu, raz na Turę.",
        )
    carried = s.token_at[TOKEN_IDS.index(thing)] >= CARRIED
    if not carried or (word == "give") != (s.token_at[TOKEN_IDS.index(thing)] == CARRIED + human):
        return (
            "A token is given by its carrier and asked for from its carrier.",
            "TEZ-MIS-CDC-03",
            "Żeton daje ten, kto go niesie, i tylko jego można o żeton poprosić.",
        )
    return (
        "Giver and taker must share a Room, and nobody gets the same token twice in one Move.",
        "TEZ-MIS-CDC-03",
        "Dający i biorący muszą być w jednej Sali, a nikt nie dostaje tego samego żetonu dwa razy w jednym Ruchu.",
    )


def why_no_look(s: State, human: int) -> Reason:
    if s.person[human] != TEACHER:
        return (
            "Nobody may look at a face-down Search Card before it is revealed.",
            "TEZ-SRCH-05",
            "Nikt nie ogląda zakrytej karty Przeszukania przed odkryciem.",
        )
    return (
        "There is no face-down card you have not seen, or no Ammo to pay.",
        "TEZ-HUM-04",
        "Nie ma zakrytej karty, której nie znasz, albo brak Amunicji.",
    )


def why_no_radio(s: State, human: int) -> Reason | None:
    if s.token_at[RADIO] != s.room[human]:
        return "The Radio is not in your Room.", "TEZ-MIS-CDC-02", "Radia nie ma w twojej Sali."
    if not s.moved:
        return MOVE_FIRST
    return NOT_EMPTY if not store_is_empty(s, human) else why_not_mine(s, human, RADIO)


def why_not_mine(s: State, human: int, token: int) -> Reason:
    """Radio or Part lie here, and yet this Human may not take them."""
    if not open_for(s, TOKEN_OBJECTIVE[token], human):
        return "That Objective is completed.", "TEZ-OBJ-05", "Ten cel jest już osiągnięty."
    return (
        "Nobody gets the same token twice in one Move.",
        "TEZ-MIS-CDC-03",
        "Nikt nie dostaje tego samego żetonu dwa razy w jednym Ruchu.",
    )


def why_no_deposit(s: State, human: int) -> Reason:
    if not open_for(s, ARSENAL, human):
        return "There is no Arsenal to fill.", "TEZ-OBJ-05", "Nie ma arsenału do zapełnienia."
    if store_of(s, human) != COURTYARD or not s.may_store:
        return (
            "Deposits are made when your own Move enters the Courtyard.",
            "TEZ-MIS-ARS-03",
            "Do składu oddaje się, wchodząc własnym Ruchem na Dziedziniec.",
        )
    return (
        "That does not fit into the cache, or this entry's deposit is made.",
        "TEZ-AMB-44",
        "To nie mieści się w składzie albo przy tym wejściu już coś oddano.",
    )


def why_no_free_shot(s: State, human: int) -> Reason:
    if s.free and s.melee[human] == GOLF_CLUB:
        return "No Zombie is there within range.", "TEZ-CARD-12", "W zasięgu nie ma tam Zombie."
    return (
        "A free shot replaces the free Move of an Overkill with the Golf Club.",
        "TEZ-CARD-12",
        "Darmowy strzał zastępuje darmowy Ruch po Masakrze Kijem Golfowym.",
    )


def why_no_shot(s: State, human: int, word: str, argument: str) -> Reason | None:
    names = s.table.mall.names
    if s.step != BEFORE_A:
        return (
            "One Zombie per Move, before Room and cards.",
            "TEZ-KILL-01",
            "Jeden Zombie na Ruch, przed Salą i kartami.",
        )
    if word == "shoot-two":
        return (
            "Two at once is for the Submachine Gun, 2 Ammo and two Zombies next to you.",
            "TEZ-CARD-02",
            "Dwa naraz to Pistolet Maszynowy, 2 Amunicji i dwóch Zombie obok ciebie.",
        )
    if argument not in names:
        return f"There is no Room '{argument}' in this Mall.", "TEZ-MAP-02", f"W tej galerii nie ma Sali „{argument}”."
    room = names.index(argument)
    if room == s.room[human]:
        return "A Ranged Attack cannot hit your own Room.", "TEZ-KILL-15", "Strzał nie trafia we własną Salę."
    if zombie_at(s, s.room[human]):
        return (
            "With a Zombie in your own Room you shoot nowhere else.",
            "TEZ-KILL-13",
            "Z Zombie we własnej Sali nie strzelasz nigdzie indziej.",
        )
    if not zombie_at(s, room):
        return f"There is no Zombie in {argument}.", "TEZ-KILL-13", f"Nie ma Zombie: {argument}."
    if room not in s.table.mall.within(s.room[human], 2 if s.ranged[human] == ASSAULT_RIFLE else 1):
        return (
            f"{argument} is out of range; Secret Passages carry no shots.",
            "TEZ-KILL-16",
            f"{argument} jest poza zasięgiem; Tajne Przejścia nie przenoszą strzałów.",
        )
    if shot_cost(s, human, room) > s.ammo[human]:
        return "You have not enough Ammo for that shot.", "TEZ-WA-07", "Masz za mało Amunicji na ten strzał."
    return None


def why_no_ability(s: State, human: int, argument: str) -> Reason | None:
    room = s.room[human]
    if argument not in ABILITY_IDS or ABILITY_IDS.index(argument) not in abilities_here(s, room):
        return f"There is no '{argument}' in this Room.", "TEZ-ROOM-01", f"W tej Sali nie ma „{argument}”."
    if not store_is_empty(s, human):
        return NOT_EMPTY
    if s.used >> room & 1:
        return (
            "This Room's ability has been used this Turn.",
            "TEZ-ROOM-03",
            "Zdolności tej Sali użyto już w tej Turze.",
        )
    return "This ability lacks what it needs.", "TEZ-ROOM-02", "Tej zdolności brakuje tego, czego wymaga."


def why_no_token(s: State, human: int, word: str, argument: str) -> Reason | None:
    if argument not in TOKEN_IDS:
        return f"There is no token '{argument}'.", "TEZ-OBJ-06", f"Nie ma żetonu „{argument}”."
    token = TOKEN_IDS.index(argument)
    if s.token_at[token] != s.room[human]:
        return "That token is not in your Room.", "TEZ-OBJ-06", "Tego żetonu nie ma w twojej Sali."
    if (word == "take") != (token <= PART):
        return (
            "Supply Tokens, Radio and Part are taken; all others are turned over.",
            "TEZ-ROOM-07",
            "Żetony Zapasów, Radio i Część się bierze, pozostałe żetony się odwraca.",
        )
    if not store_is_empty(s, human):
        return NOT_EMPTY
    if token == PART:
        return why_not_mine(s, human, PART)
    if token < RADIO and PICK_UP in s.table.mall.abilities[s.room[human]]:
        return (
            "This Room's ability has been used this Turn.",
            "TEZ-ROOM-03",
            "Zdolności tej Sali użyto już w tej Turze.",
        )
    return "There is nothing more to learn from that token now.", "TEZ-OBJ-06", "Ten żeton nic więcej teraz nie powie."


def why_no_guess(s: State, human: int, argument: str) -> Reason:
    if not open_for(s, INVESTIGATE, human):
        return "There is nothing to investigate.", "TEZ-OBJ-05", "Nie ma czego badać."
    if argument in source_ids() and source_ids().index(argument) not in free_sources(s):
        return "That Source has been found already.", "TEZ-MIS-INV-04", "To Źródło już znaleziono."
    return (
        "A Guess is made in the Room of an open Clue, in an empty Store.",
        "TEZ-MIS-INV-03",
        "Zgaduje się w Sali odkrytego Tropu, w pustym Sklepie.",
    )


def why_no_card(s: State, human: int, word: str, argument: str) -> Reason | None:
    store = store_of(s, human)
    if store == COURTYARD:
        return "No cards lie beside the Courtyard.", "TEZ-MAP-19", "Przy Dziedzińcu nie leżą karty."
    here = [card_ids()[card] for card in s.beside[store]]
    if argument not in here:
        return (
            f"'{argument}' does not lie beside this Store.",
            "TEZ-ITEM-01",
            f"„{argument}” nie leży przy tym Sklepie.",
        )
    card = card_ids().index(argument)
    if word == "grab" and s.person[human] != SURVIVALIST:
        return (
            "Only the Survivalist buys cards among Zombies.",
            "TEZ-HUM-14",
            "Tylko Traperka kupuje karty wśród Zombie.",
        )
    if word == "grab" and store_is_empty(s, human):
        return (
            "The Store is empty: cards are collected for nothing.",
            "TEZ-ITEM-01",
            "Sklep jest pusty: karty zbiera się za darmo.",
        )
    if word == "grab" and s.step == CLOSED:
        return "One card for each Move.", "TEZ-HUM-14", "Jedna karta na Ruch."
    if word == "collect" and not store_is_empty(s, human):
        return "Zombies are still in this Store.", "TEZ-ITEM-01", "W tym Sklepie wciąż są Zombie."
    if not may_collect(s, human, card):
        if card < FIRST_AID and CDC in s.objectives:
            return (
                "Only the Radio's carrier may collect Frequencies.",
                "TEZ-MIS-CDC-04",
                "Częstotliwości zbiera tylko niosący Radio.",
            )
        return (
            "A card that you put down in this Move cannot be collected in it.",
            "TEZ-ITEM-10",
            "Karty, którą odkładasz w tym Ruchu, nie można w nim zebrać.",
        )
    return None
