"""The order of the Spawn places, clockwise by angle around the board's centre from the Starting token (UOA-AMB-23)."""

from math import atan2, hypot, tau

import pytest

from graveshift.board import Board, Placement, TileSet, from_tiles
from graveshift.games.gears_and_guns.book import BOOK as STEAM
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.content.loading import load as box
from graveshift.zombicide.content.tokens import AbominationSpawn, MobileSpawn, StartingSpawn
from graveshift.zombicide.rules.book import Book
from tests.board.test_board_check import CHECK, MISSIONS, board_of


def clockwise(board: Board, places: dict[str, str]) -> list[str]:
    """Tokens by the cells they lie on; equal angle: nearer to the edge first."""
    middle_x, middle_y = board.plan.size[0] / 2, board.plan.size[1] / 2
    spots = {token: middle_of(board, cell) for token, cell in places.items()}
    angles = {token: atan2(y - middle_y, x - middle_x) for token, (x, y) in spots.items()}

    def place(token: str) -> tuple[bool, float, float]:
        turn = round((angles[token] - angles["starting"]) % tau, 6) % round(tau, 6)
        x, y = spots[token]
        return token != "starting", turn, -hypot(x - middle_x, y - middle_y)

    return sorted(places, key=place)


def middle_of(board: Board, cell: str) -> tuple[float, float]:
    """The middle of a cell's area."""
    rects = board.ground.cells[board.ground.number[cell]].rects
    areas = [(x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in rects]
    x = sum((x0 + x1) / 2 * area for (x0, _, x1, _), area in zip(rects, areas, strict=True)) / sum(areas)
    y = sum((y0 + y1) / 2 * area for (_, y0, _, y1), area in zip(rects, areas, strict=True)) / sum(areas)
    return x, y


def corpse_piles(board: Board) -> dict[str, str]:
    cells = [board.ground.cells[cell].name for cell in board.ground.marks.get("corpse-pile", [])]
    return {f"corpse-{cell.partition('.')[0]}": cell for cell in cells}


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_order_that_an_independent_program_found(mission: str, tiles: TileSet) -> None:
    """UOA-AMB-23 UOA-SPAWN-02."""
    board = board_of(mission, tiles)
    tokens = dict(place.split() for place in CHECK[mission]["steps_spawn_to_nearest_start"])
    assert clockwise(board, tokens | corpse_piles(board)) == CHECK[mission]["spawn_order"]


@pytest.mark.parametrize(
    ("book", "mission"),
    [
        pytest.param(book, mission, id=f"{name}-{mission}")
        for name, book in (("town", BOOK), ("steam", STEAM))
        for mission in box(book).missions
    ],
)
def test_the_order_of_every_mission(book: Book, mission: str) -> None:
    """Token places that were set anew since those figures were made have orders of their own: UOA-AMB-23."""
    entry = box(book).missions[mission]
    rows = [[Placement(spot.tile, spot.rotation) for spot in row] for row in entry.board.rows]
    board = from_tiles(rows, box(book).tiles)
    spawns = [token for token in entry.tokens if isinstance(token, StartingSpawn | MobileSpawn | AbominationSpawn)]
    tokens = {token.id: token.cell or token.zone for token in spawns}
    assert list(entry.spawn_order) == clockwise(board, tokens | corpse_piles(board))
