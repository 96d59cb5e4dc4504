"""Pictures of people and tokens are kept, since most look the same from one decision to the next."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from graveshift.bots.zombicide.town import TOWN
from graveshift.games.gears_and_guns.telling import view as steam
from graveshift.games.undead_or_alive.telling import view as town
from graveshift.kernel.record import start
from graveshift.server import memory
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.telling import view

KEPT: list[Any] = [
    view.survivor_seen,
    view.companion_seen,
    view.token_seen,
    view.objective_seen,
    town.town_survivor,
    town.town_companion,
    town.town_objective,
    steam.steam_survivor,
]


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()


def views(game: str, mission: str, before: Callable[[], None]) -> list[bytes]:
    """What the first seat sees at each decision of a game at random."""
    running, chance = start(game, {"mission": mission, "seats": 2}, 3).game, Random(5)
    found: list[bytes] = []
    while running.decision is not None and len(found) < 150:
        before()
        found.append(encode(running.seen(0)))
        running.decide(chance.choice(running.decision.options))
    return found


@pytest.mark.parametrize(
    ("game", "mission"), [("undead-or-alive", "m7"), ("gears-and-guns", "m3"), ("army-of-the-dead", "m2")]
)
def test_a_view_with_kept_pictures_is_the_view_made_anew(game: str, mission: str) -> None:
    """(UOA-SETUP-10, UOA-SETUP-11)"""
    assert views(game, mission, lambda: None) == views(game, mission, forget)


def test_pictures_are_kept_and_only_so_many() -> None:
    forget()
    views("undead-or-alive", "m1", lambda: None)
    found = view.survivor_seen.cache_info()
    assert found.hits > found.misses
    assert all(kept.cache_info().maxsize == view.REMEMBERED for kept in KEPT)
    assert town.town_survivor.cache_info().hits > town.town_survivor.cache_info().misses


def test_memory_that_is_given_back_holds_no_pictures() -> None:
    """Caches of a limited size are found by themselves, compiled or not; those of content stay."""
    views("gears-and-guns", "m3", lambda: None)
    assert all(kept.cache_info().currsize for kept in (view.survivor_seen, town.town_survivor, steam.steam_survivor))
    content = load.cache_info().currsize
    TOWN.talent([], False)
    memory.give_back()
    assert not TOWN._talents
    assert not any(kept.cache_info().currsize for kept in KEPT)
    assert load.cache_info().currsize == content > 0
