"""Tiny Epic Zombies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.games.tiny_epic_zombies.content import load
from graveshift.games.tiny_epic_zombies.game import TinyEpicZombies
from graveshift.games.tiny_epic_zombies.setup import complete, first_position
from graveshift.kernel.chance import Position
from graveshift.kernel.digest import digest_of
from graveshift.kernel.rules import GameType, Rules


class TinyEpicZombiesType(GameType):
    """How to set the game up, and every way to play it."""

    name = "tiny-epic-zombies"

    def __init__(self) -> None:
        self._version = ""

    @property
    def version(self) -> str:  # type: ignore[override]
        """A fingerprint of the content: a changed figure is another game."""
        if not self._version:
            self._version = digest_of(msgspec.to_builtins(load()))
        return self._version

    def set_up(self, options: dict[str, Any], seed: int) -> tuple[Rules, Position, dict[str, Any]]:
        full = complete(options)
        position = first_position(full, seed)
        data: dict[str, Any] = msgspec.to_builtins(full)
        return TinyEpicZombies(data, position.copy()), position, data

    def setups(self) -> Iterator[dict[str, Any]]:
        """Every mode with every difficulty and number of seats (TEZ-MODE-06)."""
        for mode in load().modes.values():
            for difficulty in mode.difficulties or ("",):
                for seats in mode.seats:
                    setup: dict[str, Any] = {"mode": mode.id, "seats": seats}
                    if difficulty:
                        setup["difficulty"] = difficulty
                    yield setup


GAME = TinyEpicZombiesType()
