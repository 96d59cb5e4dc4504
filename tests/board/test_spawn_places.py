"""Where reconstructed Spawn tokens lie: at places that a designer would choose."""

import pytest

from graveshift.board import Board, Placement, from_tiles
from graveshift.content import Source
from graveshift.games.gears_and_guns.book import BOOK as STEAM
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.content.loading import load as box
from graveshift.zombicide.content.tokens import MobileSpawn, StartingSpawn, SurvivorStart
from graveshift.zombicide.rules.book import Book

PLACED = [(BOOK, name) for name in ("m5", "m6", "m7", "m10")] + [(STEAM, name) for name in ("m5", "m6", "m10")]
"""The missions whose tokens we placed anew."""


@pytest.mark.parametrize(
    ("book", "mission"),
    [pytest.param(book, name, id=f"{book.name}-{name}") for book, name in PLACED],
)
def test_spawn_tokens_lie_in_streets_at_the_edge_out_of_sight_of_the_start(book: Book, mission: str) -> None:
    entry = box(book).missions[mission]
    rows = [[Placement(spot.tile, spot.rotation) for spot in row] for row in entry.board.rows]
    board = from_tiles(rows, box(book).tiles)
    starts = [board.index[token.zone] for token in entry.tokens if isinstance(token, SurvivorStart)]
    spawns = [token for token in entry.tokens if isinstance(token, StartingSpawn | MobileSpawn)]
    for token in spawns:
        zone = board.index[token.place]
        assert token.source is Source.RECONSTRUCTED
        assert not board.indoors[zone], token.zone
        assert at_the_edge(board, zone), token.zone
        assert all(zone not in board.sees[start] for start in starts), token.zone


def at_the_edge(board: Board, zone: int) -> bool:
    """Does the zone touch the rim of the board?"""
    width, height = board.plan.size
    rects = board.plan.zones[zone].rects
    return any(west <= 0 or north <= 0 or east >= width or south >= height for west, north, east, south in rects)
