"""Combat: building the pool, rolling, re-rolling, hits, kills and friendly fire (chapter Combat).

Order inside one attack (UOA-AMB-55): build the pool, roll, re-rolls one by one, add to the dice, extra dice for
sixes, read hits and misses, damage, assign hits, Reaper, friendly fire.
"""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    BOOM,
    DUAL,
    FANNED,
    MACHINE,
)
from graveshift.zombicide.rules.dice import rerolled, roll, six_damage, with_bonus
from graveshift.zombicide.rules.hits import assign_by_priority, assign_freely, concentrate
from graveshift.zombicide.rules.inventory import empty_weapon, ready_slots
from graveshift.zombicide.rules.misses import friendly_fire
from graveshift.zombicide.rules.noise import make_noise
from graveshift.zombicide.rules.pool import NO_FACE, Attack, prepare
from graveshift.zombicide.rules.state import State


def attack_with(s: State, who: int, card: int, mode: int, zone: int, manner: int) -> Generator[Ask, int, int]:
    """One attack from the noise to the last miss; the answer is the number of zombies eliminated."""
    return carry_out(s, prepare(s, who, card, mode, zone, manner))


def carry_out(s: State, attack: Attack) -> Generator[Ask, int, int]:
    """A prepared attack from the noise to the last miss (UOA-CBT-01, UOA-ACT-17, UOA-ACT-18)."""
    who, card, mode, zone = attack.who, attack.card, attack.mode, attack.zone
    s.emit(
        "attack",
        s.tables.cites[cite.MELEE_ACTION] if attack.melee else s.tables.cites[cite.RANGED_ACTION],
        (who, card, mode, zone),
    )
    sound(s, attack)
    if card >= 0:
        attack.slots = ready_slots(s, who, card, 2 if mode == DUAL else 1)
    if attack.special:
        s.scene.special_dice(s, attack)
    faces = roll(s, attack)
    s.emit("rolled", s.tables.cites[cite.DICE_ROLLED], (who, *faces))
    faces = yield from rerolled(s, attack, faces)
    faces = yield from with_bonus(s, attack, faces)
    hits = 0
    for face in faces:
        if face >= attack.accuracy and face != NO_FACE:
            hits += 1
    misses = len(faces) - hits
    if attack.special:
        attack.spent = faces.count(NO_FACE)
        if attack.spent:
            attack.spent = yield from s.scene.symbols(s, attack)
    attack.damage += six_damage(attack, faces)
    s.emit("hits", s.tables.cites[cite.DICE_ROLLED], (who, hits, misses, attack.damage))
    wear(s, attack)
    if attack.aside:
        yield from s.scene.hit_aside(s, attack, hits)
    elif attack.target >= 0:
        yield from concentrate(s, attack, hits)
    elif attack.melee:
        yield from assign_freely(s, attack, hits)
    else:
        yield from assign_by_priority(s, attack, hits)
    if misses:
        yield from friendly_fire(s, attack, misses)
    if attack.special:
        s.scene.fired(s, attack)
    if attack.spent:
        yield from s.scene.ran_dry(s, attack)
    return attack.kills


def sound(s: State, attack: Attack) -> None:
    """The noise of the weapon, in the zone of the action (UOA-NOISE-03, UOA-NOISE-06, UOA-NOISE-07, UOA-AMB-66)."""
    if attack.mode == MACHINE:
        make_noise(s, s.zone[attack.who], BOOM, s.tables.cites[cite.NOISE_OF_MACHINE])
    elif attack.mode == FANNED:
        make_noise(s, s.zone[attack.who], BOOM, s.tables.cites[cite.NOISE_OF_FANNING])
    elif attack.card >= 0:
        make_noise(s, s.zone[attack.who], s.tables.noise[attack.card], s.tables.cites[cite.NOISE_OF_WEAPON])


def wear(s: State, attack: Attack) -> None:
    """Reload weapons and fanned pistols are empty now (UOA-TRAIT-21, UOA-CLASS-17)."""
    if attack.card >= 0 and (attack.mode == FANNED or s.tables.reload[attack.card]):
        empty_weapon(s, attack.who, attack.card, attack.slots)
