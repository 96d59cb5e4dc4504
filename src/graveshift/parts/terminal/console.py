"""Where a game is told and answered: lines out, lines in. No cursor tricks; colours only where a terminal has them."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from graveshift.content.lines import wrapped

if TYPE_CHECKING:
    from graveshift.parts.terminal.colours import Painter

WIDEST = 100
NARROWEST = 20


def width() -> int:
    """How long a line may be."""
    return max(min(shutil.get_terminal_size().columns, WIDEST), NARROWEST)


class Console:
    """A pair of streams. `plain` leaves every line whole, as a screen reader likes it; else lines are wrapped."""

    def __init__(self, source: TextIO, sink: TextIO, *, plain: bool = False) -> None:
        self.source = source
        self.sink = sink
        self.plain = plain
        self.painter = None if plain else painter_for(sink)
        self.keyboard = source is sys.stdin and source.isatty()
        if self.keyboard and not plain:
            # Not in plain mode: line editors send control sequences of their own.
            _edit_lines()

    def say(self, text: str = "", indent: int = 0) -> None:
        """One sentence, or several; wrapped lines hang under their first word."""
        self._write(self._painted(self._wrapped(text, indent)))

    def mistake(self, text: str) -> None:
        """Why something cannot be done."""
        self._write(self._painted(self._wrapped(text, 0), "mistake"))

    def list(self, lines: Iterable[str], indent: int = 2) -> None:
        for line in lines:
            self.say(line, indent)

    def heading(self, text: str) -> None:
        """A line that begins a part."""
        self._write("")
        self._write(self._painted(self._wrapped(text, 0), "heading"))

    def show(self, drawing: str) -> None:
        """Something laid out already, such as a map."""
        self._write(self._painted(drawing.rstrip("\n")))

    def clear(self) -> None:
        """Move everything said so far off the screen."""
        if not self.plain:
            self._write("\n" * shutil.get_terminal_size().lines)

    def ask(self, prompt: str) -> str | None:
        """One line from the player, without blanks around it; None at the end of the input."""
        above, _, prompt = f"{self._wrapped(prompt.rstrip(), 0)} ".rpartition("\n")
        if above:
            self._write(above)
        if self.keyboard:
            try:
                return input(prompt).strip()
            except EOFError:
                self._write("")
                return None
        self.sink.write(prompt)
        line = self.source.readline()
        # What is piped in is written out too, so that the transcript reads like a session.
        self._write(line.rstrip("\n"))
        return line.strip() if line else None

    def _wrapped(self, text: str, indent: int) -> str:
        if self.plain or not text:
            return " " * (0 if self.plain else indent) + text
        return "\n".join(wrapped(text, width(), " " * indent, " " * (indent + _hang(text))))

    def _painted(self, text: str, part: str = "") -> str:
        return self.painter.paint(text, part) if self.painter is not None else text

    def _write(self, text: str) -> None:
        self.sink.write(text + "\n")
        self.sink.flush()


def painter_for(sink: TextIO) -> Painter | None:
    """Colours for this stream, unless it is no terminal, or the person wants none (NO_COLOR)."""
    if os.environ.get("NO_COLOR") or not sink.isatty():
        return None
    from graveshift.parts.terminal.colours import Painter

    return Painter(sink)


def _hang(text: str) -> int:
    """How far the further lines of an item stand in: under the word after `12.` or `-`."""
    first, _, rest = text.partition(" ")
    if rest and (first == "-" or (first.endswith(".") and first[:-1].isdigit())):
        return len(first) + 1
    return 2


def _edit_lines() -> None:
    """Arrow keys and history at the keyboard, where the system has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
