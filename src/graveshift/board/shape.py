"""Boards made of tiles: rows of turned tiles, streets merged across borders, openings that meet."""

import msgspec

from .board import NOWHERE, Board
from .geometry import EAST, SIDES, SOUTH, Rect, moved, opposite, overlap, span, touch, turned
from .ground import BALCONY, BORDER, CEMETERY, COUPLING, MINE, OPENING, ROOM, STREET, TRAIN, Cell, Ground, Stairs
from .plan import Label, Scenery, TileSpot, draw_up
from .tiles import BoardError, Tile, TileSet


class Placement(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tile in a row, turned clockwise; `also` lists other turns the borders allow."""

    tile: str
    rotation: int = 0
    also: list[int] = []


def from_tiles(rows: list[list[Placement]], tiles: TileSet) -> Board:
    """The board of these rows of tiles; the same shape is built only once."""
    key = tuple(tuple((spot.tile, spot.rotation) for spot in row) for row in rows)
    if key not in tiles.boards:
        tiles.boards[key] = _Builder(rows, tiles).build()
    return tiles.boards[key]


def read_rows(text: str) -> list[list[Placement]]:
    """Rows in short form, one a line: `8V 1R@270`."""
    rows: list[list[Placement]] = []
    for line in text.strip().splitlines():
        row: list[Placement] = []
        for word in line.split():
            tile, _, turn = word.partition("@")
            if turn and not turn.isdigit():
                raise BoardError(f"Tile {word!r}: the turn after @ is 0, 90, 180 or 270.")
            row.append(Placement(tile, int(turn or 0)))
        rows.append(row)
    return rows


class _Door(msgspec.Struct):
    """An exit of a placed tile."""

    cell: int
    side: int
    edge: Rect
    met: bool = False


class _Spot(msgspec.Struct):
    """A tile laid down: its corner, its size as it lies, the cells and doors on it."""

    tile: Tile
    rotation: int
    row: int
    column: int
    corner: tuple[int, int]
    size: tuple[int, int]
    cells: dict[str, int] = {}
    doors: list[_Door] = []

    def lay(self, rect: Rect) -> Rect:
        width, height = self.tile.size
        return moved(turned(rect, width, height, self.rotation), self.corner[0], self.corner[1])

    @property
    def rect(self) -> Rect:
        return (
            self.corner[0],
            self.corner[1],
            self.corner[0] + self.size[0],
            self.corner[1] + self.size[1],
        )


class _Builder:
    def __init__(self, rows: list[list[Placement]], tiles: TileSet) -> None:
        self.ground = Ground()
        self.spots: list[_Spot] = []
        self.at: dict[tuple[int, int], _Spot] = {}
        self.scenery = Scenery(size=self._lay_out(rows, tiles))

    def build(self) -> Board:
        for number, spot in enumerate(self.spots):
            self.ground.tile_names.append(spot.tile.id)
            self._put_cells(number, spot)
            self._put_scenery(spot)
        for spot in self.spots:
            if spot.tile.train:
                self._widen_streets(spot)
        for spot in self.spots:
            self._put_links(spot)
            self._meet(spot, self.at.get((spot.row, spot.column + 1)), EAST)
            self._meet(spot, self.at.get((spot.row + 1, spot.column)), SOUTH)
        for spot in self.spots:
            for door in spot.doors:
                if not door.met:
                    name = self.ground.cells[door.cell].name
                    self.scenery.shut.append((name, self._beyond(spot, door.side) is None))
        self.ground.settle()
        return Board(self.ground, draw_up(self.ground, self.scenery), [], [])

    def _lay_out(self, rows: list[list[Placement]], tiles: TileSet) -> tuple[int, int]:
        """Find the place of every tile; Train rows and columns are narrower."""
        heights: dict[int, int] = {}
        widths: dict[int, int] = {}
        found: list[tuple[int, int, Placement, Tile]] = []
        seen: set[str] = set()
        if not rows or not rows[0]:
            raise BoardError("A board needs at least one row with one tile.")
        for row, spots in enumerate(rows):
            if len(spots) != len(rows[0]):
                raise BoardError(f"Row {row + 1} has {len(spots)} tiles, row 1 has {len(rows[0])}.")
            for column, spot in enumerate(spots):
                place = f"Tile {spot.tile} in row {row + 1}, column {column + 1}"
                tile = tiles.tile(spot.tile)
                if spot.rotation not in (0, 90, 180, 270):
                    raise BoardError(f"{place}: rotation {spot.rotation} is not 0, 90, 180 or 270.")
                if spot.tile in seen:
                    raise BoardError(f"{place}: this tile already lies on the board.")
                seen.add(spot.tile)
                width, height = tile.size if spot.rotation % 180 == 0 else tile.size[::-1]
                if heights.setdefault(row, height) != height or widths.setdefault(column, width) != width:
                    raise BoardError(f"{place}: {width} by {height} does not fit the tiles of its row and column.")
                found.append((row, column, spot, tile))
        for row, column, spot, tile in found:
            corner = (sum(widths[i] for i in range(column)), sum(heights[i] for i in range(row)))
            size = (widths[column], heights[row])
            laid = _Spot(tile, spot.rotation, row, column, corner, size, {}, [])
            self.spots.append(laid)
            self.at[row, column] = laid
        return sum(widths.values()), sum(heights.values())

    def _put_cells(self, number: int, spot: _Spot) -> None:
        tile = spot.tile
        for name, rects in tile.streets.items():
            self._add(spot, name, Cell("", STREET, [spot.lay(rect) for rect in rects], number, tile.rails))
        for name, rects in tile.rooms.items():
            kind = ROOM
            if name in tile.cemetery:
                kind = CEMETERY
            elif name in tile.mine:
                kind = MINE
            elif tile.train:
                kind = TRAIN
            self._add(spot, name, Cell("", kind, [spot.lay(rect) for rect in rects], number))
        if tile.balcony is not None:
            laid = spot.lay(tile.balcony.rect)
            balcony = self._add(spot, "balcony", Cell("", BALCONY, [laid], number))
            over = [spot.cells[name] for name in tile.balcony.over]
            foot = [spot.cells[name] for name in tile.balcony.stairs]
            self.ground.stairs.append(Stairs(balcony, over, foot))
        for zone, cells in (
            (tile.corpse_pile, self.ground.piles),
            (tile.crate, self.ground.crates),
            (tile.abomination, self.ground.abominations),
        ):
            if zone is not None:
                cells.append(spot.cells[zone])
        self.ground.switches.append(spot.cells[tile.switch] if tile.switch else NOWHERE)
        self.ground.nozzles.append(spot.cells[tile.nozzle] if tile.nozzle else NOWHERE)
        width, height = tile.size
        borders = {"N": (0, 0), "E": (width, width), "S": (height, height), "W": (0, 0)}
        for leaving in tile.exits:
            first, second = borders[leaving.side]
            upright = leaving.side in "EW"
            edge = (first, leaving.lo, second, leaving.hi) if upright else (leaving.lo, first, leaving.hi, second)
            side = (SIDES[leaving.side] + spot.rotation // 90) % 4
            spot.doors.append(_Door(spot.cells[leaving.room], side, spot.lay(edge)))

    def _add(self, spot: _Spot, name: str, cell: Cell) -> int:
        cell.name = f"{spot.tile.id}.{name}"
        spot.cells[name] = self.ground.add(cell)
        return spot.cells[name]

    def _put_scenery(self, spot: _Spot) -> None:
        tile = spot.tile
        self.scenery.tiles.append(TileSpot(tile.id, spot.rotation, spot.rect))
        if tile.rails:
            self.scenery.rails.append(spot.rect)
        if tile.machine is not None:
            self.scenery.machines.append(spot.lay(tile.machine))
        if tile.obstacle is not None:
            self.scenery.locomotives.append((spot.lay(tile.obstacle), spot.rotation))
        if tile.label is not None and not tile.rails:
            largest = max(
                (rect for rects in tile.rooms.values() for rect in rects),
                key=lambda rect: (rect[2] - rect[0]) * (rect[3] - rect[1]),
            )
            x0, y0, x1, y1 = spot.lay(largest)
            self.scenery.labels.append(Label(tile.label, ((x0 + x1) // 2, (y0 + y1) // 2)))

    def _widen_streets(self, train: _Spot) -> None:
        """The strips beside a Train belong to the streets on that side (UOA-LOS-13)."""
        for side in (1, 3) if train.rotation % 180 else (0, 2):
            beside = self._beyond(train, side)
            for cell in [] if beside is None else beside.cells.values():
                street = self.ground.cells[cell]
                if street.kind == STREET:
                    street.rects = [_stretched(rect, train, side) for rect in street.rects]

    def _put_links(self, spot: _Spot) -> None:
        for a, b in spot.tile.links:
            self.ground.open(spot.cells[a], spot.cells[b])
        for opening in spot.tile.openings:
            self.ground.pierce(spot.cells[opening.a], spot.cells[opening.b], spot.lay(opening.edge), OPENING)

    def _meet(self, spot: _Spot, beside: _Spot | None, side: int) -> None:
        """Join two tiles at their border: streets merge, openings meet (UOA-ZONE-03, UOA-TRAIN-05)."""
        if beside is None:
            return
        for a in spot.cells.values():
            for b in beside.cells.values():
                if self._street(a) and self._street(b) and self._touching(a, b, side):
                    self.ground.merge(a, b)
        for door in spot.doors:
            for other in beside.doors:
                if door.side == side and other.side == opposite(side) and _overlap(door.edge, other.edge):
                    self._meet_doors(spot, door, beside, other)
        for train, neighbour, looking in ((spot, beside, side), (beside, spot, opposite(side))):
            if train.tile.train:
                self._open_doors(train, neighbour, looking)

    def _meet_doors(self, spot: _Spot, door: _Door, beside: _Spot, other: _Door) -> None:
        if spot.tile.train == beside.tile.train:
            kind = COUPLING if spot.tile.train else BORDER
            self.ground.pierce(door.cell, other.cell, _shared(door.edge, other.edge), kind)
            door.met = other.met = True

    def _open_doors(self, train: _Spot, beside: _Spot, side: int) -> None:
        """A Train door leads to the street it faces."""
        for door in train.doors:
            if door.side == side:
                for cell in beside.cells.values():
                    if self._street(cell) and any(_covers(r, door.edge) for r in self.ground.cells[cell].rects):
                        self.ground.pierce(door.cell, cell, self._at_wall(door), OPENING)
                        door.met = True

    def _at_wall(self, door: _Door) -> Rect:
        """The door's edge moved from the tile border to the wall of the car."""
        x0, y0, x1, y1 = self.ground.cells[door.cell].rects[0]
        lo, hi = span(door.edge)
        return ((lo, y0, hi, y0), (x1, lo, x1, hi), (lo, y1, hi, y1), (x0, lo, x0, hi))[door.side]

    def _street(self, cell: int) -> bool:
        return self.ground.cells[cell].kind == STREET

    def _touching(self, a: int, b: int, side: int) -> bool:
        for mine in self.ground.cells[a].rects:
            for other in self.ground.cells[b].rects:
                meeting = touch(mine, other)
                if meeting is not None and meeting[0] == side:
                    return True
        return False

    def _beyond(self, spot: _Spot, side: int) -> _Spot | None:
        down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[side]
        return self.at.get((spot.row + down, spot.column + right))


def _overlap(a: Rect, b: Rect) -> bool:
    return overlap(*span(a), *span(b)) is not None


def _shared(a: Rect, b: Rect) -> Rect:
    return (max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3]))


def _covers(rect: Rect, edge: Rect) -> bool:
    """Does the rectangle lie along the whole edge?"""
    start, end = (rect[1], rect[3]) if edge[0] == edge[2] else (rect[0], rect[2])
    lo, hi = span(edge)
    near, far = (rect[0], rect[2]) if edge[0] == edge[2] else (rect[1], rect[3])
    at = edge[0] if edge[0] == edge[2] else edge[1]
    return start <= lo and hi <= end and min(abs(near - at), abs(far - at)) <= 60


def _stretched(rect: Rect, train: _Spot, side: int) -> Rect:
    """A street rectangle on that side of the Train, drawn out over the strip to the side of the car."""
    x0, y0, x1, y1 = train.rect
    strip = 50
    if side == 0 and rect[3] == y0:
        return (rect[0], rect[1], rect[2], y0 + strip)
    if side == 1 and rect[0] == x1:
        return (x1 - strip, rect[1], rect[2], rect[3])
    if side == 2 and rect[1] == y1:
        return (rect[0], y1 - strip, rect[2], rect[3])
    if side == 3 and rect[2] == x0:
        return (rect[0], rect[1], x0 + strip, rect[3])
    return rect
