"""Combat Actions: which weapons may be used against which zones, paid how, and what follows a kill.

(chapters Actions, Combat, Classes; skills Hit & Run, Explosives Expert, Improvised Weapon)
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.actions import ALONE, WITH_CARD, WITH_CARD_AND_ZONE, WITH_ZONE, Action, Price, paid
from graveshift.zombicide.rules.blast import explode
from graveshift.zombicide.rules.budget import free_left, may_use, pay, rivals
from graveshift.zombicide.rules.codes import (
    ASK_FREE_ACTION,
    DUAL,
    FAN,
    FANNED,
    FREE_COMBAT,
    FREE_DUAL,
    FREE_FANNING,
    FREE_MELEE,
    FREE_MELEE_WEAPON,
    FREE_PISTOL,
    FREE_RANGED,
    FREE_RIFLE,
    FREE_VADE_COMBAT,
    IMPROVISE,
    IMPROVISE_SHOT,
    IMPROVISED,
    MANNER,
    MELEE,
    PISTOL,
    RIFLE,
    SHOOT,
    SHOOT_DUAL,
    SINGLE,
    SPEND,
    STRIKE,
    STRIKE_DUAL,
    THROW,
    THROWN,
    VERB,
)
from graveshift.zombicide.rules.combat import attack_with, carry_out
from graveshift.zombicide.rules.inventory import holds
from graveshift.zombicide.rules.pool import CHAIN_MELEE, CHAIN_RANGED, note_action, prepare, ready_weapons
from graveshift.zombicide.rules.skills import (
    AMBIDEXTROUS,
    FANNING_RANGE,
    FREE_ANY,
    IMPROVISED_MELEE,
    IMPROVISED_RANGED,
    MAX_RANGE,
    POINT_BLANK,
    USED_IMPROVISED_MELEE,
    USED_IMPROVISED_RANGED,
)
from graveshift.zombicide.rules.state import State, mods_of, zombies_in

NO_WEAPON_MELEE: Final = -2
NO_WEAPON_RANGED: Final = -3


def sight_row(s: State, who: int) -> list[int]:
    """Ranges to all zones along lines of sight; some classes see further inside (UOA-LOS-15, UOA-CLASS-22)."""
    if s.classes[who] & s.tables.sees_home:
        return s.board.sight_home[s.zone[who]]
    return s.board.sight[s.zone[who]]


def seen_zones(s: State, who: int) -> list[int]:
    """All zones a survivor sees (UOA-LOS-01)."""
    if s.classes[who] & s.tables.sees_home:
        return s.board.sees_home[s.zone[who]]
    return s.board.sees[s.zone[who]]


class Fight(Action):
    """Every Combat Action with a weapon that the survivor can pay for now (UOA-ACT-17, UOA-ACT-18, UOA-CLASS-15)."""

    def __init__(self) -> None:
        super().__init__(
            [
                (STRIKE, "melee", WITH_CARD),
                (STRIKE_DUAL, "melee-dual", WITH_CARD),
                (SHOOT, "shoot", WITH_CARD_AND_ZONE),
                (SHOOT_DUAL, "shoot-dual", WITH_CARD_AND_ZONE),
                (FAN, "fan", WITH_CARD_AND_ZONE),
                (THROW, "throw", WITH_CARD_AND_ZONE),
            ]
        )
        self.laden = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        frees = mods_of(s, who)[FREE_ANY] > 0 and s.granted != who
        if left > 0 or frees:
            only = -2 if left > 0 else -1
            attack_options(s, who, only, frees, options)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        card, mode, zone = read_attack(s, who, code)
        kinds = free_types(s, who, card, mode, zone)
        if kinds:
            kinds = yield from free_action(s, who, kinds)
        pay(s, who, kinds, 1)
        yield from fight(s, who, code, [])

    def price(self, s: State, who: int, code: int) -> Price:
        card, mode, zone = read_attack(s, who, code)
        return paid(s, who, 1, free_types(s, who, card, mode, zone), 0)


class Improvise(Action):
    """A free attack with whatever is at hand, once per Turn each (UOA-SKILL-42, UOA-SKILL-43)."""

    def __init__(self) -> None:
        super().__init__([(IMPROVISE, "improvise", ALONE), (IMPROVISE_SHOT, "improvise-shot", WITH_ZONE)])
        self.talent = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if s.granted == who:
            return
        mods = mods_of(s, who)
        if (
            mods[IMPROVISED_MELEE]
            and may_use(s, who, IMPROVISED_MELEE, USED_IMPROVISED_MELEE)
            and zombies_in(s, s.zone[who])
        ):
            options.append(IMPROVISE)
        if mods[IMPROVISED_RANGED] and may_use(s, who, IMPROVISED_RANGED, USED_IMPROVISED_RANGED):
            reach = s.tables.improvised_ranged
            row = sight_row(s, who)
            for zone in seen_zones(s, who):
                if reach[0] <= row[zone] <= reach[1] + mods[MAX_RANGE]:
                    options.append(IMPROVISE_SHOT + zone)

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        if code == IMPROVISE:
            s.used[who] += USED_IMPROVISED_MELEE
            kills = yield from attack_with(s, who, NO_WEAPON_MELEE, IMPROVISED, s.zone[who], 0)
            note_action(s, who, CHAIN_MELEE)
        else:
            s.used[who] += USED_IMPROVISED_RANGED
            kills = yield from attack_with(s, who, NO_WEAPON_RANGED, IMPROVISED, code & 255, 0)
            note_action(s, who, CHAIN_RANGED)
        yield from after_combat(s, who, kills)

    def price(self, s: State, who: int, code: int) -> Price:
        return Price(0, 0, 0)


def attack_options(s: State, who: int, paid: int, frees: bool, options: list[int]) -> None:
    """Attacks with weapons. `paid` -2: an ordinary action pays for any; -1: only what free actions pay for;
    a zone number: any attack, but only against that zone (Combat Reflexes)."""
    tables = s.tables
    mods = mods_of(s, who)
    here = s.zone[who]
    only = paid if paid >= 0 else -1
    anything = paid != -1
    singles, doubles = ready_weapons(s, who)
    ambidextrous = mods[AMBIDEXTROUS] > 0
    gunslinger = s.classes[who] & tables.fans != 0
    row: list[int] = []
    seen: list[int] = []
    for card in singles:
        kind = tables.card_kind[card]
        twice = card in doubles and (tables.dual[card] or ambidextrous)
        if kind == MELEE:
            if zombies_in(s, here) and (only < 0 or only == here):
                if anything or free_attack(s, who, card, SINGLE, here):
                    options.append(STRIKE + card)
                if twice and (anything or free_attack(s, who, card, DUAL, here)):
                    options.append(STRIKE_DUAL + card)
            continue
        if kind == THROWN:
            continue
        if not row:
            row = sight_row(s, who)
            seen = seen_zones(s, who)
        nearest = 0 if mods[POINT_BLANK] else tables.range_min[card]
        lowest = tables.range_min[card]
        farthest = tables.range_max[card] + mods[MAX_RANGE]
        fans = gunslinger and kind == PISTOL
        fan_reach = farthest + mods[FANNING_RANGE] if fans else -1
        code = card << 8
        for zone in seen:
            away = row[zone]
            if away < lowest and not (away == 0 and nearest == 0):
                continue
            if only >= 0 and zone != only:
                continue
            if away <= farthest:
                if anything or free_attack(s, who, card, SINGLE, zone):
                    options.append(SHOOT + code + zone)
                if twice and (anything or free_attack(s, who, card, DUAL, zone)):
                    options.append(SHOOT_DUAL + code + zone)
            if away <= fan_reach and (anything or free_attack(s, who, card, FANNED, zone)):
                options.append(FAN + code + zone)
    dynamite = tables.dynamite
    if holds(s, who, dynamite):
        reach = tables.range_max[dynamite] + mods[MAX_RANGE]
        row = sight_row(s, who)
        for zone in seen_zones(s, who):
            if tables.range_min[dynamite] <= row[zone] <= reach and (only < 0 or only == zone):
                if anything or free_attack(s, who, dynamite, SINGLE, zone):
                    options.append(THROW + (dynamite << 8) + zone)
    if singles:
        s.scene.more_attacks(s, who, paid, singles, doubles, options)


def free_types(s: State, who: int, card: int, mode: int, zone: int) -> list[int]:
    """The types of free action that could pay for an attack, the most special first.

    (UOA-SKILL-08, UOA-SKILL-09, UOA-SKILL-11, UOA-SKILL-28, UOA-SKILL-68)
    """
    if mods_of(s, who)[FREE_ANY] == 0:
        return []
    kind = s.tables.card_kind[card] if card >= 0 else -1
    types: list[int] = []
    if mode == FANNED:
        types.append(FREE_FANNING)
    if s.scene.held(s, zone):
        types.append(FREE_VADE_COMBAT)
    if mode == DUAL:
        types.append(FREE_DUAL)
    if kind == PISTOL:
        types.append(FREE_PISTOL)
    elif kind == RIFLE:
        types.append(FREE_RIFLE)
    elif kind == MELEE:
        types.append(FREE_MELEE_WEAPON)
    types.append(FREE_MELEE if kind == MELEE else FREE_RANGED)
    types.append(FREE_COMBAT)
    return types


def free_attack(s: State, who: int, card: int, mode: int, zone: int) -> bool:
    for kind in free_types(s, who, card, mode, zone):
        if free_left(s, who, kind) > 0:
            return True
    return False


MODES: Final = {STRIKE: SINGLE, STRIKE_DUAL: DUAL, SHOOT: SINGLE, SHOOT_DUAL: DUAL, FAN: FANNED, THROW: SINGLE}


def read_attack(s: State, who: int, code: int) -> tuple[int, int, int]:
    """Card, mode and zone of an attack option."""
    verb = code >> VERB << VERB
    if verb in (STRIKE, STRIKE_DUAL):
        return code & 255, MODES[verb], s.zone[who]
    return code >> 8 & 255, MODES[verb], code & 255


def manner_of(code: int) -> int:
    """How an attack is made, where the game knows more than one way."""
    return code >> MANNER & 255


def fight(s: State, who: int, code: int, prey: list[int]) -> Generator[Ask, int, None]:
    """A Combat Action that is paid for or costs nothing. Blows of Melee by Combat Reflexes go only to `prey`, the
    zombies by kind that have just spawned (UOA-SKILL-27, UOA-AMB-104)."""
    verb = code >> VERB << VERB
    card, mode, zone = read_attack(s, who, code)
    if verb == THROW:
        kills = yield from explode(s, who, card, zone)
    else:
        attack = prepare(s, who, card, mode, zone, manner_of(code))
        if attack.melee:
            attack.prey = prey
        kills = yield from carry_out(s, attack)
    note_action(s, who, CHAIN_MELEE if verb in (STRIKE, STRIKE_DUAL) else CHAIN_RANGED)
    yield from after_combat(s, who, kills)


def free_action(s: State, who: int, kinds: list[int]) -> Generator[Ask, int, list[int]]:
    """The free action that pays; where two could, and neither is narrower, the player says which (UOA-ACT-27)."""
    first = rivals(s, who, kinds)
    if len(first) < 2:
        return first
    answer = yield Ask(s.owner[who], ASK_FREE_ACTION, [SPEND + kind for kind in first], (who,))
    return [answer - SPEND]


def after_combat(s: State, who: int, kills: int) -> Generator[Ask, int, None]:
    """What interrupts after a Combat Action, in the order of the Book (UOA-BOUNTY-04, UOA-SKILL-41, UOA-AMB-75)."""
    for interrupt in s.tables.after_combat:
        yield from interrupt.after_combat(s, who, kills)
