"""Combat: building the pool, rolling, re-rolling, hits, kills and friendly fire (chapter Combat).

Order inside one attack (UOA-AMB-55): build the pool, roll, re-rolls one by one, add to the dice, extra dice for
sixes, read hits and misses, damage, assign hits, Reaper, friendly fire.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.adrenaline import gain_adrenaline
from graveshift.zombicide.codes import (
    ASK_EXTRA_DICE,
    ASK_FRIENDLY_FIRE,
    ASK_HIT,
    ASK_IGNORE,
    ASK_REAPER,
    ASK_REROLL,
    BOOM,
    CARD,
    DONE,
    DUAL,
    FANNED,
    KIND,
    KINDS,
    MACHINE,
    NO,
    REROLL,
    REROLL_CHARGE,
    REROLL_FANNING,
    REROLL_LUCKY,
    REROLL_PLENTY,
    REROLL_VADE,
    SLOTS,
    WHO,
    YES,
)
from graveshift.zombicide.inventory import empty_weapon
from graveshift.zombicide.noise import make_noise
from graveshift.zombicide.pool import Attack, prepare, renew
from graveshift.zombicide.skills import (
    CHARGE_REROLL,
    FANNING_REROLL,
    LOW_PROFILE,
    LUCKY,
    MARKSMAN,
    POINT_BLANK,
    SIX_DAMAGE_MELEE,
    SIX_DAMAGE_RANGED,
    SIX_DIE_MELEE,
    SIX_DIE_RANGED,
    STEADY_HAND,
    VADE_REROLL,
)
from graveshift.zombicide.state import State, mods_of, zombies_in
from graveshift.zombicide.wounds import remove_zombie, wound

ENDLESS: Final = 100
"""Dice after which a chain of sixes stops: with +5 to the roll it would never end by itself."""


def attack_with(s: State, who: int, card: int, mode: int, zone: int, charging: bool) -> Generator[Ask, int, int]:
    """One attack from the noise to the last miss; the answer is the number of zombies eliminated.

    (UOA-CBT-01, UOA-ACT-17, UOA-ACT-18)
    """
    attack = prepare(s, who, card, mode, zone, charging)
    s.emit("attack", "UOA-ACT-17" if attack.melee else "UOA-ACT-18", (who, card, mode, zone))
    sound(s, attack)
    faces = [s.die() for _ in range(attack.dice)]
    s.emit("rolled", "UOA-CBT-01", (who, *faces))
    faces = yield from rerolled(s, attack, faces)
    faces = yield from with_bonus(s, attack, faces)
    hits = 0
    for face in faces:
        if face >= attack.accuracy:
            hits += 1
    misses = len(faces) - hits
    attack.damage += six_damage(attack, faces)
    s.emit("hits", "UOA-CBT-01", (who, hits, misses, attack.damage))
    wear(s, attack)
    if attack.melee:
        yield from assign_freely(s, attack, hits)
    else:
        yield from assign_by_priority(s, attack, hits)
    if misses:
        yield from friendly_fire(s, attack, misses)
    return attack.kills


def sound(s: State, attack: Attack) -> None:
    """The noise of the weapon, in the zone of the action (UOA-NOISE-03, UOA-NOISE-06, UOA-NOISE-07, UOA-AMB-66)."""
    if attack.mode == MACHINE:
        make_noise(s, s.zone[attack.who], BOOM, "UOA-NOISE-07")
    elif attack.mode == FANNED:
        make_noise(s, s.zone[attack.who], BOOM, "UOA-NOISE-06")
    elif attack.card >= 0:
        make_noise(s, s.zone[attack.who], s.tables.noise[attack.card], "UOA-NOISE-04")


def wear(s: State, attack: Attack) -> None:
    """Reload weapons and fanned pistols are empty now (UOA-TRAIT-21, UOA-CLASS-17)."""
    if attack.card >= 0 and (attack.mode == FANNED or s.tables.reload[attack.card]):
        empty_weapon(s, attack.who, attack.card, attack.mode == DUAL)


# ---- dice


def reroll_sources(s: State, attack: Attack) -> list[int]:
    """Every source that may re-roll this attack, once each (UOA-CBT-16, UOA-AMB-16, UOA-AMB-55)."""
    if attack.mode == MACHINE:
        return []
    mods = attack.mods
    sources = [REROLL_LUCKY] * mods[LUCKY]
    if attack.charging:
        sources += [REROLL_CHARGE] * mods[CHARGE_REROLL]
    if attack.mode == FANNED:
        sources += [REROLL_FANNING] * mods[FANNING_REROLL]
    if attack.vade:
        sources += [REROLL_VADE] * mods[VADE_REROLL]
    if attack.card >= 0 and s.tables.ammo[attack.card]:
        plenty = s.tables.plenty[s.tables.ammo[attack.card]]
        at = attack.who * SLOTS
        for value in s.slots[at : at + SLOTS]:
            if value >= 0 and value & CARD == plenty:
                sources.append(REROLL_PLENTY)
    return sources


def rerolled(s: State, attack: Attack, faces: list[int]) -> Generator[Ask, int, list[int]]:
    """Re-roll all dice, source by source, as often as the player likes; the last result stands (UOA-CBT-16).

    Asked only while another roll could be better.
    """
    sources = reroll_sources(s, attack)
    needed = attack.accuracy - attack.bonus
    while sources and can_improve(s, attack, faces):
        choices = sorted(set(sources))
        about = (attack.who, attack.card, attack.zone, needed, *faces)
        answer = yield Ask(s.owner[attack.who], ASK_REROLL, [NO, *(REROLL + source for source in choices)], about)
        if answer == NO:
            break
        sources.remove(answer - REROLL)
        faces = [s.die() for _ in faces]
        s.emit("rerolled", REROLL_RULES[answer - REROLL], (attack.who, *faces))
    return faces


def can_improve(s: State, attack: Attack, faces: list[int]) -> bool:
    """Could other faces kill more, or spare a teammate?"""
    needed = attack.accuracy - attack.bonus
    hits = 0
    for face in faces:
        if face >= needed:
            hits += 1
    rate = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    if hits == len(faces) and not rate and not six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED):
        return False
    if hits < len(faces) and not attack.mods[STEADY_HAND] and endangered(s, attack):
        return True
    if rate:
        sixes = [face for face in faces if face + attack.bonus >= 6]
        mortal = killable(s, attack, attack.damage + rate * len(sixes))
        return hits < mortal or mortal < zombies_in(s, attack.zone)
    return hits < killable(s, attack, attack.damage)


REROLL_RULES = ("UOA-SKILL-49", "UOA-TRAIT-16", "UOA-SKILL-26", "UOA-SKILL-39", "UOA-SKILL-70")


def with_bonus(s: State, attack: Attack, faces: list[int]) -> Generator[Ask, int, list[int]]:
    """Add "+1 to dice roll" (at most 6), then roll extra dice for sixes, chaining (UOA-CBT-17, UOA-SKILL-55)."""
    result = [min(6, face + attack.bonus) for face in faces] if attack.bonus else faces
    rate = six_rate(attack, SIX_DIE_MELEE, SIX_DIE_RANGED)
    fresh = result
    while rate and 6 in fresh and len(result) < ENDLESS:
        count = fresh.count(6) * rate
        if endangered(s, attack):
            answer = yield Ask(s.owner[attack.who], ASK_EXTRA_DICE, [YES, NO], (attack.who, count, *result))
            if answer == NO:
                break
        fresh = [min(6, s.die() + attack.bonus) for _ in range(count)]
        s.emit("extra-dice", "UOA-SKILL-55", (attack.who, *fresh))
        result = result + fresh
    return result


def six_rate(attack: Attack, melee: int, ranged: int) -> int:
    return attack.mods[melee] if attack.melee else attack.mods[ranged]


def six_damage(attack: Attack, faces: list[int]) -> int:
    """+1 damage of the whole action for each 6 (UOA-SKILL-56, UOA-AMB-32, UOA-AMB-33)."""
    rate = six_rate(attack, SIX_DAMAGE_MELEE, SIX_DAMAGE_RANGED)
    return faces.count(6) * rate if rate else 0


# ---- hits


def free_aim(s: State, attack: Attack) -> bool:
    """Targets chosen freely, friendly fire ignored: Melee, Marksman, or Point-Blank in the own zone.

    (UOA-CBT-05, UOA-CBT-06, UOA-SKILL-50, UOA-SKILL-52)
    """
    if attack.melee or attack.mods[MARKSMAN]:
        return True
    return attack.mods[POINT_BLANK] > 0 and attack.zone == s.zone[attack.who]


def killable(s: State, attack: Attack, damage: int) -> int:
    """How many zombies hits of this damage could kill, were there enough of them (UOA-CBT-04, UOA-CBT-10)."""
    at = attack.zone * KINDS
    tables = s.tables
    shield = 99
    if not free_aim(s, attack):
        for k in range(KINDS):
            if s.zombies[at + k] and tables.toughness[k] > damage:
                shield = min(shield, tables.rank[k])
    count = 0
    for k in range(KINDS):
        if tables.toughness[k] <= damage and tables.rank[k] <= shield:
            count += s.zombies[at + k]
    return count


def assign_freely(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """The attacker divides the hits as it likes; asked only where the choice matters (UOA-CBT-05, UOA-CBT-03)."""
    at = attack.zone * KINDS
    toughness = s.tables.toughness
    while hits > 0:
        kinds = [k for k in range(KINDS) if s.zombies[at + k] and toughness[k] <= attack.damage]
        if not kinds:
            break
        kind = kinds[0]
        if len(kinds) > 1 and hits < sum(s.zombies[at + k] for k in kinds):
            about = (attack.who, attack.zone, hits, attack.damage)
            answer = yield Ask(s.owner[attack.who], ASK_HIT, [KIND + k for k in kinds], about)
            kind = answer - KIND
        yield from kill(s, attack, kind)
        hits -= 1
    yield from reap(s, attack)


def assign_by_priority(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """Ranged hits go to the highest rank present; a target the damage cannot kill shields the rest.

    Reaper comes with each hit, since it may clear a rank for the next one, and a hit may bring the skill to choose
    (UOA-CBT-09, UOA-CBT-10, UOA-CBT-11, UOA-AMB-79, UOA-SKILL-54, UOA-ADR-06).
    """
    at = attack.zone * KINDS
    tables = s.tables
    while hits > 0:
        if free_aim(s, attack):
            yield from assign_freely(s, attack, hits)
            return
        first = 99
        for k in range(KINDS):
            if s.zombies[at + k] and tables.rank[k] < first:
                first = tables.rank[k]
        kinds = [k for k in range(KINDS) if s.zombies[at + k] and tables.rank[k] == first]
        mortal = [k for k in kinds if tables.toughness[k] <= attack.damage]
        if not mortal:
            break
        kind = kinds[0]
        if len(kinds) > 1 and (len(mortal) < len(kinds) or hits < sum(s.zombies[at + k] for k in kinds)):
            about = (attack.who, attack.zone, hits, attack.damage)
            answer = yield Ask(s.owner[attack.who], ASK_HIT, [KIND + k for k in kinds], about)
            kind = answer - KIND
        hits -= 1
        if kind in mortal:
            yield from kill(s, attack, kind)
            if hits < zombies_in(s, attack.zone):
                yield from reap(s, attack)


def reap(s: State, attack: Attack) -> Generator[Ask, int, None]:
    """Reaper: one hit may kill one more identical zombie, once per action and skill (UOA-SKILL-54, UOA-SKILL-38)."""
    at = attack.zone * KINDS
    while attack.reapers:
        kinds = [k for k in range(KINDS) if attack.reaped >> k & 1 and s.zombies[at + k]]
        if not kinds:
            return
        answer = yield Ask(s.owner[attack.who], ASK_REAPER, [*(KIND + k for k in kinds), NO], (attack.who, attack.zone))
        if answer == NO:
            return
        attack.reapers -= 1
        yield from kill(s, attack, answer - KIND)


def kill(s: State, attack: Attack, kind: int) -> Generator[Ask, int, None]:
    """One zombie falls; the attacker gains its adrenaline at once (UOA-CBT-15, UOA-ZTYPE-01, UOA-ADR-01)."""
    attack.kills += 1
    attack.reaped |= 1 << kind
    card_kind = s.tables.card_kind[attack.card] if attack.card >= 0 else -1
    before = s.owned[attack.who]
    yield from slay(s, attack.who, attack.zone, kind, card_kind)
    if s.owned[attack.who] is not before:
        renew(s, attack)


def slay(s: State, who: int, zone: int, kind: int, card_kind: int) -> Generator[Ask, int, None]:
    """A survivor eliminates a zombie, by whatever means, and is paid for it."""
    s.emit("killed", "UOA-ZTYPE-01", (who, kind, zone))
    remove_zombie(s, zone, kind)
    s.scene.killed(s, who, kind, zone, card_kind)
    yield from gain_adrenaline(s, who, s.tables.reward[kind], "UOA-ADR-01")


# ---- misses


def endangered(s: State, attack: Attack) -> list[int]:
    """The survivors a miss can hit: all in the zone but the shooter and those with Low Profile.

    (UOA-CBT-06, UOA-CBT-12, UOA-CBT-13, UOA-SKILL-48, UOA-SKILL-50, UOA-SKILL-52)
    """
    result: list[int] = []
    if free_aim(s, attack):
        return result
    for actor in range(s.actors):
        if s.zone[actor] == attack.zone and actor != attack.who:
            if actor < s.posse and mods_of(s, actor)[LOW_PROFILE]:
                continue
            result.append(actor)
    return result


def friendly_fire(s: State, attack: Attack, misses: int) -> Generator[Ask, int, None]:
    """Every miss hits a survivor in the target zone for the attack's damage (UOA-CBT-12, UOA-CBT-14, UOA-AMB-34)."""
    victims = endangered(s, attack)
    if not victims:
        return
    if attack.mods[STEADY_HAND]:
        victims = yield from spared(s, attack, victims)
    for left in range(misses, 0, -1):
        if not victims:
            return
        victim = victims[0]
        if len(victims) > 1:
            about = (attack.who, attack.zone, left, attack.damage)
            answer = yield Ask(TEAM, ASK_FRIENDLY_FIRE, [WHO + v for v in victims], about)
            victim = answer - WHO
        s.emit("friendly-fire", "UOA-CBT-12", (attack.who, victim, attack.damage))
        wound(s, victim, attack.damage, -1, "UOA-CBT-12")


def spared(s: State, attack: Attack, victims: list[int]) -> Generator[Ask, int, list[int]]:
    """Steady hand: the shooter names the survivors its misses ignore (UOA-SKILL-62)."""
    left = list(victims)
    while left:
        options = [*(WHO + v for v in left), DONE]
        answer = yield Ask(s.owner[attack.who], ASK_IGNORE, options, (attack.who, attack.zone))
        if answer == DONE:
            break
        left.remove(answer - WHO)
        s.emit("spared", "UOA-SKILL-62", (attack.who, answer - WHO))
    return left
