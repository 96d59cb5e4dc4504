"""A board as an SVG picture in our own style, with labelled tokens on it.

What stands around the map (title, compass, legend, faults) is in `sheet`.
"""

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, radians, sin
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from .board import Board
from .crowd import Crowd
from .geometry import Rect
from .looks import INK, PLAIN, PLAIN_TOKEN, Looks, Sign
from .plan import Flight, Thing
from .sheet import Entry, Mark, Point, Sheet

MARGIN: Final = 40
SCALE: Final = 0.35

PAPER: Final = "#f7f1e3"
FLAW: Final = "#c00020"
SOLID: Final = "#8a7660"
TINTS: Final = ["#f3ddc0", "#ecd0c8", "#dfdcc0", "#d9d5e3", "#f0d8a8", "#d3e0d6", "#e8c9ae", "#cfdbe6"]


def svg(board: Board, marks: Sequence[Mark] = (), language: str = "en", sheet: Sheet | None = None) -> str:
    """The picture of a board; the marks of a zone stand round its name and leave doors free."""
    sheet = sheet or Sheet()
    looks = sheet.looks.over(PLAIN)
    plan = board.plan
    above, below = sheet.above(), sheet.below(plan.size[0])
    left, top = -MARGIN, -MARGIN - above
    width, height = plan.size[0] + 2 * MARGIN, plan.size[1] + 2 * MARGIN + above + below
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{round(width * SCALE)}" height="{round(height * SCALE)}" role="img" '
        'font-family="DejaVu Sans, Verdana, sans-serif">',
        f"<title>{escape(sheet.title or 'Board')}</title>",
        _PATTERNS,
        _box((left, top, left + width, top + height), PAPER),
        _box((0, 0, plan.size[0], plan.size[1]), SOLID),
        *terrain(board, looks, language, sheet.floors, sheet.zones),
    ]
    for way in sheet.ways:
        parts.extend(arrow(way.points, way.colour, way.width))
    crowd = Crowd(board, looks.signs)
    for zone, shape in enumerate(plan.zones):
        x, y = shape.centre
        parts.extend(_named(board, looks, zone, sheet.zones.get(shape.name, shape.name)))
        if zone in sheet.numbers:
            parts.append(_badge(x + 112, y - 86, str(sheet.numbers[zone])))
        for mark in marks:
            if mark.zone == zone:
                parts.append(token(*crowd.place(zone), looks, mark, sheet.kinds.get(mark.kind, mark.kind)))
    for number, fault in enumerate(sheet.faults, start=1):
        if fault.spot is not None:
            parts.append(flaw(*crowd.beside(fault.spot), str(number)))
    parts.extend(sheet.drawn(plan.size, INK, _text, lambda entry: _explained(looks, entry)))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


class Side(msgspec.Struct, frozen=True):
    """A side of a tile for the catalogue, with the openings in its border."""

    title: str
    board: Board
    exits: list[Rect]


def catalogue(boards: Sequence[Side], across: int, looks: Looks, language: str = "en") -> str:
    """Pictures of tiles side by side, each under its title; the cells are named without the tile."""
    looks = looks.over(PLAIN)
    side, gap, above = 1000, 70, 80
    rows = [boards[start : start + across] for start in range(0, len(boards), across)]
    heights = [max(side_up.board.plan.size[1] for side_up in row) + gap + above for row in rows]
    width = across * (side + gap) + gap
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {sum(heights) + gap}" '
        'font-family="DejaVu Sans, Verdana, sans-serif">',
        _PATTERNS,
        _box((0, 0, width, sum(heights) + gap), PAPER),
    ]
    for number, row in enumerate(rows):
        for column, side_up in enumerate(row):
            board = side_up.board
            x, y = gap + column * (side + gap), sum(heights[:number]) + above
            parts.append(f'<g transform="translate({x} {y})">')
            parts.append(_text(0, -18, side_up.title, 54, "start", weight="bold", halo=False))
            parts.append(_box((0, 0, *board.plan.size), SOLID))
            parts.extend(terrain(board, looks, language, {}, {}))
            parts.append(_lines(side_up.exits, "#e07b00", 24))
            for zone, shape in enumerate(board.plan.zones):
                parts.extend(_named(board, looks, zone, shape.name.rpartition(".")[2]))
            parts.append("</g>")
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def terrain(
    board: Board, looks: Looks, language: str, floors: Mapping[str, str], zones: Mapping[str, str]
) -> list[str]:
    """What is printed: zones, walls, openings, rails, balconies, names of tiles, houses and floors."""
    plan = board.plan
    parts = [_zone(board, looks, zone, zones) for zone in range(board.zones) if not board.balcony[zone]]
    parts.extend(_track(rect) for rect in plan.rails)
    parts.append(_lines(plan.lines, "#fffaf0", 10, "34 22"))
    parts.extend(_thing(thing) for thing in plan.things)
    parts.append(_lines(plan.curbs, INK, 8))
    parts.append(_lines(plan.walls, INK, 16))
    parts.append(_lines(plan.fences, "#4d5c33", 12, "12 10"))
    parts.append(_lines(plan.openings, "#fffaf0", 8))
    parts.extend(_closed_door(edge) for door in board.shut for edge in plan.doors[door].edges)
    parts.extend(_outline(spot.rect) for spot in plan.tiles if spot.name)
    parts.extend(_box(spot.rect, "url(#gap)", FLAW) for spot in plan.tiles if not spot.name)
    parts.extend(
        _text(spot.rect[0] + 12, spot.rect[3] - 14, spot.name, 30, "start", opacity=0.55) for spot in plan.tiles
    )
    parts.extend(_balcony(flight) for flight in plan.balconies)
    named = [floor for floor in plan.floors if floor.name]
    parts.extend(
        _text(floor.rect[0] + 12, 34, floors.get(floor.name, floor.name), 34, "start", style="italic")
        for floor in named
    )
    high = [name for name, sign in looks.signs.items() if sign.at[1] < 0]
    under_signs = {plan.zones[zone].centre for name in high for zone in plan.marks.get(name, ())}
    for label in plan.labels:
        x, y = label.at[0], label.at[1] - (104 if label.at in under_signs else 50)
        parts.append(_text(x, y, getattr(label.name, language), 34, style="italic"))
    return parts


def _named(board: Board, looks: Looks, zone: int, name: str) -> list[str]:
    """The name of a zone, and what is printed in it."""
    plan = board.plan
    x, y = plan.zones[zone].centre
    parts = [_text(x, y + 14, name, 40, weight="bold")]
    for mark, sign in looks.signs.items():
        if zone in plan.marks.get(mark, ()):
            parts.append(_sign(x + sign.at[0], y + sign.at[1], mark, sign))
    if zone in plan.lifts:
        parts.append(_lift(x + 60, y + 56))
    return parts


_PATTERNS: Final = (
    "<defs>"
    '<pattern id="balcony" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="28" height="28" fill="#c98d4b" fill-opacity="0.45"/>'
    f'<line x1="0" y1="0" x2="0" y2="28" stroke="{INK}" stroke-width="5" stroke-opacity="0.55"/></pattern>'
    '<pattern id="machine" width="40" height="40" patternUnits="userSpaceOnUse">'
    '<rect width="40" height="40" fill="#8f8b86"/>'
    '<path d="M0 40L40 0M0 0L40 40" stroke="#5b5854" stroke-width="5"/></pattern>'
    '<pattern id="gap" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<rect width="60" height="60" fill="{PAPER}"/>'
    f'<line x1="0" y1="0" x2="0" y2="60" stroke="{FLAW}" stroke-width="12" stroke-opacity="0.35"/></pattern>'
    "</defs>"
)


def _zone(board: Board, looks: Looks, zone: int, called: Mapping[str, str]) -> str:
    shape = board.plan.zones[zone]
    look = board.look[zone]
    tint = TINTS[shape.building % len(TINTS)] if board.indoors[zone] else looks.grounds["street"]
    fill = looks.grounds.get(look, tint)
    boxes = "".join(_box(rect, fill) for rect in shape.rects)
    name = escape(shape.name)
    title = f"<title>{escape(called.get(shape.name, shape.name))}: {escape(called.get(look, look))}</title>"
    return f'<g data-zone="{name}" shape-rendering="crispEdges">{title}{boxes}</g>'


def _balcony(flight: Flight) -> str:
    stairs = "".join(
        _line(line, INK, 46) + _line(line, "#f7f1e3", 36, "9 9") for line in flight.stairs if line[:2] != line[2:]
    )
    return stairs + _box(flight.rect, "url(#balcony)", INK)


def _track(rect: Rect) -> str:
    """Two rails on ties, along the longer side."""
    x0, y0, x1, y1 = rect
    along = x1 - x0 >= y1 - y0
    middle = (y0 + y1) // 2 if along else (x0 + x1) // 2
    bed = (x0, middle, x1, middle) if along else (middle, y0, middle, y1)
    rails = [_line(_shifted(bed, along, offset), "#5c5f63", 10) for offset in (-55, 55)]
    return _line(bed, "#8c6a45", 170, "20 42") + "".join(rails)


def _shifted(line: Rect, along: bool, offset: int) -> Rect:
    x0, y0, x1, y1 = line
    return (x0, y0 + offset, x1, y1 + offset) if along else (x0 + offset, y0, x1 + offset, y1)


def _thing(thing: Thing) -> str:
    """Something solid: a locomotive's front, or a box of iron."""
    if thing.kind == "locomotive":
        return _locomotive(thing.rect, thing.rotation)
    title = escape(thing.kind.replace("-", " "))
    return f"<g><title>{title}</title>{_box(thing.rect, 'url(#machine)', INK)}</g>"


def _closed_door(edge: Rect) -> str:
    return f"<g><title>closed door</title>{_line(edge, INK, 30)}{_line(edge, '#a8702f', 18)}</g>"


def _lift(x: int, y: int) -> str:
    """A cage with an arrow up and one down."""
    return (
        f"<g><title>lift</title>{_box((x - 28, y - 28, x + 28, y + 28), PAPER, INK)}"
        f'<path d="M{x - 12} {y + 14}V{y - 14}M{x - 20} {y - 4}L{x - 12} {y - 14}L{x - 4} {y - 4}'
        f'M{x + 12} {y - 14}V{y + 14}M{x + 4} {y + 4}L{x + 12} {y + 14}L{x + 20} {y + 4}" '
        f'fill="none" stroke="{INK}" stroke-width="5"/></g>'
    )


def _locomotive(rect: Rect, rotation: int) -> str:
    """The boiler, with a lamp at its nose and a chimney on top."""
    x0, y0, x1, y1 = rect
    along = rotation % 180 == 0
    body = (x0 + 10, y0 + 60, x1 - 30, y1 - 60) if along else (x0 + 60, y0 + 30, x1 - 60, y1 - 10)
    forward = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[rotation]
    x, y = (x0 + x1) // 2, (y0 + y1) // 2
    reach = ((x1 - x0) if along else (y1 - y0)) // 2
    lamp, stack = (x + forward[0] * (reach - 45), y + forward[1] * (reach - 45)), 130
    chimney = (x + forward[0] * (reach - stack), y + forward[1] * (reach - stack))
    return (
        f'<g data-obstacle="locomotive"><title>locomotive front</title>{_box(body, "#3f474d", INK, 60)}'
        f'<circle cx="{lamp[0]}" cy="{lamp[1]}" r="26" fill="#f2d16b" stroke="{INK}" stroke-width="6"/>'
        f'<circle cx="{chimney[0]}" cy="{chimney[1]}" r="48" fill="#22272b" stroke="#6d757b" stroke-width="10"/></g>'
    )


def flaw(x: int, y: int, number: str) -> str:
    """A fault of the file, by its number in the list below the map."""
    return (
        f'<g data-fault="{number}"><circle cx="{x}" cy="{y}" r="40" fill="{FLAW}" stroke="#ffffff" stroke-width="8"/>'
        f"{_text(x, y + 15, number, 42, weight='bold', fill='#ffffff', halo=False)}</g>"
    )


def arrow(points: Sequence[Point], colour: str, width: int) -> list[str]:
    """A way over the board, with a head at its end and a dot at each stop."""
    line = " ".join(f"{x},{y}" for x, y in points)
    (x0, y0), (x1, y1) = points[-2:]
    length = max(1.0, hypot(x1 - x0, y1 - y0))
    ahead = ((x1 - x0) / length, (y1 - y0) / length)
    size = 2.6 * width
    base = (x1 - ahead[0] * size * 0.2, y1 - ahead[1] * size * 0.2)
    tip = (x1 + ahead[0] * size, y1 + ahead[1] * size)
    wings = [(base[0] + side * ahead[1] * size * 0.7, base[1] - side * ahead[0] * size * 0.7) for side in (1, -1)]
    head = " ".join(f"{x:.0f},{y:.0f}" for x, y in (tip, *wings))
    return [
        f'<polyline data-way="" points="{line}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-opacity="0.75" stroke-linejoin="round"/>',
        *(f'<circle cx="{x}" cy="{y}" r="{width}" fill="{colour}"/>' for x, y in points[:-1] if width < 20),
        f'<polygon points="{head}" fill="{colour}"/>',
    ]


def _sign(x: int, y: int, name: str, sign: Sign) -> str:
    """What is printed in a zone: a drawing of its own, or a small brass dial with its letter."""
    if sign.drawing:
        return f'<g transform="translate({x} {y})">{sign.drawing}</g>'
    return (
        f"<g><title>{escape(name.replace('-', ' '))}</title>"
        f'<circle cx="{x}" cy="{y}" r="26" fill="#d9a441" stroke="{INK}" stroke-width="6"/>'
        f"{_text(x, y + 11, sign.letter, 30, weight='bold', halo=False)}</g>"
    )


def _explained(looks: Looks, entry: Entry) -> str:
    """What a line of the legend is about."""
    if isinstance(entry.shown, Mark):
        return token(0, 0, looks, entry.shown, entry.words)
    return _sign(0, 0, entry.shown, looks.signs[entry.shown])


def token(x: int, y: int, looks: Looks, mark: Mark, called: str = "") -> str:
    """A token with its letter or number, and a badge if it has a place in an order."""
    look = looks.tokens.get(f"{mark.kind} {mark.face}", looks.tokens.get(mark.kind, PLAIN_TOKEN))
    if look.corners == 0:
        body = f'<circle cx="{x}" cy="{y}" r="40"'
    else:
        size = 50 if look.corners < 6 else 44
        angles = [radians(look.turn) - pi / 2 + 2 * pi * corner / look.corners for corner in range(look.corners)]
        points = " ".join(f"{x + size * cos(angle):.0f},{y + size * sin(angle):.0f}" for angle in angles)
        body = f'<polygon points="{points}"'
    face = "" if called != mark.kind and called else mark.face
    title = escape(" ".join(word for word in (called or mark.kind, face, mark.text) if word))
    return (
        f'<g data-mark="{escape(mark.kind)}"><title>{title}</title>'
        f'{body} fill="{look.fill}" stroke="{INK}" stroke-width="6"/>'
        f"{_text(x, y + 11, mark.text, 30, weight='bold', fill=look.ink, halo=False)}"
        f"{_badge(x + 34, y - 34, str(mark.order)) if mark.order else ''}</g>"
    )


def _badge(x: int, y: int, number: str) -> str:
    return (
        f'<g data-order="{number}"><circle cx="{x}" cy="{y}" r="21" fill="#fffaf0" stroke="{INK}" stroke-width="4"/>'
        f"{_text(x, y + 10, number, 27, weight='bold', halo=False)}</g>"
    )


def _box(rect: Rect, fill: str, stroke: str = "", round_corners: int = 0) -> str:
    x0, y0, x1, y1 = rect
    edge = f' stroke="{stroke}" stroke-width="7"' if stroke else ""
    corners = f' rx="{round_corners}"' if round_corners else ""
    return f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" fill="{fill}"{edge}{corners}/>'


def _outline(rect: Rect) -> str:
    x0, y0, x1, y1 = rect
    return (
        f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}" fill="none" stroke="{INK}" '
        'stroke-width="3" stroke-opacity="0.35"/>'
    )


def _line(line: Rect, colour: str, width: int, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ' stroke-linecap="square"'
    return (
        f'<line x1="{line[0]}" y1="{line[1]}" x2="{line[2]}" y2="{line[3]}" '
        f'stroke="{colour}" stroke-width="{width}"{dashed}/>'
    )


def _lines(lines: Sequence[Rect], colour: str, width: int, dashes: str = "") -> str:
    """Many lines of one look."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ' stroke-linecap="square"'
    path = "".join(f"M{x0} {y0}L{x1} {y1}" for x0, y0, x1, y1 in lines)
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed}/>' if path else ""


def _text(
    x: int,
    y: int,
    text: str,
    size: int,
    anchor: str = "middle",
    *,
    weight: str = "normal",
    style: str = "normal",
    fill: str = INK,
    opacity: float = 1.0,
    halo: bool = True,
) -> str:
    edge = ' stroke="#f7f1e3" stroke-width="8" stroke-opacity="0.8" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" '
        f'font-style="{style}" fill="{fill}" fill-opacity="{opacity}"{edge}>{escape(text)}</text>'
    )
