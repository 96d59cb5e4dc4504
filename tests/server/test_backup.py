"""Backup and restore, as a drill: a server is backed up while people play, its store is lost, and they play on."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from graveshift.server.settings import Settings
from graveshift.server.store import StoreError
from graveshift.server.store.backup import COLUMNS, back_up, restore
from graveshift.server.store.migrations import LEDGER, migrations
from graveshift.server.store.sqlite import SqliteStore
from graveshift.server.tokens import Claim, Signer
from tests.server.conftest import StartServer
from tests.server.player import Player, open_table
from tests.server.process import ROOT, PostgresServer
from tests.server.test_store import HEADER, SEATING, answer, finish


def graveshift(*arguments: str, database: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(ROOT), *sys.path])
    return subprocess.run(
        [sys.executable, "-m", "graveshift", *arguments],
        capture_output=True,
        text=True,
        env=os.environ | {"DATABASE_URL": database, "PYTHONPATH": path},
        check=False,
    )


@pytest.mark.parametrize(("source", "target"), [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "postgres")])
def test_a_drill(
    start_server: StartServer, tmp_path: Path, request: pytest.FixtureRequest, source: str, target: str
) -> None:
    def database(kind: str) -> str:
        return request.getfixturevalue("postgres").new_database() if kind == "postgres" else ""

    first, second, file = database(source), database(target), tmp_path / "backup.db"
    server = start_server(first)
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 9})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for key in ("begin", "swap", "no"):
            ada.answer(key)
        made = graveshift("backup", str(file), "--data", str(server.folder), database=first)
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout == f"{file}: 1 tables with 3 entries.\n"
        assert ada.answer("keep")["type"] == "ack"
    assert file.stat().st_mode & 0o077 == 0, "the backup holds the secret that signs tokens"
    server.kill()
    for lost in server.folder.glob("tables.sqlite3*"):
        lost.unlink()
    restored = graveshift("restore", str(file), "--data", str(server.folder), database=second)
    assert (restored.returncode, restored.stdout) == (0, "Restored 1 tables with 3 entries.\n"), restored.stderr
    again = start_server(second)
    with Player(again.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_asked()["version"] == 3
        assert ada.answer("keep")["type"] == "ack"


def test_a_copy_made_by_sqlite_itself_works(start_server: StartServer, tmp_path: Path) -> None:
    """Another process may read the file while the server writes: `sqlite3 tables.sqlite3 '.backup copy'`."""
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
        with (
            closing(sqlite3.connect(f"file:{server.folder}/tables.sqlite3?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(tmp_path / "copy.db")) as copy,
        ):
            source.backup(copy)
        ada.answer("swap")
    server.stop()
    assert not (server.folder / "tables.sqlite3-wal").exists(), "a stopped server leaves one file behind"
    shutil.copy(tmp_path / "copy.db", server.folder / "tables.sqlite3")
    server.start()
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_asked()["version"] == 1


def test_a_store_with_tables_is_never_overwritten(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    open_table(server.url)
    file, folder = tmp_path / "backup.db", str(server.folder)
    graveshift("backup", str(file), "--data", folder)
    running = graveshift("restore", str(file), "--data", folder)
    assert running.returncode == 2
    assert "another server is using this data folder" in running.stderr
    server.stop()
    stopped = graveshift("restore", str(file), "--data", folder)
    assert stopped.returncode == 2
    assert "has tables already" in stopped.stderr
    assert graveshift("backup", str(file), "--data", folder).stdout.endswith("1 tables with 0 entries.\n")


@pytest.mark.parametrize(
    ("contents", "sentence"),
    [
        (None, "there is no such file"),
        (b"", "this is no backup of Graveshift"),
        (b"hello" * 1000, "this is no backup of Graveshift"),
    ],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, contents: bytes | None, sentence: str) -> None:
    file = tmp_path / "backup.db"
    if contents is not None:
        file.write_bytes(contents)
    refused = graveshift("restore", str(file), "--data", str(tmp_path / "data"))
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize("harm", ["cut off", "written over"])
def test_a_damaged_backup_is_refused_and_nothing_is_restored(tmp_path: Path, harm: str) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.open()
        await store.create(HEADER, SEATING, [answer(number) for number in range(1, 2_000)], "somebody")
        await store.close()

    finish(fill())
    file, data = tmp_path / "backup.db", tmp_path / "data"
    back_up(Settings(data=tmp_path), file)
    whole = file.read_bytes()
    middle = len(whole) // 2
    file.write_bytes(whole[:middle] if harm == "cut off" else whole[:middle] + b"?" * 8_192 + whole[middle + 8_192 :])
    with pytest.raises(StoreError, match=r"the file is damaged|this is no backup of Graveshift"):
        restore(Settings(data=data), file)
    assert not (data / "tables.sqlite3").exists()


def test_a_backup_of_a_newer_graveshift_is_refused(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server()
    file = tmp_path / "backup.db"
    graveshift("backup", str(file), "--data", str(server.folder))
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("INSERT INTO migrations VALUES (999, 'to come')")
        backup.commit()
    refused = graveshift("restore", str(file), "--data", str(tmp_path / "other"))
    assert refused.returncode == 2
    assert "made by a newer Graveshift" in refused.stderr


def test_nothing_to_back_up_is_a_sentence(tmp_path: Path, postgres: PostgresServer) -> None:
    nothing = graveshift("backup", str(tmp_path / "b.db"), "--data", str(tmp_path / "none"))
    assert (nothing.returncode, "there is nothing to back up" in nothing.stderr) == (2, True)
    gone = postgres.new_database().replace("test", "nope")
    nobody = graveshift("backup", str(tmp_path / "b.db"), database=gone)
    assert (nobody.returncode, "The database cannot be read" in nobody.stderr) == (2, True)
    assert list(tmp_path.glob("b.db*")) == []


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_a_backup_takes_the_place_of_no_folder_and_no_device(tmp_path: Path, kind: str) -> None:
    """A nightly job that names the wrong thing must not replace it: a device would be gone."""
    place = tmp_path / "place"
    place.mkdir() if kind == "folder" else os.mkfifo(place)
    with pytest.raises(StoreError, match="a backup is a file"):
        back_up(Settings(data=tmp_path), place)
    assert not place.is_file()


# ---- secrets


def test_a_new_secret_leaves_links_good_until_the_old_one_is_forgotten(start_server: StartServer) -> None:
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}])

    def comes_in() -> bool:
        with Player(server.url, table["table"], table["seats"]["0"]) as ada:
            ada.hear()
            return bool(ada.heard[0]["type"] == "welcome")

    busy = graveshift("secret", "--data", str(server.folder))
    assert (busy.returncode, "another server is using this data folder" in busy.stderr) == (2, True)
    for arguments, good in ([], True), (["--forget"], False):
        server.stop()
        assert graveshift("secret", *arguments, "--data", str(server.folder)).returncode == 0
        server.start()
        assert comes_in() is good


def test_the_newest_secret_signs_and_all_are_read() -> None:
    claim = Claim("seat", "table", 1, 2)
    old = Signer(b"old").token(claim)
    both = Signer(b"new", b"old")
    assert both.read(old) == claim
    assert both.token(claim) == Signer(b"new").token(claim) != old
    with pytest.raises(Exception, match="not valid here"):
        Signer(b"new").read(old)


def test_a_backup_carries_everything_over() -> None:
    """Every column of every table, also those of later migrations."""
    with closing(sqlite3.connect(":memory:")) as db:
        for step in migrations():
            for statement in step.statements:
                db.execute(statement)
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {table: {row[1] for row in db.execute(f"PRAGMA table_info({table})")} for table in tables}
    assert {table: set(columns) for table, columns in COLUMNS.items()} == found


def test_nothing_is_restored_under_a_running_server(
    start_server: StartServer, tmp_path: Path, postgres: PostgresServer
) -> None:
    """Its database is empty, but it has read its secrets: what it signs from then on would be worthless one day."""
    file, database = tmp_path / "old.db", postgres.new_database()
    old_backup(file)
    server = start_server(database)
    restored = graveshift("restore", str(file), database=database)
    assert (restored.returncode, restored.stdout) == (2, "")
    assert "A server is using this database; stop all its workers." in restored.stderr
    table = open_table(server.url, seats=[{"kind": "human"}])
    server.stop()
    again = start_server(database)
    with Player(again.url, table["table"], table["seats"]["0"]) as ada:
        assert ada.until_asked()["version"] == 0


def test_a_backup_is_restored_as_a_whole_or_not_at_all(tmp_path: Path, postgres: PostgresServer) -> None:
    """Half of it would be tables already, and the whole backup would be refused ever after."""
    file, database = tmp_path / "old.db", postgres.new_database()
    old_backup(file)
    with closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO entries VALUES ('lost', 1, 'answer', 0, 'begin', 'person', 0, 1)")
        db.commit()
    restored = graveshift("restore", str(file), database=database)
    assert (restored.returncode, restored.stdout) == (2, "")
    assert "The backup does not go into the database" in restored.stderr
    file.unlink()
    old_backup(file)
    restored = graveshift("restore", str(file), database=database)
    assert (restored.returncode, restored.stdout) == (0, "Restored 1 tables with 1 entries.\n"), restored.stderr


def test_a_backup_of_an_older_graveshift_goes_into_postgresql(tmp_path: Path, postgres: PostgresServer) -> None:
    file = tmp_path / "old.db"
    old_backup(file)
    restored = graveshift("restore", str(file), database=postgres.new_database())
    assert (restored.returncode, restored.stdout) == (0, "Restored 1 tables with 1 entries.\n"), restored.stderr


def old_backup(file: Path) -> None:
    """A backup of the first schema, with one table and one entry."""
    first = migrations()[0]
    with closing(sqlite3.connect(file)) as db:
        db.execute(LEDGER)
        for statement in first.statements:
            db.execute(statement)
        db.execute("INSERT INTO migrations VALUES (?, ?)", (first.number, first.name))
        db.execute("INSERT INTO tables VALUES ('t', 1, 'ada', '{}', 1, '{}')")
        db.execute("INSERT INTO entries VALUES ('t', 1, 'answer', 0, 'begin', 'person', 0, 1)")
        db.commit()
