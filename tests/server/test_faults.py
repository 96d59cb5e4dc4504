"""Faults from outside: a full disk, a damaged file, no database, a server that dies while its processes work."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ROOT, ServerProcess

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="uses /proc and prlimit")


def serve(folder: Path, database: str = "", port: int = 0) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start."""
    path = os.pathsep.join([str(ROOT), *sys.path])
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = probe.getsockname()[1]
    return subprocess.run(
        [sys.executable, "-m", "graveshift", "serve", "--port", str(port or free), "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"DATABASE_URL": database, "PYTHONPATH": path},
        check=False,
    )


def healthy(server: ServerProcess) -> bool:
    return http.get(f"{server.url}/healthz").status_code == 200


def until(server: ServerProcess, wanted: bool) -> None:
    end = time.monotonic() + PATIENCE
    while healthy(server) is not wanted:
        assert time.monotonic() < end, f"the server does not say that it is {'well' if wanted else 'ill'}"


@linux
def test_a_full_disk_is_told_and_nothing_is_lost(start_server: StartServer) -> None:
    import resource

    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 50})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        assert healthy(server)
        # No file of the server may grow any more: what a full disk does, without filling one.
        limit = max(file.stat().st_size for file in server.folder.glob("tables.sqlite3*"))
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        until(server, wanted=False)
        refused = ada.reply(ada.send_answer("keep"))
        assert (refused["type"], refused["sentence"]) == ("error", "The server failed at this; try again.")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        until(server, wanted=True)
        assert ada.answer("keep")["type"] == "ack"
        assert ada.state["version"] == 2


@linux
@pytest.mark.parametrize("harm", ["written over", "gone"])
def test_a_file_that_is_damaged_under_a_running_server_is_told(start_server: StartServer, harm: str) -> None:
    """Its own connection remembers the pages it has read, and would go on as if nothing had happened."""
    server = start_server()
    assert healthy(server)
    for file in server.folder.glob("tables.sqlite3*"):
        if harm == "gone":
            file.unlink()
        elif not file.name.endswith("-shm"):
            with file.open("r+b") as whole:
                whole.write(b"?" * file.stat().st_size)
    until(server, wanted=False)


def test_a_damaged_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"not a database at all" * 500)
    failed = serve(tmp_path)
    assert failed.returncode == 2
    assert "this is no database, or it is damaged" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_folder_that_is_a_file_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("hello")
    failed = serve(tmp_path / "data")
    assert failed.returncode == 2
    assert "games cannot be kept there" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_folder_in_use_is_a_sentence(start_server: StartServer) -> None:
    server = start_server()
    failed = serve(server.folder)
    assert failed.returncode == 2
    assert "another server is using this data folder" in failed.stderr


def test_a_database_that_does_not_answer_is_a_sentence(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    failed = serve(tmp_path, f"postgresql://nobody@/nowhere?host={tmp_path}")
    assert failed.returncode == 2
    assert "The database of DATABASE_URL does not answer" in failed.stderr
    assert "Traceback" not in failed.stderr


def test_a_port_in_use_is_a_sentence(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    failed = serve(tmp_path / "other", port=server.port)
    assert failed.returncode == 2
    assert "name another with --port" in failed.stderr


def processes_of(group: int) -> list[int]:
    """The processes of a server, also when it is gone itself."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(entry.name))
    return found


@linux
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_leaves_no_processes_behind(start_server: StartServer, how: signal.Signals) -> None:
    """Not even those that are in the middle of something that never ends."""
    server = start_server(limits={"JOB_SECONDS": "3"})
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot", "bot": "stuck"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for key in ("begin", "keep", "no"):
            ada.answer(key)
        group = server.pid
        assert len(processes_of(group)) > 1
        os.kill(group, how)
        end = time.monotonic() + PATIENCE
        while processes_of(group):
            assert time.monotonic() < end, "processes are left behind"
            time.sleep(0.1)
