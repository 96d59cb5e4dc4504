"""Lines of Sight on small maps and on the printed tiles."""

from graveshift.board import TileSet, from_map, from_tiles, read_rows
from tests.board.look import range_of, seen, seen_by_townsfolk, townsfolk_range


def test_own_zone_is_always_seen() -> None:
    """UOA-LOS-02: at Range 0, even in a room without openings."""
    board = from_map({"map": "a h", "buildings": {"house": ["h"]}})
    assert range_of(board, "h", "h") == 0
    assert seen(board, "h") == set()


def test_streets_are_seen_along_straight_lines() -> None:
    """UOA-LOS-03: through any number of zones to the board edge."""
    board = from_map({"map": "a b c d e f"})
    assert seen(board, "a") == {"b", "c", "d", "e", "f"}
    assert range_of(board, "a", "f") == 5


def test_a_wall_ends_the_line_though_more_street_lies_behind() -> None:
    """UOA-LOS-03 UOA-LOS-14: the house between b and d stops Meg's line."""
    board = from_map({"map": "a b h d", "buildings": {"house": ["h"]}})
    assert seen(board, "a") == {"b"}
    walled = from_map({"map": "a b c", "walls": ["b-c"]})
    assert seen(walled, "a") == {"b"}


def test_nobody_sees_diagonally() -> None:
    """UOA-LOS-04 UOA-LOS-14."""
    board = from_map({"map": "a b\nc d"})
    assert seen(board, "a") == {"b", "c"}
    assert range_of(board, "a", "d") is None


def test_a_line_through_a_corner_is_no_line() -> None:
    """UOA-LOS-04 UOA-ZONE-07: a and c touch the ends of b's edges, at the same corner point."""
    board = from_map({"map": "a b #\n# b c"})
    assert range_of(board, "a", "c") is None
    assert range_of(board, "a", "b") == range_of(board, "b", "c") == 1


def test_lines_stay_straight_in_zones_of_any_shape() -> None:
    """UOA-LOS-03: u reaches round the house, but a line through its west arm ends at the house wall."""
    board = from_map({"map": "w u h u e\nx u u u y", "buildings": {"house": ["h"]}})
    assert range_of(board, "w", "e") is None
    assert range_of(board, "x", "y") == 2


def test_a_room_sees_every_zone_behind_its_openings() -> None:
    """UOA-LOS-05: one zone and no further, wherever the openings lie."""
    board = from_map(
        {
            "map": "h i j\nk s s",
            "buildings": {"house": ["h", "i", "j", "k"]},
            "openings": ["h-i", "i-j", "h-k"],
        }
    )
    assert seen(board, "h") == {"i", "k"}
    assert range_of(board, "h", "j") is None
    assert seen(board, "s") == set()


def test_nobody_sees_a_street_through_a_building() -> None:
    """UOA-LOS-05 UOA-LOS-14: Carl in a does not see the street behind the house."""
    board = from_map({"map": "a h b", "buildings": {"house": ["h"]}, "openings": ["a-h", "h-b"]})
    assert seen(board, "a") == {"h"}
    assert seen(board, "h") == {"a", "b"}


def test_looking_out_the_line_runs_on() -> None:
    """UOA-LOS-06 UOA-LOS-14: May sees the rooms beside her and the whole street in line with the door."""
    board = from_map(
        {
            "map": "i h a b c\n# # d d d",
            "buildings": {"house": ["h", "i"]},
            "openings": ["i-h", "h-a"],
        }
    )
    assert seen(board, "h") == {"i", "a", "b", "c"}
    assert range_of(board, "h", "c") == 3


def test_looking_out_only_what_lies_before_the_door_is_seen() -> None:
    """UOA-LOS-06: a door in the upper half of the wall shows the upper of two streets."""
    spec = {"map": "h a b\nh a c", "buildings": {"house": ["h"]}}
    assert seen(from_map({**spec, "openings": ["h-a@0.25"]}), "h") == {"a", "b"}
    assert seen(from_map({**spec, "openings": ["h-a@0.75"]}), "h") == {"a", "c"}


def test_from_the_street_one_zone_into_a_building() -> None:
    """UOA-LOS-07: Carl sees the room at the end of the street, not the one behind."""
    board = from_map({"map": "a b h i", "buildings": {"house": ["h", "i"]}, "openings": ["b-h", "h-i"]})
    assert seen(board, "a") == {"b", "h"}
    assert range_of(board, "a", "h") == 2


def test_molly_sees_the_street_and_the_small_room_beside_her() -> None:
    """UOA-LOS-14: along the street to the edge, and sideways through the door."""
    board = from_map({"map": "h # #\na b c", "buildings": {"shop": ["h"]}, "openings": ["h-a"]})
    assert seen(board, "a") == {"h", "b", "c"}


def test_carl_in_the_street_and_may_inside_may_miss_each_other() -> None:
    """UOA-LOS-14: the door does not lie in line."""
    board = from_map({"map": "a b\n# h", "buildings": {"house": ["h"]}, "openings": ["b-h"]})
    assert range_of(board, "a", "h") is None
    assert range_of(board, "b", "h") == 1


def test_no_line_from_building_to_building_across_the_street() -> None:
    """UOA-AMB-37: it ends in the street; a Townsfolk's goes on through aligned openings."""
    spec = {"map": "h a i", "buildings": {"west": ["h"], "east": ["i"]}}
    aligned = from_map({**spec, "openings": ["h-a", "a-i"]})
    assert seen(aligned, "h") == {"a"}
    assert townsfolk_range(aligned, "h", "i") == 2
    offset = from_map({**spec, "openings": ["h-a@0.2", "a-i@0.8"]})
    assert seen_by_townsfolk(offset, "h") == {"a"}


def test_a_balcony_sees_as_the_streets_below() -> None:
    """UOA-LOS-08 UOA-BALC-03: down both streets to the edge, into the stairs' room and no other."""
    board = from_map(
        {
            "map": "a b c d\ne h i #\nf # # #",
            "buildings": {
                "house": ["h", "i"],
            },
            "openings": ["e-h", "h-i", "i-c"],
            "balconies": {"up": {"over": ["a", "b", "e"], "stairs": "h"}},
        }
    )
    assert seen(board, "up") == {"a", "b", "c", "d", "e", "f", "h"}
    assert "i" in seen(board, "c")
    assert "up" not in seen(board, "i")
    assert "up" in seen(board, "h") & seen(board, "d") & seen(board, "f")


def test_range_from_a_balcony() -> None:
    """UOA-BALC-04 UOA-AMB-39 UOA-LOS-15: streets below and stairs' room at 1, each further zone one more."""
    board = from_map(
        {
            "map": "a b c d\n# h # #",
            "buildings": {"house": ["h"]},
            "openings": ["b-h"],
            "balconies": {"up": {"over": ["a", "b"], "stairs": "h"}},
        }
    )
    assert [range_of(board, "up", zone) for zone in "abhcd"] == [1, 1, 1, 2, 3]
    assert [range_of(board, zone, "up") for zone in "abhcd"] == [1, 1, 1, 2, 3]


def test_range_between_balconies() -> None:
    """UOA-AMB-39: over the same street 2, over neighbouring streets 3."""
    board = from_map(
        {
            "map": "h # i j\na b c c",
            "buildings": {"west": ["h"], "mid": ["i"], "east": ["j"]},
            "balconies": {
                "left": {"over": ["a", "b"], "stairs": "h"},
                "middle": {"over": ["b", "c"], "stairs": "i"},
                "right": {"over": ["c"], "stairs": "j"},
            },
        }
    )
    assert range_of(board, "left", "middle") == 2
    assert range_of(board, "left", "right") == 3
    assert range_of(board, "right", "left") == 3


def test_sight_is_mutual_except_for_home_defender() -> None:
    """UOA-LOS-09 UOA-LOS-12: Jimmy sees the Walker two rooms away, the Walker does not see him."""
    board = from_map({"map": "h i j", "buildings": {"house": ["h", "i", "j"]}, "openings": ["h-i", "i-j"]})
    assert townsfolk_range(board, "h", "j") == 2
    assert range_of(board, "j", "h") is None


def test_sight_is_a_table_of_the_board_alone() -> None:
    """UOA-LOS-10: it asks for no Actors, so nobody in between blocks it, not even in a zone none may enter."""
    board = from_map({"map": "a b c"})
    crowded = board.without([board.index["b"]])
    assert range_of(crowded, "a", "c") == range_of(board, "a", "c") == 2


def test_the_locomotive_blocks(tiles: TileSet) -> None:
    """UOA-LOS-11 UOA-MOVE-05: neither sight nor a leap along it across the boiler; behind the cabin neither."""
    board = from_tiles(read_rows("8V 1R@270\n10R 12V\n2R 5V"), tiles)
    assert range_of(board, "8V.S", "2R.N") is None
    assert range_of(board, "8V.SW", "2R.NW") is None
    railroad = from_tiles(read_rows("8V 1R@270\n10V 12V\n2R 5V"), tiles)
    assert railroad.index["8V.S"] == railroad.index["2R.N"]


def test_the_boiler_ends_the_track(tiles: TileSet) -> None:
    """UOA-LOS-11 UOA-MOVE-05: from the track before the locomotive there is no way aboard and no look inside."""
    board = from_tiles(read_rows("5V@270 1V@90 7V\n10R 11V 12V"), tiles)
    track = board.index["12V.E"]
    assert board.index["10R.cabin"] not in board.neighbours[board.index["11V.W"]]
    assert not any(board.train[zone] for zone in board.sees[track])


def test_strips_beside_the_train_belong_to_the_streets(tiles: TileSet) -> None:
    """UOA-LOS-13: the doors lead into the street zones beside; where no tile lies they lead nowhere."""
    beside = from_tiles(read_rows("12R 10R\n8V@270 4R@270"), tiles)
    assert seen(beside, "10R.cabin") == {"10R.tender", "4R.E"}
    assert range_of(beside, "4R.E", "10R.cabin") == 1
    assert beside.plan.zones[beside.index["4R.E"]].rects == [(1300, 310, 1700, 660)]
    assert [room for room, edge in beside.plan.shut if room == "10R.cabin" and edge] == ["10R.cabin"]


def test_range_counts_zones_along_the_line() -> None:
    """UOA-LOS-15: wide and narrow zones count the same."""
    board = from_map({"map": "a b b b c d"})
    assert [range_of(board, "a", zone) for zone in "abcd"] == [0, 1, 2, 3]
    bent = from_map({"map": "n # m\nu # u\nu u u\ns # t"})
    assert range_of(bent, "n", "s") == 2


def test_range_down_the_main_street(tiles: TileSet) -> None:
    """UOA-LOS-15 UOA-LOS-03: in M4 zones merged over two or four tiles count as one each."""
    board = from_tiles(read_rows("4R@90 1R\n2R 3R@180\n7R 5V@270\n9R@90 8V@180"), tiles)
    street = ["4R.NW", "4R.N", "4R.NE", "2R.E", "2R.SE", "7R.E", "7R.SE", "9R.N", "9R.NE"]
    assert [range_of(board, "4R.NW", zone) for zone in street] == list(range(9))


def test_home_defender_looks_through_rooms_in_line() -> None:
    """UOA-CLASS-22 UOA-LOS-05: Jimmy in the first room sees the third, others do not."""
    board = from_map({"map": "h i j", "buildings": {"house": ["h", "i", "j"]}, "openings": ["h-i", "i-j"]})
    assert seen_by_townsfolk(board, "h") == {"i", "j"}
    assert seen(board, "h") == {"i"}


def test_home_defender_from_the_street() -> None:
    """UOA-CLASS-22: the limit is lifted for a line that starts outside, too."""
    board = from_map({"map": "a h i", "buildings": {"house": ["h", "i"]}, "openings": ["a-h", "h-i"]})
    assert seen_by_townsfolk(board, "a") == {"h", "i"}
    assert seen(board, "a") == {"h"}


def test_home_defender_jogs_to_an_offset_opening() -> None:
    """UOA-CLASS-23 UOA-AMB-38: first opening in the north half, second in the south half."""
    board = from_map(
        {
            "map": "h i j\nh i j",
            "buildings": {"house": ["h", "i", "j"]},
            "openings": ["h-i@0.1", "i-j@0.9"],
        }
    )
    assert townsfolk_range(board, "h", "j") == 2


def test_home_defender_never_turns_a_corner() -> None:
    """UOA-AMB-38 UOA-CLASS-22: east, then south is no line."""
    board = from_map({"map": "h i\n# j", "buildings": {"house": ["h", "i", "j"]}, "openings": ["h-i", "i-j"]})
    assert seen_by_townsfolk(board, "h") == {"i"}


def test_home_defender_gives_nothing_on_a_balcony() -> None:
    """UOA-CLASS-24 UOA-LOS-08: the room at the stairs and no room behind it."""
    board = from_map(
        {
            "map": "a r i\nb # #",
            "buildings": {"house": ["r", "i"]},
            "openings": ["a-r", "r-i"],
            "balconies": {"up": {"over": ["a", "b"], "stairs": "r"}},
        }
    )
    assert seen_by_townsfolk(board, "up") == {"a", "b", "r"}
    assert "i" in seen_by_townsfolk(board, "a")
    assert "up" not in seen_by_townsfolk(board, "i")


def test_home_defender_on_a_balcony_looks_through_no_house() -> None:
    """UOA-CLASS-24 UOA-CLASS-22: from the street through both doors, from above it not."""
    board = from_map(
        {
            "map": "a h c",
            "buildings": {"house": ["h"]},
            "openings": ["a-h", "h-c"],
            "balconies": {"up": {"over": ["a"], "stairs": "h"}},
        }
    )
    assert "c" in seen_by_townsfolk(board, "a")
    assert seen_by_townsfolk(board, "up") == {"a", "h"}


def test_steam_blocks_sight_into_out_of_and_through() -> None:
    """GG-JET-02 GG-JET-08: one's own zone is still seen, and ways stay open."""
    board = from_map({"map": "a b c"}).behind_steam([1])
    assert seen(board, "a") == seen(board, "b") == set()
    assert range_of(board, "b", "b") == 0
    assert board.distance[0][2] == 2


def test_a_machine_blocks_sight(tiles: TileSet) -> None:
    """GG-TILE-02: on 14R the machine stands between plaza and border."""
    board = from_tiles(read_rows("14R"), tiles)
    assert seen(board, "14R.C") == {"14R.A", "14R.N", "14R.S"}


def test_the_cemetery_fence_blocks_except_at_its_gaps(tiles: TileSet) -> None:
    """UOA-CEM-01 UOA-LOS-03: from the street before the gate one sees the front part, not the graves behind."""
    board = from_tiles(read_rows("9V"), tiles)
    assert range_of(board, "9V.W", "9V.K") == 1
    assert range_of(board, "9V.W", "9V.G") is None
    assert range_of(board, "9V.K", "9V.G") == 1
    assert range_of(board, "9V.NW", "9V.G") is None
