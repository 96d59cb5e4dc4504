"""Drawings and text maps show what is on the board."""

from xml.etree import ElementTree

import pytest

from graveshift.board import Board, TileSet, from_map, from_tiles, read_rows, sketched
from graveshift.board.crowd import Crowd, meet
from graveshift.board.draw import svg
from graveshift.board.looks import Look, Looks, Sign
from graveshift.board.plan import outline
from graveshift.board.sheet import Entry, Fault, Mark, Sheet, Way
from graveshift.board.text import text

LOOKS = Looks(
    grounds={"pond": "#0000ff"},
    tokens={"lamp": Look(4, 45, "#111111"), "lamp green": Look(4, 45, "#222222")},
    signs={
        "well": Sign((0, -60), drawing='<ellipse rx="9" ry="5"/>', room=(-30, -90, 30, -30)),
        "sun-dial": Sign((60, 56), letter="D"),
    },
)
M4 = "4R@90 1R\n2R 3R@180\n7R 5V@270\n9R@90 8V@180"


@pytest.fixture
def m4(tiles: TileSet) -> Board:
    return from_tiles(read_rows(M4), tiles)


def test_a_drawing_names_every_zone_and_mark(m4: Board) -> None:
    marks = [Mark(m4.index["8V.I"], "abomination-spawn", "A<1"), Mark(0, "unheard-of", "?")]
    picture = ElementTree.fromstring(svg(m4, marks))
    words = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert set(m4.names) <= set(words)
    assert "A<1" in words
    assert "?" in words


def test_a_drawing_speaks_polish(m4: Board) -> None:
    assert ">kopalnia<" in svg(m4, language="pl")
    assert ">mine<" in svg(m4)


def test_every_opening_is_a_gap_in_the_walls(tiles: TileSet) -> None:
    """UOA-MOVE-03: no wall runs across the middle of an opening, on any tile face."""
    for name in tiles.tiles:
        plan = from_tiles(read_rows(name), tiles).plan
        for x0, y0, x1, y1 in plan.openings:
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            for wall in (*plan.walls, *plan.fences, *plan.curbs):
                crosses = (
                    abs(wall[0] - x) < 25 and wall[1] < y < wall[3]
                    if x0 == x1
                    else abs(wall[1] - y) < 25 and wall[0] < x < wall[2]
                )
                assert not (crosses and (wall[0] == wall[2]) == (x0 == x1)), (name, (x0, y0, x1, y1), wall)


def test_no_token_stands_in_front_of_a_door(tiles: TileSet) -> None:
    """On every tile face three tokens in each zone, and none of them covers an opening or a stair."""
    for name in tiles.tiles:
        board = from_tiles(read_rows(name), tiles)
        crowd = Crowd(board, {})
        for zone in range(board.zones):
            for _ in range(3):
                x, y = crowd.place(zone)
                token = (x - 40, y - 40, x + 40, y + 40)
                for x0, y0, x1, y1 in board.plan.openings:
                    middle = ((x0 + x1) // 2, (y0 + y1) // 2)
                    assert not meet(token, (middle[0] - 8, middle[1] - 8, middle[0] + 8, middle[1] + 8)), (name, zone)


def test_a_sheet_has_title_compass_legend_and_faults(m4: Board) -> None:
    sheet = Sheet(
        title="Rats & Mice",
        north="N",
        legend=[Entry("well", "a well"), Entry(Mark(0, "lamp", "L"), "a lamp")],
        note="All about it.",
        faults=[Fault("It is wrong.", (500, 500)), Fault("So is this.")],
        ways=[Way([(0, 0), (100, 0), (200, 0)], "#123456", 12)],
        looks=LOOKS,
    )
    picture = ElementTree.fromstring(svg(m4, [], "en", sheet))
    words = [node.text for node in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Rats & Mice", "N", "a well", "a lamp", "All about it.", "It is wrong.", "So is this."} <= set(words)
    assert [node.get("data-fault") for node in picture.iter() if node.get("data-fault")] == ["1"]
    assert len([node for node in picture.iter() if node.get("data-way") is not None]) == 1
    assert len([node for node in picture.iter() if node.get("data-compass") is not None]) == 1


def test_a_token_looks_as_its_game_says_by_kind_and_face(m4: Board) -> None:
    fills = []
    for kind, face in (("lamp", ""), ("lamp", "green"), ("stranger", "")):
        picture = ElementTree.fromstring(svg(m4, [Mark(0, kind, "X", face=face)], "en", Sheet(looks=LOOKS)))
        group = next(node for node in picture.iter() if node.get("data-mark") == kind)
        fills.append(next((node.tag.rpartition("}")[2], node.get("fill")) for node in group if node.get("fill")))
    assert fills == [("polygon", "#111111"), ("polygon", "#222222"), ("circle", "#ffffff")]


def test_what_is_printed_is_drawn_as_its_game_says_and_no_token_covers_it() -> None:
    board = from_map({"map": "a b", "marks": {"well": ["a"], "sun-dial": ["b"]}})
    picture = svg(board, [], "en", Sheet(looks=LOOKS))
    x, y = board.plan.zones[board.index["a"]].centre
    assert f'<g transform="translate({x} {y - 60})"><ellipse rx="9" ry="5"/></g>' in picture
    assert "<title>sun dial</title>" in picture
    for _ in range(3):
        at = Crowd(board, LOOKS.signs).place(board.index["a"])
        token = (at[0] - 40, at[1] - 40, at[0] + 40, at[1] + 40)
        assert not meet(token, (x - 30, y - 90, x + 30, y - 30))
    assert "<ellipse" not in svg(board)


def test_a_ground_has_the_colour_that_its_game_says() -> None:
    board = from_map({"map": "a b", "looks": {"pond": ["b"]}})
    assert 'fill="#0000ff"' in svg(board, [], "en", Sheet(looks=LOOKS))
    assert 'fill="#0000ff"' not in svg(board)


def test_as_much_of_a_faulty_board_as_can_be_laid(tiles: TileSet) -> None:
    """A tile that is unknown, lies there twice or does not fit leaves a gap."""
    board = sketched(read_rows("2R 99X\n2R 10R\n3R"), tiles)
    assert board is not None
    assert [spot.name for spot in board.plan.tiles] == ["2R", "10R", "3R", "", "", ""]
    assert 'fill="url(#gap)"' in svg(board)
    assert sketched(read_rows("99X"), tiles) is None
    assert sketched([], tiles) is None


def test_the_outline_of_an_l_shape() -> None:
    edges = outline([(0, 0, 100, 50), (50, 50, 100, 100)])
    assert (0, 50, 50, 50) in edges
    assert not any(edge[1] == edge[3] == 50 and edge[2] > 50 for edge in edges)


def test_a_text_map_fits_the_terminal(m4: Board) -> None:
    lines = text(m4).splitlines()
    assert max(len(line) for line in lines) <= 100
    for name in m4.names:
        assert any(name in line for line in lines), name


def test_a_wide_board_fits_too(tiles: TileSet) -> None:
    board = from_tiles(read_rows("9V 6R@270 4V@180\n11R 12R 10R\n1R 2R 8V@90"), tiles)
    assert max(len(line) for line in text(board, columns=100).splitlines()) <= 100


def test_marks_stand_under_the_name_and_in_full_below(m4: Board) -> None:
    drawn = text(m4, {m4.index["9R.NE"]: ["Meg", "two walkers and a brute"]})
    assert drawn.splitlines()[-1] == "9R.NE: Meg, two walkers and a brute"
    assert sum("Meg" in line for line in drawn.splitlines()) == 2


def test_a_small_map_as_text() -> None:
    board = from_map({"map": "a h", "buildings": {"house": ["h"]}, "openings": ["a-h"]})
    assert text(board) == (
        "###########################\n"
        "#            #            #\n"
        "#            +            #\n"
        "#     a      +      h     #\n"
        "#            +            #\n"
        "#            #            #\n"
        "###########################\n"
    )
