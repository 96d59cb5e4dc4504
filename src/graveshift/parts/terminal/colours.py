"""Colours for terminals: headings, numbers to type, rule IDs. Rich knows what a terminal can show."""

from __future__ import annotations

from typing import ClassVar, Final, TextIO

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text
from rich.theme import Theme

THEME: Final = Theme(
    {
        "heading": "bold",
        "headed": "none",
        "mistake": "yellow",
        "told.number": "bold cyan",
        "told.rule": "dim",
        "told.key": "dim",
    }
)

HEADING: Final = r"(?m)^\S.*(?=\n {2,})|\A.+"
"""In a text of several parts: the first line, and each at the margin that others stand in under."""


class Told(RegexHighlighter):
    """What stands out in a line: the number to type, the ID of a rule, a key."""

    base_style = "told."
    highlights: ClassVar[list[str]] = [
        r"(?m)^ *(?P<number>\d+\.) ",
        r"(?P<rule>\(?\b[A-Z]{2,4}-[A-Z0-9]+(?:-[A-Z]+)?-\d+[a-z]?\b\)?)",
        r"(?P<key>\[[a-z][^\]]*\])",
    ]


class Painter:
    """Paints text for one stream; where the terminal has no colours, Rich leaves it as it is."""

    def __init__(self, sink: TextIO) -> None:
        self.console = Console(file=sink, theme=THEME, highlight=False, emoji=False)
        self.told = Told()

    def paint(self, text: str, part: str = "") -> str:
        """The text with the signs that colour it; not a letter is changed."""
        styled = Text(text, style=part)
        if part == "headed":
            styled.highlight_regex(HEADING, "heading")
        self.told.highlight(styled)
        with self.console.capture() as caught:
            self.console.print(styled, soft_wrap=True, end="")
        return caught.get()
