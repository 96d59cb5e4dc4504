"""The conformance test: every game, mission and seat count that exists keeps every promise of the kernel.

It finds the games in the registry and asks them for their set-ups, so that a new game is tested without a word here.
The plain form plays every seventh set-up; the compiled form plays all of them, and further games.
"""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import graveshift.games as games  # announces the games
from graveshift.kernel import registry
from graveshift.kernel.errors import RecordError
from graveshift.kernel.record import decode
from graveshift.kernel.replaying import resume
from tests.conformance import CHECKS, Check, Setup, a_record, what_came_of
from tests.forms import MANY_GAMES

ROOT = Path(__file__).parent.parent
STRIDE = 7  # of the set-ups, every seventh is played in the quick tests


def setups() -> list[tuple[str, Setup, int]]:
    """Every way to play every game, numbered."""
    return [
        (name, setup, number)
        for name in registry.names()
        for number, setup in enumerate(registry.game_type(name).setups())
    ]


def called(name: str, setup: Setup) -> str:
    return "-".join([name, *(str(value) for value in setup.values())])


def promised() -> list[Any]:
    """Every check of every set-up; most of them are left for the slow tests."""
    return [
        pytest.param(
            check,
            name,
            setup,
            number,
            id=f"{called(name, setup)}-{check.__name__}",
            marks=[pytest.mark.slow, MANY_GAMES] if number % STRIDE else [],
        )
        for name, setup, number in setups()
        for check in CHECKS
    ]


def test_there_are_games_to_test() -> None:
    assert games.__name__
    assert len(setups()) >= 18


@pytest.mark.parametrize(("check", "name", "setup", "seed"), promised())
def test_conformance(check: Check, name: str, setup: Setup, seed: int) -> None:
    check(name, setup, seed)


@pytest.mark.slow
@MANY_GAMES
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("name", "setup", "seed"), setups()[::STRIDE], ids=[called(name, setup) for name, setup, _ in setups()[::STRIDE]]
)
def test_conformance_of_more_games(check: Check, name: str, setup: Setup, seed: int) -> None:
    check(name, setup, seed + 1000)


@pytest.mark.parametrize("name", registry.names())
def test_fresh_processes_with_other_hash_seeds_play_the_same_games(name: str) -> None:
    records = [a_record(name, setup, seed) for seed, setup in enumerate(registry.game_type(name).setups())]
    here = [what_came_of(record) for record in records]
    for hash_seed in ("0", "4242"):
        fresh = subprocess.run(
            [sys.executable, "-m", "tests.conformance"],
            input=msgspec.json.encode(records),
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert fresh.returncode == 0, fresh.stderr.decode()
        assert msgspec.json.decode(fresh.stdout) == here


@pytest.mark.parametrize("name", registry.names())
def test_a_damaged_record_is_refused_with_a_sentence(name: str) -> None:
    setup = next(iter(registry.game_type(name).setups()))
    data = msgspec.json.encode(a_record(name, setup, 5))
    chance = random.Random(5)
    refused = 0
    for _ in range(150):
        damaged = bytearray(data)
        damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        try:
            resume(decode(bytes(damaged), "game.json"))
        except RecordError:
            refused += 1
    assert refused > 100
