"""Events of a mission, and what they bring about at once (mission vocabulary: events and special rules)."""

from __future__ import annotations

from graveshift.games.army_of_the_dead.rules.city import (
    ABOMINATION_COMES,
    EXIT_OPENS,
    LIFT_OPENS,
    SPAWN_WAKES,
    ZEUS_COMES,
    Trigger,
    city_of,
)
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.games.army_of_the_dead.rules.zeus import place_abomination, zeus_comes
from graveshift.zombicide.rules.codes import OFF, ON, SPAWN


def happen(s: State, name: str) -> None:
    """An event of the mission comes about, once; what waits for it follows."""
    city = city_of(s)
    number = city.events.get(name, -1)
    if number < 0 or s.happened >> number & 1:
        return
    s.happened |= 1 << number
    s.touched = 1
    for trigger in city.triggers:
        if trigger.event == number:
            follow(s, trigger)


def follow(s: State, trigger: Trigger) -> None:
    """What one special rule of the mission makes of an event (AOTD-GEN-02)."""
    if trigger.effect == ZEUS_COMES:
        zeus_comes(s, trigger.rule)
    elif trigger.effect == ABOMINATION_COMES:
        place_abomination(s, trigger.a, trigger.b, trigger.rule)
    elif trigger.effect == SPAWN_WAKES:
        wake_token(s, trigger.a, trigger.rule)
    elif trigger.effect == EXIT_OPENS:
        s.open_exits |= 1 << trigger.a
        s.emit("exit-opens", trigger.rule, (trigger.a,))
    elif trigger.effect == LIFT_OPENS:
        open_ways(s, lift_ways(s, trigger.a))
        s.emit("lift-opens", trigger.rule, (trigger.a,))


def wake_token(s: State, token: int, rule: str) -> None:
    """A coloured Spawn Zone spawns from the next Zombie Phase on; in the Spawn Step it waits for the next round's.

    (AOTD-CSP-01, AOTD-CSP-02)
    """
    if s.token_state[token] != OFF:
        return
    s.token_state[token] = ON
    if s.phase == SPAWN:
        s.spawned |= 1 << token
    s.emit("token-awake", rule, (token, s.token_zone[token]))


def lift_ways(s: State, zone: int) -> list[int]:
    """The ways of the lift that begin or end in a zone."""
    found: list[int] = []
    for other in city_of(s).elevators:
        if other != zone:
            way = s.board.door(zone, other)
            if way >= 0:
                found.append(way)
    return found


def open_ways(s: State, ways: list[int]) -> None:
    """Doors or lifts are open from now on: one moves and sees through doors (AOTD-LOS-08, AOTD-ELEV-01)."""
    s.board = s.board.opened(ways)
    s.shut = list(s.board.shut)
