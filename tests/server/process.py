"""A server process that tests start, kill and start again; and a PostgreSQL server for it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

import httpx

from tests.server import http

ROOT = Path(__file__).parents[2]
READY_SECONDS = 180
END_SECONDS = 60


GENEROUS = {
    "TABLES_PER_DAY": "1000000",
    "REQUESTS_PER_SECOND": "1000000",
    "REQUEST_BURST": "1000000",
    "MESSAGES_PER_SECOND": "1000000",
    "MESSAGE_BURST": "1000000",
    "MESSAGES_PER_ADDRESS": "1000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "BOT_ANSWERS_PER_SECOND": "1000000",
    "JOBS_PER_ADDRESS": "1000",
    "JOB_SECONDS": "120",
}
"""Limits that no test reaches, however quick or busy the machine is."""


class ServerProcess:
    """One server with a data folder of its own."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        workers: int = 1,
        limits: dict[str, str] | None = None,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.folder = folder
        self.workers = workers
        self._reserved = reserved_port()
        self.port: int = self._reserved.getsockname()[1]
        self.env = (
            os.environ
            | {"DATABASE_URL": database}
            | {f"GRAVESHIFT_LIMIT_{name}": value for name, value in (GENEROUS | (limits or {})).items()}
            | (settings or {})
        )
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT), *sys.path])
        self._log = (self.folder / "server.log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve", str(self.port), str(self.folder), str(self.workers)],
            cwd=ROOT,
            env=self.env | {"PYTHONPATH": path},
            stdout=self._log,
            stderr=self._log,
            start_new_session=True,
        )
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            try:
                if http.get(f"{self.url}/healthz", timeout=20).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"The server did not start:\n{self.log()}")

    def kill(self) -> None:
        """As the power failing would, for this process and its workers."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        try:
            os.killpg(self._process.pid, how)
            self._process.wait(END_SECONDS)
        except ProcessLookupError:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(END_SECONDS)
        self._process = None
        if self._log is not None:
            self._log.close()


WAIT = ("-w", "-t", str(READY_SECONDS))


class PostgresServer:
    """A PostgreSQL server of its own, on a socket in a temporary folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="graveshift-pg-"))
        self._programs = postgres_programs()
        self._user = "postgres" if os.geteuid() == 0 else None
        self._count = 0

    def start(self) -> None:
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        self._run_server()

    def _run_server(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        self._run(
            "pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", str(self.folder / "log"), *WAIT, "start"
        )

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", *WAIT, "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        """As an upgrade or a crash would: every connection breaks."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", *WAIT, "stop")
        self._run_server()

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        name = f"test{self._count}"
        self._run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            check=True,
            user=self._user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
        )


def postgres_programs() -> Path:
    """The folder of initdb and pg_ctl; Debian keeps them out of the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders += [Path(found).resolve().parent] if found else []
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise FileNotFoundError("no initdb")


def reserved_port() -> socket.socket:
    """A port of one's own for as long as this socket lives, also while no server listens on it.

    Linux gives a bound port to nobody who asks for any port, and lets a server that allows for reuse listen on it.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held
