"""Tempers of the planning bot: ways to weigh the same things, from which it chooses one for each round."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.weights import USUAL, Weights


def eager() -> Weights:
    """To the errands, by the shortest way; fights only where it must."""
    w = Weights()
    w.step = 4.5
    w.leaving = 4.0
    w.search_poor = 1.5
    w.search_rich = 0.3
    w.near = (6.0, 3.0, 1.2, 0.4, 0.1)
    w.crowded = 0.3
    return w


def arming() -> Weights:
    """Weapons first: rooms are searched before anything else."""
    w = Weights()
    w.step = 1.6
    w.armed = 2.2
    w.search_poor = 7.0
    w.search_rich = 3.0
    w.search_short = 8.0
    w.trade = 7.0
    return w


def fighting() -> Weights:
    """Zombies first: the way is cleared before it is gone."""
    w = Weights()
    w.step = 1.8
    w.near = (11.0, 8.0, 5.0, 2.5, 1.0)
    w.lethal = 18.0
    w.lift = 4.0
    return w


def together() -> Weights:
    """One errand at a time, and everybody near it."""
    w = Weights()
    w.parties = 1
    w.following = 1.8
    w.doom = 60.0
    return w


def apart() -> Weights:
    """As many errands at a time as there are people."""
    w = Weights()
    w.parties = 6
    w.following = 0.3
    w.step = 3.2
    return w


def cautious() -> Weights:
    """Nobody takes a risk that can be put off."""
    w = Weights()
    w.death = 160.0
    w.wound = 10.0
    w.doom = 90.0
    w.nest = 6.0
    w.count_on = 0.5
    w.can_still_go = 0.5
    w.lift = 14.0
    return w


def daring() -> Weights:
    """A wound is a price, and so is a risk."""
    w = Weights()
    w.death = 45.0
    w.wound = 3.0
    w.doom = 18.0
    w.count_on = 0.9
    w.step = 3.5
    w.lift = 5.0
    return w


MAKERS: Final = (Weights, eager, arming, fighting, together, apart, cautious, daring)
"""What makes the weights of each temper."""
TEMPERS: Final[tuple[tuple[str, Weights], ...]] = (
    ("usual", USUAL),
    ("eager", eager()),
    ("arming", arming()),
    ("fighting", fighting()),
    ("together", together()),
    ("apart", apart()),
    ("cautious", cautious()),
    ("daring", daring()),
)


def sending(temper: int, who: int, target: int) -> Weights:
    """The same temper, with one survivor sent on an errand."""
    w = MAKERS[temper]()
    w.sent, w.sent_to = who, target
    return w


def named(*names: str) -> tuple[int, ...]:
    """The numbers of tempers by their names."""
    found = [name for name, _ in TEMPERS]
    return tuple([found.index(name) for name in names])
