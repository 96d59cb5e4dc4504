"""A game on the shelf: what the start page and the table of the server show of it."""

from __future__ import annotations

from graveshift.content import Text, read
from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.parts.shelf.boards import BoardData, MissionBoard
from graveshift.parts.shelf.entries import Content, GameEntry
from graveshift.parts.shelf.reviews import MissionReview
from graveshift.parts.shelf.words import GameWords


class Shelf:
    """The plain form, which fits every game; a game with more to show overrides what it needs."""

    def __init__(self, game: str) -> None:
        self.game = game

    def entry(self) -> GameEntry:
        """The game on the start page."""
        return GameEntry(name=self.game, title=self.title(), min_seats=1, max_seats=8)

    def content(self) -> Content | None:
        """Cards and the like by the ids that views and events use; None where there are none."""
        return None

    def board(self, position: Position) -> BoardData:
        """All shapes that the board of this game can take."""
        return BoardData([])

    def mission_board(self, mission: str) -> MissionBoard | None:
        """A mission's map before anybody plays it; None where there is no such mission."""
        return None

    def review(self, text: str) -> MissionReview | None:
        """What is wrong with a designer's mission file; None for a game that takes none."""
        return None

    def title(self) -> Text:
        module = registry.module_of(self.game)
        return Text(en=module.titled("en"), pl=module.titled("pl"))

    def words(self) -> GameWords:
        """What its folder says for the start page."""
        return read(registry.module_of(self.game).file("shelf") / "words.yaml", GameWords)


def shelf_of(game: str) -> Shelf:
    """The shelf of a game, or the plain one."""
    module = registry.module_of(game)
    if not module.shelf:
        return Shelf(game)
    shelf: Shelf = registry.part(module.shelf)
    return shelf
