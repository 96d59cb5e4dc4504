"""Cards: collecting and dropping them, Backpack Items, the Teacher's look (chapters Collecting and carrying items)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.actions.action import (
    NO_PRICE,
    Action,
    ActionWith,
    Reason,
    not_after_a_move,
    verb,
    verb_of_two,
)
from graveshift.games.tiny_epic_zombies.rules.backpack import adrenaline, fireworks
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADRENALINE,
    AFTER_A,
    CDC,
    CLOSED,
    COLLECT,
    COURTYARD,
    DROP,
    FIREWORKS,
    FIRST_AID,
    GRAB,
    GRENADE,
    INJECT,
    LIGHT,
    NO_CARD,
    PART,
    PEEK,
    RADIO,
    SURVIVALIST,
    TEACHER,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.rules.items import collect, drop, drop_stores, held_cards, may_collect
from graveshift.games.tiny_epic_zombies.rules.rooms import store_is_empty
from graveshift.games.tiny_epic_zombies.rules.standing import store_of
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import spend
from graveshift.games.tiny_epic_zombies.telling.names import TOKEN_IDS, card_ids, name, typed
from graveshift.kernel.rules import Ask, Play


class Collect(Action):
    """Cards beside an empty Store are free to take (TEZ-ITEM-01)."""

    def __init__(self) -> None:
        super().__init__(COLLECT, verb("collect", "card", "TEZ-ITEM-01", "Collect: {low}", "Zbierz: {low}"))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        store = store_of(s, human)
        if store != COURTYARD:
            options += [COLLECT + card for card in s.beside[store] if may_collect(s, human, card)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        s.step = AFTER_A
        return collect_and_check(s, human, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return 1 if toll_due(s) else NO_PRICE

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = why_no_card(s, human, argument)
        if reason is not None:
            return reason
        if not store_is_empty(s, human):
            return "Zombies are still in this Store.", "TEZ-ITEM-01", "W tym Sklepie wciąż są Zombie."
        return why_not_this_card(s, human, argument)


class Grab(Action):
    """The Survivalist pays 1 Ammo for one card among Zombies, as the end of a Move (TEZ-HUM-14, TEZ-AMB-56)."""

    def __init__(self) -> None:
        label = ("Grab for 1 Ammo: {low}", "Chwyć za 1 punkt Amunicji: {low}")
        super().__init__(GRAB, verb("grab", "card", "TEZ-HUM-14", label[0], label[1]))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.person[human] == SURVIVALIST and s.ammo[human] >= 1:
            options += [GRAB + card for card in s.beside[store_of(s, human)] if may_collect(s, human, card)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        s.step = CLOSED
        spend(s, human, 1, "TEZ-HUM-14")
        return collect_and_check(s, human, option & 255)

    def price(self, s: State, human: int, option: int) -> int:
        return 2 if toll_due(s) else 1

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        reason = why_no_card(s, human, argument)
        if reason is not None:
            return reason
        if s.person[human] != SURVIVALIST:
            return (
                "Only the Survivalist buys cards among Zombies.",
                "TEZ-HUM-14",
                "Tylko Traperka kupuje karty wśród Zombie.",
            )
        if store_is_empty(s, human):
            return (
                "The Store is empty: cards are collected for nothing.",
                "TEZ-ITEM-01",
                "Sklep jest pusty: karty zbiera się za darmo.",
            )
        if s.step == CLOSED:
            return "One card for each Move.", "TEZ-HUM-14", "Jedna karta na Ruch."
        return why_not_this_card(s, human, argument)


def toll_due(s: State) -> bool:
    """The Survivalist Zombie takes 1 Ammo for the first card of a Move (TEZ-ZOM-14)."""
    return bool(s.passives >> SURVIVALIST & 1) and not s.toll


def collect_and_check(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """Take the card, then see who has died of it (TEZ-ITEM-01, TEZ-EAT-01)."""
    yield from collect(s, human, card)
    yield from check_eaten(s, human)


def why_no_card(s: State, human: int, argument: str) -> Reason | None:
    """What stands in the way of any card, whoever takes it."""
    reason = not_after_a_move(s)
    if reason is not None:
        return reason
    store = store_of(s, human)
    if store == COURTYARD:
        return "No cards lie beside the Courtyard.", "TEZ-MAP-19", "Przy Dziedzińcu nie leżą karty."
    if argument not in [card_ids()[card] for card in s.beside[store]]:
        return (
            f"'{argument}' does not lie beside this Store.",
            "TEZ-ITEM-01",
            f"Karta „{typed(argument, 'pl')}” nie leży przy tym Sklepie.",
        )
    return None


def why_not_this_card(s: State, human: int, argument: str) -> Reason | None:
    """What the card itself asks for (TEZ-MIS-CDC-04, TEZ-ITEM-10)."""
    card = card_ids().index(argument)
    if may_collect(s, human, card):
        return None
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


class Drop(ActionWith):
    """A carried card goes beside one's own Store; from the Courtyard beside any Center Store (TEZ-ITEM-10)."""

    def __init__(self) -> None:
        label = ("Drop {low} beside {high}", "Upuść kartę „{low}” przy Sklepie „{high}”")
        super().__init__(DROP, verb_of_two("drop", "store", "card", "TEZ-ITEM-10", label[0], label[1]))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        store = store_of(s, human)
        if store != COURTYARD:
            options.append(DROP + (store << 8) + thing)
        else:
            options += [DROP + (store << 8) + thing for store in drop_stores(s, human)]

    def perform(self, s: State, human: int, option: int) -> Play | None:
        drop(s, human, option & 255, option >> 8 & 255, "TEZ-ITEM-10")
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        thing, _, place = argument.partition("@")
        if thing in (TOKEN_IDS[RADIO], TOKEN_IDS[PART]):
            return "You do not carry that token.", "TEZ-MIS-CDC-03", "Nie niesiesz tego żetonu."
        if thing in TOKEN_IDS:
            return (
                "Only cards, Radio and Part can be put down.",
                "TEZ-ITEM-13",
                "Odłożyć można tylko karty, Radio i Część.",
            )
        if thing in ("knife", "pistol"):
            return (
                "Knife and Pistol are printed on your card and cannot be dropped.",
                "TEZ-SET-26",
                "Nóż i Pistolet są nadrukowane na karcie i nie można ich upuścić.",
            )
        if thing not in [card_ids()[card] for card in held_cards(s, human)]:
            return f"You do not carry '{thing}'.", "TEZ-ITEM-10", f"Nie masz karty „{typed(thing, 'pl')}”."
        stores = drop_stores(s, human)
        english = ", ".join([name(s, "store", store, "en") for store in stores])
        polish = ", ".join([name(s, "store", store, "pl") for store in stores])
        return (
            f"It can lie beside: {english}; not beside '{place}'.",
            "TEZ-ITEM-11",
            f"Może leżeć tylko przy Sklepie ({polish}), a nie „{place}”.",
        )


NOT_NOW: Final[Reason] = (
    "That card is not in your Backpack, or now is not its moment.",
    "TEZ-ITEM-05",
    "Tej karty nie ma w Plecaku albo to nie jest jej chwila.",
)


class Light(ActionWith):
    """Fireworks lure Zombies away (TEZ-CARD-15)."""

    def __init__(self) -> None:
        super().__init__(LIGHT, verb("light", "card", "TEZ-CARD-15", "Use {low}", "Użyj: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if FIREWORKS <= thing < ADRENALINE and s.zombies:
            options.append(LIGHT + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        return fireworks(s, human, option & 255)

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        return NOT_NOW


class Inject(ActionWith):
    """Adrenaline gives 2 additional Moves (TEZ-CARD-17)."""

    def __init__(self) -> None:
        super().__init__(INJECT, verb("inject", "card", "TEZ-CARD-17", "Use {low}", "Użyj: {low}"))

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        if ADRENALINE <= thing < GRENADE:
            options.append(INJECT + thing)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        adrenaline(s, human, option & 255)
        return None

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        return NOT_NOW


class Peek(Action):
    """The Teacher may look at any face-down Search Card for 1 Ammo, in anybody's Turn (TEZ-HUM-04)."""

    def __init__(self) -> None:
        label = ("Look at the card before {low}", "Obejrzyj kartę (ma ją {low})")
        super().__init__(PEEK, verb("peek", "human", "TEZ-HUM-04", label[0], label[1]))

    def offer(self, s: State, human: int, options: list[int]) -> None:
        if s.person[human] != TEACHER or s.ammo[human] < 1:
            return
        for other in range(s.table.humans):
            if s.facedown[other] != NO_CARD and not s.seen[other] >> human & 1:
                options.append(PEEK + other)

    def perform(self, s: State, human: int, option: int) -> Play | None:
        """Only her seat sees the card (TEZ-HUM-04, TEZ-SRCH-05)."""
        other = option & 255
        s.seen[other] |= 1 << human
        spend(s, human, 1, "TEZ-HUM-04")
        s.emit("looked", "TEZ-HUM-04", (human, other))
        s.emit("card-seen", "TEZ-HUM-04", (human, other, s.facedown[other]))
        return check_after_look(s, human)

    def price(self, s: State, human: int, option: int) -> int:
        return 1

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
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


def check_after_look(s: State, human: int) -> Generator[Ask, int, None]:
    """Her last Ammo may have gone (TEZ-WA-06)."""
    yield from check_eaten(s, human)


COLLECT_CARD: Final = Collect()
GRAB_CARD: Final = Grab()
DROP_CARD: Final = Drop()
LIGHT_FIREWORKS: Final = Light()
INJECT_ADRENALINE: Final = Inject()
PEEK_AT_CARD: Final = Peek()
