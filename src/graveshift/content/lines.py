"""Where lines may break: in Polish none ends in a word of one letter, and a figure or code stays with its noun.

The page has the same rule (`tied` in web/src/i18n/grammar.ts) and keeps the hard spaces; a terminal gets plain ones.
"""

import re
import textwrap
from typing import Final

HARD: Final = "\u00a0"
TIES: Final = re.compile(
    r"(?<![^\s(„\u00a0])([aiouwzAIOUWZ]) "  # a word of one letter
    r"|(?<=\d) (?=(?:PA|AP)\b)"  # 2 PA
    r"|(?<=\bs\.|\bp\.) (?=\d)"  # s. 15
    r"|(?<=Stref)([aęyą]|ie) (?=\d)"  # w Strefie 2R.NE
)


def tied(text: str) -> str:
    """A text with hard spaces where no line may break."""
    return TIES.sub(lambda tie: tie[0].replace(" ", HARD), text)


def wrapped(text: str, columns: int, first: str = "", further: str = "") -> list[str]:
    """A text in lines of so many columns, with what they begin with; words and hyphens stay whole."""
    lines = textwrap.wrap(
        tied(text),
        columns,
        initial_indent=first,
        subsequent_indent=further,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(HARD, " ") for line in lines]
