"""The drawing of the Mall: cards turned into their slots, and walls where the rules have neighbours."""

import pytest

from graveshift.games.tiny_epic_zombies.content.options import complete
from graveshift.games.tiny_epic_zombies.rules.codes import ROOMS, STORE_ROOMS
from graveshift.games.tiny_epic_zombies.rules.mall import Mall
from graveshift.games.tiny_epic_zombies.rules.setup import first_position
from graveshift.games.tiny_epic_zombies.shelf.mall import length, mall_data, shared_walls
from graveshift.kernel.record import start
from graveshift.parts.shelf.boards import MallData
from graveshift.server import catalogue

SEEDS = range(12)
SHARED = 60  # six millimetres of wall make two Rooms adjacent
STEP = 37


@pytest.mark.parametrize("seed", SEEDS)
def test_rooms_share_a_wall_exactly_where_they_are_neighbours(seed: int) -> None:
    """TEZ-MAP-04, TEZ-MAP-05, TEZ-REC-01"""
    mall = some_mall(seed)
    rooms = mall_data(mall).rooms
    for one in range(ROOMS):
        touching = [
            other
            for other in range(ROOMS)
            if other != one and sum(map(length, shared_walls(rooms[one].polygon, rooms[other].polygon))) >= SHARED - 1
        ]
        assert touching == mall.walls[one] == rooms[one].walls


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rooms_of_a_store_cover_its_card_and_nothing_else(seed: int) -> None:
    """TEZ-SET-03"""
    drawn = mall_data(some_mall(seed))
    rects = {store.slot: store.rect for store in drawn.stores} | {"courtyard": drawn.courtyard}
    for x in range(3, drawn.size[0], STEP):
        for y in range(5, drawn.size[1], STEP):
            cards = [slot for slot, rect in rects.items() if rect[0] < x < rect[2] and rect[1] < y < rect[3]]
            rooms = [room.slot for room in drawn.rooms if inside(x, y, room.polygon)]
            assert rooms == cards, (x, y)


@pytest.mark.parametrize("seed", SEEDS)
def test_room_one_of_every_store_touches_the_outside_and_room_three_the_next_card(seed: int) -> None:
    """TEZ-MAP-10, TEZ-SET-03"""
    drawn = mall_data(some_mall(seed))
    for slot, store in enumerate(drawn.stores):
        entrance = drawn.rooms[slot * 3]
        outside = (0, 185, drawn.size[0], drawn.size[0] - 185)
        assert any(x in outside or y in outside for x, y in entrance.polygon), store.id
        if slot % 2:
            strip = drawn.rooms[STORE_ROOMS + 1 + slot // 2]
            assert slot * 3 + 2 in strip.walls, store.id


def test_every_doorway_lies_in_the_wall_of_its_two_rooms() -> None:
    drawn = mall_data(some_mall(3))
    assert len(drawn.doors) == sum(len(room.walls) for room in drawn.rooms) // 2
    for door in drawn.doors:
        one, other = (drawn.rooms[room] for room in door.rooms)
        walls = shared_walls(one.polygon, other.polygon)
        assert any(between(door.line, wall) for wall in walls), (one.name, other.name)


def test_what_is_printed_lies_in_its_room_and_names_are_those_of_the_view() -> None:
    """TEZ-MAP-20"""
    mall = some_mall(7)
    drawn = mall_data(mall)
    assert [room.name for room in drawn.rooms] == mall.names
    assert all(inside(*room.anchor, room.polygon) for room in drawn.rooms)
    for kind, rooms in (("gear", mall.gears), ("biohazard", mall.clues), ("supply", mall.supplies)):
        for number, room in enumerate(rooms):
            assert f"{kind}-{number + 1}" in drawn.rooms[room].icons
    assert [number for number, room in enumerate(drawn.rooms) if "passage" in room.icons] == sorted(mall.passages)
    assert mall.passages[1] in drawn.rooms[mall.passages[0]].steps
    assert drawn.symbols[drawn.stores[0].symbol].shape


def test_a_courtyard_without_its_ring_has_no_doorways_at_the_corners() -> None:
    """TEZ-REC-03"""
    open_ring, shut = (courtyard_doors(some_mall(1, ring)) for ring in ("yes", "no"))
    assert open_ring - shut == {(25, 26), (26, 27), (27, 28), (25, 28)}


def test_the_board_of_a_table_is_the_mall_that_its_view_names() -> None:
    """TEZ-SET-02"""
    games = [start("tiny-epic-zombies", {"mode": "solo", "seats": 1}, seed).game for seed in (5, 6)]
    laid = [catalogue.board("tiny-epic-zombies", game.position).mall for game in games]
    assert laid[0] is not None
    assert [room.name for room in laid[0].rooms] == list(games[0].view(0)["rooms"])
    assert laid[0] != laid[1]


def test_symbols_that_are_dealt_anew_are_told() -> None:
    """TEZ-REC-07"""
    shuffled = {"mode": "solo", "seats": 1, "switches": {"search-symbols": "shuffled"}}
    anew = catalogue.board("tiny-epic-zombies", start("tiny-epic-zombies", shuffled, 5).game.position).symbols
    assert len(anew) > 8
    assert (
        catalogue.board(
            "tiny-epic-zombies", start("tiny-epic-zombies", {"mode": "solo", "seats": 1}, 5).game.position
        ).symbols
        == {}
    )


def courtyard_doors(mall: Mall) -> set[tuple[int, int]]:
    drawn: MallData = mall_data(mall)
    return {door.rooms for door in drawn.doors if min(door.rooms) >= STORE_ROOMS}


def some_mall(seed: int, ring: str = "yes") -> Mall:
    options = complete({"mode": "solo", "seats": 1, "switches": {"courtyard-ring": ring}})
    return first_position(options, seed).table.mall


def inside(x: int, y: int, polygon: list[tuple[int, int]]) -> bool:
    """Is the point in the polygon? (even and odd crossings)"""
    odd = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def between(door: tuple[int, int, int, int], wall: tuple[int, int, int, int]) -> bool:
    """A doorway is shorter than its wall and lies on it, within a tenth of a millimetre of rounding."""
    longer = length(wall)
    ends = [(door[0], door[1]), (door[2], door[3])]
    return (
        all(abs(length((wall[0], wall[1], x, y)) + length((x, y, wall[2], wall[3])) - longer) < 2 for x, y in ends)
        and 0 < length(door) < longer
    )
