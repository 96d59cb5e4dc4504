"""The live Feat as the rule-of-thumb bot sees it: who could win the Bounty Weapon on top, from where, at what odds."""

from __future__ import annotations

from functools import cache

from graveshift.board.board import FAR
from graveshift.bots.zombicide.figures import Strike, mortal, tail
from graveshift.bots.zombicide.sight import Fighter, Horde, turn_length
from graveshift.bots.zombicide.town.sight import BRUTE, TownSight
from graveshift.games.undead_or_alive.content.equipment import FeatPredicate
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.rules.goals import GainBountyWeapons
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import MELEE, PISTOL, RIFLE

KINDS = {"melee": MELEE, "pistol": PISTOL, "rifle": RIFLE}


class Feat:
    """What counts towards the live Feat, and what it is worth now."""

    def __init__(self, sight: TownSight, found: FeatPredicate) -> None:
        self.sight = sight
        self.count = found.count
        self.kind = KINDS[found.with_] if found.with_ is not None else None
        self.brutes = found.target == "brute"
        self.balcony = found.from_ == "balcony"
        self.one_action = found.within == "action"
        self.cleanses = found.verb == "cleanse"
        self.asked = wanted(sight) > 0
        self.prize = sight.w.bounty if self.asked else sight.w.feat

    def left(self, fighter: Fighter) -> int:
        """Kills still missing in this Turn."""
        return self.count if self.one_action else max(1, self.count - self.sight.state.feat[fighter.number])

    def counts(self, attack: Strike) -> bool:
        return not self.cleanses and (self.kind is None or self.kind == attack.kind)

    def targets(self, attack: Strike, horde: Horde) -> int:
        """Zombies of a group that this attack could kill and that count."""
        if self.brutes:
            return horde[BRUTE] if attack.damage > 1 else 0
        return mortal(self.sight.guide, attack, horde)

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
        return max((self.odds(fighter, attack, zone, actions) for attack in fighter.attacks()), default=0.0)

    def grounds(self, fighter: Fighter) -> list[int]:
        """Places from where a Turn would have a fair chance, one Action spent on the way."""
        board = self.sight.board
        row = board.distance[fighter.zone]
        found: set[int] = set()
        for attack in fighter.attacks():
            if self.chance(fighter, attack, turn_length(fighter) - 1) < self.sight.w.fair_chance:
                continue
            prey = self.prey(attack)
            if sum(count for _, count in prey) < self.left(fighter):
                continue
            places = [zone for zone, _ in prey] if attack.melee else range(board.zones)
            found.update(zone for zone in places if row[zone] < FAR and self.ground(fighter, attack, zone, prey))
        return sorted(found)

    def by_blast(self, fighter: Fighter, horde: Horde) -> bool:
        """Would Dynamite do it?"""
        if self.kind is not None or self.cleanses or self.balcony:
            return False
        return (horde[BRUTE] if self.brutes else sum(horde)) >= self.left(fighter)


def live_feat(sight: TownSight) -> Feat | None:
    top = sight.state.bounty_top
    if top < 0:
        return None
    return Feat(sight, predicates(sight.guide.book)[sight.s.tables.card_ids[top]])


def wanted(sight: TownSight) -> int:
    """Bounty Weapons that an open goal still asks for, beyond the Objectives that bring one."""
    for goal in sight.open_goals():
        if isinstance(goal, GainBountyWeapons):
            needed = goal.count or len(sight.fighters)
            crates = sum(1 for o in sight.objectives if o.zone >= 0 and o.id != sight.town.clock_name)
            return needed - sight.state.bounties_gained - crates
    return 0


@cache
def predicates(book: Book) -> dict[str, FeatPredicate]:
    """The Feats of the box by the Bounty Weapon behind which they stand."""
    return {name: card.feat.predicate for name, card in load(book).equipment.items() if card.feat is not None}
