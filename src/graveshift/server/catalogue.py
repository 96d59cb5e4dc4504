"""What can be played here, as the start page shows it; and the geometry of a game's board."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from graveshift.bots import bot_names
from graveshift.content import Text, read
from graveshift.kernel import registry
from graveshift.kernel.chance import Position
from graveshift.parts.shelf import Shelf, shelf_of
from graveshift.parts.shelf.boards import BoardData, MissionBoard
from graveshift.parts.shelf.entries import BotEntry, Content, Games
from graveshift.parts.shelf.reviews import MissionReview
from graveshift.server.errors import NotFound
from graveshift.server.settings import VERSION


class Sent(msgspec.Struct, frozen=True):
    """An answer that is the same for everybody."""

    body: bytes
    packed: bytes


@cache
def sent(find: Callable[..., Any], *names: str) -> Sent:
    """What is found by these names, encoded and compressed once."""
    body = msgspec.json.encode(find(*names))
    return Sent(body, gzip.compress(body, 9, mtime=0))


@cache
def games() -> Games:
    """Everything the start page needs; the same until the server is updated."""
    titles = read(files("graveshift.server") / "bot_titles.yaml", dict[str, Text])
    found = [shelf_of(name).entry() for name in registry.names()]
    bots = [BotEntry(name, titles[name]) for name in bot_names() if name in titles]
    return Games(found, bots, VERSION)


def board(game: str, position: Position) -> BoardData:
    """All shapes that the board of this game can take."""
    return shelf_of(game).board(position)


def places(game: str, position: Position) -> frozenset[str]:
    """The names of all places that one can point at: of the zones of every shape, or of the Rooms."""
    data = board(game, position)
    rooms = data.mall.rooms if data.mall is not None else ()
    return frozenset(
        [*(zone.name for shape in data.shapes for zone in shape.plan.zones), *(room.name for room in rooms)]
    )


@cache
def content(game: str) -> Content:
    """Cards and the like by the ids that views and events use."""
    shelf = _shelf(game)
    found = shelf.content() if shelf is not None else None
    if found is None:
        raise NotFound(f"There is no game '{game}' with cards here.", pl=f"Nie ma tu gry „{game}” z kartami.")
    return found


@cache
def mission_board(game: str, mission: str) -> MissionBoard:
    """A mission's map before anybody plays it."""
    shelf = _shelf(game)
    found = shelf.mission_board(mission) if shelf is not None else None
    if found is None:
        raise NotFound(
            f"There is no mission '{mission}' of the game '{game}' here.",
            pl=f"Nie ma tu Misji „{mission}” w grze „{game}”.",
        )
    return found


def mission_review(game: str, text: str) -> MissionReview:
    """What is wrong with a designer's mission file, and as much of its map as can be drawn."""
    shelf = _shelf(game)
    found = shelf.review(text) if shelf is not None else None
    if found is None:
        raise NotFound(f"The game '{game}' takes no mission files.", pl=f"Gra „{game}” nie przyjmuje plików misji.")
    return found


def _shelf(game: str) -> Shelf | None:
    return shelf_of(game) if game in registry.names() else None
