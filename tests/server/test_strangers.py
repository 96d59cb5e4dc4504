"""Strangers cannot freeze the server: what they can make long is done elsewhere, for so long and no longer."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
import time
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import graveshift
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.kernel import record as kernel
from graveshift.kernel import registry
from graveshift.kernel.errors import Refused
from graveshift.kernel.habits import is_setting
from graveshift.server import crew, keeping, playing, watch
from graveshift.server.crew import Crew, Hand, Spare, Use
from graveshift.server.errors import TableError, TooMuch
from graveshift.server.labour import Job, Said
from graveshift.server.limits import Buckets, neighbourhood
from graveshift.server.plan import Plan
from graveshift.server.running import STATES, RunningGame
from graveshift.server.store import Entry, Header
from tests.server import http
from tests.server.conftest import StartServer
from tests.server.http import PATIENCE
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.server.test_store import finish

assert graveshift


def grid(rows: int, columns: int) -> str:
    return "\n".join(" ".join(f"z{row}x{column}" for column in range(columns)) for row in range(rows))


def wish(scenario: Any, game: str = "toy-cards") -> dict[str, Any]:
    return {"game": game, "options": {"scenario": scenario}, "seats": [{"kind": "human"}]}


def test_a_set_up_that_never_ends_is_given_up_and_nobody_else_waits_for_it(start_server: StartServer) -> None:
    server = start_server(limits={"JOB_SECONDS": "4"})
    answers: list[Any] = []

    def ask() -> None:
        answers.append(http.post(f"{server.url}/api/tables", json=wish("endless")))

    asking = threading.Thread(target=ask)
    asking.start()
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot"}])
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for key in ("begin", "keep", "no"):
            ada.answer(key)
        while ada.until_asked()["version"] < 5:
            ada.until("state")
    assert asking.is_alive(), "a game was played only after the endless set-up had ended"
    asking.join()
    assert answers[0].status_code == 429
    assert answers[0].json()["detail"] == "This takes longer than 4 seconds, so the server gave it up."
    assert http.post(f"{server.url}/api/tables", json=wish("fine")).status_code == 201


def test_a_set_up_that_takes_all_memory_is_refused(server: ServerProcess) -> None:
    answer = http.post(f"{server.url}/api/tables", json=wish("huge"))
    assert answer.status_code == 400
    assert answer.json()["detail"] == "This is more than a game needs: the server gave it up."


def test_a_map_that_is_too_large_is_refused_with_a_sentence(server: ServerProcess) -> None:
    scenario = {"board": {"map": grid(21, 20)}, "survivors": {"pablito": {"zone": "z0x0"}}}
    answer = http.post(f"{server.url}/api/tables", json=wish(scenario, "undead-or-alive"))
    assert answer.status_code == 400
    assert "420 zones; at most 400 can be" in answer.json()["detail"]


@pytest.mark.parametrize("text", ["[" * 60_000, "- " * 30_000, "? " * 30_000, "{a: " * 15_000])
def test_a_mission_file_that_is_nested_too_deeply_ends_no_process(server: ServerProcess, text: str) -> None:
    address = f"{server.url}/api/games/undead-or-alive/missions/review"
    answer = http.post(address, json={"text": text})
    assert answer.status_code == 200, answer.text
    (remark,) = answer.json()["remarks"]
    assert "nested too deeply" in remark["reason"]["en"]


def test_a_mission_file_that_nobody_could_play_is_not_read(server: ServerProcess) -> None:
    """What a table takes is less than this."""
    address = f"{server.url}/api/games/undead-or-alive/missions/review"
    assert http.post(address, json={"text": "#" * 65_537}).status_code == 400


def test_options_that_are_too_large_are_refused(server: ServerProcess) -> None:
    """They would be sent to everybody who comes to the table."""
    answer = http.post(f"{server.url}/api/tables", json=wish("x" * 70_000))
    assert answer.status_code == 400
    assert "at most 65536 bytes" in answer.json()["detail"]


def test_laid_down_dice_that_are_too_many_are_refused_too(server: ServerProcess) -> None:
    """They are stored with the table, and go to each process that thinks about it."""
    record = msgspec.to_builtins(
        kernel.start("undead-or-alive", {"mission": "m0", "seats": 1}, 3).record(), str_keys=True
    )
    record["script"] = {"dice": [], "draws": {"supplies": [0] * 40_000}}
    answer = http.post(f"{server.url}/api/tables", json={"record": record})
    assert answer.status_code == 400
    assert "at most 65536 bytes" in answer.json()["detail"]


@pytest.mark.parametrize("seats", [[0, 0], [7], [-1]])
def test_a_record_whose_nonces_are_of_nobody_is_not_gone_on_with(server: ServerProcess, seats: list[int]) -> None:
    """Everybody at the table would be told of all of them at each change of a seat."""
    table = kernel.start("undead-or-alive", {"mission": "m0", "seats": 1}, 3, None, kernel.fair_chance())
    for seat in seats:
        table.mix(seat, "ab" * 16)
    record = msgspec.to_builtins(table.record(), str_keys=True)
    answer = http.post(f"{server.url}/api/tables", json={"record": record})
    assert answer.status_code == 400
    assert "mixed something into its dice" in answer.json()["detail"]


def test_a_strangers_board_is_played_and_reckoned_on_elsewhere(server: ServerProcess) -> None:
    scenario = {"board": {"map": "a b c"}, "survivors": {"pablito": {"zone": "a"}}, "zombies": {"c": {"walker": 1}}}
    table = open_table(server.url, **wish(scenario, "undead-or-alive"))
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        ada.say(type="outlook", id="o")
        assert ada.reply("o")["outlook"]["zombies"]
        ada.say(type="preview", id="p", key="move:b")
        assert ada.reply("p")["type"] == "preview"
        ada.say(type="why", id="w", key="move:c")
        refused = ada.reply("w")
        assert not refused["possible"]
        assert refused["rule"]


def test_a_board_that_takes_for_ever_is_given_up_when_its_table_is_opened_again(start_server: StartServer) -> None:
    """As if it could be set up under the rules of yesterday, and not under those of today."""
    server = start_server(limits={"JOB_SECONDS": "1"})
    table = open_table(server.url, seats=[{"kind": "human"}])
    server.stop()
    with sqlite3.connect(server.folder / "tables.sqlite3") as db:
        db.execute("UPDATE tables SET header = json_set(header, '$.options.scenario', 'endless')")
    server.start()
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        assert "takes longer than 1 seconds" in ada.until_closed()[1]
    other = open_table(server.url, seats=[{"kind": "human"}])
    with Player(server.url, other["table"], other["seats"]["0"]) as bo:
        assert bo.until_asked()["version"] == 0


def test_a_bot_that_never_answers_does_not_stop_the_game(start_server: StartServer) -> None:
    server = start_server(limits={"JOB_SECONDS": "1"})
    table = open_table(server.url, seats=[{"kind": "human"}, {"kind": "bot", "bot": "stuck"}], options={"rounds": 1})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        ada.until_asked()
        for key in ("begin", "keep", "no"):
            ada.answer(key)
        ada.until_version(5)
        assert ada.state["outcome"] is not None


def test_bots_of_one_address_wait_for_those_of_others() -> None:
    """Whoever has used least goes first, however many of somebody else's jobs came before."""

    async def run() -> None:
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=100)
        order: list[str] = []

        async def job(payer: str) -> None:
            await crew.long(payer, "rest")
            order.append(payer)

        await job("greedy")
        await asyncio.gather(*(job("greedy") for _ in range(20)), job("modest"))
        await crew.stop()
        assert order.index("modest") <= 2, order

    finish(run())


def test_the_process_of_bots_is_told_only_what_is_new_of_five_hundred_games() -> None:
    """A game that it has forgotten is played again from the beginning, for every answer of a bot."""
    told: list[int] = []

    async def do(hand: Hand, job: Job, payer: str) -> None:
        if job.arguments:
            told.append(len(job.arguments[0].entries))

    async def since(version: int) -> list[Entry]:
        return [Entry(number, "answer", 0, "begin", "person") for number in range(version + 1, 41)]

    async def run() -> None:
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=3)
        for _ in range(2):
            for number in range(500):
                header = Header(str(number), "toy-cards", "", "", {}, 0, "auto")
                await crew.with_copy("somebody", header, since, "look_at_all")
        await crew.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hand, "do", do)
        finish(run())
    assert told == [40] * 500 + [0] * 500


def test_a_process_that_cannot_be_started_is_a_sentence_and_the_next_one_is_tried() -> None:
    def broken(line: Any, megabytes: int) -> Any:
        class Unborn:
            def start(self) -> None:
                raise OSError("no more processes")

        return Unborn()

    async def run() -> None:
        hired = Crew(hands=1, seconds=30, megabytes=512, waiting=3)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(crew, "process_of", broken)
            with pytest.raises(TableError, match="The server failed at this; try again"):
                await hired.long("somebody", "rest")
        assert await hired.long("somebody", "rest") is None
        await hired.stop()

    finish(run())


def test_somebody_who_holds_the_process_for_long_jobs_holds_nobody_else_up() -> None:
    """Whoever waits for longer than a moment gets a process beside it; the holder's own jobs wait."""
    done: list[str] = []

    def call(hand: Hand, job: Job) -> Said:
        deadline = time.monotonic() + PATIENCE
        while job.arguments == ("held",) and "modest" not in done and time.monotonic() < deadline:
            time.sleep(0.01)
        return Said()

    async def run() -> None:
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=3)

        async def ask(payer: str, *arguments: str) -> None:
            await crew.long(payer, "rest", *arguments)
            done.append(payer)

        held = asyncio.create_task(ask("greedy", "held"))
        await asyncio.sleep(0)
        await asyncio.gather(ask("greedy"), ask("modest"), held)
        await crew.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hand, "_call", call)
        finish(run())
    assert done == ["modest", "greedy", "greedy"]


def test_the_process_beside_a_long_job_is_ended_when_nobody_needs_it() -> None:
    ended: list[Hand] = []

    async def run() -> None:
        spare = Spare(Use(), 512)
        await spare.do(Job("rest", (), 30), "somebody")
        while not ended:
            await asyncio.sleep(0.001)
        await spare.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(crew, "LINGERING", 0.001)
        patch.setattr(Hand, "_call", lambda hand, job: Said())
        patch.setattr(Hand, "_end", lambda hand: ended.append(hand))
        finish(asyncio.wait_for(run(), PATIENCE))
    assert len(ended) == 1


def test_a_copy_whose_asker_has_left_is_dropped_with_its_table() -> None:
    """Who asks for odds and hangs up leaves a game in the process, and nobody would ever have it thrown away."""
    forgotten: list[str] = []

    async def do(hand: Hand, job: Job, payer: str) -> None:
        if job.name != "forget":
            await asyncio.Event().wait()
        forgotten.extend(job.arguments[0])

    async def since(version: int) -> list[Entry]:
        return []

    async def run() -> None:
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=3)
        header = Header("table", "toy-cards", "", "", {}, 0, "auto")
        asked = asyncio.create_task(crew.with_copy("somebody", header, since, "look_at_all"))
        await asyncio.sleep(0)
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
        crew.forget("table")
        await asyncio.sleep(0)
        await crew.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hand, "do", do)
        finish(run())
    assert forgotten == ["table"]


def test_a_process_that_is_stopped_with_its_server_is_no_alarm() -> None:
    alarms: list[str] = []
    starting = threading.Event()

    def start(hand: Hand) -> Any:
        starting.set()
        while not hand._stopped:
            time.sleep(0.001)
        raise EOFError

    async def run() -> None:
        hired = Crew(hands=1, seconds=30, megabytes=512, waiting=3)
        asked = asyncio.create_task(hired.long("somebody", "rest"))
        assert await asyncio.to_thread(starting.wait, PATIENCE)
        await hired.stop()
        with pytest.raises(TableError):
            await asked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hand, "_start", start)
        patch.setattr(watch, "alarm", lambda message, **about: alarms.append(message))
        finish(run())
    assert alarms == []


def test_one_address_has_only_so_many_long_jobs() -> None:
    async def run() -> None:
        crew = Crew(hands=1, seconds=30, megabytes=512, waiting=3)
        results = await asyncio.gather(*(crew.long("somebody", "rest") for _ in range(5)), return_exceptions=True)
        assert [isinstance(result, TooMuch) for result in results] == [False, False, False, True, True]
        assert await crew.long("somebody", "rest") is None
        await crew.stop()

    finish(run())


def test_what_somebody_used_is_forgotten_with_time_and_only_so_many_are_remembered() -> None:
    use = Use()
    use.add("somebody", 5.0)
    assert 4.9 < use.of("somebody") <= 5.0
    for number in range(20_000):
        use.add(str(number), 1.0)
    assert use.of("somebody") == 0.0


def test_bots_that_overdraw_their_bucket_have_to_wait() -> None:
    pace = Buckets(rate=0.001, burst=10)
    pace.spend("somebody", 30)
    assert not pace.take("somebody")
    assert pace.take("another")


def test_only_the_first_of_a_burst_follow_at_once() -> None:
    """The rest of the burst is there for bots in a process of their own, and is felt by nobody else."""
    pace = Buckets(rate=1e-9, burst=30)
    assert [pace.take_first("somebody", 3) for _ in range(5)] == [True, True, True, False, False]
    assert pace.take("somebody", 27)
    assert not pace.take("somebody")
    assert [pace.take_first("another", 100) for _ in range(31)].count(True) == 30


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_an_ipv6_household_is_one_address(address: str, stands_for: str) -> None:
    assert neighbourhood(address) == stands_for


# ---- taking back


def header(rounds: int = 1_000) -> Header:
    return Header("t", "toy-cards", kernel.ENGINE, "1", {"seats": 1, "rounds": rounds}, 3, "free")


def played(answers: int, by: str) -> tuple[RunningGame, list[Entry]]:
    """A game with a person's first answer and then many others."""
    registry.register(registry.GameModule(name="toy-cards", rules="tests.server.toy:GAME"))
    game, chance = RunningGame(header()), random.Random(1)
    entries = [game.answer(0, "begin", "person")]
    for _ in range(answers):
        assert game.decision is not None
        entries.append(game.answer(0, chance.choice(game.decision.options).key, by))  # type: ignore[arg-type]
    return game, entries


def test_a_deep_undo_plays_the_kept_answers_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, entries = played(180, "person")
    entries += [game.answer(0, key, "bot") for _ in range(75) for key in ("keep", "no")]
    started: list[str] = []
    start = kernel.start

    def counted(name: str, *arguments: Any) -> kernel.Table:
        started.append(name)
        return start(name, *arguments)

    monkeypatch.setattr(kernel, "start", counted)
    game.journal.snapshots.clear()  # else it is known where the person stood
    (undo,) = game.undo(None)
    steps = sum(1 for _ in game.fold([undo]))
    assert undo.kept < len(entries) - 140
    assert steps == undo.kept
    assert len(started) == 1, "297 steps back were 297 games played again"
    assert game.version == undo.number


def test_where_people_decided_is_kept_whatever_bots_did_since() -> None:
    """So an undo after a long turn of bots plays nothing again, and a table keeps few positions."""
    game, entries = played(40, "person")
    stood = game.view(0)
    entries.append(game.answer(0, game.decision.options[0].key if game.decision else "", "person"))
    for _ in range(100):
        assert game.decision is not None
        game.answer(0, game.decision.options[0].key, "bot")
    assert len(game.journal.snapshots) >= playing.SNAPSHOTS - 1
    assert sum(1 for _ in game.fold(game.undo(None))) == 0
    assert game.view(0) == stood


def test_what_was_taken_back_is_not_played_again() -> None:
    game, entries = played(20, "person")
    for number in range(50):
        assert game.decision is not None
        entries.append(game.answer(0, game.decision.options[0].key, "person"))
        undo = Entry(game.version + 1, "undo", -1, "", "person", 19 if number % 2 else 21)
        entries.append(undo)
        for _ in game.fold([undo]):
            pass
    again = RunningGame(header())
    assert sum(1 for _ in again.fold(entries)) == len(again.answers) <= 21
    assert again.version == game.version == entries[-1].number
    assert again.view(0) == game.view(0)
    assert [again.events(0, last, "en") for last in range(-1, again.version + 1)] == [
        game.events(0, last, "en") for last in range(-1, game.version + 1)
    ]


def test_which_answers_and_notes_stand_is_known_without_playing() -> None:
    def answer(number: int) -> Entry:
        return Entry(number, "answer", 0, "x", "person")

    def undo(number: int, kept: int) -> Entry:
        return Entry(number, "undo", -1, "", "person", kept)

    entries = [answer(4), answer(5), undo(6, 4), answer(7), undo(8, 1), answer(9)]
    plan = Plan([answer(1), answer(2), answer(3)], [(2, 7)], "free")
    for entry in entries:
        plan.add(entry)
    assert (plan.answers, plan.lowest) == ([answer(1), answer(9)], 1)
    assert plan.notes == {1: (7 + 1 + 4, 8)}
    assert plan.begins == [(3, True), (4, True), (4, False), (4, True), (1, False), (1, True)]


def test_the_way_back_is_found_however_often_a_habit_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """A habit set 19,000 times made every state of the table take 30 ms."""
    game = RunningGame(msgspec.structs.replace(header(), game="undead-or-alive", options={"mission": "m0"}))
    for number in range(400):
        game.answer(0, f"habit:obvious-choices={('ask', 'obvious')[number % 2]}", "person")
    looked: list[str] = []

    def counted(key: str) -> bool:
        looked.append(key)
        return is_setting(key)

    monkeypatch.setattr(playing, "is_setting", counted)
    assert '"undo":"There is nothing to take back' in game.state((0,), (0,), True, -1).decode()
    assert game.decision is not None
    game.answer(0, game.decision.options[0].key, "person")
    assert '"undo":null' in game.state((0,), (0,), False, -1).decode()
    assert len(looked) <= 1


def test_the_way_back_among_bots_and_habits() -> None:
    """It leads to the last place from which on a person decided first, whatever bots and habits did since."""
    game, _ = played(20, "person")
    last = game.way_back(None).answers
    for _ in range(30):
        assert game.decision is not None
        game.answer(0, game.decision.options[0].key, "bot")
    assert game.way_back(frozenset({0})).answers == last
    with pytest.raises(Refused, match="Somebody else"):
        game.way_back(frozenset({1}))
    for _ in game.fold(game.undo(None)):
        pass
    assert game.way_back(None).answers < last
    again = RunningGame(header())
    assert again._last_of_person() is None


def test_long_games_are_played_again_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty long games that were opened at once made everybody else wait for seconds."""
    _, entries = played(40, "person")
    monkeypatch.setattr(keeping, "SLICE", 0.0)
    under_way: set[RunningGame] = set()
    most = 0

    class Watched(RunningGame):
        def _play(self, entry: Entry) -> None:
            nonlocal most
            super()._play(entry)
            if len(self.answers) > 1:  # the first is played by everybody, to find out how long it takes
                under_way.add(self)
            if len(self.answers) == len(entries):
                under_way.discard(self)
            most = max(most, len(under_way))

    async def run() -> None:
        turns = asyncio.Lock()
        games = [Watched(header()) for _ in range(8)]
        await asyncio.gather(*(keeping.play(game, entries, turns) for game in games))
        assert {game.version for game in games} == {len(entries)}

    finish(run())
    assert most == 1


def test_a_game_has_only_so_many_answers(start_server: StartServer) -> None:
    """A game that was played and taken back for ever filled the store."""
    server = start_server(limits={"FILM_ANSWERS": "12"})
    table = open_table(server.url, seats=[{"kind": "human"}], undo="free", options={"seats": 1, "rounds": 30})
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        for number in range(6):
            ada.until_asked()
            assert ada.answer(ada.keys[0])["type"] == "ack"
            ada.say(type="undo", id=f"u{number}", version=ada.state["version"])
            assert ada.reply(f"u{number}")["type"] == "ack"
            ada.until("state")
        refused = ada.answer(ada.keys[0])
        assert (refused["reason"], refused["sentence"]) == (
            "table",
            "A game has at most 12 answers here, with those that were taken back.",
        )
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["reason"] == "table"


def test_states_for_odd_versions_are_not_kept() -> None:
    game, _ = played(200, "person")
    for last in range(200):
        game.state((0,), (0,), True, last)
    assert len(game._cache) <= STATES


@pytest.mark.parametrize("strange", [False, True])
def test_only_a_board_that_somebody_brings_is_a_strangers(strange: bool) -> None:
    """Complete options name a mission of one's own also where there is none."""
    custom = msgspec.to_builtins(load(BOOK).missions["m0"]) | {"id": "my-mission"}
    table = kernel.start("undead-or-alive", {"custom": custom} if strange else {"mission": "m0"}, 3)
    assert "custom" in table.options
    record = table.record()
    game = RunningGame(Header("t", table.name, kernel.ENGINE, record.content, table.options, 3, "auto", None))
    assert game.strange is strange
