"""The chances of an attack, exactly: how many dice hit, with chains of sixes, and what the hits kill.

(chapter Combat; UOA-CBT-01, UOA-CBT-05, UOA-CBT-09, UOA-SKILL-55, UOA-SKILL-56)
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from graveshift.zombicide.codes import ABOMINATION, BRUTE, KINDS, RUNNER, WALKER
from graveshift.zombicide.combat import free_aim, six_rate
from graveshift.zombicide.pool import Attack
from graveshift.zombicide.skills import (
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
)
from graveshift.zombicide.state import State

NEGLIGIBLE: Final = 1e-9
TOUGHEST_FIRST: Final = (ABOMINATION, BRUTE, RUNNER, WALKER)


class Roll(NamedTuple):
    """One possible outcome of a roll with all its extra dice."""

    hits: int
    misses: int
    sixes: int


def chance_to_hit(accuracy: int, bonus: int) -> float:
    """The chance that one die reaches the accuracy after what is added to it (UOA-EQUIP-09, UOA-CBT-17)."""
    return max(0, min(6, 7 - accuracy + bonus)) / 6


def binomial(dice: int, chance: float) -> list[float]:
    """The chances of 0, 1, 2 ... hits."""
    return [comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(dice + 1)]


def rolls(attack: Attack) -> dict[Roll, float]:
    """Every outcome of the attack's dice with its chance; each 6 may bring more dice (UOA-SKILL-55)."""
    hit = chance_to_hit(attack.accuracy, attack.bonus)
    six = min(hit, chance_to_hit(6, attack.bonus))
    more = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    counted = more or six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    if not counted:
        return {Roll(hits, attack.dice - hits, 0): chance for hits, chance in enumerate(binomial(attack.dice, hit))}
    done: dict[Roll, float] = {}
    pending: dict[tuple[int, Roll], float] = {(attack.dice, Roll(0, 0, 0)): 1.0}
    while pending:
        coming: dict[tuple[int, Roll], float] = {}
        for (left, roll), chance in pending.items():
            if left == 0 or chance < NEGLIGIBLE:
                done[roll] = done.get(roll, 0.0) + chance
                continue
            for dice, result, part in (
                (left - 1 + more, Roll(roll.hits + 1, roll.misses, roll.sixes + 1), six),
                (left - 1, Roll(roll.hits + 1, roll.misses, roll.sixes), hit - six),
                (left - 1, Roll(roll.hits, roll.misses + 1, roll.sixes), 1 - hit),
            ):
                if part > 0:
                    coming[(dice, result)] = coming.get((dice, result), 0.0) + chance * part
        pending = coming
    return done


def damage_of(attack: Attack, roll: Roll) -> int:
    """Damage of each hit; sixes may raise it for the whole action (UOA-SKILL-56, UOA-AMB-32)."""
    return attack.damage + roll.sixes * six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)


def kills(s: State, attack: Attack, roll: Roll) -> list[int]:
    """How many zombies of each kind fall if the attacker chooses the toughest it can kill wherever it may choose.

    Ranged hits follow the Targeting Priority Order, and what they cannot kill shields the rest (UOA-CBT-09,
    UOA-CBT-10). Reaper skills add identical zombies (UOA-SKILL-54).
    """
    tables = s.tables
    at = attack.zone * KINDS
    left = s.zombies[at : at + KINDS]
    fallen = [0] * KINDS
    damage = damage_of(attack, roll)
    spare = attack.reapers
    aimed = free_aim(s, attack)
    for _ in range(roll.hits):
        present = [kind for kind in TOUGHEST_FIRST if left[kind]]
        if not aimed and present:
            first = min(tables.rank[kind] for kind in present)
            present = [kind for kind in present if tables.rank[kind] == first]
        mortal = [kind for kind in present if tables.toughness[kind] <= damage]
        if not mortal:
            break
        kind = mortal[0]
        left[kind] -= 1
        fallen[kind] += 1
        if not aimed:
            more = min(spare, left[kind])
            left[kind] -= more
            fallen[kind] += more
            spare -= more
    for _ in range(spare):
        again = [kind for kind in TOUGHEST_FIRST if fallen[kind] and left[kind]]
        if again:
            left[again[0]] -= 1
            fallen[again[0]] += 1
    return fallen
