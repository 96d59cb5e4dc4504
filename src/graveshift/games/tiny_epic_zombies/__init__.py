"""Tiny Epic Zombies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.content import Misfit, figures
from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.options import Options, complete
from graveshift.games.tiny_epic_zombies.game import TinyEpicZombies
from graveshift.games.tiny_epic_zombies.rules.setup import first_position
from graveshift.kernel.chance import Position, Source
from graveshift.kernel.digest import digest_of, sources_digest
from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import GameType, Rules

KEPT = 64
"""Options kept complete and checked: only what chance decides is laid out anew for each game."""

SOURCES = ("graveshift.kernel", "graveshift.board", __name__)
"""The packages whose rules a game is played by."""


class TinyEpicZombiesType(GameType):
    """How to set the game up, and every way to play it."""

    name = "tiny-epic-zombies"

    def __init__(self) -> None:
        self._version = ""
        self._rules = ""
        self._completed: dict[bytes, tuple[Options, dict[str, Any]]] = {}

    @property
    def version(self) -> str:  # type: ignore[override]
        """A fingerprint of the figures: a changed figure is another game, a changed word is not."""
        if not self._version:
            self._version = digest_of(figures(load()))
        return self._version

    @property
    def rules(self) -> str:  # type: ignore[override]
        """A fingerprint of the sources of these rules."""
        if not self._rules:
            self._rules = sources_digest(*SOURCES)
        return self._rules

    def set_up(
        self, options: dict[str, Any], seed: int, source: Source | None = None
    ) -> tuple[Rules, Position, dict[str, Any]]:
        if "scenario" in options:
            return stage(options, seed, source)
        key = msgspec.json.encode(options, order="deterministic")
        if key not in self._completed:
            full = complete(options)
            if len(self._completed) >= KEPT:
                self._completed.clear()
            self._completed[key] = full, msgspec.to_builtins(full)
        full, data = self._completed[key]
        position = first_position(full, seed, source)
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


def stage(options: dict[str, Any], seed: int, source: Source | None) -> tuple[Rules, Position, dict[str, Any]]:
    """The position of a scenario file that a record carries whole."""
    from graveshift.games.tiny_epic_zombies.scenario import staged

    try:
        position = staged(options["scenario"])
    except Misfit as misfit:
        raise SetupError(f"The scenario cannot be set up: {misfit}") from misfit
    position.rng = seed
    position.source = source
    return TinyEpicZombies(options, position.copy()), position, options


GAME = TinyEpicZombiesType()
