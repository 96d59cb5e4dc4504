"""Pictures of people and tokens are kept, since most look the same from one decision to the next."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from graveshift.kernel.record import start
from graveshift.zombicide.telling import seen, view

KEPT: list[Any] = [view.survivor_seen, view.companion_seen, view.token_seen, view.objective_seen]


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()
    seen._extended.clear()


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
    assert len(seen._extended) <= seen.REMEMBERED
