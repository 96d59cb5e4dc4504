"""The Mall as a drawing: Store cards turned into their slots, Rooms as polygons, a doorway in every wall."""

from __future__ import annotations

from math import hypot
from typing import Final

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.content.structs import Face
from graveshift.games.tiny_epic_zombies.rules.codes import ABILITY_IDS, ROOMS, SLOT_NAMES, SQUADS, STORE_ROOMS
from graveshift.games.tiny_epic_zombies.rules.mall import Mall, squad_way
from graveshift.parts.shelf.boards import MallData, MallDoor, MallRoom, MallStore, MallSymbol

UNIT: Final = 10  # units in a millimetre
LONG: Final = 1250
SHORT: Final = 880
HALF: Final = 1690  # from the middle of the Courtyard to the edge of the Mall
COURTYARD_CARD: Final = (HALF - LONG // 2, HALF - SHORT // 2, HALF + LONG // 2, HALF + SHORT // 2)
DOORWAY: Final = 130

Point = tuple[int, int]
Line = tuple[int, int, int, int]
Polygon = list[Point]


def mall_data(mall: Mall) -> MallData:
    """Everything the table draws of a Mall before anybody enters it."""
    content = load()
    rooms = [_room(mall, room) for room in range(ROOMS)]
    return MallData(
        size=(2 * HALF, 2 * HALF),
        rooms=rooms,
        stores=[_store(mall, slot) for slot in range(len(SLOT_NAMES))],
        courtyard=COURTYARD_CARD,
        doors=_doors(rooms),
        symbols={name: MallSymbol(one.name, one.colour, str(one.shape)) for name, one in content.symbols.items()},
        paths=[squad_way(mall, squad) for squad in range(SQUADS)],
    )


def shared_walls(one: Polygon, other: Polygon) -> list[Line]:
    """The stretches that two Rooms have in common (TEZ-MAP-04)."""
    found = [_shared(a, b) for a in edges(one) for b in edges(other)]
    return [line for line in found if line is not None]


def edges(polygon: Polygon) -> list[Line]:
    return [(*here, *there) for here, there in zip(polygon, polygon[1:] + polygon[:1], strict=True)]


def length(line: Line) -> float:
    return hypot(line[2] - line[0], line[3] - line[1])


# ---- Rooms and Stores


def _room(mall: Mall, room: int) -> MallRoom:
    slot, place, polygon, anchor = _stored(mall, room) if room < STORE_ROOMS else _courtyard(room)
    return MallRoom(
        name=mall.names[room],
        slot=slot,
        place=place,
        polygon=polygon,
        anchor=anchor,
        walls=mall.walls[room],
        steps=mall.steps[room],
        icons=_icons(mall, room),
        abilities=[ABILITY_IDS[ability] for ability in mall.abilities[room]],
    )


def _stored(mall: Mall, room: int) -> tuple[str, str, Polygon, Point]:
    slot, number = divmod(room, 3)
    printed = _face(mall, slot).rooms[number]
    polygon = [_placed(slot, point) for point in printed.polygon]
    return SLOT_NAMES[slot], str(number + 1), polygon, _placed(slot, printed.anchor)


def _courtyard(room: int) -> tuple[str, str, Polygon, Point]:
    """Both sides of the Courtyard card have the same Rooms (TEZ-REC-03)."""
    printed = load().courtyards["cooperative"].rooms[room - STORE_ROOMS]
    polygon = [_in_courtyard(point) for point in printed.polygon]
    return "courtyard", printed.id, polygon, _in_courtyard(printed.anchor)


def _store(mall: Mall, slot: int) -> MallStore:
    face = _face(mall, slot)
    placed = load().slots[SLOT_NAMES[slot]]
    x, y = _corner(slot)
    across, down = (LONG, SHORT) if placed.rotation % 180 == 0 else (SHORT, LONG)
    return MallStore(
        slot=placed.id,
        id=face.id,
        name=face.name,
        symbol=face.symbol,
        number=face.number,
        rotation=placed.rotation,
        rect=(x, y, x + across, y + down),
    )


def _icons(mall: Mall, room: int) -> list[str]:
    if room >= STORE_ROOMS:
        return []
    slot, number = divmod(room, 3)
    return list(_face(mall, slot).rooms[number].icons)


def _face(mall: Mall, slot: int) -> Face:
    return list(load().faces.values())[mall.faces[slot]]


# ---- from a card in reading position to the Mall


def _placed(slot: int, point: Point) -> Point:
    """A point of a Store card, turned with the card (TEZ-SET-03)."""
    x, y = point[0] * LONG / 1000, point[1] * SHORT / 1000
    rotation = load().slots[SLOT_NAMES[slot]].rotation
    turned = {0: (x, y), 90: (SHORT - y, x), 180: (LONG - x, SHORT - y), 270: (y, LONG - x)}[rotation]
    left, top = _corner(slot)
    return left + round(turned[0]), top + round(turned[1])


def _in_courtyard(point: Point) -> Point:
    left, top, _, _ = COURTYARD_CARD
    return left + round(point[0] * LONG / 1000), top + round(point[1] * SHORT / 1000)


def _corner(slot: int) -> Point:
    x, y = load().slots[SLOT_NAMES[slot]].origin
    return round(x * UNIT) + HALF, round(y * UNIT) + HALF


# ---- doorways


def _doors(rooms: list[MallRoom]) -> list[MallDoor]:
    """One doorway for every two neighbours, in the middle of the longest stretch of wall between them."""
    found = []
    for number, room in enumerate(rooms):
        for other in room.walls:
            if number < other:
                walls = shared_walls(room.polygon, rooms[other].polygon)
                found.append(MallDoor((number, other), _doorway(max(walls, key=length))))
    return found


def _doorway(wall: Line) -> Line:
    x0, y0, x1, y1 = wall
    part = min(DOORWAY, 0.6 * length(wall)) / length(wall) / 2
    along, down = (x1 - x0) * part, (y1 - y0) * part
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    return round(x - along), round(y - down), round(x + along), round(y + down)


def _shared(one: Line, other: Line) -> Line | None:
    """Where two edges on the same straight line overlap."""
    x0, y0, x1, y1 = one
    across, down = x1 - x0, y1 - y0
    if any((x - x0) * down != (y - y0) * across for x, y in (other[:2], other[2:])):
        return None
    square = across * across + down * down
    ends = sorted(((x - x0) * across + (y - y0) * down) / square for x, y in (other[:2], other[2:]))
    start, stop = max(0.0, ends[0]), min(1.0, ends[1])
    if stop <= start:
        return None
    return (
        round(x0 + across * start),
        round(y0 + down * start),
        round(x0 + across * stop),
        round(y0 + down * stop),
    )
