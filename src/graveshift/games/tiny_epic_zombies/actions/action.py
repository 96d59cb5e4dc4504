"""What every Action says of itself: when it is offered, what it costs and does, why not, and how it is called."""

from __future__ import annotations

from typing import Final, NamedTuple

from graveshift.content import Text
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import typed
from graveshift.kernel.rules import Play

NO_PRICE: Final = -1
"""An Action of which nothing is told about Ammo."""
Reason = tuple[str, str, str]
"""Why not: in English, the rule, in Polish."""


class Verb(NamedTuple):
    """One kind of option: its key's word, what its two bytes mean, its rule and its label."""

    word: str
    high: str
    low: str
    rule: str
    label: Text


class Action:
    """One kind of thing a Human may do in a Turn. `code` is its verb in the high bits of an option."""

    def __init__(self, code: int, verb: Verb) -> None:
        self.code = code
        self.verb = verb

    def offer(self, s: State, human: int, options: list[int]) -> None:
        """Add every option of this kind that is legal now."""
        raise NotImplementedError

    def perform(self, s: State, human: int, option: int) -> Play | None:
        """Do it; None where it is done without anything that could ask or be asked."""
        raise NotImplementedError

    def price(self, s: State, human: int, option: int) -> int:
        """The Ammo to pay, or NO_PRICE (TEZ-KILL-14, TEZ-WA-04)."""
        return NO_PRICE

    def why_not(self, s: State, human: int, argument: str) -> Reason | None:
        """Why an option of this kind is not on offer; `argument` is what its key names."""
        return None


class ActionWith(Action):
    """An Action with a card or a token: it is offered for one of them at a time."""

    def offer_with(self, s: State, human: int, thing: int, options: list[int]) -> None:
        """Add every legal option of this kind with this card or token."""
        raise NotImplementedError


def verb(word: str, low: str, rule: str, en: str, pl: str) -> Verb:
    """The words of an Action with one argument or none."""
    return Verb(word, "", low, rule, Text(en, pl))


def verb_of_two(word: str, high: str, low: str, rule: str, en: str, pl: str) -> Verb:
    """The words of an Action with two arguments."""
    return Verb(word, high, low, rule, Text(en, pl))


# ---- reasons that several Actions share

MOVE_FIRST: Final[Reason] = (
    "A Move must be made first; then you may act where it ends.",
    "TEZ-TURN-05",
    "Najpierw trzeba wykonać Ruch; działać można tam, gdzie się kończy.",
)
DECIDE_FIRST: Final[Reason] = (
    "First decide about the free Move, or stay.",
    "TEZ-KILL-10",
    "Najpierw zdecyduj o darmowym Ruchu albo zostań.",
)
NO_ATTACK: Final[Reason] = (
    "After an Overrun you must leave the Room before you attack.",
    "TEZ-AMB-68",
    "Po Osaczeniu trzeba opuścić Salę, zanim się zaatakuje.",
)
NOT_EMPTY: Final[Reason] = ("Zombies are still in this Store.", "TEZ-ROOM-01", "W tym Sklepie wciąż są Zombie.")
ABILITY_USED: Final[Reason] = (
    "This Room's ability has been used this Turn.",
    "TEZ-ROOM-03",
    "Zdolności tej Sali użyto już w tej Turze.",
)


def not_after_a_move(s: State) -> Reason | None:
    """What stands in the way of everything that is done where a Move ends (TEZ-TURN-05, TEZ-KILL-10)."""
    if s.free:
        return DECIDE_FIRST
    return None if s.arrived else MOVE_FIRST


def no_such_room(argument: str) -> Reason:
    if not argument.strip():
        return "Say which Room: by its name or its number.", "TEZ-MAP-02", "Podaj Salę: jej nazwę albo numer."
    spoken = typed(argument, "pl")
    return f"There is no Room '{argument}' in this Mall.", "TEZ-MAP-02", f"W tej galerii nie ma Sali „{spoken}”."
