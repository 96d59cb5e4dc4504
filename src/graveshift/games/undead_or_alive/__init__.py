"""Zombicide: Undead or Alive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.game import UndeadOrAlive
from graveshift.games.undead_or_alive.setup import complete, first_position
from graveshift.kernel.chance import Position
from graveshift.kernel.digest import digest_of
from graveshift.kernel.rules import GameType, Rules


class UndeadOrAliveType(GameType):
    """How to set the game up, and every way to play it."""

    name = "undead-or-alive"

    def __init__(self) -> None:
        self._version = ""

    @property
    def version(self) -> str:  # type: ignore[override]
        """A fingerprint of the content: a changed figure is another game."""
        if not self._version:
            content = load()
            parts = (content.equipment, content.zombie_cards, content.skills, content.survivors, content.missions)
            self._version = digest_of(msgspec.to_builtins(parts))
        return self._version

    def set_up(self, options: dict[str, Any], seed: int) -> tuple[Rules, Position, dict[str, Any]]:
        full = complete(options)
        position = first_position(full, load().missions[full.mission], seed)
        data: dict[str, Any] = msgspec.to_builtins(full)
        return UndeadOrAlive(data, position.copy()), position, data

    def setups(self) -> Iterator[dict[str, Any]]:
        for mission in load().missions:
            for seats in range(1, 7):
                yield {"mission": mission, "seats": seats}


GAME = UndeadOrAliveType()
