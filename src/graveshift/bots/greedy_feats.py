"""The live Feat as the rule-of-thumb bot sees it: who could win the Bounty Weapon on top, from where, at what odds."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any

from graveshift.board.board import FAR
from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_figures import Strike, mortal
from graveshift.bots.greedy_power import attacks_of, turn_length
from graveshift.bots.greedy_sight import BRUTE, Fighter, Sight
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.equipment import FeatPredicate
from graveshift.games.undead_or_alive.goals import BOUNTIES
from graveshift.zombicide.codes import MELEE, PISTOL, RIFLE

KINDS = {"melee": MELEE, "pistol": PISTOL, "rifle": RIFLE}


class Feat:
    """What counts towards the live Feat, and what it is worth now."""

    def __init__(self, sight: Sight, live: dict[str, Any]) -> None:
        found = predicates()[live["id"]]
        self.sight = sight
        self.count = found.count
        self.kind = KINDS[found.with_] if found.with_ is not None else None
        self.brutes = found.target == "brute"
        self.balcony = found.from_ == "balcony"
        self.one_action = found.within == "action"
        self.cleanses = found.verb == "cleanse"
        self.asked = wanted(sight) > 0
        self.prize = w.BOUNTY if self.asked else w.FEAT

    def left(self, fighter: Fighter) -> int:
        """Kills still missing in this Turn."""
        return self.count if self.one_action else max(1, self.count - fighter.feat)

    def counts(self, attack: Strike) -> bool:
        return not self.cleanses and (self.kind is None or self.kind == attack.kind)

    def targets(self, attack: Strike, horde: tuple[int, int, int, int]) -> int:
        """Zombies of a group that this attack could kill and that count."""
        if self.brutes:
            return horde[BRUTE] if attack.damage > 1 else 0
        return mortal(attack, horde)

    def odds(self, fighter: Fighter, attack: Strike, zone: int, actions: int) -> float:
        """The chance of the Feat with one weapon from a zone with so many Actions."""
        chance = self.chance(fighter, attack, actions)
        return chance if chance and self.ground(fighter, attack, zone, self.prey(attack)) else 0.0

    def chance(self, fighter: Fighter, attack: Strike, actions: int) -> float:
        """The chance with one weapon and so many Actions, given targets enough."""
        if actions <= 0 or not self.counts(attack):
            return 0.0
        attacks = 1 if self.one_action else int(1 + (actions - 1) * attack.pace)
        return tail(attack.dice * attacks, attack.accuracy, self.left(fighter))

    def prey(self, attack: Strike) -> list[tuple[int, int]]:
        """How many zombies that count stand where."""
        prey = [(zone, self.targets(attack, horde)) for zone, horde in self.sight.zombies.items()]
        return [(zone, count) for zone, count in prey if count]

    def ground(self, fighter: Fighter, attack: Strike, zone: int, prey: list[tuple[int, int]]) -> bool:
        """Are there targets enough from this zone?"""
        if self.balcony and not self.sight.board.balcony[zone]:
            return False
        row = self.sight.board.sight[zone]
        nearest, farthest = (0, 0) if attack.melee else (attack.nearest, attack.farthest)
        reach = [count for target, count in prey if nearest <= row[target] <= farthest]
        return (max(reach, default=0) if self.one_action else sum(reach)) >= self.left(fighter)

    def best(self, fighter: Fighter, zone: int, actions: int) -> float:
        """The best chance from a zone with any weapon in hand."""
        return max((self.odds(fighter, attack, zone, actions) for attack in attacks_of(fighter)), default=0.0)

    def grounds(self, fighter: Fighter) -> list[int]:
        """Places from where a Turn would have a fair chance, one Action spent on the way."""
        board = self.sight.board
        row = board.distance[fighter.zone]
        found: set[int] = set()
        for attack in attacks_of(fighter):
            if self.chance(fighter, attack, turn_length(fighter) - 1) < w.FAIR_CHANCE:
                continue
            prey = self.prey(attack)
            if sum(count for _, count in prey) < self.left(fighter):
                continue
            places = [zone for zone, _ in prey] if attack.melee else range(board.zones)
            found.update(zone for zone in places if row[zone] < FAR and self.ground(fighter, attack, zone, prey))
        return sorted(found)

    def by_blast(self, fighter: Fighter, horde: tuple[int, int, int, int]) -> bool:
        """Would Dynamite do it?"""
        if self.kind is not None or self.cleanses or self.balcony:
            return False
        return (horde[BRUTE] if self.brutes else sum(horde)) >= self.left(fighter)


def live_feat(sight: Sight) -> Feat | None:
    live = sight.view["feat"]
    return Feat(sight, live) if live is not None else None


def wanted(sight: Sight) -> int:
    """Bounty Weapons that an open goal still asks for, beyond the Objectives that bring one."""
    for goal in sight.open_goals():
        if goal.kind == BOUNTIES:
            needed = goal.numbers[0] or len(sight.fighters)
            crates = sum(1 for o in sight.objectives if o["zone"] is not None and o["id"] != sight.town.clock_name)
            return needed - int(sight.view["decks"]["bounties"]["gained"]) - crates
    return 0


@cache
def predicates() -> dict[str, FeatPredicate]:
    """The Feats of the box by name."""
    return {card.feat.id: card.feat.predicate for card in load().equipment.values() if card.feat is not None}


@cache
def tail(dice: int, accuracy: int, need: int) -> float:
    """The chance of at least so many hits."""
    chance = max(0, 7 - accuracy) / 6
    return sum(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits) for hits in range(need, dice + 1))
