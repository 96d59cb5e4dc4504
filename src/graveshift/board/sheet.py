"""What stands around a drawn map: title, compass, legend, note, and the faults of its file."""

from collections.abc import Callable
from typing import Final

import msgspec

from graveshift.content.lines import wrapped as broken

from .looks import Looks

Point = tuple[int, int]
Rect = tuple[int, int, int, int]

AHEAD: Final[dict[str, Point]] = {"east": (1, 0), "south": (0, 1), "west": (-1, 0), "north": (0, -1)}
BESIDE_NAMES: Final = 56
"""How far a way keeps from the names of the zones it passes."""
BESIDE_TILES: Final = 105
"""How far a way over tiles keeps from their middle."""

LINE: Final = 62
SIZE: Final = 32
LETTER: Final = 0.56
"""How wide a letter is on average, by its height."""
COLUMN: Final = 690
ABOVE: Final = 110


class Way(msgspec.Struct, frozen=True):
    """A way over the board, from its first point to its last."""

    points: list[Point]
    colour: str
    width: int


class Mark(msgspec.Struct, frozen=True):
    """A token to draw in a zone: its kind gives shape and colour, its text is written on it."""

    zone: int
    kind: str
    text: str = ""
    face: str = ""
    """Which face is up, if its kind has several."""
    order: int = 0
    """Its place in an order, from 1; 0 for what has none."""


class Entry(msgspec.Struct, frozen=True):
    """A line of the legend: a token, or a printed sign by its name, and what it is called."""

    shown: Mark | str
    words: str


class Fault(msgspec.Struct, frozen=True):
    """Something wrong in the file, and where on the map it is."""

    words: str
    spot: Point | None = None


class Sheet(msgspec.Struct, frozen=True):
    """All that is told beside the map; a bare one tells nothing."""

    title: str = ""
    north: str = ""
    """The letter on the compass; none is drawn without it."""
    legend: list[Entry] = []
    note: str = ""
    faults: list[Fault] = []
    ways: list[Way] = []
    numbers: dict[int, int] = {}
    """Zones that bear a number."""
    looks: Looks = Looks()
    floors: dict[str, str] = {}
    """What floors are called, where their names are not shown as they are."""
    zones: dict[str, str] = {}
    """What zones are called, likewise."""
    kinds: dict[str, str] = {}
    """What kinds of tokens are called, likewise."""

    def above(self) -> int:
        """How much room the title takes."""
        return ABOVE if self.title or self.north else 0

    def below(self, width: int) -> int:
        """How much room the legend, the note and the faults take under a map of this width."""
        rows = -(-len(self.legend) // _columns(width))
        lines = rows + len(wrapped(self.note, width)) + sum(len(words) for words in self._told(width))
        return LINE * lines + (40 if lines else 0)

    def drawn(self, size: Point, ink: str, text: Callable[..., str], explained: Callable[[Entry], str]) -> list[str]:
        """Title and compass over the map, the rest below it."""
        parts: list[str] = []
        if self.title:
            room = round((size[0] - 120) / (LETTER * max(1, len(self.title))))
            parts.append(text(0, -46, self.title, min(58, room), "start", weight="bold", halo=False))
        if self.north:
            parts.append(_compass(size[0] - 30, -70, ink))
            parts.append(text(size[0] - 62, -54, self.north, 44, "end", weight="bold"))
        y = size[1] + 90
        columns = _columns(size[0])
        rows = -(-len(self.legend) // columns)
        for number, entry in enumerate(self.legend):
            x = number // rows * (size[0] // columns)
            at = y + number % rows * LINE
            parts.append(f'<g transform="translate({x + 26} {at}) scale(0.56)">{explained(entry)}</g>')
            parts.append(text(x + 68, at + 11, entry.words, SIZE, "start", halo=False))
        y += rows * LINE
        for line in wrapped(self.note, size[0]):
            parts.append(text(0, y + 11, line, SIZE, "start", halo=False))
            y += LINE
        for number, lines in enumerate(self._told(size[0]), start=1):
            parts.append(text(0, y + 11, f"{number}", SIZE, "start", weight="bold", fill="#c00020", halo=False))
            for line in lines:
                parts.append(text(68, y + 11, line, SIZE, "start", fill="#c00020", halo=False))
                y += LINE
        return parts

    def _told(self, width: int) -> list[list[str]]:
        return [wrapped(fault.words, width - 68) for fault in self.faults]


def wrapped(words: str, width: int) -> list[str]:
    """A text in lines of this width; its own lines begin anew."""
    most = max(20, round(width / (SIZE * LETTER)))
    return [row for line in words.splitlines() for row in broken(line, most)]


def _columns(width: int) -> int:
    return max(1, width // COLUMN)


def _compass(x: int, y: int, ink: str) -> str:
    """A needle that points to the top of the map."""
    return (
        f'<g data-compass=""><path d="M{x} {y - 30}l20 60l-20 -14z" fill="{ink}"/>'
        f'<path d="M{x} {y - 30}l-20 60l20 -14z" fill="#b3173b" stroke="{ink}" stroke-width="3"/></g>'
    )


# ---- ways


def way_along(cells: list[Rect], leaves: str, size: Point) -> list[Point]:
    """A way from cell to cell and then off a board of this size; none without cells."""
    x, y = AHEAD[leaves]
    middles = [((cell[0] + cell[2]) // 2, (cell[1] + cell[3]) // 2) for cell in cells]
    points = [(at[0] - y * BESIDE_NAMES, at[1] + x * BESIDE_NAMES) for at in middles]
    if not points:
        return []
    edge = (size[0] if x > 0 else 0, size[1] if y > 0 else 0)
    last = points[-1]
    return [*points, (edge[0] - 40 * x if x else last[0], edge[1] - 40 * y if y else last[1])]


def way_over(tiles: list[Rect], heading: str) -> list[Point]:
    """A way over a row or column of tiles, from one end to the other."""
    x0, y0 = min(rect[0] for rect in tiles), min(rect[1] for rect in tiles)
    x1, y1 = max(rect[2] for rect in tiles), max(rect[3] for rect in tiles)
    x, y = AHEAD[heading]
    middle = ((x0 + x1) // 2 + y * BESIDE_TILES, (y0 + y1) // 2 + x * BESIDE_TILES)
    reach = ((x1 - x0) // 2 - 60, (y1 - y0) // 2 - 60)
    start = (middle[0] - x * reach[0], middle[1] - y * reach[1])
    return [start, (middle[0] + x * reach[0], middle[1] + y * reach[1])]
