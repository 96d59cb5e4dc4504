"""The games of a batch as a table: CSV for spreadsheets, Parquet for data frames (with the extra `parquet`)."""

from __future__ import annotations

import csv
import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from graveshift.sim.play import Result, SimError

COLUMNS: Final = (
    "name",
    "index",
    "seed",
    "bots",
    "won",
    "winner",
    "reason",
    "rounds",
    "decisions",
    "kills",
    "goals",
    "spawned",
    "killed",
    "fallen",
)
MISSING: Final = "pyarrow is not installed: pip install 'graveshift[parquet]'. --csv needs nothing."


def as_rows(results: Sequence[Result], bots: str = "") -> list[dict[str, Any]]:
    """One row for each game; what has parts (goals, places) is JSON."""
    return [
        {
            **{column: getattr(result, column) for column in COLUMNS if hasattr(result, column)},
            "bots": bots,
            "goals": as_json(result.goals),
            **{kind: as_json(result.places.get(kind, {})) for kind in ("spawned", "killed", "fallen")},
        }
        for result in results
    ]


def as_json(data: Any) -> str:
    return msgspec.json.encode(data, order="deterministic").decode()


def write_csv(rows: Sequence[dict[str, Any]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerows(rows)


def must_have_parquet() -> None:
    """Say before the games are played what writing them would miss."""
    if importlib.util.find_spec("pyarrow") is None:
        raise SimError(MISSING)


def write_parquet(rows: Sequence[dict[str, Any]], path: Path) -> None:
    must_have_parquet()
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    # Where nobody wins alone the column is empty; it has a type all the same, so that files fit together.
    types = {"winner": arrow.int64()}
    arrays = {column: arrow.array([row[column] for row in rows], types.get(column)) for column in COLUMNS}
    parquet.write_table(arrow.table(arrays), path)
