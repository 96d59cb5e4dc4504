"""What a survivor can kill in a Turn: its attacks, its power where it stands, and the help that is still to come."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_figures import DUAL, FANNED, SINGLE, Strike, expected, is_weapon, may_dual, mortal, strike
from graveshift.bots.greedy_forecast import Horde
from graveshift.bots.greedy_sight import Fighter, Sight
from graveshift.zombicide.codes import PISTOL
from graveshift.zombicide.skills import MARKSMAN

CROWD: Final = 3
"""Targets that a survivor usually finds."""


def attacks_of(fighter: Fighter) -> list[Strike]:
    """Every way to attack with what is ready in hand."""
    return _attacks(tuple(fighter.ready()), tuple(fighter.mods), "gunslinger" in fighter.classes)


@cache
def _attacks(ready: tuple[str, ...], mods: tuple[int, ...], gunslinger: bool) -> list[Strike]:
    found: list[Strike] = []
    for card in dict.fromkeys(ready):
        if not is_weapon(card):
            continue
        attack = strike(card, SINGLE, mods)
        found.append(attack)
        if ready.count(card) > 1 and may_dual(card, mods):
            found.append(strike(card, DUAL, mods))
        if attack.kind == PISTOL and gunslinger:
            found.append(strike(card, FANNED, mods))
    return found


def turn_length(fighter: Fighter) -> int:
    """Actions of a whole Turn."""
    return 3 if fighter.level == "blue" else 4


Power = tuple[float, float, float]
"""Kills in a whole Turn by what they are worth: Damage 1, 2, and 3 or more."""


def power(fighter: Fighter, among_friends: bool) -> Power:
    """What a survivor can kill in its own zone in a whole Turn; fire among friends hits them."""
    gunslinger = "gunslinger" in fighter.classes
    return _power(tuple(fighter.ready()), tuple(fighter.mods), gunslinger, turn_length(fighter), among_friends)


@cache
def _power(ready: tuple[str, ...], mods: tuple[int, ...], gunslinger: bool, actions: int, among_friends: bool) -> Power:
    best, damage = 0.0, 1
    for attack in _attacks(ready, mods, gunslinger):
        if attack.nearest == 0 and (attack.melee or not among_friends or mods[MARKSMAN]):
            kills = expected(attack.dice, attack.accuracy, CROWD) * (1.0 + (actions - 1) * attack.pace)
            if kills * min(attack.damage, 2) > best * min(damage, 2):
                best, damage = kills, attack.damage
    return (best if damage == 1 else 0.0, best if damage == 2 else 0.0, best if damage > 2 else 0.0)


def remain(horde: Horde, fighters: list[Fighter]) -> float:
    """Wounds that a horde among these people will still deal after a Turn of theirs, Brutes and all considered."""
    weak = strong = mighty = 0.0
    for fighter in fighters:
        one, two, three = power(fighter, len(fighters) > 1 or bool(fighter.followers))
        weak += w.COUNT_ON * one
        strong += w.COUNT_ON * two
        mighty += w.COUNT_ON * three
    walkers, brutes, runners, abominations = horde
    giants = max(0.0, abominations - mighty)
    strong += max(0.0, mighty - abominations)
    thick = max(0.0, brutes - strong)
    weak += max(0.0, strong - brutes)
    fast = max(0.0, runners - weak)
    slow = max(0.0, walkers - max(0.0, weak - runners))
    return giants + thick + 2.0 * fast + slow


def support(sight: Sight, me: Fighter) -> dict[int, Horde]:
    """The zombies that are left, as far as one can count on those who have their Turn still before them."""
    hordes = {zone: [float(count) for count in horde] for zone, horde in sight.zombies.items()}
    for mate in sight.here:
        if mate is not me and not mate.taken:
            help_out(sight, mate, hordes)
    return hordes


def help_out(sight: Sight, mate: Fighter, hordes: dict[int, Horde]) -> None:
    """Take away what one mate will probably kill from where it stands."""
    board = sight.board
    row = board.sight_home[mate.zone] if "townsfolk" in mate.classes else board.sight[mate.zone]
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
            kills = expected(attack.dice, attack.accuracy, mortal(attack, sight.zombies[zone]))
            kills = min(sum(horde), kills * (1.0 + (turn_length(mate) - 1) * attack.pace))
            value = kills * w.NEAR[min(away, len(w.NEAR) - 1)]
            if value > best:
                best, where, count = value, zone, kills
    if where >= 0:
        horde = hordes[where]
        left = max(0.0, 1.0 - w.COUNT_ON * count / max(sum(horde), 0.01))
        for kind in range(4):
            horde[kind] *= left
