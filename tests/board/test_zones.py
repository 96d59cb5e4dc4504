"""Zones, adjacency and movement on small maps."""

from graveshift.board import Board, TileSet, from_map, from_tiles, read_rows
from graveshift.games.undead_or_alive.scenario.town_map import town_board
from tests.board.look import moves, near, seen, steps

CROSSING = """
    a b b
    a c d
    e e d
"""

HOUSE = {
    "map": """
        s s s
        s k h
        s k h
    """,
    "buildings": {"house": ["k", "h"]},
    "openings": ["s-k"],
}


def test_streets_are_open_and_corners_never_count() -> None:
    """UOA-ZONE-07 UOA-MOVE-01 UOA-MOVE-02: every shared edge is a way, c and its diagonals are not."""
    board = from_map({"map": CROSSING})
    assert near(board, "a") == ["b", "c", "e"]
    assert near(board, "c") == ["a", "b", "d", "e"]
    assert "d" not in near(board, "a")
    assert near(from_map({"map": "a b\nc d"}), "a") == ["b", "c"]


def test_a_room_is_one_zone_and_needs_an_opening() -> None:
    """UOA-ZONE-02 UOA-MOVE-03: k and h share a wall without opening."""
    board = from_map(HOUSE)
    assert near(board, "k") == ["s"]
    assert near(board, "h") == []
    joined = from_map({**HOUSE, "openings": ["s-k", "k-h"]})
    assert near(joined, "k") == ["s", "h"]


def test_building_zones_and_street_zones() -> None:
    """UOA-ZONE-02 UOA-ZONE-03: searchable rooms carry their building, streets none."""
    board = from_map(HOUSE)
    s, k, h = (board.index[name] for name in "skh")
    assert (board.street[s], board.indoors[s], board.building[s]) == (True, False, -1)
    assert (board.street[k], board.indoors[k]) == (False, True)
    assert board.building[k] == board.building[h] == 0


def test_markings_cut_streets_across_tile_borders(tiles: TileSet) -> None:
    """UOA-ZONE-03: in M0 the middle street runs over both tiles and is one zone wide."""
    board = from_tiles(read_rows("2R 3R@270"), tiles)
    assert board.cells[board.index["2R.E"]] == ["2R.E", "3R.N"]
    assert board.index["3R.N"] == board.index["2R.E"]
    assert near(board, "2R.E") == ["2R.NE", "2R.SE", "3R.H"]


def test_a_balcony_is_a_street_zone_of_its_own() -> None:
    """UOA-ZONE-04 UOA-BALC-01: street for searching, not indoors, no building."""
    board = balcony_board()
    up = board.index["up"]
    assert (board.street[up], board.indoors[up], board.balcony[up], board.building[up]) == (True, False, True, -1)


def test_stairs_are_no_zone_and_the_only_way() -> None:
    """UOA-ZONE-06 UOA-MOVE-04 UOA-BALC-02: one Move from the room, none from the streets below."""
    board = balcony_board()
    assert near(board, "up") == ["d"]
    assert moves(board, "d", "up") == 1
    assert "up" not in near(board, "a") + near(board, "c")


def test_the_way_to_a_balcony_leads_through_its_house() -> None:
    """UOA-MOVE-04 UOA-BALC-05: a Walker right below goes for the stairs, then comes up."""
    board = balcony_board()
    assert steps(board, "a", "up") == ["c"]
    assert steps(board, "c", "up") == ["d"]
    assert steps(board, "d", "up") == ["up"]
    assert moves(board, "a", "up") == 3


def test_train_and_railroad(tiles: TileSet) -> None:
    """UOA-ZONE-05: aboard is a building zone, the track a street zone."""
    board = from_tiles(read_rows("8V 1R@270\n10R 12V\n2R 5V"), tiles)
    cabin, track = board.index["10R.cabin"], board.index["12V.C"]
    assert (board.indoors[cabin], board.train[cabin], board.street[cabin]) == (True, True, False)
    assert (board.street[track], board.rail[track], board.train[track]) == (True, True, False)


def test_walls_inside_a_zone_do_not_matter() -> None:
    """UOA-ZONE-08: from an L-shaped room both openings lead out, wherever one stands."""
    board = from_map(
        {
            "map": "s h h\ns # h\nt t h",
            "buildings": {"house": ["h"]},
            "openings": ["s-h", "t-h"],
        }
    )
    assert near(board, "h") == ["s", "t"]
    assert seen(board, "h") == {"s", "t"}


def test_a_building_may_span_tiles(tiles: TileSet) -> None:
    """UOA-ZONE-10: in M2 4R and 1R make one building with a pile on each tile."""
    board = from_tiles(read_rows("4R\n1R@180"), tiles)
    first, second = board.index["4R.F"], board.index["1R.D"]
    assert board.building[first] == board.building[second]
    assert [board.tile_names[board.tile[zone]] for zone in (first, second)] == ["4R", "1R"]
    assert [board.names[zone] for zone in board.marked("corpse-pile")] == ["4R.B", "1R.B"]


def test_a_text_building_is_one_tile_unless_split() -> None:
    """UOA-ZONE-10: `tiles` splits a building for its Corpse Piles."""
    whole = from_map({**HOUSE, "openings": ["s-k", "k-h"], "marks": {"corpse-pile": ["k", "h"]}})
    split = from_map({**HOUSE, "openings": ["s-k", "k-h"], "tiles": {"east": ["h"]}})
    assert whole.tile[whole.index["k"]] == whole.tile[whole.index["h"]]
    assert whole.marked("corpse-pile") == [whole.index["k"], whole.index["h"]]
    assert split.tile_names == ["east", "house"]
    assert split.tile[split.index["h"]] == 0
    assert split.building[split.index["k"]] == split.building[split.index["h"]]


def test_mine_and_cemetery_host_an_abomination_token(tiles: TileSet) -> None:
    """UOA-CEM-01: one token place each; the mine is a building, the cemetery street."""
    board = from_tiles(read_rows("9V 8V"), tiles)
    assert [board.names[zone] for zone in board.marked("abomination")] == ["9V.G", "8V.I"]
    grave, shaft = board.marked("abomination")
    assert (board.street[grave], board.bears("cemetery")[grave]) == (True, True)
    assert (board.indoors[shaft], board.bears("mine")[shaft]) == (True, True)
    assert board.building[shaft] == board.building[board.index["8V.O"]]


def test_mine_and_cemetery_on_a_text_map() -> None:
    """UOA-CEM-01: fences close the cemetery except at openings."""
    board = town_board(
        {"map": "m s g\nn s s", "mine": ["m", "n"], "cemetery": ["g"], "openings": ["m-n", "n-s", "g-s@S"]}
    )
    assert [board.names[zone] for zone in board.marked("abomination")] == ["m", "g"]
    assert near(board, "g") == ["s"]
    assert "g" not in near(town_board({"map": "s g", "cemetery": ["g"]}), "s")


def test_zones_nobody_can_enter() -> None:
    """UOA-AMB-08: no way through a blocked zone, none into it, but sight passes."""
    board = from_map({"map": "a b c"})
    blocked = board.without([board.index["b"]])
    assert moves(blocked, "a", "c") is None
    assert steps(blocked, "a", "c") == []
    assert moves(blocked, "b", "c") == 1
    assert seen(blocked, "a") == {"b", "c"}
    assert board.without([1]) is blocked
    assert blocked.without([]) is board


def balcony_board() -> Board:
    return from_map(
        {
            "map": """
                a a b
                c d b
                c d e
            """,
            "buildings": {"house": ["d", "e"]},
            "openings": ["c-d", "d-e"],
            "balconies": {"up": {"over": ["a", "c"], "stairs": "d"}},
        }
    )
