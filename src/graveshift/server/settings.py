"""How a server is run: the options of `graveshift serve`, handed to its worker processes through the environment."""

from __future__ import annotations

import ipaddress
import os
from importlib.metadata import version
from pathlib import Path
from typing import Final, Literal

import msgspec

from graveshift.kernel.errors import GraveshiftError

VERSION: Final = version("graveshift")
PREFIX: Final = "GRAVESHIFT_LIMIT_"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one client may take. Each can be set in the environment: GRAVESHIFT_LIMIT_MESSAGES_PER_SECOND=100."""

    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 200
    messages_per_address: float = 100
    """A second, of all WebSockets of an address; and in a burst five times as many."""
    tables_per_day: int = 200
    connections_per_address: int = 100
    """WebSockets."""
    sockets_per_address: int = 250
    """Connections of all kinds."""
    connections_per_table: int = 60
    request_seconds: float = 10
    """For the headers of a request, and again for its body."""
    hello_seconds: float = 10
    silence_seconds: float = 60
    idle_seconds: float = 600
    """A table nobody looks at leaves the memory after this; the store keeps it."""
    sweep_seconds: float = 20
    """How often idle tables are looked for, and workers say who is connected to them."""
    film_answers: int = 20_000
    options_bytes: int = 65_536
    """A game's options, with a designer's mission or a scenario in them."""
    job_processes: int = 1
    """Processes for bots, and as many again for set-ups and films."""
    job_seconds: float = 10
    job_megabytes: int = 1_024
    jobs_per_address: int = 4
    coach_effort: Literal["off", "quick", "normal", "deep"] = "quick"
    """How many futures the coach plays for an answer; `off`: nobody is coached on this server."""
    coach_questions: int = 30
    """That one address may ask the coach in a quarter of an hour; an analysis counts for three."""
    bot_answers_per_second: float = 100
    """Of all tables that one address has opened, after a burst."""
    bot_burst: int = 3_000


class Settings(msgspec.Struct, frozen=True):
    """One server."""

    data: Path
    database: str = ""
    """A PostgreSQL address; empty: SQLite in the data folder."""
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()
    """The names by which the server is called (GRAVESHIFT_HOSTS), beside those of a home network."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front (GRAVESHIFT_PROXIES): only they may say for whom they ask."""
    addresses: tuple[str, ...] = ()
    """Where others in the same network find the page (GRAVESHIFT_ADDRESSES; `graveshift serve` looks it up)."""
    operator_token: str = ""
    """Opens /metrics and /schema from afar (GRAVESHIFT_OPERATOR_TOKEN)."""


def read_settings(environment: dict[str, str] | None = None) -> Settings:
    """The settings of a worker process."""
    env = dict(os.environ) if environment is None else environment
    found = {name.removeprefix(PREFIX).lower(): value for name, value in env.items() if name.startswith(PREFIX)}
    try:
        limits = msgspec.convert(found, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise GraveshiftError(f"A limit in the environment ({PREFIX}...) cannot be used: {error}.") from None
    return Settings(
        data=Path(env.get("GRAVESHIFT_DATA") or data_folder(env)),
        database=env.get("DATABASE_URL", ""),
        limits=limits,
        hosts=tuple(name.lower() for name in listed(env.get("GRAVESHIFT_HOSTS", ""))),
        proxies=checked_proxies(listed(env.get("GRAVESHIFT_PROXIES", ""))),
        addresses=listed(env.get("GRAVESHIFT_ADDRESSES", "")),
        operator_token=env.get("GRAVESHIFT_OPERATOR_TOKEN", ""),
    )


def settings_for(data: Path | None) -> Settings:
    """The settings of the environment, with another data folder if one is named."""
    settings = read_settings()
    return settings if data is None else msgspec.structs.replace(settings, data=data.absolute())


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def checked_proxies(proxies: tuple[str, ...]) -> tuple[str, ...]:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise GraveshiftError(
                f"GRAVESHIFT_PROXIES: '{proxy}' is no address and no network (such as 10.0.0.7 or 10.0.0.0/8)."
            ) from None
    return proxies


def data_folder(env: dict[str, str]) -> Path:
    """The user's data folder, as the freedesktop.org rules say."""
    base = env.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "graveshift"
