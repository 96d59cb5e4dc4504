"""Figures into ratios, budgets and a table."""

from __future__ import annotations

import os
import platform
from statistics import mean
from typing import Any, Final

from graveshift.bench.contest import PEERS, Figures, Results, Size
from graveshift.bench.environments import BUDGETS
from graveshift.kernel.registry import module_of
from graveshift.parts.bench import COSTS, Budget, bench_of

FORMS: Final = ("plain", "compiled")
SPEEDS: Final = ("decisions_per_second", "games_per_second")

ROWS: Final = (
    ("decisions_per_second", "decisions a second"),
    ("games_per_second", "games a second"),
    ("decisions_per_game", "decisions a game"),
    ("copy_us", "copy at a boundary, us"),
    ("copy_mid_attack_us", "copy in mid-attack, us"),
    ("options_us", "listing options, us"),
    ("journal_decisions_per_second", "decisions a second with a journal"),
    ("policy_answers_per_second", "answers a second by rule of thumb"),
)


SPREAD: Final = 0.5
"""No set-up of a game may be slower than this share of its fastest."""

Field = dict[str, dict[str, Figures]]
"""Figures by name of the set-up, then by form and peer."""


def ratios_of(figures: dict[str, Figures]) -> dict[str, dict[str, Figures]]:
    """Ours divided by the peer's, for each peer, form and figure: speeds should be high, costs low."""
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
    lines: list[dict[str, Any]] = []
    for game, measured in results.games.items():
        bench, title = bench_of(game), module_of(game).headed("en")
        found = {"": ratios_of(measured.figures)}
        lines += [line_of(f"{title}: ", budget, found) for budget in bench.budgets]
    for game, measured in results.games.items():
        bench = bench_of(game)
        if measured.every:
            found = {name: ratios_of(figures) for name, figures in measured.every.items()}
            lines += [line_of(f"every {bench.kind}: ", budget, found) for budget in bench.every_budgets]
            lines += [spread(bench.kind, form, measured.every) for form in FORMS]
    return lines + environment_budgets(results.environments)


def environment_budgets(found: dict[str, Figures]) -> list[dict[str, Any]]:
    """What the compiled environments must be beside their peers."""
    lines: list[dict[str, Any]] = []
    for figure, peer, limit in BUDGETS if found else ():
        words = f"environments: compiled {figure} at least {limit:g} x {peer}"
        measured = "compiled" in found and peer in found
        ratio = found["compiled"][figure] / found[peer]["steps_per_second"] if measured else None
        lines.append({"budget": words, "ratio": ratio, "kept": None if ratio is None else ratio >= limit, "where": ""})
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
    """The slowest beside the fastest, each at the pace that the machine had in its rounds."""
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


def as_data(results: Results, size: Size) -> dict[str, Any]:
    """Everything as one plain object."""
    games: dict[str, Any] = {}
    for game, measured in results.games.items():
        games[game] = {
            "title": module_of(game).headed("en"),
            "told": bench_of(game).told(measured.setup),
            "options": measured.setup.options,
            **{name: measured.figures.get(name) for name in (*FORMS, *PEERS)},
            "ratios": ratios_of(measured.figures),
        }
        if measured.every:
            every = {name: {**figures, "ratios": ratios_of(figures)} for name, figures in measured.every.items()}
            games[game] |= {"kind": bench_of(game).kind, "every": every}
    return {
        "rounds": size.rounds,
        "games_per_round": size.games,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, one used",
        "games": games,
        "environments": results.environments,
        "budgets": budgets(results),
        "notes": results.notes,
    }


def as_text(data: dict[str, Any]) -> str:
    """The same as a table for people."""
    lines = [
        f"Processor time, medians of {data['rounds']} rounds in turns, Python {data['python']}, {data['machine']}."
    ]
    for game in data["games"].values():
        lines += [
            "",
            f"{game['title']}: {game['told']}.",
            *table({name: game[name] for name in (*FORMS, *PEERS)}, game["ratios"]),
        ]
    for game in data["games"].values():
        if "every" in game:
            lines += ["", *field_table(f"{game['kind']}s", game["every"])]
    if data["environments"]:
        lines += ["", "Environments for learners, steps a second:"]
        for form, figures in data["environments"].items():
            lines += [
                f"  {form:20}{name.removesuffix('_per_second'):20}{value:>12,.0f}" for name, value in figures.items()
            ]
    lines += ["", "Budgets:"]
    for budget in data["budgets"]:
        verdict = {True: "kept", False: "BROKEN", None: "not measured"}[budget["kept"]]
        worst = f", {budget['where']}" if budget["where"] else ""
        measured = "" if budget["ratio"] is None else f" ({budget['ratio']:.2f}{worst})"
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
    """Decisions a second of every set-up of a game, and the ratio to each peer in the same rounds."""
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
