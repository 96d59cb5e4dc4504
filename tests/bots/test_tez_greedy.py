"""The rule-of-thumb player of Tiny Epic Zombies plays every mode from its view alone, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import graveshift.games  # noqa: F401  (announces the games)
from graveshift.bots import Seat, make_bot
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game

GAME = registry.game_type("tiny-epic-zombies")
SETUPS = [setup for setup in GAME.setups() if setup.get("difficulty", "normal") == "normal"]


def played(setup: dict[str, Any], seed: int, humans: str, zombies: str) -> State:
    """A whole game between bots."""
    rules, position, _ = GAME.set_up(dict(setup), stream(seed))
    game = Game(rules, position, None, False)
    assert isinstance(position, State)
    minds = {seat: make_bot(humans, seed + seat) for seat in range(position.table.seats)}
    if position.table.zombie_seat >= 0:
        minds[position.table.zombie_seat] = make_bot(zombies, seed)
    while (decision := game.decision) is not None:
        assert decision.seat is not None
        key = minds[decision.seat].choose(Seat(game, decision.seat))
        assert key in decision.keys
        game.decide(key, decision.seat)
    assert isinstance(game.position, State)
    return game.position


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['mode']}-{setup['seats']}")
def test_it_plays_every_mode(setup: dict[str, Any]) -> None:
    assert played(setup, 1, "greedy", "greedy").result


def test_it_does_more_than_chance() -> None:
    """Over a few games greedy Humans complete more Objectives than random ones."""
    setup = {"mode": "coop", "seats": 2, "difficulty": "easy"}

    def completed(bot: str) -> int:
        return sum(played(setup, seed, bot, bot).done[0].bit_count() for seed in range(6))

    assert completed("greedy") > completed("random") + 3


def test_the_greedy_zombie_player_is_no_friend() -> None:
    """Against the same Humans games are shorter with a greedy Zombie Player than with a random one."""
    setup = {"mode": "coop-vs-zombie", "seats": 3}

    def turns(bot: str) -> int:
        return sum(played(setup, seed, "greedy", bot).turns for seed in range(8))

    assert turns("greedy") < turns("random")
