"""Whom an attack can hit: free aim, who can be killed, who is in danger (chapter Combat)."""

from __future__ import annotations

from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import (
    LOW_PROFILE,
    MARKSMAN,
    POINT_BLANK,
)
from graveshift.zombicide.rules.state import State, mods_of, survivors_in


def free_aim(s: State, attack: Attack) -> bool:
    """Targets chosen freely, friendly fire ignored: Melee, Marksman, or Point-Blank in one's own zone.

    (UOA-CBT-05, UOA-CBT-06, UOA-SKILL-50, UOA-SKILL-52)
    """
    if attack.melee or attack.mods[MARKSMAN]:
        return True
    return attack.mods[POINT_BLANK] > 0 and attack.zone == s.zone[attack.who]


def killable(s: State, attack: Attack, damage: int) -> int:
    """How many zombies hits of this damage could kill, were there enough of them (UOA-CBT-04, UOA-CBT-10)."""
    at = attack.zone * s.kinds
    tables = s.tables
    shield = 99
    if not free_aim(s, attack):
        for k in range(s.kinds):
            if s.zombies[at + k] and tables.toughness[k] > damage:
                shield = min(shield, tables.rank[k])
    count = 0
    for k in range(s.kinds):
        if tables.toughness[k] <= damage and tables.rank[k] <= shield:
            count += within_reach(s, attack, k)
    return count


def within_reach(s: State, attack: Attack, kind: int) -> int:
    """How many zombies of a kind the hits may go to: all in the zone, but a Melee Action by Combat Reflexes goes only
    to those that have just spawned (UOA-CBT-05, UOA-AMB-104)."""
    there = s.zombies[attack.zone * s.kinds + kind]
    return min(there, attack.prey[kind]) if attack.prey else there


def endangered(s: State, attack: Attack) -> list[int]:
    """The survivors a miss can hit: all in the zone but the shooter and those with Low Profile.

    (UOA-CBT-06, UOA-CBT-12, UOA-CBT-13, UOA-SKILL-48, UOA-SKILL-50, UOA-SKILL-52)
    """
    if free_aim(s, attack):
        return []
    there = survivors_in(s, attack.zone)
    return [actor for actor in there if actor != attack.who and not mods_of(s, actor)[LOW_PROFILE]]


def is_careful(s: State, attack: Attack) -> bool:
    """Is the attacker's player asked also where a choice seems to help nobody? (UOA-AMB-101)"""
    return s.careful != 0 and s.careful >> s.owner[attack.who] & 1 != 0
