"""Danger as the rule-of-thumb bot judges it: wounds to come, who can bear them, and what a kill is worth where."""

from __future__ import annotations

from functools import cache
from typing import Final

from graveshift.bots import greedy_weights as w
from graveshift.bots.greedy_sight import ABOMINATION, LEVELS, RUNNER, Fighter, Sight
from graveshift.games.undead_or_alive.figures import tables

NOBODY: Final = [0, 0, 0, 0]
EXTRA: Final = 1
ABOMINATION_CARD: Final = 2


def wounds_in(sight: Sight, zone: int) -> int:
    """Wounds that the zombies standing here would deal: one each, Runners two."""
    found = sight.zombies.get(zone)
    if found is None or zone in sight.vade:
        return 0
    return sum(found) + found[RUNNER]


def bearing(sight: Sight, zone: int, me: Fighter | None) -> int:
    """Wounds the people in a zone can share without losing anybody, `me` included wherever it is now."""
    total = 0
    for fighter in sight.here:
        if fighter.zone == zone and fighter is not me:
            total += fighter.health - 1
    return total + (me.health - 1 if me is not None else 0)


def stay(sight: Sight, zone: int, me: Fighter, killed: float) -> float:
    """How bad it is to end the Turn here, after this many kills in the zone (0 is fine, less is worse)."""
    horde = sight.zombies.get(zone, (0, 0, 0, 0))
    standing = sum(horde)
    left = max(0.0, standing - w.COUNT_ON * killed) / standing if standing else 0.0
    coming = sight.coming.get(zone, NOBODY)
    wounds = wounds_in(sight, zone) * left + 0.9 * sight.runners_next_door.get(zone, 0)
    bear = bearing(sight, zone, me)
    value = -w.WOUND * wounds
    if wounds > bear + 0.25:
        value -= w.DEATH * min(1.0, wounds - bear)
    else:
        for kind in range(4):
            again = horde[kind] * left + coming[kind]
            if again:
                odds = extra_odds(kind, sight.active_tokens) if sight.danger or kind == ABOMINATION else 0.02
                value -= odds * (w.DEATH if wounds + again * (1 + (kind == RUNNER)) > bear + 0.25 else w.WOUND * again)
    value -= w.CROWDED * sum(coming)
    if zone in sight.nests:
        value -= w.NEST
    return value


@cache
def extra_odds(kind: int, tokens: int) -> float:
    """The chance that this many cards bring at least one more activation of a kind."""
    t = tables()
    cards = len(t.zombie_card_kind)
    wanted = ABOMINATION_CARD if kind == ABOMINATION else EXTRA
    count = sum(1 for n in range(cards) if t.zombie_card_kind[n] == wanted and t.zombie_card_type[n] == kind)
    return 1.0 - float((1 - count / cards) ** tokens)


def worth_of_kill(sight: Sight, zone: int) -> float:
    """What one kill in this zone is worth."""
    board = sight.board
    row = board.distance[zone]
    away = min((row[place] for place in sight.crowd), default=9)
    if away == 0:
        return w.LETHAL if wounds_in(sight, zone) > bearing(sight, zone, None) else w.NEAR[0]
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
