"""What a survivor can kill in a Turn: its attacks, its power where it stands, and the help that is still to come."""

from __future__ import annotations

from typing import Final

from graveshift.bots.zombicide.figures import Strike, kills_of
from graveshift.bots.zombicide.forecast import Horde
from graveshift.bots.zombicide.sight import Fighter, Sight
from graveshift.zombicide.rules.skills import MARKSMAN

TOGETHER: Final = 0.4
"""Hits that are too weak count this much against tougher targets where they may be put together."""


def attacks_of(fighter: Fighter) -> list[Strike]:
    """Every way to attack with what is ready in hand."""
    return fighter.talent.attacks(fighter.ready)


def turn_length(fighter: Fighter) -> int:
    """Actions of a whole Turn."""
    return 3 if fighter.level == 0 else 4


def remain(sight: Sight, horde: Horde, fighters: list[Fighter]) -> float:
    """Wounds that a horde among these people will still deal after a Turn of theirs, tough ones considered."""
    guide, count_on = sight.guide, sight.w.count_on
    weak = strong = mighty = 0.0
    for fighter in fighters:
        crowded = len(fighters) > 1 or bool(fighter.followers)
        one, two, three = fighter.talent.power(fighter.ready, turn_length(fighter), crowded)
        weak += count_on * one
        strong += count_on * two
        mighty += count_on * three
    wounds = 0.0
    for level in (3, 2, 1):
        force = (weak, strong, mighty)[level - 1]
        kinds = [kind for kind, need in enumerate(guide.tough) if min(need, 3) == level and horde[kind]]
        for kind in sorted(kinds, key=lambda kind: -guide.bites[kind]):
            fallen = min(horde[kind], force)
            force -= fallen
            wounds += guide.bites[kind] * (horde[kind] - fallen)
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
    best, where = 0.0, -1
    for zone, horde in hordes.items():
        away = row[zone]
        if away < 0 or away > 3:
            continue
        people = sight.crowd.get(zone, 0) - (zone == mate.zone)
        for attack in attacks_of(mate):
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
