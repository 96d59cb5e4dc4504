"""Mistakes in maps, rows and tile files: one clear sentence each, with place and reason."""

from pathlib import Path
from typing import Any

import pytest

from graveshift.board import BoardError, TileSet, from_tiles, load_tiles, read_rows
from graveshift.content import ContentError
from graveshift.games.undead_or_alive.scenario.town_map import town_board

HOUSE: dict[str, Any] = {"map": "a h i", "buildings": {"house": ["h", "i"]}}

MAPS: list[tuple[dict[str, Any], str]] = [
    ({"map": ""}, "map: there is no row of zone names."),
    ({"map": "# #"}, "map: there is no zone."),
    (
        {"map": "\n".join(" ".join("ab"[(x % 2) and y > 0] for x in range(24)) for y in range(4))},
        "map: zone 'b' lies in separate pieces; equal names are one zone.",
    ),
    ({"map": "a b\na"}, "map: row 2 has 1 cells, row 1 has 2."),
    ({"map": "a-b c"}, "map: row 1: zone name 'a-b' may not contain - or @."),
    ({"map": "a b a"}, "map: zone 'a' lies in separate pieces; equal names are one zone."),
    ({"map": "a", "gates": []}, "Text map: Object contains unknown field `gates`."),
    ({"map": "a", "rails": [1]}, "Text map: Expected `str`, got `int` - at `$.rails[0]`."),
    ({"map": "a", "buildings": {"barn": ["x"]}}, "buildings.barn: there is no zone 'x'; the map has a."),
    ({**HOUSE, "mine": ["h"]}, "buildings: zone 'h' is listed twice; a zone has one kind and one building."),
    ({**HOUSE, "openings": ["a-x"]}, "openings: there is no zone 'x'; the map has a, h, i."),
    ({**HOUSE, "openings": ["a-i"]}, "openings: 'a-i' names zones that share no edge there."),
    ({**HOUSE, "openings": ["a-h@W"]}, "openings: 'a-h@W' names zones that share no edge there."),
    ({**HOUSE, "openings": ["a-a"]}, "openings: 'a-a' names one zone twice."),
    (
        {**HOUSE, "openings": ["a h"]},
        "openings: 'a h' is not of the form zone-zone, zone-zone@0.25 or zone-zone@E0.25.",
    ),
    (
        {"map": "a b", "openings": ["a-b"]},
        "openings: 'a-b' joins two streets, which are open anyway.",
    ),
    (
        {"map": "h i", "buildings": {"one": ["h"], "two": ["i"]}, "openings": ["h-i"]},
        "openings: 'h-i' joins two buildings, but rooms joined by an opening are one building; "
        "list them together and use `tiles` to split it.",
    ),
    ({**HOUSE, "walls": ["a-h"]}, "walls: 'a-h' is not between two streets; other borders are walls already."),
    ({"map": "a b c", "walls": ["a-c"]}, "walls: 'a-c' names zones that share no edge."),
    ({**HOUSE, "corpse-piles": ["a"]}, "corpse-piles: zone 'a' is no building zone."),
    ({**HOUSE, "rails": ["h"]}, "rails: zone 'h' is no street, and only streets have rails."),
    ({**HOUSE, "tiles": {"t": ["h", "h"]}}, "tiles: zone 'h' is listed twice."),
    ({**HOUSE, "doors": ["a-i"]}, "doors: 'a-i' names zones that share no edge there."),
    (
        {**HOUSE, "openings": ["a-h"], "doors": ["a-h@0.25"]},
        "doors: 'a-h@0.25' joins zones that have an opening already; a closed door bars the way.",
    ),
    ({**HOUSE, "lines": ["a-h"]}, "lines: 'a-h' is not between two zones of one building."),
    ({**HOUSE, "lines": ["h-a@N"]}, "lines: 'h-a@N' names zones that share no edge there."),
    ({**HOUSE, "open-rooms": ["a"]}, "open-rooms: zone 'a' is no building zone."),
    ({**HOUSE, "no-search": ["a"]}, "no-search: zone 'a' is no building zone."),
    ({**HOUSE, "looks": {"mine": ["x"]}}, "looks.mine: there is no zone 'x'; the map has a, h, i."),
    ({**HOUSE, "crates": ["x"]}, "crates: there is no zone 'x'; the map has a, h, i."),
    ({**HOUSE, "mine": ["x"]}, "mine: there is no zone 'x'; the map has a, h, i."),
    ({**HOUSE, "one-way": {"a": ["h"]}}, "one-way.a: zone 'h' is no street."),
    ({"map": "a b c", "one-way": {"a": ["c"]}}, "one-way.a: 'a' and 'c' share no edge."),
    (
        {"map": "a b", "floors": {"up": "b"}},
        "floors.up: zone 'b' lies on another floor already; equal names are one zone.",
    ),
    ({"map": "a b", "floors": {"up": ""}}, "floors.up: there is no row of zone names."),
    ({"map": "a b", "lifts": [["a", "b"]]}, "lifts: a, b: a lift joins zones of different floors, one of each."),
    (
        {"map": "a b", "floors": {"up": "c"}, "lifts": [["c"]]},
        "lifts: c: a lift joins zones of different floors, one of each.",
    ),
    ({"map": " ".join(f"z{n}" for n in range(401))}, "map: it has 401 zones; at most 400 can be."),
    ({"map": "a " * 2_501}, "map: it has 2,501 cells; at most 2,500 can be."),
    ({"map": "a", "tiles": {"t" * 20_000: ["a"]}}, "Text map: it has 20,030 letters; at most 20,000 can be."),
    (
        {**HOUSE, "balconies": {"a": {"over": ["a"], "stairs": "h"}}},
        "balconies: 'a' is the name of a zone of the map; a balcony needs its own.",
    ),
    (
        {**HOUSE, "balconies": {"up": {"over": ["i"], "stairs": "h"}}},
        "balconies.up.over: zone 'i' is no street.",
    ),
    (
        {**HOUSE, "balconies": {"up": {"over": [], "stairs": "h"}}},
        "balconies.up.over: a balcony lies over at least one street zone.",
    ),
    (
        {**HOUSE, "balconies": {"up": {"over": ["a"], "stairs": []}}},
        "balconies.up.stairs: a balcony is reached by stairs.",
    ),
    (
        {**HOUSE, "balconies": {"up": {"over": ["a"], "stairs": "z"}}},
        "balconies.up.stairs: there is no zone 'z'; the map has a, h, i.",
    ),
]


@pytest.mark.parametrize(("spec", "sentence"), MAPS, ids=[sentence for _, sentence in MAPS])
def test_a_mistake_in_a_text_map(spec: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BoardError) as error:
        town_board(spec)
    assert str(error.value) == sentence


ROWS = [
    (". .", "A board needs at least one row with one tile."),
    ("1R@45", "Tile 1R in row 1, column 1: rotation 45 is not 0, 90, 180 or 270."),
    ("1R@west", "Tile '1R@west': the turn after @ is 0, 90, 180 or 270."),
    ("1R 1R", "Tile 1R in row 1, column 2: this tile already lies on the board."),
    ("1R 2R\n3R", "Row 2 has 1 tiles, row 1 has 2."),
    ("1R 10V", "Tile 10V in row 1, column 2: 1000 by 360 does not fit the tiles of its row and column."),
    ("", "A board needs at least one row with one tile."),
]


@pytest.mark.parametrize(("rows", "sentence"), ROWS, ids=[sentence for _, sentence in ROWS])
def test_a_mistake_in_rows_of_tiles(rows: str, sentence: str, tiles: TileSet) -> None:
    with pytest.raises(BoardError) as error:
        from_tiles(read_rows(rows), tiles)
    assert str(error.value) == sentence


def test_an_unknown_tile_names_the_known_ones(tiles: TileSet) -> None:
    with pytest.raises(BoardError, match=r"^There is no tile '99R'; the known ones are 1R, 1V, 2R, .*18V\.$"):
        from_tiles(read_rows("99R"), tiles)


TILE = "tiles:\n- id: 1X\n  source: facts\n  streets: {N: [[0, 0, 1000, 300]]}\n"

FILES = [
    ("  marks: {crate: [Q]}\n", "tiles.yaml: tiles[1X]: marks.crate names the unknown zone 'Q'."),
    ("  links: [[N, Q]]\n", "tiles.yaml: tiles[1X]: links names the unknown zone 'Q'."),
    ("  open_rooms: [N]\n", "tiles.yaml: tiles[1X]: open_rooms names N, which is no room."),
    (
        "  rooms: {A: [[0, 300, 9, 9]]}\n  runs_on: [[A, W]]\n",
        "tiles.yaml: tiles[1X]: runs_on names A, but only open_rooms run on over the border.",
    ),
    (
        "  rooms: {A: [[0, 300, 1000, 900]]}\n  openings: [[A, N, y, 300, 1, 9], [A, N, y, 300, 11, 19, closed]]\n",
        "tiles.yaml: tiles[1X]: openings: A and N are joined in two ways; make them all of one kind.",
    ),
    (
        "  islands: {I: {rect: [0, 300, 9, 309], exits: [Q]}}\n",
        "tiles.yaml: tiles[1X]: islands names the unknown zone 'Q'.",
    ),
    ("  exits: [[N, S, 1, 2]]\n", "tiles.yaml: tiles[1X]: exits leave rooms only, not N."),
    # The reasons of the next two are the content reader's own.
    ("  openings: [[N, N, z, 1, 2, 3]]\n", "tiles.yaml, line 5: tiles[0] (1X).openings[0][2]: "),
    ("  door: 1\n", "tiles.yaml, line 5: tiles[0] (1X): "),
]


@pytest.mark.parametrize(("more", "sentence"), FILES, ids=[sentence for _, sentence in FILES])
def test_a_mistake_in_a_tile_file(more: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "tiles.yaml"
    file.write_text(TILE + more)
    with pytest.raises(ContentError) as error:
        load_tiles(file)
    assert str(error.value).startswith(sentence)


def test_what_is_known_may_be_a_single_mark(tmp_path: Path) -> None:
    """`known: [marks.crate]` says that the crate is true; a mark that the tile does not have is refused."""
    file = tmp_path / "tiles.yaml"
    told = TILE.replace("source: facts", "source: mixed") + "  marks: {crate: [N]}\n"
    file.write_text(told + "  known: [marks.crate]\n")
    assert load_tiles(file).tiles["1X"].known == ("marks.crate",)
    file.write_text(told + "  known: [marks.vault]\n")
    with pytest.raises(ContentError) as error:
        load_tiles(file)
    assert "`known` names `marks.vault`, which is no field here." in str(error.value)
