"""Doors, lines, floors, open rooms, islands and marks on small maps."""

from xml.etree import ElementTree

from graveshift.board import Board, from_map
from graveshift.board.board import NOWHERE
from graveshift.board.draw import svg
from graveshift.board.text import text
from tests.board.look import moves, near, range_of, seen, steps

HOTEL = {
    "map": """
        s s s s
        a b c d
    """,
    "buildings": {"hotel": ["a", "b", "c", "d"]},
    "openings": ["s-a"],
    "doors": ["b-c"],
    "lines": ["a-b", "c-d"],
    "floors": {"roof": "r h"},
    "lifts": [["d", "r"]],
}


def hotel() -> Board:
    return from_map(HOTEL)


def zones(board: Board, *names: str) -> list[int]:
    return [board.index[name] for name in names]


def test_a_closed_door_bars_sight_and_way() -> None:
    """AOTD-LOS-08 AOTD-MOVE-03: until it opens."""
    board = hotel()
    assert (moves(board, "b", "c"), range_of(board, "b", "c")) == (None, None)
    wide = board.opened([board.door(*zones(board, "c", "b"))])
    assert (moves(wide, "b", "c"), range_of(wide, "b", "c")) == (1, 1)
    assert board.building[board.index["a"]] == board.building[board.index["d"]]


def test_a_door_may_be_named_among_the_openings_too() -> None:
    """It is that opening, closed; from which side it is named does not matter."""
    for openings in (["s-a", "b-c"], ["s-a", "c-b"]):
        board = from_map(HOTEL | {"openings": openings})
        assert (moves(board, "b", "c"), board.doors) == (None, hotel().doors)


def test_each_state_of_the_doors_is_computed_once() -> None:
    """Opened, closed again and hidden by steam: every variant is found again."""
    board = hotel()
    door = board.door(*zones(board, "b", "c"))
    wide = board.opened([door])
    assert board.opened([door]) is wide
    assert wide.closed([door]) is board
    assert wide.without([0]).closed([door]) is board.without([0])
    assert board.behind_steam([1]).opened([door]) is wide.behind_steam([1])
    assert wide.opened([door]) is wide


def test_any_opening_can_be_closed() -> None:
    """AOTD-AMB-10: a mission closes what is printed open."""
    board = hotel()
    locked = board.closed([board.door(*zones(board, "s", "a"))])
    assert moves(locked, "s", "a") is None
    assert board.door(*zones(board, "a", "b")) == NOWHERE


def test_a_line_cuts_a_room_into_zones() -> None:
    """AOTD-MOVE-04 AOTD-LOS-04: one Move and one zone of sight across it; from the street only the first zone."""
    board = hotel()
    assert (moves(board, "a", "b"), range_of(board, "a", "b")) == (1, 1)
    assert range_of(board, "s", "b") is None


def test_a_lift_is_one_move_without_sight() -> None:
    """AOTD-ELEV-01 AOTD-ELEV-02 AOTD-LOS-12."""
    board = hotel()
    assert near(board, "d") == ["c", "r"]
    assert range_of(board, "d", "r") is None
    assert [board.floor[zone] for zone in zones(board, "a", "r", "h")] == [0, 1, 1]


def test_floors_lie_side_by_side() -> None:
    """AOTD-ZONE-04: the last room of one floor and the first zone of the next never touch."""
    board = hotel()
    first, second = (floor.rect for floor in board.plan.floors)
    assert first[2] < second[0]
    assert board.plan.size == (second[2], first[3])
    assert seen(board, "h") == {"r"}


def test_an_open_room_sees_as_a_street() -> None:
    """AOTD-LOS-09 AOTD-AMB-31 AOTD-AMB-70: straight and far, one zone into a closed room, still a building."""
    spec = {
        "map": "a b c d s",
        "buildings": {"casino": ["a", "b", "c", "d"]},
        "lines": ["a-b", "b-c"],
        "openings": ["c-d", "d-s"],
        "open-rooms": ["a", "b", "c"],
        "no-search": ["b"],
    }
    board = from_map(spec)
    assert [range_of(board, "a", other) for other in "bcds"] == [1, 2, 3, None]
    assert [board.indoors[zone] for zone in range(4)] == [True] * 4
    assert [board.searchable[zone] for zone in range(5)] == [True, False, True, True, False]


def test_no_sight_from_room_to_room_through_an_open_room() -> None:
    """AOTD-AMB-70: an open room is as a street between them."""
    board = from_map(
        {
            "map": "a b c",
            "buildings": {"casino": ["a", "b", "c"]},
            "openings": ["a-b", "b-c"],
            "open-rooms": ["b"],
        }
    )
    assert (range_of(board, "a", "b"), range_of(board, "a", "c")) == (1, None)


ISLAND = """
    n n n
    w i e
    t t t
"""


def test_an_island_is_left_and_never_entered() -> None:
    """AOTD-STAT-01 AOTD-STAT-02: out by its exits, round it otherwise."""
    board = from_map({"map": ISLAND, "one-way": {"i": ["n", "e"]}, "looks": {"statue": ["i"]}})
    assert near(board, "i") == ["n", "e"]
    assert all("i" not in near(board, other) for other in "nwet")
    assert steps(board, "w", "e") == ["n", "t"]
    island = board.index["i"]
    assert (board.street[island], board.indoors[island], board.look[island]) == (False, False, "statue")


def test_sight_ends_at_an_island() -> None:
    """AOTD-STAT-03 AOTD-AMB-12: it is seen, and what is behind it is not; also from a room across the street."""
    board = from_map(
        {"map": "r s i t", "one-way": {"i": ["s", "t"]}, "buildings": {"house": ["r"]}, "openings": ["r-s"]}
    )
    assert range_of(board, "s", "i") == 1
    assert range_of(board, "s", "t") is None
    assert range_of(board, "r", "i") == range_of(board, "i", "r") == 2


def test_marks_and_looks_have_names() -> None:
    """What a game puts on the board is found by its name, in the order given; the board itself knows none."""
    board = from_map(
        {
            "map": "a b c",
            "buildings": {"bank": ["b", "c"]},
            "looks": {"vault": ["c"]},
            "marks": {"nest": ["c", "a"]},
        }
    )
    assert board.marked("nest") == zones(board, "c", "a")
    assert board.bears("nest") == [True, False, True]
    assert board.marked("vault") == zones(board, "c")
    assert board.look == ["street", "room", "vault"]
    assert board.by_tile("nest") == zones(board, "c")
    assert (board.marked("unheard-of"), board.bears("unheard-of")) == ([], [False] * 3)
    assert board.by_tile("unheard-of") == [NOWHERE]


def test_a_closed_door_is_drawn() -> None:
    board = hotel()
    wide = board.opened(board.shut)
    assert [svg(each).count("<title>closed door</title>") for each in (board, wide)] == [1, 0]
    assert ["X" in text(each) for each in (board, wide)] == [True, False]


def test_floors_and_lifts_are_drawn_and_told() -> None:
    board = hotel()
    picture = ElementTree.fromstring(svg(board))
    words = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"roof", *board.names} <= set(words)
    assert svg(board).count("<title>lift</title>") == 2
    assert text(board).splitlines()[-2:] == ["roof: r to h", "lift: d, r"]


def test_no_wall_stands_on_a_line() -> None:
    """AOTD-MOVE-04: the marking is drawn as a line, and nothing else is."""
    board = hotel()
    line = (400, 400, 400, 800)
    assert line in board.plan.lines
    assert not any(wall[0] == wall[2] == 400 for wall in board.plan.walls)
