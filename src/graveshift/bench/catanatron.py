"""Our peer Catanatron: Catan in Python, four players that answer at random. It has the same kinds of figures."""

from __future__ import annotations

from importlib import import_module
from time import process_time
from typing import Any, Final

SAMPLES: Final = 64
REPEATS: Final = 20


def measure(seeds: range) -> dict[str, float]:
    """One round: random play of whole games, copies of a game, listing what can be played."""
    figures = play(seeds)
    found = samples()
    figures["copy_us"] = copying(found)
    figures["options_us"] = listing(found)
    return figures


def play(seeds: range) -> dict[str, float]:
    """Random play of whole games, each from a fresh set-up."""
    decisions = 0
    began = process_time()
    for seed in seeds:
        game = new_game(seed)
        game.play()
        decisions += len(game.state.actions)
    took = process_time() - began
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": len(seeds) / took,
        "decisions_per_game": decisions / len(seeds),
    }


def new_game(seed: int) -> Any:
    """A game from its set-up. (The package has no types, and need not be installed.)"""
    package = import_module("catanatron")
    return package.Game([package.RandomPlayer(color) for color in package.Color], seed=seed)


_SAMPLES: Final[list[Any]] = []


def samples() -> list[Any]:
    """Games in random play, stopped all along their way; the same in every round."""
    seed = 1
    while len(_SAMPLES) < SAMPLES:
        game = new_game(seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000 and len(_SAMPLES) < SAMPLES:
            decisions += 1
            if decisions % 53 == 0:
                _SAMPLES.append(game.copy())
            game.play_tick()
        seed += 1
    return _SAMPLES


def copying(found: list[Any]) -> float:
    began = process_time()
    for game in found:
        for _ in range(REPEATS):
            game.copy()
    return microseconds(began, found)


def listing(found: list[Any]) -> float:
    possible = import_module("catanatron.models.actions").generate_playable_actions
    began = process_time()
    for game in found:
        for _ in range(REPEATS):
            possible(game.state)
    return microseconds(began, found)


def microseconds(began: float, found: list[Any]) -> float:
    return (process_time() - began) / (len(found) * REPEATS) * 1e6
