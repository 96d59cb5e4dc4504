"""The missions of Army of the Dead for the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from graveshift.board import Board
from graveshift.board.textmap import from_map
from graveshift.content import Text, read, said
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.box import contents
from graveshift.games.army_of_the_dead.content.frame import frame
from graveshift.games.army_of_the_dead.content.layout import laid
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.review import REVIEWER, drawing, reviewed_drawing
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.zombicide.content.drawing import Drawing
from graveshift.zombicide.terminal.missions import BoxMissions, cited, parameters, tag_of

LOSSES = Text("Losses", "Porażki")
FRAME = Text("Mission file", "Karta Misji")


class CityMissions(BoxMissions):
    """The missions of the box and of designers."""

    def __init__(self) -> None:
        super().__init__(SETUP)
        self.signs = {}

    def read(self, path: Path) -> Any:
        return SETUP.checked(read(path, Mission))

    def review(self, path: Path) -> Any:
        return REVIEWER.review(path)

    def review_data(self, data: bytes, name: str) -> Any:
        return REVIEWER.review_data(data, name)

    def drawing(self, mission: Any, language: str) -> Drawing:
        return drawing(mission, language)

    def reviewed_drawing(self, review: Any, language: str) -> Drawing | None:
        return reviewed_drawing(review, language)

    def map_board(self, spec: dict[str, Any]) -> Board:
        return from_map(spec)

    def tile_count(self, mission: Any) -> int:
        rows = [row for floor in mission.board.floors for row in floor.rows]
        return sum(word != "." for row in rows for word in row.split())

    def things(self, mission: Any, language: str) -> Iterator[tuple[str, str, str]]:
        board = self.drawing(mission, language).board
        for one in laid(mission, contents(BOOK)):
            yield (
                zone_on(board, one.zone),
                said(one.words, language),
                f" [{one.path.partition('[')[0].partition('.')[0]}]",
            )

    def spawn_order(self, mission: Any, language: str) -> list[str]:
        names, board = contents(BOOK).names, self.drawing(mission, language).board
        places = [names.zone_spoken(zone_on(board, zone.zone), language) for zone in mission.spawn_zones]
        called = [said(names.spawn_tokens[zone.kind], language) for zone in mission.spawn_zones]
        return [f"{name} ({place})" for name, place in zip(called, places, strict=True)]

    def more(self, mission: Any, language: str) -> list[tuple[str, list[str]]]:
        """Whom it needs, its clock and what is drawn; and the losses that only this mission has."""
        known = [said(line, language) for line in frame(mission, contents(self.book))]
        found = [f"{tag_of(loss)}{parameters(loss, ('cite',))}{cited(loss.cite)}" for loss in mission.losses]
        return [(said(FRAME, language), known), (said(LOSSES, language), found)]


def zone_on(board: Board, place: str) -> str:
    """Files name a zone by any of its cells, the map and the game by one of them."""
    return board.names[board.index[place]]


MISSIONS = CityMissions()
