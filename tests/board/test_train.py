"""Trains and railroads, and what their moves do to the zones."""

import pytest

from graveshift.board import Board, TileSet, from_tiles, read_rows
from graveshift.board.change import carried, refuges, run_over
from tests.board.look import near, range_of, seen


def m1(tiles: TileSet, train: str) -> Board:
    """The board of M1 with these tiles in the Train row."""
    return from_tiles(read_rows(f"8V 1R@270\n{train}\n2R 5V"), tiles)


def names(board: Board, zones: list[int]) -> list[str]:
    return [board.names[zone] for zone in zones]


def test_cabin_and_tender_are_one_building(tiles: TileSet) -> None:
    """UOA-TRAIN-02: the locomotive is one building of two zones; its front is none."""
    board = m1(tiles, "10R 12V")
    cabin, tender = board.index["10R.cabin"], board.index["10R.tender"]
    assert board.building[cabin] == board.building[tender]
    assert [name for name in board.names if name.startswith("10R")] == ["10R.tender", "10R.cabin"]
    assert near(board, "10R.cabin") == ["8V.S", "10R.tender", "2R.N"]


def test_each_car_is_a_building_of_its_own(tiles: TileSet) -> None:
    """UOA-TRAIN-03 UOA-TRAIN-04: end doors connect sections but do not make them one building."""
    board = from_tiles(read_rows("11R 12R 10R\n1R 2R 8V@90"), tiles)
    loco, car, west, east = (board.index[name] for name in ("10R.tender", "11R.car", "12R.carW", "12R.carE"))
    assert board.building[west] == board.building[east]
    assert len({board.building[zone] for zone in (loco, car, west)}) == 3
    assert west in board.neighbours[car]
    assert loco in board.neighbours[east]
    assert range_of(board, "11R.car", "12R.carW") == 1


def test_an_end_door_opens_on_the_track(tiles: TileSet) -> None:
    """UOA-TRAIN-04 UOA-LOS-06: from the last car one sees down the railroad."""
    board = m1(tiles, "10V 12R")
    assert near(board, "12R.carW") == ["8V.SE", "12R.carE"]
    assert {"8V.SE", "8V.S", "8V.SW"} <= seen(board, "12R.carW")


def test_railroad_zones_merge_with_the_streets_on_both_sides(tiles: TileSet) -> None:
    """UOA-TRAIN-05: white ties go on as street lines; zones straddle tiles."""
    board = m1(tiles, "10V 12V")
    crossing = ["8V.SE", "1R.NW", "10V.E", "12V.W", "2R.NE", "5V.NW"]
    assert board.cells[board.index["10V.E"]] == crossing
    rails = [zone for zone in range(board.zones) if board.rail[zone]]
    assert names(board, rails) == ["8V.SW", "8V.S", "8V.SE", "1R.W", "1R.SW"]


def test_the_train_parts_the_streets(tiles: TileSet) -> None:
    """UOA-TRAIN-05 UOA-LOS-13: with the locomotive in the row both sides are zones of their own."""
    board = m1(tiles, "10R 12V")
    assert board.cells[board.index["8V.S"]] == ["8V.S"]
    assert board.cells[board.index["2R.N"]] == ["2R.N"]
    assert board.cells[board.index["2R.NE"]] == ["8V.SE", "1R.NW", "12V.W", "2R.NE", "5V.NW"]


def test_an_entering_train_alters_whole_merged_zones(tiles: TileSet) -> None:
    """UOA-AMB-41: every zone with a rail cell on the flipped tile, however far it reaches."""
    old, new = m1(tiles, "10V 12V"), m1(tiles, "10R 12V")
    assert names(old, run_over(old, new)) == ["8V.SW", "8V.S", "8V.SE"]


def test_survivors_go_to_a_street_left_of_their_zone(tiles: TileSet) -> None:
    """UOA-AMB-41 UOA-AMB-40 UOA-TRAIN-09: one on each side of the locomotive; no balcony."""
    old, new = m1(tiles, "10V 12V"), m1(tiles, "10R 12V")
    assert names(new, refuges(old, new, old.index["10V.C"])) == ["8V.S", "2R.N"]
    assert names(new, refuges(old, new, old.index["10V.E"])) == ["8V.SE"]


def test_track_laid_behind_the_train_is_no_refuge(tiles: TileSet) -> None:
    """UOA-AMB-41: a tile put behind the Train, railroad side up, keeps its name but lies elsewhere."""
    old, new = m1(tiles, "10R 12V"), m1(tiles, "12V 10R")
    assert names(new, refuges(old, new, old.index["12V.C"])) == ["1R.W", "5V.N"]


def test_a_door_against_a_house_leads_nowhere(tiles: TileSet) -> None:
    """UOA-LOS-13 UOA-MOVE-03: Train doors open on streets only."""
    board = from_tiles(read_rows("1R\n11R"), tiles)
    assert near(board, "11R.car") == []
    assert ("11R.car", False) in board.plan.shut


def test_a_zone_of_nothing_but_track_sends_survivors_to_the_nearest_street(tiles: TileSet) -> None:
    """UOA-AMB-41 UOA-AMB-40: with no street beside the rails the nearest zone by Movement counts."""
    old, new = from_tiles(read_rows("10V 12V"), tiles), from_tiles(read_rows("10R 12V"), tiles)
    assert names(old, run_over(old, new)) == ["10V.W", "10V.C", "10V.E"]
    assert names(new, refuges(old, new, old.index["10V.W"])) == ["12V.C"]


def test_a_moving_train_carries_its_zones_and_alters_what_lies_ahead(tiles: TileSet) -> None:
    """UOA-AMB-41 UOA-TRAIN-14: the cabin keeps its people one tile further on."""
    old, new = m1(tiles, "10R 12V"), m1(tiles, "12R 10R")
    kept = carried(old, new)
    assert names(old, run_over(old, new)) == ["8V.SE", "1R.W", "1R.SW"]
    assert kept[old.index["10R.cabin"]] == new.index["10R.cabin"]
    assert kept[old.index["8V.S"]] == new.index["8V.S"]
    assert kept[old.index["8V.SE"]] == -1
    assert kept[old.index["1R.balcony"]] == new.index["1R.balcony"]


def test_a_leaving_section_alters_no_street(tiles: TileSet) -> None:
    """UOA-AMB-41: streets merge behind the Train; what was aboard is nowhere."""
    old, new = m1(tiles, "10V 12R"), m1(tiles, "10V 12V")
    kept = carried(old, new)
    assert run_over(old, new) == []
    assert kept[old.index["12R.carE"]] == -1
    assert kept[old.index["1R.W"]] == kept[old.index["5V.N"]] == new.index["12V.C"]


def test_the_same_shape_is_built_once(tiles: TileSet) -> None:
    """UOA-TRAIN-05: a Train that comes back to an old shape finds its tables again."""
    assert m1(tiles, "10V 12V") is m1(tiles, "10V 12V")
    assert m1(tiles, "10V 12V") is not m1(tiles, "10R 12V")


@pytest.mark.parametrize(("heading", "row"), [(270, "4R 10R@270 2V"), (90, "4R 10R@90 2V")])
def test_a_train_column_turns(heading: int, row: str, tiles: TileSet) -> None:
    """UOA-TRAIN-02: the tender lies behind the cabin whichever way the locomotive heads."""
    board = from_tiles(read_rows(row), tiles)
    cabin, tender = (board.plan.zones[board.index[f"10R.{room}"]].centre for room in ("cabin", "tender"))
    assert (cabin[1] < tender[1]) == (heading == 270)
    assert board.plan.size == (2360, 1000)
