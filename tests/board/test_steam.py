"""The boards of Gears & Guns: what their Steam tiles come to (`steam_check.json`, reckoned apart from this code)."""

import json
from pathlib import Path
from typing import Any

import pytest

from graveshift.board import Board, TileSet, from_tiles, read_rows
from graveshift.board.board import NOWHERE
from tests.board.look import range_of
from tests.board.test_board_check import board_of

CHECK: dict[str, Any] = json.loads(Path(__file__).with_name("steam_check.json").read_text())
MISSIONS = list(CHECK["missions"])
STEAM = [f"{number}{side}" for number in range(13, 19) for side in "RV"]


def zone(board: Board, number: int) -> str:
    return board.names[number]


@pytest.mark.parametrize("mission", MISSIONS)
def test_merged_zones(mission: str, tiles: TileSet) -> None:
    """UOA-ZONE-03 UOA-TRAIN-05: the cells of every street zone that spans tiles, and no other."""
    board = board_of(mission, tiles)
    merged = {name: cells for name, cells in zip(board.names, board.cells, strict=True) if len(cells) > 1}
    assert merged == CHECK["missions"][mission]["merged_zones"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_balconies(mission: str, tiles: TileSet) -> None:
    """UOA-ZONE-04 UOA-ZONE-06."""
    board = board_of(mission, tiles)
    found = {
        name: {
            "over": sorted(zone(board, below) for below in board.over[number]),
            "stairs": sorted(zone(board, foot) for foot in board.stairs[number]),
        }
        for number, name in enumerate(board.names)
        if board.balcony[number]
    }
    expected = {
        name: {"over": sorted(balcony["over"]), "stairs": sorted(balcony["stairs"])}
        for name, balcony in CHECK["missions"][mission].get("balconies", {}).items()
    }
    assert found == expected


@pytest.mark.parametrize("mission", MISSIONS)
def test_corpse_piles(mission: str, tiles: TileSet) -> None:
    """UOA-SZONE-12: one on each tile that shows it."""
    board = board_of(mission, tiles)
    piles = {board.tile_names[board.tile[pile]]: zone(board, pile) for pile in board.marked("corpse-pile")}
    assert piles == CHECK["missions"][mission]["corpse_piles"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_switches_and_nozzles(mission: str, tiles: TileSet) -> None:
    """GG-TILE-01 GG-TILE-03: a Switch and a Nozzle on each Steam tile, that belong together."""
    board = board_of(mission, tiles)
    pairs = zip(board.tile_names, board.by_tile("switch"), board.by_tile("nozzle"), strict=True)
    found = {
        tile: {"switch": zone(board, switch), "nozzle": zone(board, nozzle)}
        for tile, switch, nozzle in pairs
        if switch != NOWHERE or nozzle != NOWHERE
    }
    assert found == CHECK["missions"][mission]["steam"]


@pytest.mark.parametrize("mission", [name for name in MISSIONS if "closed_cells" in CHECK["missions"][name]])
def test_closed_cells(mission: str, tiles: TileSet) -> None:
    """UOA-AMB-08: a street cell with no way in."""
    board = board_of(mission, tiles)
    alone = [name for name, ways in zip(board.names, board.neighbours, strict=True) if not ways]
    assert alone == CHECK["missions"][mission]["closed_cells"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_openings_without_a_partner(mission: str, tiles: TileSet) -> None:
    """UOA-LOS-14: an opening against a wall is wall."""
    board = board_of(mission, tiles)
    aboard = {name for name, train in zip(board.names, board.train, strict=True) if train}
    found = [room for room, edge in board.plan.shut if not edge and room not in aboard]
    assert found == CHECK["missions"][mission].get("openings_without_partner", [])


def test_crates(tiles: TileSet) -> None:
    """One crate on each face that has one, in the same zone in every mission."""
    for tile, crate in CHECK["crates"].items():
        assert [f"{tile}.{name}" for name in tiles.tiles[tile].marks["crate"]] == [crate]
    for tile in CHECK["no_crate"]:
        assert "crate" not in tiles.tiles[tile].marks


@pytest.mark.parametrize("tile", STEAM)
def test_every_steam_tile_is_whole(tile: str, tiles: TileSet) -> None:
    """GG-TILE-01 GG-TILE-02: one Machine that is no zone, one Switch, one Nozzle, and a name in both languages."""
    face = tiles.tiles[tile]
    assert [thing.kind for thing in face.things] == ["machine"]
    assert len(face.marks["switch"]) == len(face.marks["nozzle"]) == 1
    assert face.label is not None
    assert face.label.en
    assert face.label.pl


def test_nobody_sees_through_a_machine(tiles: TileSet) -> None:
    """GG-TILE-02: on 17V the Machine stands between N and S."""
    board = from_tiles(read_rows("17V"), tiles)
    assert range_of(board, "17V.N", "17V.S") is None


def test_a_steam_jet_hides_its_zone(tiles: TileSet) -> None:
    """GG-JET-02 GG-JET-03 GG-JET-08: no sight in, out or through; Moves go on, and an inactive Jet does nothing."""
    board = from_tiles(read_rows("16V"), tiles)
    jet = board.by_tile("nozzle")[0]
    steam = board.behind_steam([jet])
    assert range_of(board, "16V.NW", "16V.SW") == 2
    assert range_of(steam, "16V.NW", "16V.SW") is None
    assert range_of(steam, "16V.NW", board.names[jet]) is None
    assert steam.sight[jet][jet] == 0
    assert steam.distance == board.distance
    assert steam.behind_steam([]) is board
