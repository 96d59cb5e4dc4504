"""The missions that designers write: read, their places called as the board calls them, and checked.

`load_mission(book, path)` reads a mission that somebody else wrote and checks it as those of the box are checked.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from graveshift.board import BoardError, Placement, from_tiles
from graveshift.content import ContentError, Problem, Text, read
from graveshift.zombicide.content.box import Content, box_of
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.mission import Mission, Token
from graveshift.zombicide.content.problems import told
from graveshift.zombicide.rules.book import Book

M = TypeVar("M", bound=Mission)


def load_mission(book: Book, path: Path | str) -> Any:
    """Read a mission file of a designer; what is wrong with it is said with file, line or path, and reason."""
    path = Path(path)
    return checked_mission(book, path.name, read(path, box_of(book).mission))


def checked_mission(book: Book, file: str, mission: M) -> M:
    """A designer's mission with its places called as the board calls them; the first mistake is raised."""
    content = load(book)
    mission = by_zone(mission, content)
    box_of(book).check_mission(file, mission, content)
    check_places(file, mission, content)
    return mission


def check_places(file: str, mission: Mission, content: Content) -> None:
    """The board can be built, and each token's `zone` holds its `cell`; the first mistake is raised."""
    for path, reason in place_problems(mission, content):
        raise ContentError(file, path, reason.en, pl=reason.pl)


def place_problems(mission: Mission, content: Content) -> Iterator[Problem]:
    """What is wrong with the places once all of them are on the board."""
    try:
        board = from_tiles(grid(mission), content.tiles)
    except BoardError as error:
        yield "board", Text(error.told("en"), error.told("pl"))
        return
    for index, token in enumerate(mission.tokens):
        if token.cell is not None and board.index[token.cell] != board.index[token.zone]:
            about = told("is-not-part-of-the-zone", cell=token.cell, zone=token.zone)
            yield f"tokens[{index}] ({token.kind}).cell", about


def by_zone(mission: M, content: Content) -> M:
    """The same mission with every token's `zone` called by the name the board gives it: any cell's name will do.

    The cell is kept, because a Train may redraw the Zone. A board that cannot be laid is left for the checks.
    """
    try:
        board = from_tiles(grid(mission), content.tiles)
    except BoardError:
        return mission
    tokens: list[Token] = []
    for token in mission.tokens:
        zone = board.index.get(token.zone)
        if zone is None or board.names[zone] == token.zone:
            tokens.append(token)
        else:
            tokens.append(replace(token, zone=board.names[zone], cell=token.cell or token.zone))
    return replace(mission, tokens=tuple(tokens))


def grid(mission: Mission) -> list[list[Placement]]:
    """The tiles of a mission, row by row."""
    return [[Placement(placed.tile, placed.rotation) for placed in row] for row in mission.board.rows]
