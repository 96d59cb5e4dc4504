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

from graveshift.bench import ours
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


FULL: Final = Size(rounds=9, games=150, peer_games=20)
QUICK: Final = Size(rounds=3, games=15, peer_games=3)


class Results(msgspec.Struct):
    """What the contest found; None where a contestant could not take part."""

    plain: Figures
    compiled: Figures | None
    peers: dict[str, Figures | None]
    notes: list[str]
    mall: dict[str, Figures] = {}  # Tiny Epic Zombies, by form and peer
    missions: dict[str, dict[str, Figures]] = {}
    modes: dict[str, dict[str, Figures]] = {}


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


def hold(mission: str, size: Size, all_setups: bool) -> Results:
    """One mission and one mode in full; all of them shortly, if wanted."""
    notes: list[str] = []
    everybody = enter(notes)
    missions: dict[str, dict[str, Figures]] = {}
    modes: dict[str, dict[str, Figures]] = {}
    try:
        found = compete(everybody, ours.mission(mission), "measure", size)
        mall = compete(everybody, ours.MALL, "measure", size)
        if all_setups:
            missions, modes = short_races(everybody, size)
    finally:
        for contestant in everybody:
            contestant.leave()
    return Results(
        plain=found["plain"],
        compiled=found.get("compiled"),
        peers={name: found.get(name) for name in PEERS},
        notes=notes,
        mall=mall,
        missions=missions,
        modes=modes,
    )


def short_races(everybody: list[Contestant], size: Size) -> tuple[dict[str, dict[str, Figures]], ...]:
    """Random play of every mission and every mode, each with rounds of the peers in between."""
    short = Size(rounds=3, games=max(5, size.games // 3), peer_games=max(3, size.peer_games // 3))
    setups = msgspec.convert(everybody[0].ask({"do": "setups"}), dict[str, list[ours.Setup]])
    return tuple(
        {setup.name: compete(everybody, setup, "play", short) for setup in setups[kind]}
        for kind in ("missions", "modes")
    )


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


def copy_of(form: str, notes: list[str]) -> Path | None:
    """A copy of the package in this form, made fresh by tools/compile.py; None where that cannot be had."""
    if HOME is None:
        if form == "compiled":
            notes.append("Only a source tree can build the compiled form; this is an installed package.")
        return None
    target = HOME / "build" / "bench" / form
    command = [
        sys.executable,
        str(HOME / "tools" / "compile.py"),
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
