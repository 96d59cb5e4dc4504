"""The contest: forms and peers play in turns, one at a time, on one core; the figures are medians over the rounds."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from graveshift.bench import environments, ours
from graveshift.kernel.errors import GraveshiftError

PEERS: Final = ("catanatron",)
HOME: Final = next((home for home in Path(__file__).resolve().parents if (home / "tools/compile.py").is_file()), None)
"""The source tree, which alone can build other forms of itself; None where the package is installed without it."""

Figures = dict[str, float]


class Size(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    games: int  # of ours in a round
    peer_games: int
    seconds: float = 2.0  # of each environment in a round


FULL: Final = Size(rounds=9, games=150, peer_games=20)
QUICK: Final = Size(rounds=3, games=15, peer_games=3, seconds=0.2)


class Measured(msgspec.Struct):
    """What was found of one game: by form and peer, and shortly for each of its set-ups."""

    setup: ours.Setup
    figures: dict[str, Figures]
    every: dict[str, dict[str, Figures]] = {}


class Results(msgspec.Struct):
    """What the contest found, by game; a form or peer that could not take part is missing."""

    games: dict[str, Measured]
    notes: list[str]
    environments: dict[str, Figures] = {}
    """By form and peer: steps of the environments for learners."""


class Contestant:
    """A worker process that measures when told to and waits otherwise."""

    def __init__(self, name: str, form: str, packages: Path | None) -> None:
        environment = dict(os.environ)
        if packages is not None:
            environment["PYTHONPATH"] = str(packages)
        self.name = name
        self.form = form
        self._process = subprocess.Popen(
            [sys.executable, "-m", "graveshift.bench.worker", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def ask(self, request: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(request).decode() + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise GraveshiftError(f"The measurement of {self.form} stopped; its reason stands above.")
        answer = msgspec.json.decode(line)
        if isinstance(answer, dict) and "mistake" in answer:
            raise GraveshiftError(answer["mistake"])
        return answer

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def hold(chosen: list[ours.Setup], size: Size, all_setups: bool) -> Results:
    """One set-up of each game in full; all of them shortly, if wanted."""
    notes: list[str] = []
    everybody = enter(notes)
    try:
        games = {setup.game: Measured(setup, compete(everybody, setup, "measure", size)) for setup in chosen}
        learners = race_environments(everybody, size, notes)
        if all_setups:
            for game, field in short_races(everybody, size).items():
                games[game].every = field
    finally:
        for contestant in everybody:
            contestant.leave()
    return Results(games, notes, learners)


def race_environments(everybody: list[Contestant], size: Size, notes: list[str]) -> dict[str, Figures]:
    """Environments for learners beside their peers, in turns; nothing where what they need is missing."""
    missing = [name for name in environments.NEEDED["ours"] if find_spec(name) is None]
    if missing:
        notes.append(f"No environments were measured: {missing[0]} is not installed (pip install 'graveshift[bench]').")
        return {}
    racers = [contestant for contestant in everybody if contestant.name == "ours"]
    peers = [Contestant(name, name, None) for name in environments.PEERS if can_play(name, notes)]
    rounds: dict[str, list[Figures]] = {racer.form: [] for racer in [*racers, *peers]}
    try:
        for _ in range(min(3, size.rounds)):
            for racer in [*racers, *peers]:
                rounds[racer.form].append(racer.ask({"do": "environments", "seconds": size.seconds}))
    finally:
        for peer in peers:
            peer.leave()
    return {form: {name: median(one[name] for one in played) for name in played[0]} for form, played in rounds.items()}


def can_play(peer: str, notes: list[str]) -> bool:
    """Is everything installed that a peer needs? A note says what is missing."""
    missing = [name for name in environments.NEEDED[peer] if find_spec(name) is None]
    if missing:
        notes.append(f"{peer} was not measured: {missing[0]} is not installed; `make bench` installs it.")
    return not missing


def short_races(everybody: list[Contestant], size: Size) -> dict[str, dict[str, dict[str, Figures]]]:
    """Random play of every set-up of every game, each with rounds of the peers in between."""
    short = Size(rounds=3, games=max(5, size.games // 3), peer_games=max(3, size.peer_games // 3))
    setups = msgspec.convert(everybody[0].ask({"do": "setups"}), dict[str, list[ours.Setup]])
    return {
        game: {setup.name: compete(everybody, setup, "play", short) for setup in of_game}
        for game, of_game in setups.items()
    }


def compete(everybody: list[Contestant], setup: ours.Setup, do: str, size: Size) -> dict[str, Figures]:
    """Everybody plays the same number of rounds, in turns; the median of every figure, by form and peer."""
    rounds: dict[str, list[Figures]] = {contestant.form: [] for contestant in everybody}
    for number in range(size.rounds):
        for contestant in everybody:
            games = size.games if contestant.name == "ours" else size.peer_games
            request = {"do": do, "setup": setup, "first": 1 + number * games, "games": games}
            rounds[contestant.form].append(contestant.ask(request))
    same_games([rounds[contestant.form] for contestant in everybody if contestant.name == "ours"])
    return {
        form: {name: median(figures[name] for figures in played) for name in played[0]}
        for form, played in rounds.items()
    }


def same_games(forms: list[list[Figures]]) -> None:
    """Both forms must have played the very same games, or the comparison says nothing."""
    lengths = [[figures["decisions_per_game"] for figures in rounds] for rounds in forms]
    if any(length != lengths[0] for length in lengths):
        raise GraveshiftError("The plain and the compiled form played different games: that is a bug of ours.")


# ---- who takes part


def enter(notes: list[str]) -> list[Contestant]:
    """Our forms and the peers that are here; a note says who is missing and why."""
    entered: list[Contestant] = []
    for form in ("plain", "compiled"):
        packages = copy_of(form, notes)
        if packages is not None or form == "plain":
            contestant = Contestant("ours", form, packages)
            actual = contestant.ask({"do": "form"})
            if actual == form:
                entered.append(contestant)
            else:
                contestant.leave()
                notes.append(f"The {form} form could not be measured: the package in use is {actual}.")
    if not entered or entered[0].form != "plain":
        raise GraveshiftError("The plain form could not be measured; `make clean-compiled` brings it back.")
    for name in PEERS:
        if find_spec(name) is None:
            notes.append(f"{name} is not installed: `make bench` installs it, or pip install 'graveshift[bench]'.")
        else:
            entered.append(Contestant(name, name, None))
    return entered


def copy_of(form: str, notes: list[str], home: Path | None = HOME) -> Path | None:
    """A copy of the package in this form, made fresh by tools/compile.py; None where that cannot be had."""
    if home is None:
        if form == "compiled":
            notes.append("Only a source tree can build the compiled form; this is an installed package.")
        return None
    target = home / "build" / "bench" / form
    command = [
        sys.executable,
        str(home / "tools" / "compile.py"),
        "--into",
        str(target),
        *(["--plain"] if form == "plain" else []),
    ]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0 or not (target / "graveshift").is_dir():
        reason = (made.stdout + made.stderr).strip().splitlines()
        notes.append(f"The {form} form could not be built: {reason[-1] if reason else 'no reason was given'}")
        return None
    return target
