"""What a survivor can kill in a Turn: its attacks, its power where it stands, and the help that is still to come."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.figures import kills_of
from graveshift.bots.zombicide.sight import Fighter, Sight, turn_length
from graveshift.zombicide.rules.expected import Horde
from graveshift.zombicide.rules.skills import MARKSMAN

TOGETHER: Final = 0.4
"""Hits that are too weak count this much against tougher targets where they may be put together."""


def remain(sight: Sight, horde: Horde, fighters: list[Fighter]) -> float:
    """Wounds that a horde among these people will still deal after a Turn of theirs, tough ones considered."""
    guide, count_on = sight.guide, sight.w.count_on
    weak = strong = mighty = 0.0
    for fighter in fighters:
        one, two, three = fighter.power(len(fighters) > 1 or len(fighter.followers) > 0)
        weak += count_on * one
        strong += count_on * two
        mighty += count_on * three
    wounds = 0.0
    bites = guide.bites
    for level in (3, 2, 1):
        force = mighty if level == 3 else strong if level == 2 else weak
        for kind in guide.by_toughness[level]:
            count = horde[kind]
            if not count:
                continue
            fallen = min(count, force)
            force -= fallen
            wounds += bites[kind] * (count - fallen)
        if level == 3:
            strong += force
        elif level == 2:
            weak += force
        elif guide.concentrates and wounds:
            wounds = max(0.0, wounds - TOGETHER * force)
    return wounds


def support(sight: Sight, me: Fighter) -> dict[int, Horde]:
    """The zombies that are left, as far as one can count on those who have their Turn still before them."""
    hordes = {zone: [float(count) for count in horde] for zone, horde in sight.zombies.items()}
    for mate in sight.here:
        if mate is not me and not mate.taken:
            help_out(sight, mate, hordes)
    return hordes


def help_out(sight: Sight, mate: Fighter, hordes: dict[int, Horde]) -> None:
    """Take away what one mate will probably kill from where it stands."""
    row = sight.guide.row(mate, sight.board, mate.zone)
    attacks = mate.attacks()
    best, count, where = 0.0, 0.0, -1
    for zone, horde in hordes.items():
        away = row[zone]
        if away < 0 or away > 3:
            continue
        people = sight.crowd.get(zone, 0) - (zone == mate.zone)
        for attack in attacks:
            if attack.melee:
                if away:
                    continue
            elif not attack.nearest <= away <= attack.farthest or (people and not mate.mods[MARKSMAN]):
                continue
            kills = kills_of(sight.guide, attack, sight.zombies[zone])
            kills = min(sum(horde), kills * (1.0 + (turn_length(mate) - 1) * attack.pace))
            value = kills * sight.w.near[min(away, len(sight.w.near) - 1)]
            if value > best:
                best, where, count = value, zone, kills
    if where >= 0:
        horde = hordes[where]
        left = max(0.0, 1.0 - sight.w.count_on * count / max(sum(horde), 0.01))
        for kind in range(len(horde)):
            horde[kind] *= left
