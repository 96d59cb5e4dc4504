"""The ten boards of Army of the Dead against figures reckoned apart from this code (`aotd_check.json`), and what its
book says about zones, sight and lifts."""

import json
from pathlib import Path
from typing import Any

import pytest

import graveshift
from graveshift.board import Board, Floor, TileSet, from_floors, load_tiles, read_rows
from graveshift.board.board import NOWHERE
from tests.board.look import moves, near, range_of

CHECK: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("aotd_check.json").read_text())
BOARDS = list(CHECK)
SIGHT = [(board, check["from"]) for board in BOARDS for check in CHECK[board].get("sight", [])]
CITY = Path(graveshift.__file__).parent / "games/army_of_the_dead/data/tiles.yaml"


@pytest.fixture(scope="session")
def city() -> TileSet:
    return load_tiles(CITY)


def board_of(name: str, city: TileSet) -> Board:
    """A mission's board, its doors as they are at set-up."""
    given = CHECK[name]
    floors = [Floor(floor, read_rows(rows.replace("/", "\n"))) for floor, rows in given["floors"].items()]
    board = from_floors(floors, city, given.get("lift", []))
    return board.closed([door(board, a, b) for a, b in given.get("closed", [])])


def door(board: Board, a: str, b: str) -> int:
    number = board.door(board.index[a], board.index[b])
    assert number != NOWHERE
    return number


@pytest.mark.parametrize("name", BOARDS)
def test_counts(name: str, city: TileSet) -> None:
    """AOTD-ZONE-01 AOTD-ZONE-02 AOTD-ZONE-03 AOTD-MOVE-01: zones and linked pairs, closed doors and lifts among
    them; the statue's area is neither street nor building."""
    board = board_of(name, city)
    whole = board.opened(board.shut)
    pairs = {tuple(sorted((a, b))) for a, ways in enumerate(whole.neighbours) for b in ways}
    found = {
        "zones": board.zones,
        "street": board.street.count(True),
        "building": board.indoors.count(True),
        "links": len(pairs),
    }
    assert found == {figure: CHECK[name][figure] for figure in found}


@pytest.mark.parametrize(("name", "zone"), SIGHT)
def test_sight(name: str, zone: str, city: TileSet) -> None:
    """AOTD-LOS-01 to AOTD-LOS-13."""
    board = board_of(name, city)
    check = next(check for check in CHECK[name]["sight"] if check["from"] == zone)
    for other in check["sees"]:
        assert range_of(board, zone, other) is not None, other
    for other in check["not"]:
        assert range_of(board, zone, other) is None, other


@pytest.mark.parametrize("name", BOARDS)
def test_sight_is_mutual(name: str, city: TileSet) -> None:
    """AOTD-LOS-14: the same rules for everybody."""
    board = board_of(name, city)
    assert all(board.sight[a][b] == board.sight[b][a] for a in range(board.zones) for b in range(board.zones))


def test_the_bus_sees_both_sides_of_the_street_and_one_zone_inside(city: TileSet) -> None:
    """AOTD-LOS-04 AOTD-LOS-05 AOTD-ZONE-02: Dieter in the School Bus, a building that can be searched."""
    board = board_of("aotd-m01", city)
    assert [range_of(board, "R1.BF", other) for other in ("R1.N", "R8.C", "R1.S", "R1.BR")] == [1, 2, 1, 1]
    assert range_of(board, "R1.BF", "R1.E") is None
    assert board.searchable[board.index["R1.BF"]]


def test_the_casino_is_a_street_for_sight_only(city: TileSet) -> None:
    """AOTD-LOS-09: far along the row, still a building; from the main room one zone into another room."""
    board = board_of("aotd-m02", city)
    west = board.index["R4.MW"]
    assert (board.indoors[west], board.street[west], board.searchable[west]) == (True, False, True)
    assert range_of(board, "R4.MW", "R4.ME") == 2
    assert range_of(board, "R4.MN", "R4.CG") == 1
    assert range_of(board, "R4.MNE", "R4.CG") == 2


def test_zones_run_on_over_the_border_of_two_tiles(city: TileSet) -> None:
    """AOTD-ZONE-05: the casino is one main room over R4 and R5, the hotel one corridor over V4 and V5."""
    casino, hotel = board_of("aotd-m02", city), board_of("aotd-m04", city)
    assert casino.cells[casino.index["R4.ME"]] == ["R4.ME", "R5.MW"]
    assert hotel.cells[hotel.index["V4.K3"]] == ["V4.K3", "V5.K1"]


def test_slot_machines_stand_in_the_way(city: TileSet) -> None:
    """AOTD-LOS-10: neither sight nor a step across the bank of machines."""
    board = board_of("aotd-m02", city)
    assert range_of(board, "R4.MN", "R4.MC") is None
    assert "R4.MC" not in near(board, "R4.MN")
    assert [thing.kind for thing in board.plan.things] == ["slot-machines", "slot-machines"]


def test_a_corridor_is_seen_along_and_never_searched(city: TileSet) -> None:
    """AOTD-LOS-11: a building zone without Search, street sight, no look round the corner."""
    board = board_of("aotd-m04", city)
    corridor = board.index["V4.K1"]
    assert (board.indoors[corridor], board.searchable[corridor], board.look[corridor]) == (True, False, "corridor")
    assert range_of(board, "V4.K1", "V5.K2") == 3
    assert range_of(board, "V4.K1", "V5.K3") is None


def test_a_room_cut_by_lines(city: TileSet) -> None:
    """AOTD-MOVE-04 AOTD-LOS-03 AOTD-LOS-02: across each line, never across the fountain; one zone far."""
    board = board_of("aotd-m05", city)
    assert {"R3.F2", "R3.F3"} <= set(near(board, "R3.F1"))
    assert "R3.F4" not in near(board, "R3.F1")
    assert (moves(board, "R3.F1", "R3.F4"), range_of(board, "R3.F1", "R3.F4")) == (2, None)


def test_the_vault_door_opens(city: TileSet) -> None:
    """AOTD-LOS-08 AOTD-VAULT-14: closed it lets nobody through and hides the vault; open it is a door."""
    board = board_of("aotd-m02", city)
    assert (moves(board, "V7.TR", "V7.VA"), range_of(board, "V7.TR", "V7.VA")) == (None, None)
    vault = door(board, "V7.TR", "V7.VA")
    assert board.shut == [vault]
    wide = board.opened([vault])
    assert (moves(wide, "V7.TR", "V7.VA"), range_of(wide, "V7.TR", "V7.VA")) == (1, 1)
    assert wide.closed([vault]) is board


def test_doors_that_a_mission_closes(city: TileSet) -> None:
    """AOTD-LOS-08 AOTD-AMB-10: each of the two opens by itself."""
    board = board_of("aotd-m06", city)
    left = board.opened([door(board, "V8.FO", "V8.HL")])
    assert moves(board, "V8.FO", "V8.HL") is None
    assert (moves(left, "V8.FO", "V8.HL"), moves(left, "V8.FO", "V8.HR")) == (1, 2)


def test_lifts_join_floors_without_sight(city: TileSet) -> None:
    """AOTD-ELEV-01 AOTD-ELEV-02 AOTD-LOS-12 AOTD-ZONE-04: all stops of a lift are one Move apart, unseen."""
    board = board_of("aotd-m09", city)
    stops = CHECK["aotd-m09"]["lift"]
    for stop in stops:
        others = [other for other in stops if other != stop]
        assert set(others) <= set(near(board, stop))
        assert all(range_of(board, stop, other) is None for other in others)
    assert board.floor_names == ["street", "vault", "roof"]
    assert sorted({board.floor[board.index[stop]] for stop in stops}) == [0, 1, 2]
    floors = [board.floor[a] != board.floor[b] for a in range(board.zones) for b in board.sees[a]]
    assert not any(floors)


def test_an_elevator_without_a_mission_goes_nowhere(city: TileSet) -> None:
    """AOTD-ELEV-01: a drawn elevator is in use only if the mission says so."""
    board = board_of("aotd-m06", city)
    assert near(board, "V8.EL") == ["V8.FO"]
    assert board.names[board.marked("elevator")[0]] == "V8.EL"


def test_a_lift_can_be_locked(city: TileSet) -> None:
    """AOTD-ELEV-01: a lift is opened and closed as a door is."""
    board = board_of("aotd-m09", city)
    locked = board.closed([door(board, stop, "V6.EL") for stop in ("R5.EL", "V7.EL")])
    assert moves(locked, "R5.EL", "V6.EL") is None
    assert moves(locked, "R5.EL", "V7.EL") == 1


def test_the_statue_is_left_and_never_entered(city: TileSet) -> None:
    """AOTD-STAT-01 AOTD-STAT-02: no way in, ways lead round it, four ways out."""
    board = board_of("aotd-m02", city)
    assert all("R2.ST" not in near(board, name) for name in board.names)
    assert set(board.neighbours[board.index["R2.ST"]]) == {board.index[f"R2.{side}"] for side in "NESW"}
    assert moves(board, "R2.N", "R2.S") == 4
    assert moves(board, "R2.N", "R2.ST") is None


def test_the_statue_is_seen_and_hides_what_is_behind(city: TileSet) -> None:
    """AOTD-STAT-03 AOTD-LOS-13 AOTD-AMB-12: two zones away in line, and nothing beyond."""
    board = board_of("aotd-m03", city)
    assert range_of(board, "R2.N", "R2.ST") == 1
    assert range_of(board, "R2.N", "R2.S") is None
    assert range_of(board, "R8.C", "R2.ST") == 2
    assert range_of(board, "R2.ST", "R8.C") == 2


def test_no_sight_into_a_house_across_the_street(city: TileSet) -> None:
    """AOTD-LOS-05 AOTD-LOS-06 AOTD-AMB-70: from a room into the street, not into the next room."""
    board = board_of("aotd-m01", city)
    assert range_of(board, "R1.BF", "R8.CT") is None
    assert range_of(board, "R1.N", "R8.CT") == 2
