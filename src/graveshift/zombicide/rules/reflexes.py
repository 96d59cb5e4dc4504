"""Skills that interrupt the Spawn Step: Combat Reflexes and Zombie Link (chapter Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.attacks import attack_options, fight, seen_zones, sight_row
from graveshift.zombicide.rules.codes import ASK_LINK, ASK_REFLEXES, NO, WHO
from graveshift.zombicide.rules.extra_turn import extra_turn
from graveshift.zombicide.rules.interrupts import Interrupt
from graveshift.zombicide.rules.skills import COMBAT_REFLEXES, ZOMBIE_LINK
from graveshift.zombicide.rules.state import State, anybody_has, mods_of


class CombatReflexes(Interrupt):
    """Whoever sees zombies spawn may attack them at once (UOA-SKILL-27)."""

    def after_spawn(self, s: State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
        yield from reflexes(s, zone, fresh)


class ZombieLink(Interrupt):
    """A whole Turn before an Extra Activation (UOA-SKILL-71)."""

    def before_extra_activation(self, s: State) -> Generator[Ask, int, None]:
        yield from zombie_links(s)


def reflexes(s: State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
    """Survivors with Combat Reflexes that see the new zombies (`fresh`, by kind) may attack them at once, in the
    team's order, as long as any are left (UOA-SKILL-27, UOA-SPAWN-17, UOA-AMB-71, UOA-AMB-104).
    """
    waiting = [who for who in holders(s, COMBAT_REFLEXES) if within_reflexes(s, who, zone)]
    while waiting:
        ready = [who for who in once(waiting) if reflex_attacks(s, who, zone, fresh)]
        if not ready:
            return
        who = ready[0]
        if len(ready) > 1:
            answer = yield Ask(TEAM, ASK_LINK, [*(WHO + other for other in ready), NO], (zone,))
            if answer == NO:
                return
            who = answer - WHO
        waiting.remove(who)
        attacks = reflex_attacks(s, who, zone, fresh)
        answer = yield Ask(s.owner[who], ASK_REFLEXES, [*attacks, NO], (who, zone, *fresh))
        if answer != NO:
            s.scene.acting(s, who, -1)
            yield from fight(s, who, answer, fresh)


def within_reflexes(s: State, who: int, zone: int) -> bool:
    """Does the survivor see the zone, near enough? (UOA-SKILL-27)"""
    reach = s.tables.book.reflex_range
    return zone in seen_zones(s, who) and (reach < 0 or sight_row(s, who)[zone] <= reach)


def holders(s: State, skill: int) -> list[int]:
    """The survivors on the board that have a skill, once for each copy (UOA-ULTRA-05)."""
    if not anybody_has(s, skill):
        return []
    return [who for who in range(s.posse) if s.zone[who] >= 0 for _ in range(mods_of(s, who)[skill])]


def once(people: list[int]) -> list[int]:
    """Everybody once."""
    return [who for place, who in enumerate(people) if who not in people[:place]]


def reflex_attacks(s: State, who: int, zone: int, fresh: list[int]) -> list[int]:
    """Combat Actions against the spawn zone, as long as some of the new zombies stand there (UOA-SKILL-27)."""
    attacks: list[int] = []
    for kind in range(s.kinds):
        if fresh[kind] and s.zombies[zone * s.kinds + kind]:
            attack_options(s, who, zone, False, attacks)
            break
    return attacks


def zombie_links(s: State) -> Generator[Ask, int, None]:
    """Before an Extra Activation each survivor with Zombie Link takes a whole Turn (UOA-SKILL-71, UOA-AMB-59)."""
    waiting = holders(s, ZOMBIE_LINK)
    while waiting:
        who = waiting[0]
        if len(once(waiting)) > 1:
            answer = yield Ask(TEAM, ASK_LINK, [WHO + other for other in once(waiting)])
            who = answer - WHO
        waiting.remove(who)
        if s.zone[who] >= 0:
            yield from extra_turn(s, who)
