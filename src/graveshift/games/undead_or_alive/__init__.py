"""Zombicide: Undead or Alive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.content import Misfit
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.game import UndeadOrAlive
from graveshift.games.undead_or_alive.setup import complete, first_position, mission_of
from graveshift.kernel.chance import Position
from graveshift.kernel.digest import digest_of
from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import GameType, Rules

KEPT = 64
"""Set-ups kept ready: the same table is laid out only once."""


class UndeadOrAliveType(GameType):
    """How to set the game up, and every way to play it."""

    name = "undead-or-alive"

    def __init__(self) -> None:
        self._version = ""
        self._laid_out: dict[bytes, UndeadOrAlive] = {}

    @property
    def version(self) -> str:  # type: ignore[override]
        """A fingerprint of the content: a changed figure is another game."""
        if not self._version:
            content = load()
            parts = (content.equipment, content.zombie_cards, content.skills, content.survivors, content.missions)
            self._version = digest_of(msgspec.to_builtins(parts))
        return self._version

    def set_up(self, options: dict[str, Any], seed: int) -> tuple[Rules, Position, dict[str, Any]]:
        key = msgspec.json.encode(options, order="deterministic")
        if key not in self._laid_out:
            rules = lay_out(options)
            if len(self._laid_out) >= KEPT:
                self._laid_out.clear()
            self._laid_out[key] = rules
        rules = self._laid_out[key]
        position = rules.first.copy()
        position.rng = seed
        return rules, position, rules.options

    def setups(self) -> Iterator[dict[str, Any]]:
        for mission in load().missions:
            for seats in range(1, 7):
                yield {"mission": mission, "seats": seats}


def lay_out(options: dict[str, Any]) -> UndeadOrAlive:
    """The rules with their first position: of a mission, or of a scenario file that a record carries whole."""
    if "scenario" in options:
        from graveshift.games.undead_or_alive.scenario import staged

        try:
            return UndeadOrAlive(options, staged(options["scenario"]))
        except Misfit as misfit:
            raise SetupError(f"The scenario cannot be set up: {misfit}") from misfit
    full = complete(options)
    return UndeadOrAlive(msgspec.to_builtins(full), first_position(full, mission_of(full), 0))


GAME = UndeadOrAliveType()
