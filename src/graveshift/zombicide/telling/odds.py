"""The chances of an attack, exactly: how many dice hit, with chains of sixes, and what the hits kill.

(chapter Combat; UOA-CBT-01, UOA-CBT-05, UOA-CBT-09, UOA-SKILL-55, UOA-SKILL-56)
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from graveshift.zombicide.rules.aim import free_aim, within_reach
from graveshift.zombicide.rules.dice import six_rate
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import (
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
)
from graveshift.zombicide.rules.state import State

NEGLIGIBLE: Final = 1e-9
SPECIAL_NUMBERS: Final = 5 / 6
"""The chance that a special die shows a number and not its symbol (GG-DIE-01, AOTD-AMMO-01)."""


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
    """Every outcome of the attack's dice with its chance: the standard dice, then the special ones."""
    found = standard_rolls(attack, attack.dice)
    for _ in range(attack.special):
        found = with_special_die(attack, found)
    return found


def with_special_die(attack: Attack, found: dict[Roll, float]) -> dict[Roll, float]:
    """One special die more: its symbol never hits and nothing is added to it; a 6 counts, and brings standard dice.

    (GG-DIE-02, GG-DIE-03, GG-AMB-23, GG-AMB-24)
    """
    hit = min(SPECIAL_NUMBERS, chance_to_hit(attack.accuracy, attack.bonus))
    six = min(hit, chance_to_hit(6, attack.bonus))
    more = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    counted = more or six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    extra = standard_rolls(attack, more) if more else {Roll(0, 0, 0): 1.0}
    done: dict[Roll, float] = {}

    def add(roll: Roll, chance: float) -> None:
        done[roll] = done.get(roll, 0.0) + chance

    for roll, chance in found.items():
        if chance < NEGLIGIBLE:
            add(roll, chance)
            continue
        if not counted:
            six = 0.0
        add(Roll(roll.hits, roll.misses + 1, roll.sixes), chance * (1 - hit))
        add(Roll(roll.hits + 1, roll.misses, roll.sixes), chance * (hit - six))
        if six:
            for brought, part in extra.items():
                hits, misses = roll.hits + 1 + brought.hits, roll.misses + brought.misses
                add(Roll(hits, misses, roll.sixes + 1 + brought.sixes), chance * six * part)
    return done


def running_dry(attack: Attack) -> float:
    """The chance that a special die shows its symbol, before any re-roll (GG-DEP-01, AOTD-AMMO-02)."""
    return 1 - SPECIAL_NUMBERS**attack.special


def standard_rolls(attack: Attack, count: int) -> dict[Roll, float]:
    """The same of so many standard dice; each 6 may bring more dice (UOA-SKILL-55)."""
    hit = chance_to_hit(attack.accuracy, attack.bonus)
    six = min(hit, chance_to_hit(6, attack.bonus))
    more = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    counted = more or six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    if not counted:
        return {Roll(hits, count - hits, 0): chance for hits, chance in enumerate(binomial(count, hit))}
    done: dict[Roll, float] = {}
    pending: dict[tuple[int, Roll], float] = {(count, Roll(0, 0, 0)): 1.0}
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
    toughest_first = sorted(range(s.kinds), key=lambda kind: (-tables.toughness[kind], -kind))
    left = [within_reach(s, attack, kind) for kind in range(s.kinds)]
    fallen = [0] * s.kinds
    damage = damage_of(attack, roll)
    spare = attack.reapers
    aimed = free_aim(s, attack)
    for _ in range(roll.hits):
        present = [kind for kind in toughest_first if left[kind]]
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
        again = [kind for kind in toughest_first if fallen[kind] and left[kind]]
        if again:
            left[again[0]] -= 1
            fallen[again[0]] += 1
    return fallen
