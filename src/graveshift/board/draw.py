"""A board as an SVG picture in our own style, with labelled tokens on it."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from .board import Board
from .geometry import Rect
from .ground import CEMETERY, KIND_NAMES, MINE, ROOM, STREET, TRAIN
from .plan import Flight

MARGIN: Final = 40
SCALE: Final = 0.35

INK: Final = "#3a2c20"
SOLID: Final = "#8a7660"
TINTS: Final = ["#f3ddc0", "#ecd0c8", "#dfdcc0", "#d9d5e3", "#f0d8a8", "#d3e0d6", "#e8c9ae", "#cfdbe6"]
FILLS: Final = {STREET: "#dcc391", CEMETERY: "#aebf8f", MINE: "#a3978c", TRAIN: "#b7c3cb"}


class Mark(msgspec.Struct, frozen=True):
    """A token to draw in a zone: its kind gives shape and colour, its text is written on it."""

    zone: int
    kind: str
    text: str = ""


class _Look(msgspec.Struct, frozen=True):
    corners: int
    turn: float
    fill: str
    ink: str = "#ffffff"


PLAIN: Final = _Look(0, 0, "#ffffff", INK)
LOOKS: Final = {
    "survivor-start": _Look(5, 0, "#2b5c8a"),
    "survivor": _Look(0, 0, "#ffffff", INK),
    "companion": _Look(0, 0, "#1f7a6d"),
    "noise": _Look(8, pi / 8, "#d98324", INK),
    "starting-spawn": _Look(4, 0, "#a32020"),
    "mobile-spawn": _Look(4, 0, "#c4522b"),
    "abomination-spawn": _Look(4, 0, "#5a2a6e"),
    "zombie": _Look(3, 0, "#5d6b2a"),
    "objective": _Look(4, pi / 4, "#b3173b"),
    "coal-bag": _Look(4, pi / 4, "#33302d"),
    "empty-crate": _Look(4, pi / 4, "#cbb892", INK),
    "wagon": _Look(6, 0, "#7a4a1d"),
    "gatling": _Look(6, pi / 6, "#565d63"),
    "exit": _Look(5, pi / 5, "#2e7d32"),
}


def svg(board: Board, marks: Sequence[Mark] = (), language: str = "en") -> str:
    """The picture of a board; marks of one zone stand side by side under its name."""
    plan = board.plan
    width, height = plan.size[0] + 2 * MARGIN, plan.size[1] + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {width} {height}" '
        f'width="{round(width * SCALE)}" height="{round(height * SCALE)}" role="img" '
        'font-family="DejaVu Sans, Verdana, sans-serif">',
        "<title>Board</title>",
        _PATTERNS,
        _box((-MARGIN, -MARGIN, plan.size[0] + MARGIN, plan.size[1] + MARGIN), "#f7f1e3"),
        _box((0, 0, plan.size[0], plan.size[1]), SOLID),
    ]
    parts.extend(_zone(board, zone) for zone in range(board.zones) if not board.balcony[zone])
    parts.extend(_track(rect) for rect in plan.rails)
    parts.extend(_line(line, "#fffaf0", 10, "34 22") for line in plan.lines)
    parts.extend(_locomotive(rect, rotation) for rect, rotation in plan.locomotives)
    parts.extend(_line(curb, INK, 8) for curb in plan.curbs)
    parts.extend(_line(wall, INK, 16) for wall in plan.walls)
    parts.extend(_box(rect, "url(#machine)", INK) for rect in plan.machines)
    parts.extend(_line(fence, "#4d5c33", 12, "12 10") for fence in plan.fences)
    parts.extend(_line(opening, "#fffaf0", 8) for opening in plan.openings)
    parts.extend(_outline(spot.rect) for spot in plan.tiles)
    parts.extend(
        _text(spot.rect[0] + 12, spot.rect[3] - 14, spot.name, 30, "start", opacity=0.55) for spot in plan.tiles
    )
    parts.extend(_balcony(flight) for flight in plan.balconies)
    printed = {plan.zones[zone].centre for zone in (*plan.crates, *plan.corpse_piles)}
    for label in plan.labels:
        x, y = label.at[0], label.at[1] - (104 if label.at in printed else 50)
        parts.append(_text(x, y, getattr(label.name, language), 34, style="italic"))
    for zone, shape in enumerate(plan.zones):
        x, y = shape.centre
        parts.append(_text(x, y + 14, shape.name, 40, weight="bold"))
        if zone in plan.crates:
            parts.append(_crate(x - 60, y - 56))
        if zone in plan.corpse_piles:
            parts.append(_pile(x + 55, y - 40))
        if zone in plan.switches:
            parts.append(_dial(x - 60, y + 56, "switch", "S"))
        if zone in plan.nozzles:
            parts.append(_dial(x + 60, y + 56, "nozzle", "N"))
        parts.extend(_tokens(board, zone, [mark for mark in marks if mark.zone == zone]))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


_PATTERNS: Final = (
    "<defs>"
    '<pattern id="balcony" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="28" height="28" fill="#c98d4b" fill-opacity="0.45"/>'
    f'<line x1="0" y1="0" x2="0" y2="28" stroke="{INK}" stroke-width="5" stroke-opacity="0.55"/></pattern>'
    '<pattern id="machine" width="40" height="40" patternUnits="userSpaceOnUse">'
    '<rect width="40" height="40" fill="#8f8b86"/>'
    '<path d="M0 40L40 0M0 0L40 40" stroke="#5b5854" stroke-width="5"/></pattern>'
    "</defs>"
)


def _zone(board: Board, zone: int) -> str:
    shape = board.plan.zones[zone]
    fill = TINTS[shape.building % len(TINTS)] if shape.kind == ROOM else FILLS[shape.kind]
    boxes = "".join(_box(rect, fill) for rect in shape.rects)
    name = escape(shape.name)
    title = f"<title>{name}: {KIND_NAMES[shape.kind]}</title>"
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


def _crate(x: int, y: int) -> str:
    return _box((x - 28, y - 28, x + 28, y + 28), "#b98a52", INK) + (
        f'<path d="M{x - 28} {y - 28}L{x + 28} {y + 28}M{x - 28} {y + 28}L{x + 28} {y - 28}" '
        f'stroke="{INK}" stroke-width="5"/>'
    )


def _pile(x: int, y: int) -> str:
    """Three bodies under sheets."""
    return (
        f'<g fill="#f4f1ea" stroke="{INK}" stroke-width="5">'
        + "".join(
            f'<ellipse cx="{x + dx}" cy="{y + dy}" rx="34" ry="15"/>' for dx, dy in ((-16, 0), (18, -4), (2, -22))
        )
        + "</g>"
    )


def _dial(x: int, y: int, title: str, letter: str) -> str:
    """A small brass dial: the printed Switch or Nozzle of a Steam tile."""
    return (
        f'<g><title>{title}</title><circle cx="{x}" cy="{y}" r="26" fill="#d9a441" stroke="{INK}" stroke-width="6"/>'
        f"{_text(x, y + 11, letter, 30, weight='bold', halo=False)}</g>"
    )


def _tokens(board: Board, zone: int, marks: list[Mark]) -> list[str]:
    shape = board.plan.zones[zone]
    if not marks:
        return []
    x, y = shape.centre
    widest = max(rect[2] - rect[0] for rect in shape.rects)
    row = max(2, widest // 100)
    drawn: list[str] = []
    for number, mark in enumerate(marks):
        line, place = divmod(number, row)
        count = min(row, len(marks) - line * row)
        drawn.append(_token(x + round((place - (count - 1) / 2) * 94), y + 74 + line * 92, mark))
    return drawn


def _token(x: int, y: int, mark: Mark) -> str:
    look = LOOKS.get(mark.kind, PLAIN)
    if look.corners == 0:
        body = f'<circle cx="{x}" cy="{y}" r="40"'
    else:
        size = 50 if look.corners < 6 else 44
        angles = [look.turn - pi / 2 + 2 * pi * corner / look.corners for corner in range(look.corners)]
        points = " ".join(f"{x + size * cos(angle):.0f},{y + size * sin(angle):.0f}" for angle in angles)
        body = f'<polygon points="{points}"'
    title = escape(f"{mark.kind} {mark.text}".strip())
    return (
        f'<g data-mark="{escape(mark.kind)}"><title>{title}</title>'
        f'{body} fill="{look.fill}" stroke="{INK}" stroke-width="6"/>'
        f"{_text(x, y + 11, mark.text, 30, weight='bold', fill=look.ink, halo=False)}</g>"
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
