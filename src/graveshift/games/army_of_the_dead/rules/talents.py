"""Skills of this book that are Actions or come in between: Charge, Bloodlust, Sidestep, Combat Reflexes and others."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.aftermath import settle
from graveshift.games.army_of_the_dead.rules.attacks import (
    ANY_ATTACK,
    MELEE_ONLY,
    RANGED_ONLY,
    attack_options,
    fight,
)
from graveshift.games.army_of_the_dead.rules.codes import (
    ASK_FOLLOW_UP,
    ASK_SIDESTEP,
    ASK_TO_THE_RESCUE,
    BLOODLUST,
    CHARGE,
    KINDS,
)
from graveshift.games.army_of_the_dead.rules.skills import (
    BLOODLUST_COMBAT,
    BLOODLUST_MELEE,
    BLOODLUST_RANGED,
    CHARGE_SKILL,
    SIDESTEP,
    TO_THE_RESCUE,
    USED_BLOODLUST,
    USED_CHARGE,
)
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_ZONE, Action, Price
from graveshift.zombicide.rules.budget import pay
from graveshift.zombicide.rules.codes import ASK_LINK, ASK_PATH, ASK_REFLEXES, NO, WHO, ZONE
from graveshift.zombicide.rules.interrupts import Interrupt
from graveshift.zombicide.rules.movement import rush_targets, step, stops_here, surcharge, ways_to
from graveshift.zombicide.rules.moving import run_on
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.reflexes import holders, once
from graveshift.zombicide.rules.skills import COMBAT_REFLEXES, ZONE_PER_MOVE, uses
from graveshift.zombicide.rules.state import mods_of
from graveshift.zombicide.rules.talents import Shove as FamilyShove
from graveshift.zombicide.rules.turn import legal_actions, perform

# ---- Charge and Bloodlust

RUSH: Final = 2
"""How many zones they go (AOTD-SKILL-09, AOTD-SKILL-06)."""


def rush(s: State, who: int, target: int, rule: str) -> Generator[Ask, int, None]:
    """Run to the target; normal rules of movement hold (AOTD-SKILL-09, AOTD-ACT-03)."""
    ways = [way[0] for way in ways_to(s, who, target, RUSH)]
    way = ways[0]
    if target in ways:
        way = target
    elif len(ways) > 1:
        answer = yield Ask(s.owner[who], ASK_PATH, [ZONE + near for near in ways], (who, target))
        way = answer - ZONE
    step(s, who, way, rule)
    yield from settle(s)
    if way != target and s.zone[who] == way and not stops_here(s, who, way):
        step(s, who, target, rule)
    if s.zone[who] >= 0:
        yield from s.scene.after_move(s, who)


class Charge(Action):
    """Once per Turn, for nothing, up to two zones to zombies; leaving zombies behind costs as ever (AOTD-SKILL-09)."""

    def __init__(self) -> None:
        super().__init__([(CHARGE, "charge", WITH_ZONE)])
        self.talent = True

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        if not mods_of(position, who)[CHARGE_SKILL] or position.granted == who:
            return
        s = own(position)
        if uses(s.used[who], USED_CHARGE) or left < surcharge(s, who) or not s.scene.may_walk(s, who):
            return
        options += [CHARGE + zone for zone in rush_targets(s, who, RUSH)]

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        s.used[who] += USED_CHARGE
        pay(s, who, [], surcharge(s, who))
        note_action(s, who, CHAIN_BROKEN)
        yield from rush(s, who, code & 255, "AOTD-SKILL-09")

    def price(self, s: family.State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return Price(extra, 0, extra)


class Bloodlust(Action):
    """Once per Turn, for one Action, up to two zones to zombies, and a free attack of its sort (AOTD-SKILL-06)."""

    def __init__(self) -> None:
        super().__init__([(BLOODLUST, "bloodlust", WITH_ZONE)])
        self.talent = True
        self.ordinary = True

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        if not thirsty(position, who):
            return
        s = own(position)
        if uses(s.used[who], USED_BLOODLUST):
            return
        if left >= 1 + surcharge(s, who) and s.scene.may_walk(s, who):
            options += [BLOODLUST + zone for zone in rush_targets(s, who, RUSH)]

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        s.used[who] += USED_BLOODLUST
        pay(s, who, [], 1 + surcharge(s, who))
        note_action(s, who, CHAIN_BROKEN)
        yield from rush(s, who, code & 255, "AOTD-SKILL-06")
        if s.zone[who] < 0:
            return
        options: list[int] = []
        attack_options(s, who, -1, thirst(s, who), options)
        if options:
            answer = yield Ask(s.owner[who], ASK_FOLLOW_UP, [*options, NO], (who,))
            if answer != NO:
                yield from fight(s, who, answer)

    def price(self, s: family.State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return Price(1 + extra, 0, extra)


def thirsty(s: family.State, who: int) -> bool:
    """Does the survivor have any Bloodlust?"""
    mods = mods_of(s, who)
    return mods[BLOODLUST_COMBAT] + mods[BLOODLUST_MELEE] + mods[BLOODLUST_RANGED] > 0


def thirst(s: State, who: int) -> int:
    """The sort of attack that follows: any, Melee or Ranged."""
    mods = mods_of(s, who)
    if mods[BLOODLUST_COMBAT] or (mods[BLOODLUST_MELEE] and mods[BLOODLUST_RANGED]):
        return ANY_ATTACK
    return MELEE_ONLY if mods[BLOODLUST_MELEE] else RANGED_ONLY


class Shove(FamilyShove):
    """Zombies that lie trapped or have just woken stay so where they are pushed (AOTD-SKILL-23, AOTD-AMB-67)."""

    def targets(self, s: family.State, who: int) -> list[int]:
        """Range does not reach through a lift (AOTD-AMB-11)."""
        near = s.board.sight[s.zone[who]]
        return [zone for zone in super().targets(s, who) if near[zone] == 1]

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        here = s.zone[who]
        if s.woken:
            s.woken[argument] += s.woken[here]
            s.woken[here] = 0
        push(s.trapped, here, argument)
        push(s.late, here, argument)
        super().act(position, who, argument)


def push(marks: list[int], here: int, there: int) -> None:
    """Marks of zombies go along with them."""
    if not marks:
        return
    for kind in range(KINDS):
        marks[there * KINDS + kind] += marks[here * KINDS + kind]
        marks[here * KINDS + kind] = 0


# ---- when zombies spawn


class Sidestep(Interrupt):
    """A free Move for those near a spawn, before anything acts (AOTD-SKILL-29)."""

    def after_spawn(self, position: family.State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
        if max(fresh) == 0:
            return
        s = own(position)
        for who in holders(s, SIDESTEP):
            if s.zone[who] >= 0 and 0 <= s.board.sight[s.zone[who]][zone] <= 1 and s.scene.may_walk(s, who):
                yield from sidestep(s, who, zone)


def sidestep(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """One Move without surcharge; entering zombies ends it (AOTD-SKILL-29, AOTD-ACT-03)."""
    ways = [ZONE + near for near in s.board.neighbours[s.zone[who]]]
    if not ways:
        return
    answer = yield Ask(s.owner[who], ASK_SIDESTEP, [NO, *ways], (who, zone))
    if answer == NO:
        return
    step(s, who, answer - ZONE, "AOTD-SKILL-29")
    yield from run_on(s, who, mods_of(s, who)[ZONE_PER_MOVE], 0, "AOTD-SKILL-04")


class CombatReflexes(Interrupt):
    """A free Combat Action for those near a spawn, at those who came (AOTD-SKILL-10)."""

    def after_spawn(self, position: family.State, zone: int, fresh: list[int]) -> Generator[Ask, int, None]:
        s = own(position)
        ready = [who for who in holders(s, COMBAT_REFLEXES) if 0 <= s.board.sight[s.zone[who]][zone] <= 1]
        while ready:
            able = [who for who in once(ready) if reflex_attacks(s, who, zone, fresh)]
            if not able:
                return
            who = able[0]
            if len(able) > 1:
                answer = yield Ask(TEAM, ASK_LINK, [*[WHO + other for other in able], NO], (zone,))
                if answer == NO:
                    return
                who = answer - WHO
            ready.remove(who)
            attacks = reflex_attacks(s, who, zone, fresh)
            answer = yield Ask(s.owner[who], ASK_REFLEXES, [*attacks, NO], (who, zone, *fresh))
            if answer != NO:
                yield from fight(s, who, answer)


def reflex_attacks(s: State, who: int, zone: int, fresh: list[int]) -> list[int]:
    """Combat Actions against the spawn zone while any of the new zombies stand there (AOTD-SKILL-10)."""
    attacks: list[int] = []
    if s.zone[who] < 0:
        return attacks
    for kind in range(KINDS):
        if fresh[kind] and s.zombies[zone * KINDS + kind]:
            attack_options(s, who, zone, ANY_ATTACK, attacks)
            break
    return attacks


# ---- at the end of the Zombie Phase


def to_the_rescue(s: State) -> Generator[Ask, int, None]:
    """One free Action for each holder if anybody was wounded this Round (AOTD-SKILL-28, AOTD-AMB-58)."""
    if not s.wounded:
        return
    for who in holders(s, TO_THE_RESCUE):
        if s.zone[who] < 0:
            continue
        s.granted = who
        options = legal_actions(s, who)
        if options:
            answer = yield Ask(s.owner[who], ASK_TO_THE_RESCUE, [*options, NO], (who,))
            if answer != NO:
                yield from perform(s, who, answer)
        s.granted = -1
