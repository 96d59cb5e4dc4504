"""How often bots win, counted by `graveshift sim`: the figures every game keeps in its measured.yaml."""

from typing import Annotated

import msgspec

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]


class Measure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A batch of games with the same set-up."""

    bot: str
    """Who played every seat."""
    seed: int
    games: Annotated[int, msgspec.Meta(ge=1)]
    wins: Annotated[int, msgspec.Meta(ge=0)]
    """Games the people won."""
    low: Share
    high: Share
    """The 95 % interval of the win rate."""
