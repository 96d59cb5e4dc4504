"""Odds and consequences of an option, computed when somebody asks."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, Final

from graveshift.games.tiny_epic_zombies.codes import (
    ASK_FRY_COOK,
    ASK_TOLL,
    AXE,
    CAPTURE,
    COLLECT,
    CONVERT,
    COUNTER,
    CROSSBOW,
    FIGHT,
    FREE_SHOT,
    GRAB,
    LEFTOVERS,
    MOVE,
    OWN_SHOT,
    PEEK,
    PUSH_HUMAN,
    REVOLVER,
    SHOOT,
    SHOOT_TWO,
    SKATE,
    STORE_AMMO,
    SURVIVALIST,
    THROW,
    TRACK,
    USE,
    VERB,
    WOUND,
    YES,
)
from graveshift.games.tiny_epic_zombies.killing import double_cost, shot_cost
from graveshift.games.tiny_epic_zombies.outlook import likely_cards, noise_in
from graveshift.games.tiny_epic_zombies.state import State, zombie_at
from graveshift.games.tiny_epic_zombies.words import QUESTIONS
from graveshift.kernel.rules import Ask

DIE: Final = {"overkill": Fraction(1, 3), "blank": Fraction(1, 3), "wound-1": Fraction(1, 6), "wound-2": Fraction(1, 6)}


def preview(s: State, ask: Ask, option: int) -> dict[str, Any]:
    """What the option costs, what the die may bring, and whether it can be fatal."""
    human = ask.about[0] if QUESTIONS[ask.kind].about[:1] == ("human",) else s.active
    verb = option >> VERB << VERB
    argument = option & 255
    spare = s.ammo[human] - s.wounds[human]
    if verb in (MOVE, SKATE):
        met = melee_odds(s, spare) if zombie_at(s, argument) else {}
        return met | loudness(s, argument, ask.seat)
    if verb == FIGHT:
        return melee_odds(s, spare)
    if verb in (THROW,) or (verb == USE and argument == LEFTOVERS):
        return {"die": odds(), "eaten_alive": fatal(spare)}
    if verb == CAPTURE:
        return {"wounds": 1.5, "eaten_alive": float(capture_fatal(spare))}
    if verb in (SHOOT, OWN_SHOT):
        room = s.room[human] if verb == OWN_SHOT else argument
        found = payment(spare, shot_cost(s, human, room))
        if s.ranged[human] == CROSSBOW:
            found["ammo_saved"] = float(DIE["overkill"])
        return found
    if verb == SHOOT_TWO:
        return payment(spare, double_cost(s, human, option >> 8 & 255, argument))
    if verb == FREE_SHOT:
        return payment(spare, 0)
    if verb == STORE_AMMO:
        return payment(spare, argument)
    if verb in (GRAB, PEEK, PUSH_HUMAN):
        return payment(spare, 1)
    if verb == COLLECT:
        return payment(spare, 1) if s.passives >> SURVIVALIST & 1 and not s.toll else {}
    if verb == CONVERT:
        return {"wounds": 1, "eaten_alive": spare <= 1}
    return reaction(s, ask, option, spare)


def reaction(s: State, ask: Ask, option: int, spare: int) -> dict[str, Any]:
    """What an answer costs outside the Moves: Revolver, Axe, the Fry Cook's silence, the toll, an Explosion."""
    if option == COUNTER + AXE:
        return {"die": odds(), "eaten_alive": fatal(spare)}
    if option == COUNTER + REVOLVER or (ask.kind == ASK_FRY_COOK and option == YES):
        return payment(spare, 1)
    if ask.kind == ASK_TOLL and option == TRACK:
        return payment(spare, ask.about[1])
    if option == WOUND:
        return {"wounds": 1, "eaten_alive": spare <= 1}
    return {}


def loudness(s: State, room: int, seat: int) -> dict[str, Any]:
    """How likely a noise is if the Turn ended in this Room (TEZ-NOISE-01)."""
    cards = likely_cards(s, seat)
    return {"noise": noise_in(s, room, cards)} if cards else {}


def odds() -> dict[str, float]:
    """The Melee Die (TEZ-REC-09)."""
    return {face: float(chance) for face, chance in DIE.items()}


def melee_odds(s: State, spare: int) -> dict[str, Any]:
    """A Melee Attack on arrival; the Greaser's first of a ride is sure (TEZ-KILL-04, TEZ-HUM-09)."""
    if s.sure_overkill:
        return {"die": {"overkill": 1.0}, "eaten_alive": 0.0}
    return {"die": odds(), "wounds": 0.5, "eaten_alive": fatal(spare)}


def fatal(spare: int) -> float:
    """The chance that one roll makes the tokens meet (TEZ-EAT-01)."""
    return float((DIE["wound-2"] if spare <= 2 else 0) + (DIE["wound-1"] if spare <= 1 else 0))


@cache
def capture_fatal(spare: int) -> Fraction:
    """Rolling until an Overkill: the chance to be Eaten Alive first (TEZ-MIS-QUA-03)."""
    if spare <= 0:
        return Fraction(1)
    each = DIE["wound-1"] * capture_fatal(spare - 1) + DIE["wound-2"] * capture_fatal(spare - 2)
    return each / (1 - DIE["blank"])


def payment(spare: int, ammo: int) -> dict[str, Any]:
    """A payment may kill; the table should warn (TEZ-WA-06)."""
    return {"ammo": ammo, "eaten_alive": 1.0 if ammo >= spare else 0.0}
