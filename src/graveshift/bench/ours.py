"""What we measure of our own engine. It uses the interface that bots use, and every game begins with its set-up."""

from __future__ import annotations

import random
from time import process_time
from typing import Any, Final

from graveshift.bots.judging import Judge, judge_of
from graveshift.kernel.chance import Position
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.kernel.registry import names
from graveshift.kernel.rules import Rules
from graveshift.parts.bench import Setup, bench_of

LONGEST: Final = 100_000
SAMPLES: Final = 64
REPEATS: Final = 20

__all__ = ["Setup", "measure", "play", "setups"]


def setups() -> dict[str, list[Setup]]:
    """Every set-up that is measured, by game."""
    return {name: list(bench_of(name).every().values()) for name in names()}


def measure(setup: Setup, seeds: range) -> dict[str, float]:
    """One round of everything: random play, play by rule of thumb and with a journal, copies, listing options."""
    figures = play(setup, seeds)
    figures["policy_answers_per_second"] = play_by_thumb(setup, seeds[: max(1, len(seeds) // 4)])
    figures["journal_decisions_per_second"] = play_with_journal(setup, seeds[: max(1, len(seeds) // 4)])
    boundaries, attacks = samples(setup)
    figures["copy_us"] = copying(boundaries)
    figures["copy_mid_attack_us"] = copying(attacks)
    figures["options_us"] = listing(boundaries)
    return figures


def play(setup: Setup, seeds: range) -> dict[str, float]:
    """Random play of whole games, each from a fresh set-up."""
    draw = random.Random(seeds.start).random
    decisions = 0
    began = process_time()
    for seed in seeds:
        decisions += random_game(start(setup.game, setup.options, seed).game.playout(), draw)
    took = process_time() - began
    return {
        "decisions_per_second": decisions / took,
        "games_per_second": len(seeds) / took,
        "decisions_per_game": decisions / len(seeds),
    }


def play_by_thumb(setup: Setup, seeds: range) -> float:
    """Answers per second where the bots' rule of thumb plays, as it does in futures; the game's steps included."""
    judge = judge_of(setup.game)
    player = judge.player(seeds.start)
    answers = 0
    began = process_time()
    for seed in seeds:
        answers += thumb_game(start(setup.game, setup.options, seed).game.playout(), judge, player)
    return answers / (process_time() - began)


def thumb_game(game: Game, judge: Judge, player: Any) -> int:
    """Answer by rule of thumb until the game is over; how many answers that took."""
    answers = 0
    while game.codes:
        game.answer(judge.answer(game, player))
        answers += 1
        if answers > LONGEST:
            raise AssertionError(f"A game by rule of thumb has not ended after {LONGEST} answers.")
    return answers


def play_with_journal(setup: Setup, seeds: range) -> float:
    """Decisions per second of the same play at a table: keys, events, digests and the way back are kept."""
    draw = random.Random(seeds.start).random
    decisions = 0
    began = process_time()
    for seed in seeds:
        decisions += random_game(start(setup.game, setup.options, seed).game, draw)
    return decisions / (process_time() - began)


def random_game(game: Game, draw: Any) -> int:
    """Answer at random until the game is over; how many answers that took."""
    decisions = 0
    while codes := game.codes:
        game.answer(codes[int(draw() * len(codes))])
        decisions += 1
        if decisions > LONGEST:
            raise AssertionError(f"A random game has not ended after {LONGEST} decisions.")
    return decisions


_SAMPLES: Final[dict[str, tuple[list[Game], list[Game]]]] = {}


def samples(setup: Setup) -> tuple[list[Game], list[Game]]:
    """Games in random play, stopped at a boundary and in the middle of an attack; the same in every round."""
    if setup.name not in _SAMPLES:
        _SAMPLES[setup.name] = find_samples(setup)
    return _SAMPLES[setup.name]


def find_samples(setup: Setup) -> tuple[list[Game], list[Game]]:
    in_attack = bench_of(setup.game).in_attack
    boundaries: list[Game] = []
    attacks: list[Game] = []
    draw = random.Random(1).random
    for seed in range(1, 1000):
        game = start(setup.game, setup.options, seed).game.copy()
        decisions = 0
        while codes := game.codes:
            decisions += 1
            assert game.decision is not None
            if game.decision.kind in in_attack and len(attacks) < SAMPLES:
                attacks.append(game.copy())
            elif game.at_boundary() and decisions % 7 == 0 and len(boundaries) < SAMPLES:
                boundaries.append(game.copy())
            game.answer(codes[int(draw() * len(codes))])
        if len(boundaries) == len(attacks) == SAMPLES:
            break
    return boundaries, attacks


def copying(found: list[Game]) -> float:
    """Microseconds for an independent copy of a game."""
    began = process_time()
    for game in found:
        for _ in range(REPEATS):
            game.copy()
    return microseconds(began, found)


def listing(found: list[Game]) -> float:
    """Microseconds to list the legal options of a position."""
    pairs: list[tuple[Rules, Position]] = [(game.rules, game.position) for game in found]
    began = process_time()
    for rules, position in pairs:
        for _ in range(REPEATS):
            rules.ask(position)
    return microseconds(began, found)


def microseconds(began: float, found: list[Game]) -> float:
    return (process_time() - began) / (len(found) * REPEATS) * 1e6
