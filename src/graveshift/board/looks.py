"""How zones, tokens and printed signs look on a drawing. The board has plain looks only; a game names its own."""

from typing import Final

import msgspec

from .geometry import Rect

INK: Final = "#3a2c20"


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape and the colours of a token: a circle, or a polygon turned by some degrees."""

    corners: int = 0
    turn: float = 0
    fill: str = "#ffffff"
    ink: str = "#ffffff"


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something printed in a zone, as seen from the middle of the zone."""

    at: tuple[int, int]
    letter: str = ""
    """It is drawn as a dial with this letter,"""
    drawing: str = ""
    """or as this piece of SVG around its own middle."""
    room: Rect | None = None
    """What no token may cover."""


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that has a look of its own, by the name that tiles and marks use."""

    grounds: dict[str, str] = {}
    """The colour of zones by their look or kind; rooms that are not here are tinted by building."""
    tokens: dict[str, Look] = {}
    """Tokens by kind, or by kind and face: `lamp`, `lamp green`."""
    signs: dict[str, Sign] = {}
    """What is printed in zones, in the order in which it is drawn."""

    def over(self, below: "Looks") -> "Looks":
        """These looks, and those below for what has none here."""
        return Looks(below.grounds | self.grounds, below.tokens | self.tokens, below.signs | self.signs)


PLAIN_TOKEN: Final = Look(ink=INK)
PLAIN: Final = Looks(
    grounds={"street": "#dcc391", "yard": "#aebf8f", "train": "#b7c3cb", "island": "#c9c2b4"},
)
"""What every board has."""
