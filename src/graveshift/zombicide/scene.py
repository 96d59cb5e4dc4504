"""What a game and its mission hook into the shared chapters. Each game overrides what its book says differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

from graveshift.kernel.chance import LOST, end_game

if TYPE_CHECKING:
    from graveshift.zombicide.state import State


class Scene:
    """The hooks, with the plainest answers."""

    ultrared: bool = False

    def entered(self, s: State, who: int, zone: int) -> None:
        """A survivor has set foot in a zone."""

    def killed(self, s: State, who: int, kind: int, zone: int, card_kind: int) -> None:
        """A survivor has eliminated a zombie (`card_kind` -1: not with a weapon of its own)."""

    def skill_gained(self, s: State, who: int, skill: int) -> None:
        """A survivor has gained a skill."""

    def survivor_down(self, s: State, who: int) -> None:
        """A survivor has been eliminated (UOA-WIN-03)."""
        end_game(s, LOST, "survivor-eliminated", "UOA-WIN-03")

    def zone_emptied(self, s: State, zone: int) -> None:
        """The last zombie of a zone is gone."""

    def abomination_gone(self, s: State) -> None:
        """The Abomination has left the board."""
