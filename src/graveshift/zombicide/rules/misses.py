"""The misses of an attack: friendly fire and Steady Hand (chapter Combat)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.aim import endangered
from graveshift.zombicide.rules.book import BY_SHOOTER
from graveshift.zombicide.rules.codes import (
    ASK_FRIENDLY_FIRE,
    ASK_IGNORE,
    DONE,
    WHO,
)
from graveshift.zombicide.rules.pool import Attack
from graveshift.zombicide.rules.skills import (
    STEADY_HAND,
)
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.wounds import wound


def friendly_fire(s: State, attack: Attack, misses: int) -> Generator[Ask, int, None]:
    """Every miss hits a survivor in the target zone for the attack's damage (UOA-CBT-12, UOA-CBT-14, UOA-AMB-34)."""
    victims = endangered(s, attack)
    if not victims:
        return
    if attack.mods[STEADY_HAND]:
        victims = yield from spared(s, attack, victims)
    struck: list[int] = []
    for left in range(misses, 0, -1):
        if not victims:
            return
        victim = victims[0]
        if len(victims) > 1:
            about = (attack.who, attack.zone, left, attack.damage)
            seat = s.owner[attack.who] if s.tables.book.misses == BY_SHOOTER else TEAM
            answer = yield Ask(seat, ASK_FRIENDLY_FIRE, [WHO + v for v in victims], about)
            victim = answer - WHO
        damage = s.scene.stray(s, attack, victim, struck.count(victim))
        struck.append(victim)
        s.emit("friendly-fire", s.tables.cites[cite.FRIENDLY_FIRE], (attack.who, victim, damage))
        if damage:
            wound(s, victim, damage, -1, s.tables.cites[cite.FRIENDLY_FIRE])


def spared(s: State, attack: Attack, victims: list[int]) -> Generator[Ask, int, list[int]]:
    """Steady hand: the shooter names the survivors its misses ignore (UOA-SKILL-62)."""
    left = list(victims)
    while left:
        options = [*(WHO + v for v in left), DONE]
        answer = yield Ask(s.owner[attack.who], ASK_IGNORE, options, (attack.who, attack.zone))
        if answer == DONE:
            break
        left.remove(answer - WHO)
        s.emit("spared", s.tables.cites[cite.STEADY_HAND], (attack.who, answer - WHO))
    return left
