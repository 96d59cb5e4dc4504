"""Class Abilities: Charge and Vade Retro (chapter Classes). Fanning is among the attacks."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.skills import CHARGE_MORE, CHARGE_ZONE, VADE_MORE
from graveshift.games.undead_or_alive.rules.state import CHARGING, State, own
from graveshift.games.undead_or_alive.rules.town import piles_found
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import WITH_ZONE, Action, Price, paid
from graveshift.zombicide.rules.attacks import after_combat, attack_options, manner_of, read_attack, seen_zones
from graveshift.zombicide.rules.budget import free_left, pay
from graveshift.zombicide.rules.codes import (
    ASK_CHARGE_ATTACK,
    ASK_PATH,
    ASK_VADE_TOKEN,
    BRAWLER,
    CHARGE,
    FAITHFUL,
    FREE_CHARGE,
    FREE_VADE,
    NO,
    SHOOT,
    VADE,
    ZONE,
)
from graveshift.zombicide.rules.combat import attack_with
from graveshift.zombicide.rules.movement import relocate, rush_targets, surcharge, ways_to
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, CHAIN_MELEE, note_action
from graveshift.zombicide.rules.state import mods_of, zombies_in


class Charge(Action):
    """Run into zombies that can be reached, and strike (UOA-CLASS-02, UOA-CLASS-04, UOA-AMB-13)."""

    def __init__(self) -> None:
        super().__init__([(CHARGE, "charge", WITH_ZONE)])
        self.classes = BRAWLER

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        if s.aboard[who] or s.charges[who] > mods_of(s, who)[CHARGE_MORE]:
            return
        extra = surcharge(s, who)
        base = 0 if free_left(s, who, FREE_CHARGE) > 0 else 1
        if base + extra > left:
            return
        for zone in rush_targets(s, who, charge_reach(s, who)):
            options.append(CHARGE + zone)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        yield from charge(own(s), who, code & 255)

    def price(self, s: family.State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return Price(1 + extra, paid(s, who, 1, [FREE_CHARGE], 0).free, extra)


def charge_reach(s: family.State, who: int) -> int:
    """Two zones, or more with a skill (UOA-CLASS-02, UOA-SKILL-25)."""
    return 2 + mods_of(s, who)[CHARGE_ZONE]


def charge(s: State, who: int, target: int) -> Generator[Ask, int, None]:
    """Run up to two zones into zombies, then one free Melee Action (UOA-CLASS-02, UOA-CLASS-03, UOA-AMB-14).

    Leaving zombies is paid with ordinary Actions even if the Charge is free (UOA-SKILL-10, UOA-AMB-64).
    """
    extra = surcharge(s, who)
    s.charges[who] += 1
    pay(s, who, [FREE_CHARGE], 1)
    if extra:
        pay(s, who, [], extra)
    note_action(s, who, CHAIN_BROKEN)
    s.emit("charge", "UOA-CLASS-02", (who, target))
    ways = charge_ways(s, who, target)
    while ways[0]:
        steps = sorted({way[0] for way in ways})
        step = steps[0]
        if len(steps) > 1:
            answer = yield Ask(s.owner[who], ASK_PATH, [ZONE + way for way in steps], (who, target))
            step = answer - ZONE
        relocate(s, who, step, "UOA-CLASS-02")
        ways = [way[1:] for way in ways if way[0] == step]
    yield from charge_attack(s, who)
    if s.zone[who] == target:
        yield from s.scene.after_move(s, who)


def charge_ways(s: State, who: int, target: int) -> list[list[int]]:
    """The ways of a Charge to its target that differ in what they set off: all of them, longer ones too, where
    entering a building on some way finds a Corpse Pile, else one of the shortest (UOA-CLASS-02, UOA-SZONE-17)."""
    ways = ways_to(s, who, target, charge_reach(s, who))
    for way in ways:
        for zone in way[:-1]:
            if piles_found(s, zone):
                return ways
    return [min(ways, key=len)]


def charge_attack(s: State, who: int) -> Generator[Ask, int, None]:
    """The free Melee Action of a Charge; it may be declined (UOA-AMB-14)."""
    attacks: list[int] = []
    attack_options(s, who, s.zone[who], False, attacks)
    strikes = [code for code in attacks if code < SHOOT]
    if not strikes:
        return
    answer = yield Ask(s.owner[who], ASK_CHARGE_ATTACK, [*strikes, NO], (who,))
    if answer == NO:
        return
    s.scene.acting(s, who, -1)
    card, mode, zone = read_attack(s, who, answer)
    kills = yield from attack_with(s, who, card, mode, zone, CHARGING | manner_of(answer))
    note_action(s, who, CHAIN_MELEE)
    yield from after_combat(s, who, kills)


class VadeRetro(Action):
    """Put a token on a zone in sight with zombies (UOA-CLASS-08)."""

    def __init__(self) -> None:
        super().__init__([(VADE, "vade-retro", WITH_ZONE)])
        self.classes = FAITHFUL

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        assert isinstance(s, State)
        if s.vades[who] > mods_of(s, who)[VADE_MORE] or (left < 1 and free_left(s, who, FREE_VADE) < 1):
            return
        for zone in seen_zones(s, who):
            if zombies_in(s, zone):
                options.append(VADE + zone)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        yield from vade_retro(own(s), who, code & 255)

    def price(self, s: family.State, who: int, code: int) -> Price:
        return paid(s, who, 1, [FREE_VADE], 0)


def vade_retro(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """Put a token on a zone; with both out one of them is moved (UOA-CLASS-08, UOA-CLASS-13)."""
    pay(s, who, [FREE_VADE], 1)
    s.vades[who] += 1
    note_action(s, who, CHAIN_BROKEN)
    if -1 in s.vade:
        token = s.vade.index(-1)
    else:
        token = 0
        if s.vade[0] != s.vade[1]:
            answer = yield Ask(s.owner[who], ASK_VADE_TOKEN, [ZONE + place for place in sorted(s.vade)], (who, zone))
            token = s.vade.index(answer - ZONE)
    s.vade[token] = zone
    s.emit("vade-retro", "UOA-CLASS-08", (who, zone))
