"""Class Abilities: Charge and Vade Retro (chapter Classes). Fanning is among the attacks."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.attacks import after_combat, attack_options, read_attack, seen_zones
from graveshift.games.undead_or_alive.boarding import after_move
from graveshift.games.undead_or_alive.town import piles_found
from graveshift.kernel.rules import Ask
from graveshift.zombicide.budget import free_left, pay
from graveshift.zombicide.codes import (
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
from graveshift.zombicide.combat import attack_with
from graveshift.zombicide.movement import relocate, stops_here, surcharge
from graveshift.zombicide.pool import CHAIN_BROKEN, CHAIN_MELEE, note_action
from graveshift.zombicide.skills import CHARGE_MORE, CHARGE_ZONE, SLIPPERY, VADE_MORE
from graveshift.zombicide.state import State, mods_of, zombies_in


def charge_options(s: State, who: int, left: int, options: list[int]) -> None:
    """Zones with zombies that a Charge can reach (UOA-CLASS-02, UOA-CLASS-04, UOA-AMB-13)."""
    if not s.classes[who] & BRAWLER or s.aboard[who]:
        return
    if s.charges[who] > mods_of(s, who)[CHARGE_MORE]:
        return
    extra = surcharge(s, who)
    base = 0 if free_left(s, who, FREE_CHARGE) > 0 else 1
    if base + extra > left:
        return
    for zone in charge_targets(s, who):
        options.append(CHARGE + zone)


def charge_targets(s: State, who: int) -> list[int]:
    """Zones within reach that hold zombies, the way there free of them (UOA-CLASS-03, UOA-AMB-78, UOA-SKILL-25)."""
    mods = mods_of(s, who)
    reach = 2 + mods[CHARGE_ZONE]
    slippery = mods[SLIPPERY] > 0
    start = s.zone[who]
    seen = [start]
    edge = [start]
    found: list[int] = []
    for _ in range(reach):
        coming: list[int] = []
        for zone in edge:
            for near in s.board.neighbours[zone]:
                if near in seen:
                    continue
                seen.append(near)
                if zombies_in(s, near):
                    found.append(near)
                    if not slippery:
                        continue
                coming.append(near)
        edge = coming
    return sorted(found)


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
    while s.zone[who] != target:
        steps = sorted({way[0] for way in ways})
        step = steps[0]
        if len(steps) > 1:
            answer = yield Ask(s.owner[who], ASK_PATH, [ZONE + way for way in steps], (who, target))
            step = answer - ZONE
        relocate(s, who, step, "UOA-CLASS-02")
        ways = [way[1:] for way in ways if way[0] == step]
    yield from charge_attack(s, who)
    if s.zone[who] == target:
        yield from after_move(s, who)


def charge_ways(s: State, who: int, target: int) -> list[list[int]]:
    """The ways of a Charge to its target that differ in what they set off: all of them, longer ones too, where
    entering a building on some way finds a Corpse Pile, else one of the shortest (UOA-CLASS-02, UOA-SZONE-17)."""
    ways = runs(s, who, [s.zone[who]], target, 2 + mods_of(s, who)[CHARGE_ZONE])
    for way in ways:
        for zone in way[:-1]:
            if piles_found(s, zone):
                return ways
    return [min(ways, key=len)]


def runs(s: State, who: int, gone: list[int], target: int, length: int) -> list[list[int]]:
    """All ways of at most this length that go on from the zones passed so far, through none that stops the runner."""
    found: list[list[int]] = []
    for near in s.board.neighbours[gone[-1]]:
        if near == target:
            found.append([near])
        elif length > 1 and near not in gone and not stops_here(s, who, near):
            found += [[near, *rest] for rest in runs(s, who, [*gone, near], target, length - 1)]
    return found


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
    card, mode, zone = read_attack(s, who, answer)
    kills = yield from attack_with(s, who, card, mode, zone, True)
    note_action(s, who, CHAIN_MELEE)
    yield from after_combat(s, who, kills)


def vade_options(s: State, who: int, left: int, options: list[int]) -> None:
    """Zones in sight with zombies where a Vade Retro token can be put (UOA-CLASS-08)."""
    if not s.classes[who] & FAITHFUL or s.vades[who] > mods_of(s, who)[VADE_MORE]:
        return
    if left < 1 and free_left(s, who, FREE_VADE) < 1:
        return
    for zone in seen_zones(s, who):
        if zombies_in(s, zone):
            options.append(VADE + zone)


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
