"""Errands of the rule-of-thumb bot, as all games of the family know them: something to do, somewhere, by somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from graveshift.bots.zombicide.sight import Sight

TAKE: Final = "take"
RALLY: Final = "rally"
DELIVER: Final = "deliver"
LEAVE: Final = "leave"
SEARCH: Final = "search"
FOLLOW: Final = "follow"
HUNT: Final = "hunt"
NO_DEED: Final = (SEARCH, FOLLOW, HUNT)
"""Errands at whose end no Action of their own waits."""


class Task:
    """Something to be done at one of these places, by one of these survivors (None: by anybody)."""

    __slots__ = ("able", "kind", "places", "shared", "target", "worth")

    def __init__(
        self, kind: str, places: list[int], target: int, worth: float, able: list[str] | None, shared: bool = False
    ) -> None:
        self.kind = kind
        self.places = places
        self.target = target
        self.worth = worth
        self.able = able
        self.shared = shared


class Needs:
    """Cards that the open goals ask for."""

    def short_of(self, sight: Sight) -> dict[str, int]:
        """Cards worth looking for, and how many are missing."""
        return {}
