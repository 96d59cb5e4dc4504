"""Danger as the rule-of-thumb bot judges it: wounds to come, who can bear them, and what a kill is worth where."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_forecast import Forecast, Horde
from graveshift.bots.greedy_power import remain, support
from graveshift.bots.greedy_sight import ABOMINATION, LEVELS, RUNNER, WALKER, Fighter, Sight
from graveshift.games.undead_or_alive.figures import tables

SPAWN: Final = 0
EXTRA: Final = 1
ABOMINATION_CARD: Final = 2


class Danger:
    """What the posse risks if one survivor ends its Turn here or there."""

    def __init__(self, sight: Sight, me: Fighter, escort: list[Fighter]) -> None:
        self.sight = sight
        self.me = me
        self.escort = [mate for mate in escort if not mate.taken]
        self.forecast = Forecast(sight, me, support(sight, me))
        self.odds = [extra_odds(sight, kind) for kind in range(4)]
        self.fresh = mean_spawn(sight.danger)
        self.others: dict[int, list[Fighter]] = {}
        for mate in sight.here:
            if mate is not me:
                self.others.setdefault(mate.zone, []).append(mate)

    def stay(self, zone: int, killed: float) -> float:
        """How bad it is to end the Turn in a zone after so many kills there (0 is fine, less is worse)."""
        wounds, after = self.forecast.outcome(zone, w.COUNT_ON * killed)
        people = [self.me, *self.others.get(zone, ())]
        woken = 1 if self.sight.sleeping.get(zone) == zone else 0
        value = self.fate(zone, people, self.company(zone), woken, wounds, after)
        for place in self.forecast.people:
            if place != zone and (place in wounds or place in after):
                mates = self.others.get(place, [])
                waiting = bool(mates) and all(not mate.taken for mate in mates)
                value += (w.CAN_STILL_GO if waiting else 1.0) * self.fate(place, mates, 0.0, 0, wounds, after)
        return value

    def company(self, zone: int) -> float:
        """Wounds that those who follow could share, if they get here in time."""
        row = self.sight.board.distance[zone]
        reach = [
            m.health - 1 for m in self.escort if m.zone != zone and row[m.zone] <= 2 and not self.sight.horde(m.zone)
        ]
        return w.COUNT_ON * sum(reach)

    def fate(
        self,
        zone: int,
        people: list[Fighter],
        more: float,
        woken: int,
        wounds: dict[int, float],
        after: dict[int, Horde],
    ) -> float:
        """What awaits the people of one zone: now, by extra activations, and in the next round."""
        bear = sum(fighter.health - 1 for fighter in people) + more
        now = wounds.get(zone, 0.0)
        value = -w.WOUND * now - w.DEATH * min(1.0, max(0.0, now - bear))
        then = after.get(zone)
        nests = self.sight.nest_count.get(zone, 0) + woken
        if then is not None:
            for kind in range(4):
                if then[kind] > 0.2 and self.odds[kind]:
                    again = then[kind] * (2 if kind == RUNNER else 1)
                    over = min(1.0, max(0.0, now + again - bear) - max(0.0, now - bear))
                    value -= self.odds[kind] * (w.WOUND * again + w.DEATH * max(0.0, over))
        if then is None and not nests:
            return value
        crowd = list(then) if then is not None else [0.0, 0.0, 0.0, 0.0]
        crowd[WALKER] += nests * self.fresh
        left = remain(crowd, people)
        value -= w.CROWDED * sum(crowd) + nests * w.NEST * (1 + self.sight.danger)
        if left > 0:
            value -= w.WOUND * left + w.DOOM * min(1.0, max(0.0, now + left - bear))
        return value


def wounds_in(sight: Sight, zone: int) -> int:
    """Wounds that the zombies standing here would deal: one each, Runners two."""
    found = sight.zombies.get(zone)
    if found is None or zone in sight.vade:
        return 0
    return sum(found) + found[RUNNER]


def bearing(sight: Sight, zone: int) -> int:
    """Wounds the people in a zone can share without losing anybody."""
    return sum(fighter.health - 1 for fighter in sight.here if fighter.zone == zone)


def extra_odds(sight: Sight, kind: int) -> float:
    """The chance of one more activation of a kind in this Spawn Step, by the cards that are still in the deck."""
    if not sight.danger and kind != ABOMINATION:
        return 0.0
    decks = sight.view["decks"]["zombies"]
    left = activations(kind) - sum(1 for card in decks["discards"] if activates(card, kind))
    cards = decks["cards"]
    if cards <= sight.active_tokens:
        left, cards = activations(kind), max(cards, 37)
    return 1.0 - float((1.0 - min(1.0, left / cards)) ** sight.active_tokens)


@cache
def activations(kind: int) -> int:
    return sum(1 for card in tables().zombie_card_ids if activates(card, kind))


@cache
def activates(card: str, kind: int) -> bool:
    t = tables()
    number = t.zombie_card_ids.index(card)
    wanted = ABOMINATION_CARD if kind == ABOMINATION else EXTRA
    return t.zombie_card_kind[number] == wanted and t.zombie_card_type[number] == kind


@cache
def mean_spawn(level: int) -> float:
    """Zombies that a card brings on average."""
    t = tables()
    cards = range(len(t.zombie_card_ids))
    return sum(t.zombie_card_count[n][level] for n in cards if t.zombie_card_kind[n] == SPAWN) / len(cards)


def worth_of_kill(sight: Sight, zone: int) -> float:
    """What one kill in this zone is worth."""
    board = sight.board
    row = board.distance[zone]
    away = min((row[place] for place in sight.crowd), default=9)
    if away == 0:
        return w.LETHAL if wounds_in(sight, zone) > bearing(sight, zone) else w.NEAR[0]
    worth = w.NEAR[min(away, len(w.NEAR) - 1)]
    found = sight.zombies[zone]
    if found[ABOMINATION]:
        worth *= 1.5
    if found[RUNNER] and away <= 2:
        worth *= 1.4
    if board.train[zone] and sight.town.train_clean:
        worth += w.STOWAWAY if sight.view["train"]["moving"] else 2.0
    if board.mine[zone] and sight.town.coal:
        worth += 2.0
    return worth


def lift(sight: Sight, fighter: Fighter, points: float) -> float:
    """The price of adrenaline that would raise the danger of the posse; 0 for those who lag behind."""
    if LEVELS.index(fighter.level) < sight.danger or sight.danger >= len(LEVELS) - 1:
        return 0.0
    threshold = tables().thresholds[sight.danger]
    return w.LIFT if fighter.adrenaline + points >= threshold else 0.0
