"""Combat Actions: which weapons may be used against which zones, and paid how (chapters Actions, Combat, Ammo)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.army_of_the_dead.rules.aftermath import settle
from graveshift.games.army_of_the_dead.rules.city import city_of
from graveshift.games.army_of_the_dead.rules.codes import (
    CLIP,
    EXPLOSIVE,
    FREE_EXPLOSIVE,
    LAUNCHER,
    SET_TRAP,
)
from graveshift.games.army_of_the_dead.rules.combat import carry_out
from graveshift.games.army_of_the_dead.rules.explosives import blast, lay, take_out, use_up
from graveshift.games.army_of_the_dead.rules.sleepers import produce_noise
from graveshift.games.army_of_the_dead.rules.state import State, own
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_CARD, WITH_CARD_AND_ZONE, WITH_SLOT, Action, Price, paid
from graveshift.zombicide.rules.attacks import after_combat, free_action
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import (
    CARD,
    EMPTY,
    FREE_COMBAT,
    FREE_MELEE,
    FREE_RANGED,
    MELEE,
    SHOOT,
    SINGLE,
    SLOTS,
    STRIKE,
    THROW,
    VERB,
)
from graveshift.zombicide.rules.inventory import discard_slot, holds, refresh
from graveshift.zombicide.rules.pool import CHAIN_MELEE, CHAIN_RANGED, note_action, prepare, ready_weapons
from graveshift.zombicide.rules.skills import DAMAGE_RANGED, FREE_ANY
from graveshift.zombicide.rules.state import mods_of, zombies_in

ANY_ATTACK: Final = 0
MELEE_ONLY: Final = 1
RANGED_ONLY: Final = 2


class Fight(Action):
    """Every Combat Action with a card that the survivor can pay for now (AOTD-ACT-11, AOTD-EQ-07)."""

    def __init__(self) -> None:
        super().__init__(
            [
                (STRIKE, "melee", WITH_CARD),
                (SHOOT, "shoot", WITH_CARD_AND_ZONE),
                (THROW, "throw", WITH_CARD_AND_ZONE),
                (SET_TRAP, "set-trap", WITH_CARD),
            ]
        )
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if left > 0:
            attack_options(own(s), who, -1, ANY_ATTACK, options)
        elif mods_of(s, who)[FREE_ANY] > 0 and s.granted != who:
            every: list[int] = []
            attack_options(own(s), who, -1, ANY_ATTACK, every)
            for code in every:
                if is_free(own(s), who, code):
                    options.append(code)

    def perform(self, position: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        s = own(position)
        kinds = free_types(s, who, code)
        if kinds:
            kinds = yield from free_action(s, who, kinds)
        pay(s, who, kinds, 1)
        yield from fight(s, who, code)

    def price(self, s: family.State, who: int, code: int) -> Price:
        return paid(s, who, 1, free_types(own(s), who, code), 0)


def attack_options(s: State, who: int, only: int, sort: int, options: list[int]) -> None:
    """Attacks with the cards of a survivor; `only`: against this zone alone (-1: any); `sort`: only Melee or Ranged.

    (AOTD-EQ-02, AOTD-EQ-03, AOTD-EQ-09, AOTD-CBT-05, AOTD-CBT-06, AOTD-AMMO-03, AOTD-EXPL-02)
    """
    tables = s.tables
    here = s.zone[who]
    row = s.board.sight[here]
    seen = s.board.sees[here]
    singles, _ = ready_weapons(s, who)
    for card in singles:
        kind = tables.card_kind[card]
        if kind == MELEE:
            if sort != RANGED_ONLY and zombies_in(s, here) and only in (-1, here):
                options.append(STRIKE + card)
        elif sort != MELEE_ONLY and kind != EXPLOSIVE:
            for zone in seen:
                if tables.range_min[card] <= row[zone] <= tables.range_max[card] and only in (-1, zone):
                    options.append(SHOOT + (card << 8) + zone)
    if sort == MELEE_ONLY:
        return
    box = city_of(s).box
    for card in carried_explosives(s, who):
        if box.is_trap[card]:
            if only == -1:
                options.append(SET_TRAP + card)
            continue
        for zone in seen:
            if tables.range_min[card] <= row[zone] <= tables.range_max[card] and only in (-1, zone):
                options.append(THROW + (card << 8) + zone)


def carried_explosives(s: State, who: int) -> list[int]:
    """Sure-hit Explosives at hand, each card once: in a Hand, or in the Backpack if the card works from there.

    (AOTD-EQ-09, AOTD-INVT-02)
    """
    found: list[int] = []
    box = city_of(s).box
    at = who * SLOTS
    for slot in range(SLOTS):
        value = s.slots[at + slot]
        if value < 0 or s.tables.card_kind[value & CARD] != EXPLOSIVE or value & CARD in found:
            continue
        if slot < 2 or box.from_backpack[value & CARD]:
            found.append(value & CARD)
    return found


def card_and_zone(s: State, who: int, code: int) -> tuple[int, int]:
    """Card and zone of an attack option."""
    verb = code >> VERB << VERB
    if verb in (STRIKE, SET_TRAP):
        return code & 255, s.zone[who]
    return code >> 8 & 255, code & 255


def free_types(s: State, who: int, code: int) -> list[int]:
    """The types of free Action that could pay for an attack, the most special first (AOTD-SKILL-03, AOTD-SKILL-12)."""
    if mods_of(s, who)[FREE_ANY] == 0:
        return []
    card, _ = card_and_zone(s, who, code)
    kind = s.tables.card_kind[card]
    if kind == MELEE:
        return [FREE_MELEE, FREE_COMBAT]
    if kind in (EXPLOSIVE, LAUNCHER):
        return [FREE_EXPLOSIVE, FREE_RANGED, FREE_COMBAT]
    return [FREE_RANGED, FREE_COMBAT]


def is_free(s: State, who: int, code: int) -> bool:
    """Is a free Action left that pays for this attack?"""
    for kind in free_types(s, who, code):
        if free_left(s, who, kind) > 0:
            return True
    return False


def fight(s: State, who: int, code: int) -> Generator[Ask, int, None]:
    """A Combat Action that is paid for or costs nothing."""
    verb = code >> VERB << VERB
    card, zone = card_and_zone(s, who, code)
    kills = 0
    if verb == THROW:
        kills = yield from throw(s, who, card, zone)
    elif verb == SET_TRAP:
        yield from lay(s, who, card, who, "AOTD-EXPL-02")
    else:
        kills = yield from carry_out(s, prepare(s, who, card, SINGLE, zone, False))
    if s.zone[who] < 0:
        return
    note_action(s, who, CHAIN_MELEE if verb == STRIKE else CHAIN_RANGED)
    yield from after_combat(s, who, kills)


def throw(s: State, who: int, card: int, zone: int) -> Generator[Ask, int, int]:
    """A sure hit on a whole zone; its Noise is where the thrower stands (AOTD-EXPL-02, AOTD-EXPL-08, AOTD-NOISE-02)."""
    yield from take_out(s, who, card)
    s.emit("thrown", "AOTD-EXPL-02", (who, card, zone))
    use_up(s, card, who, "AOTD-EXPL-08")
    if s.tables.noise[card]:
        produce_noise(s, s.zone[who], "AOTD-NOISE-02")
        yield from settle(s)
        if s.zone[who] < 0:
            return 0
    kills = yield from blast(s, who, zone, thrown_damage(s, who, card), "AOTD-EXPL-04")
    return kills


def thrown_damage(s: State, who: int, card: int) -> int:
    """Throwing is a Combat Action, so that skills for Ranged Actions raise its Damage (AOTD-EXPL-02, AOTD-SKILL-02)."""
    return s.tables.damage[card] + mods_of(s, who)[DAMAGE_RANGED]


# ---- Ammo Clips


class UseClip(Action):
    """Discard an Ammo Clip: one of the survivor's weapons that are out of ammo is ready again, for nothing.

    (AOTD-AMMO-04, AOTD-AMB-18)
    """

    def __init__(self) -> None:
        super().__init__([(CLIP, "reload", WITH_SLOT)])
        self.laden = True

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        box = city_of(s).box
        if s.granted == who or left < box.clip_cost or not holds(s, who, box.ammo_clip):
            return
        ready: list[int] = []
        for slot in range(SLOTS):
            value = s.slots[who * SLOTS + slot]
            if value >= 0 and value & EMPTY and value & CARD not in ready:
                ready.append(value & CARD)
                options.append(CLIP + slot)

    def act(self, position: family.State, who: int, argument: int) -> None:
        s = own(position)
        box = city_of(s).box
        pay(s, who, [], box.clip_cost)
        at = who * SLOTS
        for slot in range(SLOTS - 1, -1, -1):
            if s.slots[at + slot] >= 0 and s.slots[at + slot] & CARD == box.ammo_clip:
                discard_slot(s, who, slot, "AOTD-AMMO-04")
                break
        s.slots[at + argument] &= CARD
        s.emit("reloaded", "AOTD-AMMO-04", (who, s.slots[at + argument]))
        refresh(s, who)

    def price(self, s: family.State, who: int, code: int) -> Price:
        return Price(city_of(s).box.clip_cost, 0, 0)
