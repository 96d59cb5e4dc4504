"""SVG plots of a report: bars with intervals, and lines by round. Plain shapes, coloured by the page's style sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from graveshift.sim.play import Result
from graveshift.sim.statistics import ByRound, Summary, next_step

BAR: Final = 26
LABEL: Final = 190
LETTER: Final = 8
"""Room for the names: at least, and for each letter."""
WIDE: Final = 1040
CARD: Final = (330, 170)
LABELS: Final = 8
"""Rounds named under a plot."""
LEFT, RIGHT, TOP, BOTTOM = 36, 10, 12, 24


def win_rates(summaries: Sequence[Summary], titles: dict[str, str]) -> str:
    """A bar for each mission, with its 95 % interval."""
    height = len(summaries) * BAR + 34
    label = max([LABEL, *(LETTER * len(titles[summary.name]) for summary in summaries)])
    span = WIDE - label - 60

    def x(share: float) -> float:
        return label + span * share

    parts = []
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(f'<line class="grid" x1="{at:.1f}" y1="4" x2="{at:.1f}" y2="{height - 26}"/>')
        parts.append(f'<text class="axis" x="{at:.1f}" y="{height - 10}" text-anchor="middle">{tenth * 10}%</text>')
    for number, summary in enumerate(summaries):
        y = 8 + number * BAR
        length = max(span * summary.rate, 0.5)
        words = f"{summary.name}: won {summary.won} of {summary.games} ({summary.low:.1%} to {summary.high:.1%})"
        parts.append(
            f"<g><title>{escape(words)}</title>"
            f'<text class="label" x="{label - 10}" y="{y + 14}" text-anchor="end">{escape(titles[summary.name])}</text>'
            f'<rect class="bar" x="{label}" y="{y + 2}" width="{length:.1f}" height="16" rx="3"/>'
            f'<line class="whisker" x1="{x(summary.low):.1f}" y1="{y + 10}" x2="{x(summary.high):.1f}" y2="{y + 10}"/>'
            f'<line class="whisker" x1="{x(summary.low):.1f}" y1="{y + 6}" x2="{x(summary.low):.1f}" y2="{y + 14}"/>'
            f'<line class="whisker" x1="{x(summary.high):.1f}" y1="{y + 6}" x2="{x(summary.high):.1f}" y2="{y + 14}"/>'
            f'<text class="value" x="{x(summary.high) + 8:.1f}" y="{y + 14}">{summary.rate:.0%}</text></g>'
        )
    name = "Win rate of each mission with 95% intervals"
    return _svg(WIDE, height, name, parts)


def survival(summary: Summary, last: int) -> str:
    """Share of games not lost, by round."""
    return _lines(
        f"{summary.name}: games not lost, by round",
        summary.curve,
        [("line one", [point.standing for point in summary.curve], "{:.0%} not lost")],
        1.0,
        last,
        percent=True,
    )


def lengths(name: str, results: Sequence[Result]) -> str:
    """How many games took how many rounds."""
    rounds = Counter(result.rounds for result in results if result.name == name)
    last = max(rounds, default=1)
    return _bars(f"{name}: games by their length in rounds", {str(at): rounds[at] for at in range(1, last + 1)})


def losses(summary: Summary) -> str:
    """Causes of loss by their share of the lost games."""
    return _bars(f"{summary.name}: causes of loss, in percent", {k: round(v * 100) for k, v in summary.losses.items()})


def _bars(name: str, values: dict[str, int]) -> str:
    """Upright bars with their labels below; of many only some are named."""
    width, height = CARD
    most = max([1, *values.values()])
    wide = (width - LEFT - RIGHT) / max(1, len(values))
    step = next_step(len(values), LABELS)
    parts = []
    for number, (label, value) in enumerate(values.items()):
        tall = (height - TOP - BOTTOM) * value / most
        x = LEFT + number * wide
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{height - BOTTOM - tall:.1f}" width="{max(1.0, wide - 2):.1f}" '
            f'height="{tall:.1f}"><title>{escape(label)}: {value}</title></rect>'
        )
        if number % step == 0:
            at = f'x="{x + wide / 2:.1f}" y="{height - 8}"'
            parts.append(f'<text class="axis" {at} text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<text class="axis" x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{most}</text>')
    return _svg(width, height, name, parts)


def zombies(summary: Summary, last: int, most: float) -> str:
    """Zombies on the board, by round."""
    return _lines(
        f"{summary.name}: zombies on the board, by round",
        summary.curve,
        [("line two", [point.zombies for point in summary.curve], "{:.1f} zombies")],
        most,
        last,
        percent=False,
    )


def gauges(summary: Summary, last: int, most: float) -> str:
    """Two gauges by round, such as mean and highest adrenaline."""
    names = list(summary.curve[0].gauges) if summary.curve else []
    return _lines(
        f"{summary.name}: {' and '.join(names)}, by round",
        summary.curve,
        [
            (look, [point.gauges[name] for point in summary.curve], f"{name} {{:.1f}}")
            for look, name in zip(("line four", "line three"), names, strict=False)
        ],
        most,
        last,
        percent=False,
    )


def _lines(
    name: str,
    curve: Sequence[ByRound],
    series: Sequence[tuple[str, Sequence[float], str]],
    most: float,
    last: int,
    *,
    percent: bool,
) -> str:
    width, height = CARD
    across, down = width - LEFT - RIGHT, height - TOP - BOTTOM

    def x(number: int) -> float:
        return LEFT + across * (number - 1) / max(1, last - 1)

    def y(value: float) -> float:
        return TOP + down * (1 - min(value, most) / most)

    parts = []
    for quarter in range(0, 5, 2):
        value = most * quarter / 4
        words = f"{value:.0%}" if percent else f"{value:.0f}"
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y(value):.1f}" x2="{width - RIGHT}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="axis" x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{words}</text>')
    step = next_step(last, LABELS)
    for number in [1, *range(step, last + 1, step)] if step > 1 else range(1, last + 1):
        parts.append(f'<text class="axis" x="{x(number):.1f}" y="{height - 6}" text-anchor="middle">{number}</text>')
    for look, values, words in series:
        points = " ".join(f"{x(p.round):.1f},{y(v):.1f}" for p, v in zip(curve, values, strict=True))
        parts.append(f'<polyline class="{look}" points="{points}"/>')
        for p, value in zip(curve, values, strict=True):
            tip = f"round {p.round}: {words.format(value)} ({p.games} games)"
            spot = f'cx="{x(p.round):.1f}" cy="{y(value):.1f}"'
            parts.append(f'<circle class="{look}" {spot} r="2.6"><title>{escape(tip)}</title></circle>')
    return _svg(width, height, name, parts)


def _svg(width: int, height: int, name: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="{escape(name)}">'
    )
    return head + "".join(parts) + "</svg>"
