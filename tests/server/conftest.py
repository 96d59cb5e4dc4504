"""Servers for the tests: one for those that only need any, and fresh ones for those that kill or limit theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.process import PostgresServer, ServerProcess, postgres_programs

StartServer = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with SQLite that all tests share."""
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Start a server of one's own."""
    started: list[ServerProcess] = []

    def start(
        database: str = "",
        workers: int = 1,
        limits: dict[str, str] | None = None,
        settings: dict[str, str] | None = None,
    ) -> ServerProcess:
        process = ServerProcess(tmp_path, database, workers, limits, settings)
        started.append(process)
        process.start()
        return process

    yield start
    for process in started:
        process.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL server."""
    try:
        postgres_programs()
    except FileNotFoundError:
        pytest.skip(
            "PostgreSQL is not installed here (Debian: apt-get install postgresql), so its store is not tested."
        )
    found = PostgresServer()
    with ExitStack() as stack:
        stack.callback(found.stop)
        found.start()
        yield found


@pytest.fixture
def two_servers(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    """Two servers on one database, so that a test can choose where to connect."""
    url = postgres.new_database()
    servers = [ServerProcess(tmp_path_factory.mktemp("worker"), url) for _ in range(2)]
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield servers
