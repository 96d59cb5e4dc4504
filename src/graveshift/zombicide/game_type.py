"""A game of the family as the kernel finds it: how it is set up, every way to play it, and its fingerprints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from graveshift.content import Misfit, figures
from graveshift.kernel.chance import Position, Source
from graveshift.kernel.digest import digest_of, sources_digest
from graveshift.kernel.errors import SetupError
from graveshift.kernel.rules import GameType, Rules
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.setup import MOST, SetUp
from graveshift.zombicide.rules.book import Book

KEPT = 64
"""Set-ups kept ready: the same table is laid out only once."""

SHARED = ("graveshift.kernel", "graveshift.board", "graveshift.zombicide")
"""The packages whose rules every game of the family is played by, besides its own."""


NO_FIGURES = ("names", "drawn", "quick")
"""What of the content is no figure: words, which deck the rules draw from, and who comes unasked."""


class ZombicideType(GameType):
    """How to set a game up, and every way to play it."""

    def __init__(self, book: Book, setup: SetUp[Any, Any]) -> None:
        self.name = book.name
        self.book = book
        self.setup = setup
        self._version = ""
        self._rules = ""
        self._laid_out: dict[bytes, Any] = {}

    def play(self, options: dict[str, Any], first: Any) -> Rules:
        """The rules of a game that begins with this position."""
        raise NotImplementedError

    def staged(self, scenario: dict[str, Any]) -> Any:
        """The position that a scenario begins with."""
        raise NotImplementedError

    @property
    def version(self) -> str:  # type: ignore[override]
        """A fingerprint of the figures: a changed figure is another game, a changed word is not."""
        if not self._version:
            content = load(self.book)
            parts = {name: getattr(content, name) for name in content.__struct_fields__ if name not in NO_FIGURES}
            self._version = digest_of(figures(parts | {"tiles": content.tiles.tiles}))
        return self._version

    @property
    def rules(self) -> str:  # type: ignore[override]
        """A fingerprint of the sources of these rules."""
        if not self._rules:
            parents = [self.book.parent.package] if self.book.parent is not None else []
            self._rules = sources_digest(*SHARED, *parents, self.book.package)
        return self._rules

    def set_up(
        self, options: dict[str, Any], seed: int, source: Source | None = None
    ) -> tuple[Rules, Position, dict[str, Any]]:
        key = msgspec.json.encode(options, order="deterministic")
        if key not in self._laid_out:
            rules = self.lay_out(options)
            if len(self._laid_out) >= KEPT:
                self._laid_out.clear()
            self._laid_out[key] = rules
        rules = self._laid_out[key]
        position = rules.first.copy()
        position.rng = seed
        position.source = source
        return rules, position, rules.options

    def lay_out(self, options: dict[str, Any]) -> Any:
        """The rules with their first position: of a mission, or of a scenario file that a record carries whole."""
        if "scenario" in options:
            try:
                return self.play(options, self.staged(options["scenario"]))
            except Misfit as misfit:
                raise SetupError(f"The scenario cannot be set up: {misfit}") from misfit
        full = self.setup.complete(options)
        return self.play(msgspec.to_builtins(full), self.setup.first_position(full, self.setup.mission_of(full), 0))

    def setups(self) -> Iterator[dict[str, Any]]:
        for mission in self.book.missions:
            for seats in range(1, MOST + 1):
                yield {"mission": mission, "seats": seats}
