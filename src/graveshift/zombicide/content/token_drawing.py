"""A mission as a drawing: signs for its tokens, the spawn order, a legend in words; a game adds its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from graveshift.board import Board
from graveshift.board.sheet import Entry, Mark, Sheet, Way
from graveshift.content import Text, said
from graveshift.zombicide.content.box import Content
from graveshift.zombicide.content.drawing import NORTH, Drawing, told_faults
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.review import Review
from graveshift.zombicide.content.setup import SetUp
from graveshift.zombicide.content.sketch import Sketch
from graveshift.zombicide.content.tokens import CompanionToken, MobileSpawn, ObjectiveToken, TokenMission, ZombieToken

SIGNS = {
    "survivor-start": Text("S", "S"),
    "noise": Text("!", "!"),
    "starting-spawn": Text("1st", "1."),
    "abomination-spawn": Text("A", "A"),
    "objective": Text("X", "X"),
    "exit": Text("E", "W"),
}
CRATE = Text("Crate of a tile", "Skrzynia kafelka")


class Cartographer:
    """Draws the missions of a game."""

    signs: ClassVar[dict[str, Text]] = SIGNS
    """Letters for kinds of token."""

    def __init__(self, setup: SetUp[Any, Any]) -> None:
        self.setup = setup

    @property
    def content(self) -> Content:
        return load(self.setup.book)

    # ---- what a game adds

    def ways(self, mission: Any, board: Board) -> Iterator[Way]:
        """Arrows across the board."""
        yield from ()

    def order_of_board(self, board: Board, order: list[str]) -> dict[int, int]:
        """Zones with printed places that spawn, and their numbers in the order."""
        return {}

    def printed(self, board: Board, language: str) -> Iterator[Entry]:
        """Lines of the legend for what is printed on the tiles."""
        if board.marked("crate"):
            yield Entry("crate", said(CRATE, language))

    def spawn_note(self, mission: Any, language: str) -> str:
        """What the small numbers mean."""
        if not mission.spawn_order:
            return ""
        order = self.spawn_order(mission, language)
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(order, start=1))
        words = Text(f"Spawn order (small numbers): {listed}.", f"Kolejność Namnażania (małe liczby): {listed}.")
        return said(words, language)

    def spawn_order(self, mission: TokenMission, language: str) -> list[str]:
        """The places that spawn, in their order, as they are called: the kind, and where it is."""
        names = self.content.names
        tokens = {getattr(token, "id", None): token for token in mission.tokens}
        told = []
        for name in mission.spawn_order:
            token, kind, place = tokens.get(name), "corpse-pile", name.removeprefix("corpse-")
            if token is not None:
                kind, place = token.kind.removesuffix("-spawn"), names.zone_spoken(token.place, language)
            told.append(f"{said(names.spawn_tokens[kind], language)} ({place})")
        return told

    # ---- the map

    def drawing(self, mission: TokenMission, language: str) -> Drawing:
        """The map of a mission as it is laid at first."""
        board = self.setup.board(mission, self.setup.scene(mission, self.setup.options()))
        order = list(mission.spawn_order)
        number = mission.id.upper() if mission.id in self.content.missions else ""
        sheet = Sheet(
            title=f"{number} {said(mission.title, language)}".strip(),
            north=said(NORTH, language),
            legend=[*self.token_entries(mission.tokens, language), *self.printed(board, language)],
            note=self.spawn_note(mission, language),
            ways=list(self.ways(mission, board)),
            numbers=self.order_of_board(board, order),
        )
        return Drawing(board, [self.mark_of(token, board, language, order) for token in mission.tokens], sheet)

    def reviewed(self, review: Review[Any], language: str) -> Drawing | None:
        """A faulty file as far as it can be drawn, its faults numbered on the map and told below it."""
        if review.fine and review.mission is not None:
            return self.drawing(review.mission, language)
        if review.drawn is None:
            return None
        found: Sketch = review.drawn
        marks = [self.mark_of(token, found.board, language, []) for token in found.tokens.values()]
        entries = list(self.token_entries(found.tokens.values(), language))
        sheet = Sheet(north=said(NORTH, language), legend=entries, faults=told_faults(review.remarks, language))
        return Drawing(found.board, marks, sheet)

    # ---- tokens

    def mark_of(self, token: Token, board: Board, language: str, order: list[str]) -> Mark:
        """The sign of a token: its letter or number, how many there are, its place in the spawn order."""
        names = self.content.names
        zone = board.index[token.place]
        sign = said(self.signs[token.kind], language) if token.kind in self.signs else ""
        if isinstance(token, ZombieToken):
            return Mark(zone, token.kind, f"{names.zombies[token.type].after(1, language)[0]}{token.count}")
        if isinstance(token, CompanionToken):
            letter = said(names.classes[token.companion_class].name, language)[0]
            return Mark(zone, token.kind, letter + ("?" if token.random else str(token.count)))
        if isinstance(token, ObjectiveToken):
            face = said(names.faces[token.face], language)[0] if token.face else ""
            text = face + (str(token.count) if token.count > 1 else "") or sign
            return Mark(zone, token.kind, text, face=str(token.face or ""))
        if isinstance(token, MobileSpawn):
            sign = token.id.removeprefix("mobile-")
        name = getattr(token, "id", None)
        place = order.index(name) + 1 if isinstance(name, str) and name in order else 0
        return Mark(zone, token.kind, sign, order=place)

    def token_entries(self, tokens: Iterable[Token], language: str) -> Iterator[Entry]:
        """One line for each sign that is on the map."""
        names = self.content.names
        seen: set[tuple[str, str, str]] = set()
        for one in tokens:
            words = said(names.tokens[one.kind], language)
            sign, face = said(self.signs[one.kind], language) if one.kind in self.signs else "", ""
            if isinstance(one, ZombieToken):
                words = names.zombies[one.type].after(1, language)
                sign = words[0]
            elif isinstance(one, CompanionToken):
                name = said(names.classes[one.companion_class].name, language)
                sign, words = name[0], f"{words}: {name}"
            elif isinstance(one, ObjectiveToken) and one.face is not None:
                words, face = said(names.faces[one.face], language), str(one.face)
                sign = words[0]
            elif isinstance(one, MobileSpawn):
                sign = "1"
            if (one.kind, sign, face) not in seen:
                seen.add((one.kind, sign, face))
                yield Entry(Mark(0, one.kind, sign, face=face), capital(words))


def capital(words: str) -> str:
    """The words as a line begins."""
    return words[:1].upper() + words[1:]
