"""The report of a batch as a table for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from graveshift.sim.statistics import Summary

HEADINGS = ("mission", "games", "won", "95 %", "rounds", "kills", "decisions", "goals reached", "lost by")


def as_text(summaries: Sequence[Summary]) -> str:
    """One line for each mission, then its adrenaline and zombies round by round."""
    rows = [HEADINGS, *(_row(summary) for summary in summaries)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    for summary in summaries:
        lines += ["", *_curve(summary)]
    return "\n".join(lines)


def _row(summary: Summary) -> tuple[str, ...]:
    return (
        summary.name,
        str(summary.games),
        percent(summary.rate),
        f"{percent(summary.low)} to {percent(summary.high)}",
        f"{summary.rounds:.1f}",
        f"{summary.kills:.1f}",
        f"{summary.decisions:.0f}",
        ", ".join(f"{key} {percent(share)}" for key, share in summary.goals.items()),
        ", ".join(f"{reason} {percent(share)}" for reason, share in summary.losses.items()),
    )


def _curve(summary: Summary) -> list[str]:
    """Round, games not lost, zombies on the board, mean and highest adrenaline."""
    names = [
        ("round", "{:d}"),
        ("not lost", "{:.0%}"),
        ("zombies", "{:.0f}"),
        ("adrenaline", "{:.1f}"),
        ("highest", "{:.1f}"),
    ]
    lines = [f"{summary.name}, at the beginning of each round:"]
    for place, (name, form) in enumerate(names):
        cells = []
        for point in summary.curve:
            value = (point.round, point.standing, point.zombies, point.adrenaline, point.highest)[place]
            cells.append(form.format(value).rjust(5))
        lines.append(f"  {name:<11}" + "".join(cells))
    return lines


def percent(share: float) -> str:
    return f"{share * 100:.0f} %" if share == round(share, 2) or share >= 0.1 else f"{share * 100:.1f} %"
