"""Combat: from the declaration of a Concentrated Attack to the last miss (chapters Combat, Ammo, Bola Gun).

Order inside one attack: declare, noise, roll, re-rolls, bonuses, extra dice, hits, kills, Reaper, Hunter, friendly
fire; then the weapon may be out of ammo.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.aftermath import settle
from graveshift.games.army_of_the_dead.rules.box import BY_MELEE, BY_RANGED, CONCENTRATED_KILLS, COUNTER
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import (
    ABOMINATIONS,
    ALPHA,
    ASK_CONCENTRATE,
    ASK_HUNTER,
    ASK_TANGLE,
    BOLA,
    KINDS,
    LAUNCHER,
    MACHINE_GUN,
    SHAMBLER,
)
from graveshift.games.army_of_the_dead.rules.explosives import blast, take_out, use_up
from graveshift.games.army_of_the_dead.rules.personal import count_concentrated, held_cards, note_action_kills
from graveshift.games.army_of_the_dead.rules.rolls import roll
from graveshift.games.army_of_the_dead.rules.skills import HUNTER_ALPHA, HUNTER_SHAMBLER
from graveshift.games.army_of_the_dead.rules.sleepers import produce_noise
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.aim import is_careful
from graveshift.zombicide.rules.codes import KIND, NO, PLAYERS
from graveshift.zombicide.rules.dice import six_damage
from graveshift.zombicide.rules.hits import assign_by_priority, assign_freely, kill, reap
from graveshift.zombicide.rules.inventory import empty_weapon, ready_slots
from graveshift.zombicide.rules.misses import friendly_fire
from graveshift.zombicide.rules.pool import Attack

NO_TARGET: Final = -1


def carry_out(s: State, attack: Attack) -> Generator[Ask, int, int]:
    """A prepared attack from the declaration to the last miss; the answer is how many zombies it eliminated."""
    who, card, zone = attack.who, attack.card, attack.zone
    kind = s.tables.card_kind[card] if card >= 0 else -1
    target = yield from declared(s, attack, kind)
    s.emit("attack", "AOTD-CBT-04" if attack.melee else "AOTD-CBT-05", (who, card, target, zone))
    if card == MACHINE_GUN or (card >= 0 and s.tables.noise[card]):
        produce_noise(s, s.zone[who], "AOTD-NOISE-02")
        yield from settle(s)
        if s.zone[who] < 0:
            return 0
    focus(s, attack, target, kind)
    faces, dry = yield from roll(s, attack, city_of(s).box.ammo_dice[card] if card >= 0 else 0)
    hits = 0
    for face in faces:
        if face >= attack.accuracy:
            hits += 1
    misses = len(faces) - hits
    attack.damage += six_damage(attack, faces)
    s.emit("hits", "AOTD-CBT-03", (who, hits, misses, attack.damage))
    if kind == LAUNCHER:
        yield from launch(s, attack, hits, misses)
    elif kind == BOLA:
        yield from tangle(s, attack, target, hits)
    else:
        yield from strike(s, attack, target, hits)
        if misses and not attack.melee:
            yield from friendly_fire(s, attack, misses)
    if dry and card >= 0:
        empty_weapon(s, who, card, ready_slots(s, who, card, 1))
    return attack.kills


# ---- the declaration


def declared(s: State, attack: Attack, kind: int) -> Generator[Ask, int, int]:
    """The target of a Concentrated Attack or of a Bola Gun, named before the roll; else none.

    Asked where it can help: a target that a single hit does not kill, one that lies trapped, a token or a card that
    rewards it (AOTD-CONC-01, AOTD-CONC-03, AOTD-BOLA-01, AOTD-AMB-28, AOTD-AMB-33).
    """
    if kind == LAUNCHER:
        return NO_TARGET
    targets = present(s, attack)
    if not targets:
        return NO_TARGET
    if kind == BOLA:
        if len(targets) == 1:
            return targets[0]
        answer = yield Ask(s.owner[attack.who], ASK_TANGLE, [KIND + k for k in targets], (attack.who, attack.zone))
        return answer - KIND
    if not attack.melee:
        targets = first_in_line(s, targets)
    if not is_careful(s, attack) and not helps(s, attack, targets):
        return NO_TARGET
    about = (attack.who, attack.zone, attack.damage, attack.card)
    answer = yield Ask(s.owner[attack.who], ASK_CONCENTRATE, [NO, *[KIND + k for k in targets]], about)
    return NO_TARGET if answer == NO else answer - KIND


def present(s: State, attack: Attack) -> list[int]:
    """The kinds of zombies in the target zone."""
    at = attack.zone * KINDS
    return [k for k in range(KINDS) if s.zombies[at + k]]


def first_in_line(s: State, kinds: list[int]) -> list[int]:
    """Those that the Targeting Priority Order puts first (AOTD-TPO-01, AOTD-TPO-02)."""
    first = min([s.tables.rank[k] for k in kinds])
    return [k for k in kinds if s.tables.rank[k] == first]


def helps(s: State, attack: Attack, targets: list[int]) -> bool:
    """Can a Concentrated Attack do what a plain one cannot?"""
    for k in targets:
        if s.tables.toughness[k] > attack.damage or held_down(s, attack.zone, k):
            return True
    person = s.person[attack.who]
    for number in s.personal:
        personal = city_of(s).box.personal[number]
        if (
            personal.person == person
            and personal.parts[0].kind == COUNTER
            and personal.parts[0].a == CONCENTRATED_KILLS
        ):
            return True
    if attack.card < 0:
        return False
    for held in held_cards(s, attack.who):
        if held.concentrated_bonus:
            return True
    return False


def held_down(s: State, zone: int, kind: int) -> bool:
    """Does a zombie of this kind lie trapped here? (AOTD-BOLA-02)"""
    return len(s.trapped) > 0 and s.trapped[zone * KINDS + kind] + late_in(s, zone, kind) > 0


def late_in(s: State, zone: int, kind: int) -> int:
    return s.late[zone * KINDS + kind] if s.late else 0


def focus(s: State, attack: Attack, target: int, kind: int) -> None:
    """What a target adds: +2 to each die on a trapped one, and what tokens of Personal Objectives give.

    (AOTD-BOLA-03, AOTD-PO-03)
    """
    attack.accuracy = max(2, attack.accuracy)
    if target == NO_TARGET:
        return
    if kind != BOLA and held_down(s, attack.zone, target):
        attack.bonus += 2
    if attack.card < 0:
        return
    for card in held_cards(s, attack.who):
        if kind != BOLA:
            attack.bonus += card.concentrated_bonus
        if ABOMINATIONS >> target & 1:
            attack.dice += card.abomination_dice


# ---- hits


def strike(s: State, attack: Attack, target: int, hits: int) -> Generator[Ask, int, None]:
    """Hits one by one, or all of them together on the declared target (AOTD-CBT-03, AOTD-CONC-02, AOTD-CONC-05)."""
    if target != NO_TARGET:
        if hits and attack.damage * hits >= s.tables.toughness[target]:
            release_one(s, attack.zone, target)
            yield from kill(s, attack, target)
            count_concentrated(s, attack.who)
            yield from reap(s, attack)
    elif attack.melee:
        yield from assign_freely(s, attack, hits)
    else:
        yield from assign_by_priority(s, attack, hits)
    yield from hunt(s, attack)
    if attack.kills:
        note_action_kills(s, attack.who, BY_MELEE if attack.melee else BY_RANGED, attack.kills)


def release_one(s: State, zone: int, kind: int) -> None:
    """The trapped one is the one that is hit (AOTD-BOLA-03)."""
    at = zone * KINDS + kind
    if s.trapped and s.trapped[at]:
        s.trapped[at] -= 1
    elif s.late and s.late[at]:
        s.late[at] -= 1


def hunt(s: State, attack: Attack) -> Generator[Ask, int, None]:
    """Hunter: after a kill one more zombie of its kind falls, whatever Damage it needs (AOTD-SKILL-14, AOTD-AMB-61)."""
    if attack.kills == 0:
        return
    for skill, kind in ((HUNTER_SHAMBLER, SHAMBLER), (HUNTER_ALPHA, ALPHA)):
        for _ in range(attack.mods[skill]):
            if s.zombies[attack.zone * KINDS + kind] == 0:
                break
            answer = yield Ask(s.owner[attack.who], ASK_HUNTER, [KIND + kind, NO], (attack.who, attack.zone))
            if answer == NO:
                break
            yield from kill(s, attack, kind)


def launch(s: State, attack: Attack, hits: int, misses: int) -> Generator[Ask, int, None]:
    """Any hit makes one blast; no hit, and the misses are friendly fire (AOTD-EXPL-06, AOTD-AMB-45)."""
    if hits:
        attack.kills += yield from blast(s, attack.who, attack.zone, attack.damage, "AOTD-EXPL-06")
    else:
        yield from friendly_fire(s, attack, misses)


def tangle(s: State, attack: Attack, target: int, hits: int) -> Generator[Ask, int, None]:
    """A hit lays the chosen zombie down and uses the Bola Gun up; a miss does nothing (AOTD-BOLA-01, AOTD-BOLA-04)."""
    if hits == 0 or target == NO_TARGET:
        return
    at = attack.zone * KINDS + target
    if s.phase == PLAYERS:
        if not s.trapped:
            s.trapped = [0] * len(s.zombies)
        s.trapped[at] = min(s.zombies[at], s.trapped[at] + 1)
    else:
        if not s.late:
            s.late = [0] * len(s.zombies)
        if not s.trapped:
            s.trapped = [0] * len(s.zombies)
        s.late[at] = min(s.zombies[at], s.late[at] + 1)
    s.emit("trapped", "AOTD-BOLA-01", (attack.who, attack.zone, target))
    yield from take_out(s, attack.who, attack.card)
    use_up(s, attack.card, attack.who, "AOTD-BOLA-04")
