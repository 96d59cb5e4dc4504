"""Figures for the rule-of-thumb bot: what an attack can be expected to kill."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, Final

from graveshift.zombicide.rules.codes import MELEE

if TYPE_CHECKING:
    from graveshift.bots.zombicide.guide import Guide

SINGLE: Final = ""
REMEMBERED: Final = 4_096
"""Figures that are kept. More are seldom asked for again, and a server that keeps them grows for hours."""


class Strike:
    """One way to attack, as numbers."""

    __slots__ = (
        "accuracy",
        "blast",
        "card",
        "damage",
        "dice",
        "farthest",
        "kind",
        "loud",
        "melee",
        "mode",
        "nearest",
        "pace",
    )

    def __init__(self, card: str, mode: str, kind: int) -> None:
        self.card = card
        self.mode = mode
        self.kind = kind
        self.melee = kind == MELEE
        self.nearest = self.farthest = 0
        self.dice = self.accuracy = self.damage = 0
        self.loud = False
        self.blast = False  # one hit strikes everybody in the zone
        self.pace = 1.0  # attacks for each Action: less where every shot needs a reload

    def copy(self) -> Strike:
        """The same figures, to be changed."""
        twin = Strike(self.card, self.mode, self.kind)
        twin.nearest, twin.farthest = self.nearest, self.farthest
        twin.dice, twin.accuracy, twin.damage = self.dice, self.accuracy, self.damage
        twin.loud, twin.blast, twin.pace = self.loud, self.blast, self.pace
        return twin


@cache
def expected(dice: int, accuracy: int, most: int) -> float:
    """The mean of the smaller of hits and targets."""
    chance = max(0, 7 - accuracy) / 6
    total = 0.0
    for hits in range(1, dice + 1):
        total += min(hits, most) * comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
    return total


@cache
def tail(dice: int, accuracy: int, need: int) -> float:
    """The chance of at least so many hits."""
    chance = max(0, 7 - accuracy) / 6
    return sum(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(need, dice + 1))


@lru_cache(REMEMBERED)
def mortal(guide: Guide, attack: Strike, horde: tuple[int, ...]) -> int:
    """How many zombies of a group hits can reach: in melee all soft enough, in fire only up to the first too tough."""
    tough = guide.tough
    if attack.melee or attack.blast:
        return sum(count for count, need in zip(horde, tough, strict=True) if need <= attack.damage)
    reached = 0
    for rank in guide.ranks:
        here = [kind for kind in rank if horde[kind]]
        soft = [kind for kind in here if tough[kind] <= attack.damage]
        reached += sum(horde[kind] for kind in soft)
        if len(soft) < len(here):
            break
    return reached


def focus(guide: Guide, attack: Strike, horde: tuple[int, ...]) -> int:
    """The tough target on which to put all hits together: the worst in melee, the first in line for shots; or -1."""
    if not guide.concentrates or attack.blast:
        return -1
    if attack.melee:
        present = [kind for kind, count in enumerate(horde) if count]
    else:
        present = next(
            ([kind for kind in rank if horde[kind]] for rank in guide.ranks if any(horde[k] for k in rank)), []
        )
    hard = [kind for kind in present if guide.tough[kind] > attack.damage]
    return max(hard, key=lambda kind: slay(guide, attack, kind) * guide.bites[kind], default=-1)


def slay(guide: Guide, attack: Strike, kind: int) -> float:
    """The chance of killing one zombie of a kind with all hits together."""
    if attack.damage <= 0:
        return 0.0
    return tail(attack.dice, attack.accuracy, -(-guide.tough[kind] // attack.damage))


@lru_cache(REMEMBERED)
def kills_of(guide: Guide, attack: Strike, horde: tuple[int, ...]) -> float:
    """What an attack on a group kills on average; a tough one counts for the wounds it deals."""
    if attack.blast:
        reach = mortal(guide, attack, horde)
        return reach * tail(attack.dice, attack.accuracy, 1) if attack.dice else float(reach)
    plain = expected(attack.dice, attack.accuracy, mortal(guide, attack, horde))
    target = focus(guide, attack, horde)
    return plain if target < 0 else max(plain, slay(guide, attack, target) * guide.bites[target])
