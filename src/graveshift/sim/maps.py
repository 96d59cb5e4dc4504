"""Heat maps: where on the board zombies came, where they were killed, and where survivors fell."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from graveshift.kernel import registry
from graveshift.kernel.errors import GraveshiftError
from graveshift.sim.play import Result

WIDE: Final = 330
KINDS: Final = ("spawned", "killed", "fallen")


def maps_of(game: str, results: Sequence[Result]) -> dict[str, dict[str, str]]:
    """By set-up and kind of event; nothing where a game has no missions with boards."""
    place = registry.module_of(game).missions
    if not place:
        return {}
    missions = registry.part(place)
    found: dict[str, dict[str, str]] = {}
    for name in dict.fromkeys(result.name for result in results):
        try:
            plan = missions.board(name, "en").board.plan
        except GraveshiftError:
            continue  # a designer's file that is named by its id alone
        games = [result for result in results if result.name == name]
        found[name] = {kind: heat_map(plan, f"{name}: {kind}", means(games, kind)) for kind in KINDS}
    return found


def means(games: Sequence[Result], kind: str) -> dict[str, float]:
    """How often it happened in each zone, a game."""
    sums: dict[str, float] = {}
    for game in games:
        for zone, count in game.places.get(kind, {}).items():
            sums[zone] = sums.get(zone, 0.0) + count / len(games)
    return sums


def heat_map(plan: Any, title: str, values: dict[str, float]) -> str:
    """The zones of a board, the darker the more; the number is told when somebody points at a zone."""
    width, height = plan.size
    most = max(values.values(), default=0.0) or 1.0
    parts = []
    for zone in plan.zones:
        value = values.get(zone.name, 0.0)
        boxes = "".join(
            f'<rect x="{x0}" y="{y0}" width="{x1 - x0}" height="{y1 - y0}"/>' for x0, y0, x1, y1 in zone.rects
        )
        words = f"{zone.name}: {value:.2f}"
        ink = 0.06 + 0.94 * value / most
        parts.append(f'<g class="bar" fill-opacity="{ink:.2f}"><title>{escape(words)}</title>{boxes}</g>')
    parts.append(_strokes("line", plan.lines))
    parts.append(_strokes("wall", plan.walls))
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{WIDE}" height="{WIDE * height / max(1, width):.0f}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _strokes(name: str, edges: Sequence[tuple[int, int, int, int]]) -> str:
    """Walls, or the lines between zones, so that one knows the board again."""
    way = "".join(f"M{x0} {y0}L{x1} {y1}" for x0, y0, x1, y1 in edges)
    return f'<path class="{name}" d="{way}" vector-effect="non-scaling-stroke"/>' if way else ""
