"""Looking through a designer's mission file, and drawing it: what `mission check` and `graveshift board` tell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from graveshift.board import Board, BoardError, TileSet
from graveshift.board.sheet import Entry, Mark, Sheet
from graveshift.content import Problem, Text, said
from graveshift.games.army_of_the_dead.book import BOOK
from graveshift.games.army_of_the_dead.content.board import floors
from graveshift.games.army_of_the_dead.content.box import contents
from graveshift.games.army_of_the_dead.content.layout import Laid, laid
from graveshift.games.army_of_the_dead.content.mission import Mission
from graveshift.games.army_of_the_dead.content.mission_checks import oddities, problems
from graveshift.games.army_of_the_dead.content.setup import SETUP
from graveshift.kernel.errors import GraveshiftError
from graveshift.zombicide.content.drawing import NORTH, Drawing, told_faults
from graveshift.zombicide.content.review import Review, Reviewer
from graveshift.zombicide.content.token_drawing import capital


class CityReviewer(Reviewer[Any]):
    """Everything wrong with a mission file of the city."""

    def __init__(self) -> None:
        super().__init__(Mission, None)

    def tiles(self) -> TileSet:
        return contents(BOOK).tiles

    def no_tile(self, name: str) -> Text:
        known = ", ".join(self.tiles().tiles)
        return Text(f"There is no tile {name}; there are {known}.", f"Nie ma kafelka {name}; są: {known}.")

    def by_zone(self, mission: Any) -> Any:
        return mission

    def mistakes(self, mission: Any) -> list[Problem]:
        found = list(problems(mission, contents(BOOK)))
        return found or list(self.laid_once(mission))

    def oddities(self, mission: Any) -> Iterator[Problem]:
        yield from oddities(mission)

    def laid_once(self, mission: Mission) -> Iterator[Problem]:
        """The proof: lay the game out once."""
        try:
            options = SETUP.complete({"custom": msgspec.to_builtins(mission)})
            SETUP.first_position(options, mission, 0)
        except GraveshiftError as error:
            yield (
                "",
                Text(
                    f"This mission cannot be set up: {error}",
                    f"Tej Misji nie da się przygotować: {error.told('pl')}",
                ),
            )


REVIEWER: Final = CityReviewer()


# ---- drawing

FLOORS: Final = {
    "street": Text("Street", "Ulica"),
    "vault": Text("Under the casino", "Pod kasynem"),
    "hotel": Text("Hotel floor", "Piętro hotelu"),
    "roof": Text("Roof", "Dach"),
}


def drawing(mission: Mission, language: str) -> Drawing:
    """The map of a mission as it is laid at first."""
    board = SETUP.board(mission, SETUP.scene(mission, SETUP.options()))
    number = mission.id.upper() if mission.id in contents(BOOK).missions else ""
    sheet = Sheet(
        title=f"{number} {said(mission.title, language)}".strip(),
        north=said(NORTH, language),
        legend=list(legend(mission, language)),
        note=spawn_note(mission, language),
        floors=floor_names(language),
    )
    return Drawing(board, [mark_of(one, board, language) for one in laid(mission, contents(BOOK))], sheet)


def reviewed_drawing(review: Review[Any], language: str) -> Drawing | None:
    """A faulty file as far as it can be drawn, with its faults told below."""
    if review.mission is None:
        return None
    if review.fine:
        return drawing(review.mission, language)
    try:
        board = floors(review.mission, contents(BOOK).tiles)
    except BoardError:
        return None
    known = [one for one in laid(review.mission, contents(BOOK)) if one.zone in board.index]
    faults = told_faults(review.remarks, language)
    sheet = Sheet(north=said(NORTH, language), faults=faults, floors=floor_names(language))
    return Drawing(board, [mark_of(one, board, language) for one in known], sheet)


def floor_names(language: str) -> dict[str, str]:
    return {name: said(words, language) for name, words in FLOORS.items()}


def mark_of(one: Laid, board: Board, language: str) -> Mark:
    return Mark(board.index[one.zone], one.kind, said(one.sign, language), face=one.face, order=one.order)


def legend(mission: Mission, language: str) -> Iterator[Entry]:
    """One line for each sign on the map."""
    seen: set[tuple[str, str, str]] = set()
    for one in laid(mission, contents(BOOK)):
        mark = Mark(0, one.kind, said(one.sign, language), face=one.face)
        if (mark.kind, mark.text, mark.face) not in seen:
            seen.add((mark.kind, mark.text, mark.face))
            yield Entry(mark, capital(said(one.words, language)))


def spawn_note(mission: Mission, language: str) -> str:
    """What the small numbers mean."""
    names = contents(BOOK).names.spawn_tokens
    listed = ", ".join(
        f"{number} {said(names[zone.kind], language)}" for number, zone in enumerate(mission.spawn_zones, start=1)
    )
    words = Text(f"Spawn order (small numbers): {listed}.", f"Kolejność Namnażania (małe liczby): {listed}.")
    return said(words, language)
