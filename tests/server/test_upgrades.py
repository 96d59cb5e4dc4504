"""Upgrades: what was played under other rules goes on if it can, and is never lost."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.kernel import registry, replaying
from graveshift.kernel.errors import RecordError
from graveshift.kernel.keyed import commitment
from graveshift.kernel.record import Chance, start
from graveshift.server.reviving import as_far_as_it_goes, packed, page_of, raw_record, revived, stored_position
from graveshift.server.running import RunningGame
from graveshift.server.store import Entry, Header
from graveshift.zombicide import game_type
from graveshift.zombicide.content import figures as family_figures
from graveshift.zombicide.content import loading as family_loading
from tests.server import http
from tests.server.conftest import StartServer
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess


def mission(seats: int = 2, secret: str = "05" * 32) -> Header:
    chance = Chance(commitment(secret), secret)
    table = start("undead-or-alive", {"mission": "m1", "seats": seats}, 1, None, chance)
    record = table.record()
    return Header("t", table.name, record.engine, record.content, table.options, 1, "auto", None, record.rules, chance)


def played(header: Header, count: int) -> tuple[RunningGame, list[Entry]]:
    game, entries = RunningGame(header), []
    entries.append(game.nonce(0, "ab" * 16))
    while len(entries) < count:
        decision = game.decision
        assert decision is not None
        entries.append(game.answer(decision.seat or 0, decision.options[-1].key, "person"))
    return game, entries


def test_a_game_goes_on_from_its_stored_position() -> None:
    header = mission()
    game, entries = played(header, 25)
    kept = stored_position(game)
    for _ in range(6):
        decision = game.decision
        assert decision is not None
        entries.append(game.answer(decision.seat or 0, decision.options[-1].key, "person"))
    again = revived(header, kept, entries)
    for _ in again.fold([entry for entry in entries if entry.number > kept.number]):
        pass
    assert again.revived
    assert again.version == game.version
    assert again.game.plain() == game.game.plain()
    assert again.game.position.die() == game.game.position.die(), "with its own dice"
    assert "goes on from its last stored position" in again.events(0, -1, "en")[1][0].text.en
    assert again.state((0,), (0,), True, -1)


def test_the_raw_record_is_the_record() -> None:
    header = mission()
    game, entries = played(header, 25)
    raw, whole = raw_record(header, entries), game.table.record()
    assert (raw.answers, raw.digests, raw.trail, raw.chance) == (
        whole.answers,
        whole.digests,
        whole.trail,
        whole.chance,
    )


def test_a_film_shows_what_still_plays() -> None:
    header = mission()
    _, entries = played(header, 25)
    record = raw_record(header, entries)
    record.answers[10] = "no-such-thing"
    assert as_far_as_it_goes(record).answers == record.answers[:10]


def entries_of(server: ServerProcess, table: str, change: str, *values: Any) -> None:
    """Change what the store has, as another version of the rules would see it."""
    with sqlite3.connect(database(server)) as db:
        db.execute(change, (*values, table))


def database(server: ServerProcess) -> Path:
    return server.folder / "tables.sqlite3"


def ask(server: ServerProcess, table: dict[str, Any], what: str) -> Any:
    headers = {"Authorization": f"Bearer {table['host']}"}
    return http.get(f"{server.url}/api/tables/{table['table']}/{what}", headers=headers)


def test_a_finished_game_can_be_watched_for_ever(start_server: StartServer) -> None:
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 1})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        while ada.state["deciding"] is not None:
            ada.answer(ada.keys[0])
    film, record = ask(server, table, "film").json(), ask(server, table, "record").json()
    assert film["frames"][-1]["outcome"] is not None
    server.stop()
    entries_of(server, table["table"], "UPDATE entries SET key = ? WHERE number = 2 AND table_id = ?", "gone")
    server.start()
    assert ask(server, table, "film").json() == film, "baked at its end"
    raw = ask(server, table, "record").json()
    assert raw["answers"] == ["begin", "gone", *record["answers"][2:]]
    assert raw["chance"] == record["chance"]
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert "its record and its film are kept" in ada.until_closed()[1]


def test_a_game_that_is_closed_gives_its_record_to_everybody_at_it(start_server: StartServer) -> None:
    """It never comes to its end, so there is nothing to wait for; if it ever went on, it would be told."""
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "open"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.answer("begin")
    assert ask(server, table, "record").status_code == 403
    server.stop()
    entries_of(server, table["table"], "UPDATE entries SET key = ? WHERE number = 1 AND table_id = ?", "gone")
    server.start()
    record = ask(server, table, "record")
    assert record.status_code == 200, record.text
    assert record.json()["answers"] == ["gone"]
    assert ask(server, table, "film").json()["frames"][0]["number"] == 0
    server.stop()
    entries_of(server, table["table"], "UPDATE entries SET key = ? WHERE number = 1 AND table_id = ?", "begin")
    server.start()
    with Player(server.url, table["table"], table["spectator"]) as watcher:
        assert watcher.until("seats")["chance"]["told"] == ["looked"]


def test_the_pages_of_a_baked_film_are_handed_on_as_they_are() -> None:
    """Other versions may tell other things in a frame; and nothing of a long film is taken apart."""
    film = {"game": "g", "options": {}, "seats": 2, "seat": None, "answers": 3, "next": None, "board": {"a": 1}}
    data = packed(msgspec.json.encode(film | {"frames": [{"number": number, "told": "then"} for number in range(4)]}))
    first = msgspec.json.decode(page_of(data, 1, 0, 2))
    assert first == film | {"seat": 1, "next": 2, "frames": [{"number": n, "told": "then"} for n in (0, 1)]}
    last = msgspec.json.decode(page_of(data, None, 2, 2))
    assert [frame["number"] for frame in last["frames"]] == [2, 3]
    assert (last["next"], last["board"]) == (None, None)


def test_no_page_of_a_baked_film_is_turned_on_the_event_loop(start_server: StartServer) -> None:
    """Ten pages of a game of six thousand answers took ten seconds of everybody's time."""
    server = start_server()
    table = open_table(server.url, seats=[{"kind": "human"}], options={"rounds": 1})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
    server.stop()
    server.env["GRAVESHIFT_LIMIT_JOBS_PER_ADDRESS"] = "0"
    server.start()
    assert ask(server, table, "film").status_code == 429, "it is a job, and nobody has one here"


@pytest.mark.parametrize(("secrets", "films"), [(False, 1), (True, 3)])
def test_a_film_is_kept_for_each_seat_only_where_seats_have_secrets(
    start_server: StartServer, secrets: bool, films: int
) -> None:
    server = start_server()
    options = {"rounds": 1, "secrets": secrets}
    table = open_table(server.url, seats=[{"kind": "human"}] * 2, options=options)
    with Player(server.url, table["table"], *table["seats"].values()) as ada:
        ada.until_asked()
        while ada.state["deciding"] is not None:
            ada.answer(ada.keys[0], seat=ada.state["deciding"]["seat"] or 0)
    wanted = ["film", "film?seat=0", "film?seat=1"]
    shown = [ask(server, table, film).json() for film in wanted]
    server.stop()
    with sqlite3.connect(database(server)) as db:
        assert db.execute("SELECT count(*) FROM kept WHERE name LIKE 'film%'").fetchone() == (films,)
    server.start()
    again = [ask(server, table, film).json() for film in wanted]
    assert [film["seat"] for film in again] == [None, 0, 1]
    assert [len(film["frames"]) for film in again] == [len(film["frames"]) for film in shown]


@pytest.fixture
def walkers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Gives walkers other figures; what was laid out or reckoned before is forgotten, and afterwards again."""

    def change(**figures: int) -> None:
        content = load(BOOK)
        walker = msgspec.structs.replace(content.zombies["walker"], **figures)
        other = msgspec.structs.replace(content, zombies={**content.zombies, "walker": walker})
        for module in (family_loading, family_figures, game_type):
            monkeypatch.setattr(module, "load", lambda book: other)
        kind = registry.game_type("undead-or-alive")
        monkeypatch.setattr(kind, "_version", "")
        monkeypatch.setattr(kind, "_laid_out", {})
        family_figures.tables.cache_clear()

    yield change
    monkeypatch.undo()
    family_figures.tables.cache_clear()


def test_a_figure_that_nobody_met_leaves_a_game_as_it_was(walkers: Callable[..., None]) -> None:
    header = mission()
    game, entries = played(header, 60)
    walkers(targeting_priority=7)
    again = RunningGame(header)
    for _ in again.fold(entries):
        pass
    assert replaying.comparison(raw_record(header, entries)) == "trail"
    assert not again.revived
    assert again.game.plain() == game.game.plain()


def test_a_figure_that_changes_a_game_lets_it_go_on_from_its_stored_position(walkers: Callable[..., None]) -> None:
    header = mission()
    game, entries = played(header, 60)
    kept = stored_position(game)
    walkers(actions=2)
    again = RunningGame(header)
    with pytest.raises(RecordError, match="differs from the rules before answer"):
        deque(again.fold(entries), 0)
    goes_on = revived(header, kept, entries)
    assert goes_on.game.plain() == game.game.plain()
    decision = goes_on.decision
    assert decision is not None
    assert goes_on.answer(decision.seat or 0, decision.options[-1].key, "person").number == game.version + 1
