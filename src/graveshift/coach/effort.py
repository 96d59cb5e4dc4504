"""How much work the coach puts into a question: counts, so that the answer does not depend on the machine."""

from __future__ import annotations

from typing import Final

import msgspec


class Effort(msgspec.Struct, frozen=True):
    """Futures that are played on for each option."""

    first: int = 4
    """As many for every option, before the worse half is left aside; then twice as many, and so on."""
    most: int = 16
    """As many for those that are left at the end."""
    options: int = 16
    """Options that are looked at; where there are more, those that the rule of thumb likes, and then the first ones."""
    shown: int = 3
    """Options that stay to the end."""
    rounds: int = 12
    """Rounds after which a future is stopped and valued as it stands."""


QUICK: Final = Effort(first=2, most=8, options=12)
NORMAL: Final = Effort()
DEEP: Final = Effort(first=8, most=64, options=24)
EFFORTS: Final[dict[str, Effort]] = {"quick": QUICK, "normal": NORMAL, "deep": DEEP}


class Depth(msgspec.Struct, frozen=True):
    """How closely a finished game is looked at."""

    curve: int = 48
    """Futures from the beginning of each round."""
    first: int = 4
    """Futures in which an answer is compared with others at first."""
    most: int = 24
    """Futures in which it is compared where the first ones differ."""
    rounds: int = 12


DEPTHS: Final[dict[str, Depth]] = {"quick": Depth(24, 3, 12), "normal": Depth(), "deep": Depth(96, 12, 96)}
