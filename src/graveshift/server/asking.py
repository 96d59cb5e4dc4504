"""What people ask about the pending question without answering it: its options, its odds, and why something cannot be.

Reckoning on a stranger's board may take for ever, so it is done in a process of its own.
"""

from __future__ import annotations

from typing import Any

import msgspec

from graveshift.content import LANGUAGES
from graveshift.server.connection import Connection
from graveshift.server.errors import NotAllowed, TableError
from graveshift.server.keeping import KeptTable
from graveshift.server.messages import OptionData
from graveshift.server.running import NULL, RunningGame
from graveshift.server.telling import option_data


class AskedTable(KeptTable):
    """A table that answers questions about its question."""

    # ---- the question

    async def question(self, who: Connection) -> tuple[int, msgspec.Raw]:
        """What is asked, and the version of it, for whoever wants to suggest something."""
        async with self.lock:
            game = await self.game()
            if game.has_secrets or not who.seats:
                self.check_looking(game, who)
            return game.version, game.decision_data(who.language) if game.decision is not None else NULL

    async def option(self, who: Connection, key: str) -> tuple[int, OptionData]:
        """An option of a question that this connection may see, and the version of the question."""
        async with self.lock:
            game = await self.game()
            if game.has_secrets:
                self.check_looking(game, who)
            found = game.decision.option(key) if game.decision is not None else None
            if found is None:
                raise TableError("This is no option any more.", pl="Tej opcji już nie ma.")
            return game.version, option_data(found, LANGUAGES)

    def sees_question(self, who: Connection) -> bool:
        """May this connection see the options of the pending question? Where nobody has secrets, everybody may."""
        if self._game is None:
            return False
        if not self._game.has_secrets:
            return True
        try:
            self.check_looking(self._game, who)
        except NotAllowed:
            return False
        return True

    def check_looking(self, game: RunningGame, who: Connection) -> None:
        """Only those who may answer a decision may ask about it."""
        decision = game.decision
        active = who.active(self.seating)
        if not active or (decision is not None and decision.seat is not None and decision.seat not in active):
            raise NotAllowed(
                "Only those who decide this can ask about it.", pl="Pytać o to mogą tylko ci, którzy o tym decydują."
            )

    # ---- odds and reasons

    async def preview(self, who: Connection, key: str) -> dict[str, Any]:
        async with self.lock:
            game = await self.game()
            self.check_looking(game, who)
            if not game.strange:
                return game.preview(key)
        found: dict[str, Any] = await self._look("look_at", key)
        return found

    async def previews(self, who: Connection) -> tuple[int, dict[str, dict[str, Any]]]:
        """Those of every option of the pending decision."""
        async with self.lock:
            game = await self.game()
            self.check_looking(game, who)
            version = game.version
            if not game.strange:
                return version, game.previews()
        return version, await self._look("look_at_all")

    async def why_not(self, who: Connection, key: str) -> tuple[dict[str, str], str] | None:
        async with self.lock:
            game = await self.game()
            self.check_looking(game, who)
            if not game.strange:
                return game.why_not(key)
        found: tuple[dict[str, str], str] | None = await self._look("look_why", key)
        return found

    async def outlook(self, who: Connection, key: str = "") -> tuple[int, dict[str, Any]]:
        """What is to come; after an option only for those who may choose it."""
        async with self.lock:
            game = await self.game()
            version = game.version
            if key:
                self.check_looking(game, who)
            if not game.strange:
                return version, game.outlook(who.seats, key)
        return version, await self._look("look_ahead", who.seats, key)

    async def _look(self, name: str, *arguments: Any) -> Any:
        """Reckon on a stranger's board in a process of its own: nobody knows how long it takes."""
        return await self._crew.with_copy(self._payer, self.header, self._since, name, *arguments)
