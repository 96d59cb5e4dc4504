"""The game as the kernel runs it: Gears & Guns behind the kernel's contract."""

from __future__ import annotations

from typing import Any

from graveshift.games.gears_and_guns.rules.keeping import to_the_end
from graveshift.games.gears_and_guns.rules.nozzles import let_steam
from graveshift.games.gears_and_guns.rules.state import own
from graveshift.games.gears_and_guns.telling.seen import SteamView
from graveshift.games.gears_and_guns.telling.view import steam_view
from graveshift.games.undead_or_alive.game import UndeadOrAlive, state
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import Play


class GearsAndGuns(UndeadOrAlive):
    """One game with its mission and options."""

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from plain data, with sight as the active Steam Jets leave it (GG-JET-02)."""
        twin = own(state(super().restore(data)))
        let_steam(twin)
        return twin

    def seen(self, position: Position, seat: int | None) -> SteamView:
        return steam_view(own(state(position)), seat)


class OneOfARun(GearsAndGuns):
    """A game of a run: Keep rolls follow its end (GG-KEEP-01)."""

    def play(self, position: Position, answer: int) -> Play:
        return to_the_end(own(state(position)), super().play(position, answer))
