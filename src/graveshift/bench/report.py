"""Figures into ratios, budgets and a table."""

from __future__ import annotations

import os
import platform
from statistics import mean
from typing import Any, Final

import msgspec

from graveshift.bench.contest import Figures, Results, Size
from graveshift.bench.ours import MALL

FORMS: Final = ("plain", "compiled")
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
MALL_BUDGETS: Final = (
    Budget("plain", "decisions_per_second", "catanatron", 1.5),
    Budget("compiled", "decisions_per_second", "catanatron", 6.0),
)
MISSION_BUDGETS: Final = tuple(budget for budget in BUDGETS if budget.figure == "decisions_per_second")
SPREAD: Final = 0.5
"""No mission, and no mode, may be slower than this share of the fastest."""

Field = dict[str, dict[str, Figures]]
"""Figures by name of the mission or mode, then by form and peer."""


def ratios(results: Results) -> dict[str, dict[str, Figures]]:
    """Ours divided by the peer's, for each peer, form and figure: speeds should be high, costs low."""
    figures = {"plain": results.plain, "compiled": results.compiled, **results.peers}
    return ratios_of({name: found for name, found in figures.items() if found is not None})


def ratios_of(figures: dict[str, Figures]) -> dict[str, dict[str, Figures]]:
    """The same for the figures of one race."""
    return {
        peer: {
            form: {
                name: figures[form][name] / figures[peer][name] for name in (*SPEEDS, *COSTS) if name in figures[peer]
            }
            for form in FORMS
            if form in figures
        }
        for peer in figures
        if peer not in FORMS
    }


def budgets(results: Results) -> list[dict[str, Any]]:
    """Each budget with the ratio of this run; `kept` is None where it could not be measured."""
    lines = [line_of("", budget, {"": ratios(results)}) for budget in BUDGETS]
    if results.mall:
        lines += [line_of("Tiny Epic Zombies: ", budget, {"": ratios_of(results.mall)}) for budget in MALL_BUDGETS]
    for kind, field, its_budgets in (
        ("mission", results.missions, MISSION_BUDGETS),
        ("mode", results.modes, MALL_BUDGETS),
    ):
        if field:
            found = {name: ratios_of(figures) for name, figures in field.items()}
            lines += [line_of(f"every {kind}: ", budget, found) for budget in its_budgets]
            lines += [spread(kind, form, field) for form in FORMS]
    return lines


def line_of(whose: str, budget: Budget, found: dict[str, dict[str, dict[str, Figures]]]) -> dict[str, Any]:
    """One budget for all these races: the worst ratio decides, and its name is told."""
    measured = {
        name: of_race[budget.peer][budget.form][budget.figure]
        for name, of_race in found.items()
        if budget.form in of_race.get(budget.peer, {})
    }
    if not measured:
        return {"budget": whose + budget.words(), "ratio": None, "kept": None, "where": ""}
    where = (max if budget.figure in COSTS else min)(measured, key=lambda name: measured[name])
    ratio = measured[where]
    return {"budget": whose + budget.words(), "ratio": ratio, "kept": budget.kept(ratio), "where": where}


def spread(kind: str, form: str, field: Field) -> dict[str, Any]:
    """The slowest mission or mode beside the fastest, each at the pace that the machine had in its rounds."""
    words = f"every {kind}: {form} decisions_per_second at least {SPREAD:g} x the fastest {kind}"
    speeds = {name: at_pace(figures, form) for name, figures in field.items() if form in figures}
    if not speeds:
        return {"budget": words, "ratio": None, "kept": None, "where": ""}
    slowest, fastest = (pick(speeds, key=lambda name: speeds[name]) for pick in (min, max))
    ratio = speeds[slowest] / speeds[fastest]
    return {"budget": words, "ratio": ratio, "kept": ratio >= SPREAD, "where": f"{slowest} to {fastest}"}


def at_pace(figures: dict[str, Figures], form: str) -> float:
    """Decisions a second of this form for each of the peers' on average, or as they are where nobody else played."""
    others = [figures[peer]["decisions_per_second"] for peer in figures if peer not in FORMS]
    return figures[form]["decisions_per_second"] / (mean(others) if others else 1)


def as_data(results: Results, mission: str, size: Size) -> dict[str, Any]:
    """Everything as one plain object."""
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
        "ratios": ratios(results),
        "budgets": budgets(results),
        "notes": results.notes,
    }
    if results.mall:
        data["tiny_epic_zombies"] = {**MALL.options, **results.mall, "ratios": ratios_of(results.mall)}
    for kind, field in (("missions", results.missions), ("modes", results.modes)):
        if field:
            data[kind] = {name: {**figures, "ratios": ratios_of(figures)} for name, figures in field.items()}
    return data


def as_text(data: dict[str, Any]) -> str:
    """The same as a table for people."""
    lines = [
        f"Processor time, medians of {data['rounds']} rounds in turns, Python {data['python']}, {data['machine']}.",
        "",
        f"Undead or Alive: random play of {data['mission']} with {data['survivors']} survivors.",
        *table({"plain": data["plain"], "compiled": data["compiled"], **data["peers"]}, data["ratios"]),
    ]
    if "tiny_epic_zombies" in data:
        mall = data["tiny_epic_zombies"]
        lines += [
            "",
            f"Tiny Epic Zombies: random play of {mall['mode']} with {mall['seats']} seats.",
            *table({name: mall.get(name) for name in (*FORMS, *data["peers"])}, mall["ratios"]),
        ]
    for kind in ("missions", "modes"):
        if kind in data:
            lines += ["", *field_table(kind, data[kind])]
    lines += ["", "Budgets:"]
    for budget in data["budgets"]:
        verdict = {True: "kept", False: "BROKEN", None: "not measured"}[budget["kept"]]
        where = f", {budget['where']}" if budget["where"] else ""
        measured = "" if budget["ratio"] is None else f" ({budget['ratio']:.2f}{where})"
        lines.append(f"  {verdict:13}{budget['budget']}{measured}")
    return "\n".join([*lines, *([""] if data["notes"] else []), *data["notes"]])


def table(columns: dict[str, Figures | None], found: dict[str, dict[str, Figures]]) -> list[str]:
    """Every figure of one set-up, then the ratios to each peer."""
    lines = [row("", list(columns))]
    for name, words in ROWS:
        lines.append(row(words, [number(figures.get(name) if figures else None) for figures in columns.values()]))
    for peer, forms in found.items():
        lines += ["", row(f"ratio to {peer}", list(forms))]
        for name in (*SPEEDS, *COSTS):
            lines.append(row(dict(ROWS)[name], [f"{figures[name]:.2f}" for figures in forms.values()]))
    return lines


def field_table(kind: str, field: dict[str, dict[str, Any]]) -> list[str]:
    """Decisions a second of every mission or mode, and the ratio to each peer in the same rounds."""
    first = next(iter(field.values()))
    forms = [form for form in FORMS if form in first]
    peers = list(first["ratios"])
    titles = [*forms, *peers, *(f"{form} ratio" for _ in peers for form in forms), "games/s plain", "a game"]
    lines = [row(f"{kind}: decisions a second", titles)]
    for name, figures in field.items():
        speeds = [number(figures[column]["decisions_per_second"]) for column in (*forms, *peers)]
        shares = [f"{figures['ratios'][peer][form]['decisions_per_second']:.2f}" for peer in peers for form in forms]
        games = [number(figures["plain"][each]) for each in ("games_per_second", "decisions_per_game")]
        lines.append(row(name, [*speeds, *shares, *games]))
    return lines


def row(words: str, cells: list[str]) -> str:
    return f"{words:36}" + "".join(f"{cell:>15}" for cell in cells)


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}"
