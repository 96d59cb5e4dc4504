"""Figures into ratios, budgets and a table."""

from __future__ import annotations

import os
import platform
from typing import Any, Final

import msgspec

from graveshift.bench.contest import Figures, Results, Size

SPEEDS: Final = ("decisions_per_second", "games_per_second")
COSTS: Final = ("copy_us", "options_us")

ROWS: Final = (
    ("decisions_per_second", "decisions a second"),
    ("games_per_second", "games a second"),
    ("decisions_per_game", "decisions a game"),
    ("copy_us", "copy at a boundary, us"),
    ("copy_mid_attack_us", "copy in mid-attack, us"),
    ("options_us", "listing options, us"),
    ("journal_decisions_per_second", "decisions a second with a journal"),
)


class Budget(msgspec.Struct, frozen=True):
    """What a ratio to a peer must be: at least, or (for costs) at most."""

    form: str
    figure: str
    peer: str
    limit: float

    def kept(self, ratio: float) -> bool:
        return ratio <= self.limit if self.figure in COSTS else ratio >= self.limit

    def words(self) -> str:
        bound = "at most" if self.figure in COSTS else "at least"
        return f"{self.form} {self.figure} {bound} {self.limit:g} x {self.peer}"


BUDGETS: Final = (
    Budget("plain", "decisions_per_second", "catanatron", 1.0),
    Budget("plain", "games_per_second", "catanatron", 4.0),
    Budget("plain", "copy_us", "catanatron", 0.2),
    Budget("compiled", "decisions_per_second", "catanatron", 4.0),
)


def ratios(results: Results) -> dict[str, dict[str, Figures]]:
    """Ours divided by the peer's, for each peer, form and figure: speeds should be high, costs low."""
    forms = {"plain": results.plain, "compiled": results.compiled}
    return {
        peer: {
            form: {name: ours[name] / theirs[name] for name in (*SPEEDS, *COSTS)}
            for form, ours in forms.items()
            if ours is not None
        }
        for peer, theirs in results.peers.items()
        if theirs is not None
    }


def budgets(found: dict[str, dict[str, Figures]]) -> list[dict[str, Any]]:
    """Each budget with the ratio of this run; `kept` is None where it could not be measured."""
    lines = []
    for budget in BUDGETS:
        ratio = found.get(budget.peer, {}).get(budget.form, {}).get(budget.figure)
        kept = None if ratio is None else budget.kept(ratio)
        lines.append({"budget": budget.words(), "ratio": ratio, "kept": kept})
    return lines


def as_data(results: Results, mission: str, size: Size) -> dict[str, Any]:
    """Everything as one plain object."""
    found = ratios(results)
    data: dict[str, Any] = {
        "game": "undead-or-alive",
        "mission": mission,
        "survivors": 6,
        "rounds": size.rounds,
        "games_per_round": size.games,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, one used",
        "plain": results.plain,
        "compiled": results.compiled,
        "peers": results.peers,
        "ratios": found,
        "budgets": budgets(found),
        "notes": results.notes,
    }
    if results.missions:
        data["missions"] = results.missions
    return data


def as_text(data: dict[str, Any]) -> str:
    """The same as a table for people."""
    columns: dict[str, Figures | None] = {"plain": data["plain"], "compiled": data["compiled"], **data["peers"]}
    lines = [
        f"Random play of {data['mission']} with {data['survivors']} survivors; "
        f"processor time, medians of {data['rounds']} rounds in turns, Python {data['python']}.",
        "",
        row("", list(columns)),
    ]
    for name, words in ROWS:
        lines.append(row(words, [number(figures.get(name) if figures else None) for figures in columns.values()]))
    for peer, forms in data["ratios"].items():
        lines += ["", row(f"ratio to {peer}", list(forms))]
        for name in (*SPEEDS, *COSTS):
            lines.append(row(dict(ROWS)[name], [f"{figures[name]:.2f}" for figures in forms.values()]))
    lines += ["", "Budgets:"]
    for budget in data["budgets"]:
        verdict = {True: "kept", False: "BROKEN", None: "not measured"}[budget["kept"]]
        measured = "" if budget["ratio"] is None else f" ({budget['ratio']:.2f})"
        lines.append(f"  {verdict:13}{budget['budget']}{measured}")
    if "missions" in data:
        lines += ["", "Missions (decisions a second / games a second / decisions a game):"]
        for mission, forms in data["missions"].items():
            cells = [
                f"{form} " + " / ".join(number(each[name]) for name, _ in ROWS[:3]) for form, each in forms.items()
            ]
            lines.append(f"  {mission:5}" + "   ".join(cells))
    return "\n".join([*lines, *([""] if data["notes"] else []), *data["notes"]])


def row(words: str, cells: list[str]) -> str:
    return f"{words:36}" + "".join(f"{cell:>13}" for cell in cells)


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"
