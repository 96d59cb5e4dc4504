"""A Turn ends by itself when nothing is left to decide in it; scenarios pause there, so it is looked at here."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.zombicide.rules.state import State


def last_action(kate: dict[str, Any]) -> Game:
    """Kate, who has one Action left, makes noise; Scott, of another seat, comes after her."""
    scenario = {
        "name": "The last Action",
        "game": "army-of-the-dead",
        "board": {"map": "a b"},
        "players": 2,
        "survivors": {
            "kate": {"zone": "a", "seat": 1, "actions": 1, **kate},
            "scott": {"zone": "b", "seat": 2, "skills": []},
        },
        "active": "kate",
    }
    game = start("army-of-the-dead", {"scenario": scenario}, 1).game
    game.decide("make-noise")
    return game


def in_turn(game: Game) -> int:
    position = game.position
    assert isinstance(position, State)
    return position.active


@pytest.mark.parametrize("hand", [[], ["crowbar"]])
def test_the_last_action_ends_the_turn(hand: list[str]) -> None:
    """AOTD-ROUND-03 AOTD-INVT-03: cards can be thrown away at any time, which is no reason to wait."""
    game = last_action({"skills": [], "hand": hand})
    assert in_turn(game) == 1


def test_a_free_action_keeps_the_turn_going() -> None:
    """AOTD-SKILL-03: and only Moves are left for it."""
    game = last_action({"skills": ["free-move-action"], "hand": ["crowbar"]})
    assert in_turn(game) == 0
    assert game.decision is not None
    assert set(game.decision.keys) == {"move:b", "discard-cards", "end"}


def test_a_card_that_costs_nothing_keeps_the_turn_going() -> None:
    """AOTD-AMMO-04: an Ammo Clip is used for free in one's own Turn."""
    game = last_action({"skills": [], "hand": ["revolver", "ammo-clip"], "empty": ["revolver"]})
    assert in_turn(game) == 0
