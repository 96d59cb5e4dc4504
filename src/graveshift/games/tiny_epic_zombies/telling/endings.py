"""How a game ends, in words: who has won, and why; each reason has an id, a sentence and, for a loss, a warning."""

from __future__ import annotations

from typing import Final, NamedTuple

from graveshift.content import Text, said
from graveshift.games.tiny_epic_zombies.rules.objectives import (
    BARRICADE_FALLS,
    EVERY_SURVIVOR_COLLECTED,
    LEADER,
    NO_SURVIVOR_LEFT,
    OBJECTIVES_COMPLETED,
    TIME_IS_UP,
)
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.telling.names import name
from graveshift.kernel.chance import WINNER, WON

REASONS: Final[dict[str, Text]] = {
    OBJECTIVES_COMPLETED: Text("All three Objectives are completed.", "Wszystkie trzy cele są osiągnięte."),
    LEADER: Text("One Human has completed all three Objectives.", "Jeden z Ludzi ma osiągnięte wszystkie trzy cele."),
    BARRICADE_FALLS: Text("The Barricade fell and no Survivor was left.", "Barykada padła, a nie było już Ocalałych."),
    NO_SURVIVOR_LEFT: Text(
        "A Human was Eaten Alive and no Survivor was left.",
        "Człowiek został pożarty żywcem, a nie było już Ocalałych.",
    ),
    EVERY_SURVIVOR_COLLECTED: Text(
        "The Zombie side has collected every Survivor.", "Strona Zombie ma wszystkich Ocalałych."
    ),
    TIME_IS_UP: Text(
        "All Search Cards are revealed and every Human has taken the final Turn.",
        "Wszystkie karty Przeszukania są odkryte i każdy Człowiek miał ostatnią Turę.",
    ),
}
"""Why a game has ended, by the id that the outcome carries."""


def reason_text(s: State, language: str) -> str:
    """Why the game has ended, as a sentence."""
    return said(REASONS[s.reason], language)


def winner_text(s: State, language: str) -> str:
    """Who has won (TEZ-END-06)."""
    if s.result == WON:
        return "Ludzie wygrywają." if language == "pl" else "The Humans win."
    seat = s.result - WINNER
    if s.result >= WINNER and seat != s.table.zombie_seat:
        leader = name(s, "human", s.table.owner.index(seat), language)
        return f"Przywódca: {leader}." if language == "pl" else f"The Leader is {leader}."
    return "Zombie wygrywają." if language == "pl" else "The Zombies win."


class Loss(NamedTuple):
    """How a game may be lost: the reason's id, and the words of a warning."""

    reason: str
    text: Text


_EATEN = Loss(
    NO_SURVIVOR_LEFT,
    Text("a Human is Eaten Alive and no Survivor is left", "Człowiek zostaje pożarty żywcem, a nie ma już Ocalałych"),
)
_TIME = Loss(TIME_IS_UP, Text("the last Turn of all is over", "ostatnia ze wszystkich Tur dobiega końca"))
LOSSES: Final[dict[str, Loss]] = {
    "TEZ-EAT-04": _EATEN,
    "TEZ-CVZ-09": _EATEN,
    "TEZ-ADD-10": Loss(
        BARRICADE_FALLS,
        Text("the Barricade falls and no Survivor is left", "Barykada pada, a nie ma już Ocalałych"),
    ),
    "TEZ-CVZ-10": Loss(
        EVERY_SURVIVOR_COLLECTED,
        Text("the Zombie side has every Survivor", "strona Zombie ma wszystkich Ocalałych"),
    ),
    "TEZ-END-03": _TIME,
    "TEZ-CVZ-11": _TIME,
    "TEZ-CVZ-08": Loss(
        LEADER, Text("somebody else completes all three Objectives", "ktoś inny spełnia wszystkie trzy Cele")
    ),
}
"""By the rule that ends the game."""
