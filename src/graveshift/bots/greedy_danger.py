"""Danger as the rule-of-thumb bot judges it: wounds to come, who can bear them, and what a kill is worth where."""

from __future__ import annotations

from typing import Final

from graveshift.bots.greedy_sight import RUNNER, Fighter, Sight

DEATH: Final = 80.0
"""A survivor lost is the game lost."""
WOUND: Final = 5.0
NEAR: Final = (5.0, 2.2, 1.1, 0.5, 0.2)
"""What killing a zombie is worth, by its distance to the nearest person."""
LETHAL: Final = 14.0
CROWDED: Final = 0.9
"""Zombies that will be in the zone next turn: they cost Actions to leave, and an extra activation is always possible."""


def wounds_in(sight: Sight, zone: int) -> int:
    """Wounds that the zombies standing here would deal: one each, Runners two."""
    found = sight.zombies.get(zone)
    if found is None or zone in sight.vade:
        return 0
    return sum(found) + found[RUNNER]


def runners_near(sight: Sight, zone: int) -> int:
    """Runners next door: they come and bite in one activation."""
    count = 0
    for near in sight.board.neighbours[zone]:
        found = sight.zombies.get(near)
        if found is not None and near not in sight.vade and near not in sight.crowd:
            count += found[RUNNER]
    return count


def walkers_near(sight: Sight, zone: int) -> int:
    """Zombies next door that will come in."""
    return sum(sight.horde(near) for near in sight.board.neighbours[zone] if near not in sight.crowd)


def bearing(sight: Sight, zone: int, me: Fighter | None) -> int:
    """Wounds the people in a zone can share without losing anybody, `me` included wherever it is now."""
    total = 0
    for fighter in sight.here:
        if fighter.zone == zone and fighter is not me:
            total += fighter.health - 1
    return total + (me.health - 1 if me is not None else 0)


def stay(sight: Sight, zone: int, me: Fighter, killed: float) -> float:
    """How bad it is to end the Turn here, after this many kills in the zone (0 is fine, less is worse)."""
    horde = sight.horde(zone)
    direct = float(wounds_in(sight, zone))
    if horde:
        direct *= max(0.0, horde - killed) / horde
    coming = 0.8 * runners_near(sight, zone)
    wounds = direct + coming
    bear = bearing(sight, zone, me)
    value = -WOUND * wounds
    if wounds > bear + 0.25:
        value -= DEATH * min(1.0, wounds - bear)
    guests = walkers_near(sight, zone)
    value -= CROWDED * guests + (1.2 * (guests - bear - 1) if guests > bear + 1 else 0.0)
    if any(sight.zone(token["zone"]) == zone for token in sight.tokens if token["active"]):
        value -= 9.0
    return value


def worth_of_kill(sight: Sight, zone: int) -> float:
    """What one kill in this zone is worth."""
    board = sight.board
    row = board.distance[zone]
    away = min((row[place] for place in sight.crowd), default=9)
    if away == 0:
        return LETHAL if wounds_in(sight, zone) > bearing(sight, zone, None) else NEAR[0]
    worth = NEAR[min(away, len(NEAR) - 1)]
    found = sight.zombies[zone]
    if found[3]:
        worth *= 1.5
    if found[RUNNER] and away <= 2:
        worth *= 1.3
    if board.train[zone] and sight.town.train_clean:
        worth += 3.0
    if board.mine[zone] and sight.town.coal:
        worth += 2.0
    return worth
