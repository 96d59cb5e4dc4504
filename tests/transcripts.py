"""What seeded games of every set-up were like: options offered, answers, events, outcome, as one fingerprint a game.

A change that must not change how the games play is proved by them. Positions are not part of it, because their form
may change.

    python -m tests.transcripts write     write down how the games play now
    python -m tests.transcripts write GAME MISSION ...     only these missions, whose figures were corrected
    python -m tests.transcripts check     play them all again and name what has changed
    python -m tests.transcripts tell GAME NUMBER SEED     one game line by line, to compare two trees with diff
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

import graveshift.games as games  # announces the games
from graveshift.kernel.record import start
from graveshift.kernel.registry import game_type, names

SEEDS = 20
KEPT = Path(__file__).parent / "transcripts"
LONGEST = 20_000
_encode = msgspec.json.Encoder(order="deterministic").encode

__all__ = ["games"]


def lines(game_name: str, setup: dict[str, Any], seed: int) -> Iterator[bytes]:
    """One game, line by line: every question with its options and its answer, what happened, and the end.

    Every other seed takes every kind of option equally often, so that rare ones come up.
    """
    game = start(game_name, setup, seed).game
    chance = random.Random(seed)
    told = 0
    for _ in range(LONGEST):
        for event in game.events_since(told):
            told += 1
            yield _encode([event.name, event.rule, event.data])
        decision = game.decision
        if decision is None:
            break
        keys = decision.keys
        key = curious(keys, chance) if seed % 2 else chance.choice(keys)
        yield _encode([decision.seat, decision.kind, decision.rules, keys, key])
        game.decide(key)
    assert game.outcome is not None, "the game does not end"
    yield _encode(msgspec.to_builtins([game.outcome.won, game.outcome.winner, game.outcome.rule]))


def curious(keys: tuple[str, ...], chance: random.Random) -> str:
    """First a kind of option (what its key begins with), then one of that kind."""
    kinds: dict[str, list[str]] = {}
    for key in keys:
        kinds.setdefault(key.partition(":")[0], []).append(key)
    return chance.choice(kinds[chance.choice(list(kinds))])


def fingerprint(game_name: str, setup: dict[str, Any], seed: int) -> str:
    """Twelve hexadecimal digits that stand for a whole game."""
    digest = hashlib.blake2b(digest_size=6)
    for line in lines(game_name, setup, seed):
        digest.update(line + b"\n")
    return digest.hexdigest()


def label(setup: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in setup.items())


def played(game_name: str, setup: dict[str, Any]) -> tuple[str, list[str]]:
    """All games of one set-up."""
    return label(setup), [fingerprint(game_name, setup, seed) for seed in range(SEEDS)]


def kept(game_name: str) -> dict[str, list[str]]:
    """The fingerprints that were written down; none of a game that is still being written."""
    if not (KEPT / f"{game_name}.json").exists():
        return {}
    return msgspec.json.decode((KEPT / f"{game_name}.json").read_bytes(), type=dict[str, list[str]])


def write_missions(game_name: str, missions: list[str]) -> None:
    """Write these missions down anew, and leave all others as they are."""
    setups = [setup for setup in game_type(game_name).setups() if setup.get("mission") in missions]
    store(game_name, kept(game_name) | dict(played(game_name, setup) for setup in setups))


def store(game_name: str, found: dict[str, list[str]]) -> None:
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{game_name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def main(words: list[str]) -> int:
    if words[:1] == ["tell"]:
        setup = list(game_type(words[1]).setups())[int(words[2])]
        for line in lines(words[1], setup, int(words[3])):
            print(line.decode())
        return 0
    if words[:1] == ["write"] and len(words) > 2:
        write_missions(words[1], words[2:])
        return 0
    changed = 0
    with ProcessPoolExecutor() as pool:
        for name in names():
            setups = list(game_type(name).setups())
            found = dict(pool.map(played, [name] * len(setups), setups))
            if words == ["write"]:
                store(name, found)
                continue
            for number, (which, prints) in enumerate(found.items()):
                for seed, (now, then) in enumerate(zip(prints, kept(name).get(which, prints), strict=True)):
                    if now != then:
                        changed += 1
                        print(f"{name}: {which}: seed {seed} plays otherwise (tell {name} {number} {seed})")
    print(f"{changed} games have changed.")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
