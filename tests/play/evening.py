"""A table with somebody at the keyboard: lines in, transcript out."""

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from graveshift.games.tiny_epic_zombies.scenario.names import FRONT
from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, stream
from graveshift.parts.terminal.start import Start
from graveshift.play import Console, play_start, resume_file
from graveshift.play.saving import data_folder


class Typist(io.StringIO):
    """Types the lines it is given, then nothing more."""

    screen: io.StringIO

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


class WildTypist(Typist):
    """Types any number that the prompt allows, from a stream of its own; `first` may say something else instead.

    It reads what is on the screen, as a player does, and knows no rules.
    """

    def __init__(self, seed: int, first: Callable[[int], str | None] = lambda answers: None) -> None:
        super().__init__()
        self.rng = stream(seed)
        self.first = first
        self.answers = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        typed = self.first(self.answers)
        if typed is not None:
            return typed
        allowed = re.findall(r"(\d+): $", self.screen.getvalue()[-80:])
        if not allowed:
            return "\n"
        last = int(allowed[0])
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK
        self.answers += 1
        return f"{((self.rng >> 33) * last >> 31) + 1}\n"


class Evening:
    """What was shown at the table, and how it ended."""

    def __init__(self, typist: Typist, *, plain: bool = True) -> None:
        self.screen = typist.screen = io.StringIO()
        self.console = Console(typist, self.screen, plain=plain)
        self.code = -1

    @property
    def text(self) -> str:
        return self.screen.getvalue()

    def after(self, typed: str) -> str:
        """What was shown after this line was typed the last time, up to the next prompt."""
        before, _, shown = self.text.rpartition(f": {typed}\n")
        assert before, f"{typed!r} was never typed."
        return re.split(r"(?m)^(?:Your choice|Twój wybór)[^\n]*: ", shown)[0]


def m0(**options: Any) -> Start:
    """The tutorial with a fixed seed."""
    return Start(options={"mission": "m0", **options}, seed=7)


def mall(**options: Any) -> Start:
    """A solo game in the mall with a fixed seed, both characters chosen."""
    solo = {"mode": "solo", "seats": 1, "humans": ["doctor", "hippie"], "first": 0, "mall": FRONT}
    return Start(game="tiny-epic-zombies", options=solo | options, seed=7)


def play(start: Start, typist: Typist, *, plain: bool = True, **how: Any) -> Evening:
    """Begin a game and let somebody type."""
    evening = Evening(typist, plain=plain)
    evening.code = play_start(start, console=evening.console, **how)
    return evening


def play_on(path: Path, typist: Typist, **how: Any) -> Evening:
    """Go on from a file and let somebody type."""
    evening = Evening(typist)
    evening.code = resume_file(path, console=evening.console, **how)
    return evening


def autosave_folder() -> Path:
    """Where games are kept; it is there from the first time on."""
    data_folder().mkdir(parents=True, exist_ok=True)
    return data_folder()
