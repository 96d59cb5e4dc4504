"""Heat maps: where on the board zombies came, where they were killed, and where survivors fell."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from graveshift.parts.batch import Ground, batch_of
from graveshift.sim.play import Result

WIDE: Final = 330
LEGEND: Final = 24
KINDS: Final = ("spawned", "killed", "fallen")
PALE: Final = 0.06
"""The ink of a place where nothing happened."""
STEPS: Final = 5
Maps = dict[str, dict[str, str]]
"""By set-up (with a word after it, where it has several boards) and kind of event."""


def maps_of(game: str, results: Sequence[Result]) -> Maps:
    """Every heat map; nothing where a game has no boards to draw on."""
    found: Maps = {}
    for name in dict.fromkeys(result.name for result in results):
        games = [result for result in results if result.name == name]
        for which, ground in batch_of(game).grounds(name).items():
            called = f"{name} {which}".strip()
            found[called] = {kind: heat_map(ground, f"{called}: {kind}", means(games, kind)) for kind in KINDS}
    return found


def means(games: Sequence[Result], kind: str) -> dict[str, float]:
    """How often it happened in each place, a game."""
    sums: dict[str, float] = {}
    for game in games:
        for place, count in game.places.get(kind, {}).items():
            sums[place] = sums.get(place, 0.0) + count / len(games)
    return sums


def heat_map(ground: Ground, title: str, values: dict[str, float]) -> str:
    """The places of a board, the darker the more, with a legend; the number is told when somebody points at a place."""
    width, height = ground.size
    unit = width / WIDE
    most = max((values.get(place, 0.0) for place in ground.places), default=0.0)
    parts = []
    for place, outlines in ground.places.items():
        value = values.get(place, 0.0)
        shape = "".join(f"M{'L'.join(f'{x} {y}' for x, y in outline)}Z" for outline in outlines)
        words = escape(f"{place}: {value:.2f}")
        parts.append(f'<path class="paper" d="{shape}"/>')
        parts.append(f'<path class="bar" fill-opacity="{_ink(value, most)}" d="{shape}"><title>{words}</title></path>')
    parts.append(_strokes("line", ground.lines))
    parts.append(_strokes("wall", ground.walls))
    legend = f'<g transform="translate(0 {height}) scale({unit:.4f})">{_legend(most)}</g>'
    return (
        f'<svg viewBox="0 0 {width} {height + LEGEND * unit:.0f}" width="{WIDE}" '
        f'height="{height / max(1.0, unit) + LEGEND:.0f}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}{legend}</svg>'
    )


def _ink(value: float, most: float) -> str:
    return f"{PALE + (1 - PALE) * value / most if most else PALE:.2f}"


def _legend(most: float) -> str:
    """From nothing to the darkest place, in times a game."""
    if not most:
        return f'<text class="axis" x="0" y="{LEGEND - 8}">nowhere</text>'
    boxes = "".join(
        f'<rect class="bar" fill-opacity="{_ink(step, STEPS)}" x="{12 + 16 * step}" y="7" width="16" height="10"/>'
        for step in range(STEPS + 1)
    )
    after = 12 + 16 * (STEPS + 1) + 6
    return (
        f'<text class="axis" x="0" y="{LEGEND - 8}">0</text>{boxes}'
        f'<text class="axis" x="{after}" y="{LEGEND - 8}">{most:.2f} a game</text>'
    )


def _strokes(name: str, edges: Sequence[tuple[int, int, int, int]]) -> str:
    """Walls, or the lines between places, so that one knows the board again."""
    way = "".join(f"M{x0} {y0}L{x1} {y1}" for x0, y0, x1, y1 in edges)
    return f'<path class="{name}" d="{way}" vector-effect="non-scaling-stroke"/>' if way else ""
