"""The report of a batch as a table for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from graveshift.sim.statistics import ByGoal, ByRound, Summary, next_step

HEADINGS = ("mission", "games", "won", "95%", "rounds", "kills", "decisions", "goals reached", "lost by")
COLUMNS = 20
"""Rounds in a line."""
GOAL_HEADINGS = ("goal in play", "games", "won", "95%", "reached")


def as_text(summaries: Sequence[Summary], goals: Sequence[ByGoal] = ()) -> str:
    """One line for each mission or set-up, then the goals that were drawn, then each round by round."""
    drawn = {entry.goal for entry in goals}
    lines = _table([HEADINGS, *(_row(summary, drawn) for summary in summaries)])
    if goals:
        lines += ["", *_table([GOAL_HEADINGS, *(_goal_row(entry) for entry in goals)])]
    for summary in summaries:
        lines += ["", *_curve(summary)]
    stalled = [line for summary in summaries for line in stalled_games(summary)]
    if stalled:
        lines += ["", "Stalled, and stopped without an end (counted as not won):", *(f"  {line}" for line in stalled)]
    return "\n".join(lines)


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [lines[0], "  ".join("-" * width for width in widths), *lines[1:]]


def _row(summary: Summary, drawn: set[str]) -> tuple[str, ...]:
    """Goals that are drawn have a table of their own."""
    return (
        summary.name,
        str(summary.games),
        percent(summary.rate),
        f"{percent(summary.low)} to {percent(summary.high)}",
        f"{summary.rounds:.1f}",
        f"{summary.kills:.1f}",
        f"{summary.decisions:.0f}",
        ", ".join(f"{key} {percent(share)}" for key, share in summary.goals.items() if key not in drawn),
        ", ".join(f"{reason} {percent(share)}" for reason, share in summary.losses.items()),
    )


def _goal_row(entry: ByGoal) -> tuple[str, ...]:
    return (
        entry.goal,
        str(entry.games),
        percent(entry.won / entry.games),
        f"{percent(entry.low)} to {percent(entry.high)}",
        percent(entry.reached / entry.games),
    )


def _curve(summary: Summary) -> list[str]:
    """Round, games not lost, zombies on the board, and the game's own gauges; of many rounds only some."""
    curve = some(summary.curve)
    rows = [("round", [f"{point.round:d}" for point in curve])]
    rows.append(("not lost", [f"{point.standing:.0%}" for point in curve]))
    rows.append(("zombies", [f"{point.zombies:.0f}" for point in curve]))
    for name in curve[0].gauges if curve else ():
        rows.append((name, [f"{point.gauges[name]:.1f}" for point in curve]))
    which = "each round" if len(curve) == len(summary.curve) else f"some of its {len(summary.curve)} rounds"
    lines = [f"{summary.name}, at the beginning of {which}:"]
    return lines + [f"  {name:<11}" + "".join(cell.rjust(5) for cell in cells) for name, cells in rows]


def some(curve: Sequence[ByRound]) -> list[ByRound]:
    """The first round, every second, fifth, tenth … and the last: as many as fit into a line."""
    step = next_step(len(curve), COLUMNS - 1)
    return [point for point in curve if step == 1 or point.round in (1, len(curve)) or point.round % step == 0]


def stalled_games(summary: Summary) -> list[str]:
    """Which games had no end, with what is needed to play them again."""
    return [
        f"{summary.name}, game {game.index}, seed {game.seed}: {game.rounds} rounds, {game.decisions} decisions"
        for game in summary.stalled
    ]


def percent(share: float) -> str:
    return f"{share * 100:.0f}%" if share == round(share, 2) or share >= 0.1 else f"{share * 100:.1f}%"
