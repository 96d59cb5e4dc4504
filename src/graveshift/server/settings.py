"""How a server is run: the options of `graveshift serve`, handed to its worker processes through the environment."""

from __future__ import annotations

import os
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from graveshift.kernel.errors import GraveshiftError

VERSION: Final = version("graveshift")
PREFIX: Final = "GRAVESHIFT_LIMIT_"


class Limits(msgspec.Struct, frozen=True):
    """What one client may take. Each can be set in the environment: GRAVESHIFT_LIMIT_MESSAGES_PER_SECOND=100."""

    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 200
    tables_per_day: int = 200
    connections_per_address: int = 100
    connections_per_table: int = 60
    hello_seconds: float = 10
    silence_seconds: float = 60
    idle_seconds: float = 600
    """A table nobody looks at leaves the memory after this; the store keeps it."""
    sweep_seconds: float = 20
    """How often idle tables are looked for, and workers say who is connected to them."""
    film_answers: int = 20_000


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    data: Path
    database: str = ""
    """A PostgreSQL address; empty: SQLite in the data folder."""
    limits: Limits = Limits()


def read_settings(environment: dict[str, str] | None = None) -> Settings:
    """The settings of a worker process."""
    env = dict(os.environ) if environment is None else environment
    found = {name.removeprefix(PREFIX).lower(): value for name, value in env.items() if name.startswith(PREFIX)}
    try:
        limits = msgspec.convert(found, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise GraveshiftError(f"A limit in the environment ({PREFIX}...) cannot be used: {error}.") from None
    return Settings(Path(env.get("GRAVESHIFT_DATA") or data_folder(env)), env.get("DATABASE_URL", ""), limits)


def data_folder(env: dict[str, str]) -> Path:
    """The user's data folder, as the freedesktop.org rules say."""
    base = env.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "graveshift"
