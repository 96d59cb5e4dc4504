"""The record: one file that is save, replay and bug report; and every way such a file can be wrong."""

import json
import random
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import pytest

import graveshift
from graveshift.kernel import record as records
from graveshift.kernel.errors import GraveshiftError, RecordError, SetupError
from graveshift.kernel.record import Record, Settings, Table, decode, load, save, start
from graveshift.kernel.replaying import resume
from tests.kernel.play import every_decision, keys, play_on, toy
from tests.kernel.toy import GAME


def a_record(answers: int = 60) -> Record:
    *_, table = every_decision(seed=4, limit=answers)
    return table.record(note="a bug?")


def test_a_record_has_header_answers_and_a_digest_at_each_boundary() -> None:
    record = toy("stakes:1", "roll", "roll", "mercy", dice=[4, 1]).record()
    assert (record.game, record.content, record.seed, record.options) == ("toy", "toy-1", 7, {"goal": 40})
    assert record.answers == ["stakes:1", "roll", "roll", "mercy"]
    assert [number for number, _ in record.digests] == [1, 2]
    assert record.script is not None
    assert record.script.dice == [4, 1]


def test_the_engine_of_a_record_is_the_version_of_the_package() -> None:
    assert version("graveshift") == graveshift.__version__ == records.ENGINE


def test_a_saved_game_goes_on_where_it_was_at_every_decision(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for table in every_decision(seed=4, limit=60):
        save(table.record(), path)
        again = resume(load(path))
        assert again.game.digest() == table.game.digest()
        assert keys(again.game) == keys(table.game)
        assert again.record() == table.record()
        assert [str(event) for event in again.game.events] == [str(event) for event in table.game.events]


def test_a_resumed_game_rolls_what_the_original_would_have_rolled() -> None:
    *_, table = every_decision(seed=4, limit=30)
    assert play_on(resume(table.record()).game, seed=1) == play_on(table.game.copy(), seed=1)


def test_a_scripted_game_is_resumed_with_its_script() -> None:
    table = toy("stakes:1", "roll", "again", dice=[6, 6, 5])
    again = resume(table.record())
    assert again.game.digest() == table.game.digest()
    again.game.decide("again")
    assert [event.data["about"] for event in again.game.events if event.name == "rolled"] == [[0, 6], [0, 6], [0, 5]]


def test_a_record_can_be_resumed_up_to_any_answer() -> None:
    record = a_record()
    for upto, table in enumerate(every_decision(seed=4, limit=60)):
        assert resume(record, upto).game.digest() == table.game.digest()


def test_who_answered_is_recorded() -> None:
    table = toy()
    table.game.decide("stakes:1", seat=1)
    table.game.decide("roll", seat=0)
    assert table.record().seats == [1, 0]
    assert resume(table.record()).record().seats == [1, 0]


def test_a_game_without_a_journal_has_no_record() -> None:
    table = toy("stakes:1")
    table.game = table.game.copy()
    with pytest.raises(RecordError, match="keeps no journal"):
        table.record()


# ---- wrong files


@pytest.mark.parametrize("field", ["engine", "content", "rules"])
def test_a_record_of_another_version_goes_on_if_its_trail_agrees(field: str) -> None:
    record = msgspec.structs.replace(a_record(), **{field: "9.9.9"})
    for at, (number, _) in enumerate(record.digests):
        record.digests[at] = (number, "positions of another form")
    again = resume(record)
    assert again.compared == "trail"
    assert again.record().answers == record.answers


@pytest.mark.parametrize("field", ["engine", "content", "rules"])
def test_a_record_of_another_version_that_plays_differently_is_refused_with_both_versions(field: str) -> None:
    record = msgspec.structs.replace(toy("stakes:1", "roll").record(), **{field: "9.9.9"})
    record.trail[0] = "0" * 16
    with pytest.raises(RecordError, match=r"differs from the rules before answer 2 \('roll'\).*9\.9\.9"):
        resume(record)


def test_an_older_record_without_a_trail_is_played_by_legal_answers_alone() -> None:
    record = msgspec.structs.replace(a_record(), content="toy-0", rules="", trail=[])
    again = resume(record)
    assert again.compared == "answers"
    assert again.record().answers == record.answers
    record.answers[3] = "nonsense"
    with pytest.raises(RecordError, match=r"Answer 4 \('nonsense'\) is not legal"):
        resume(record)


def test_the_trail_tells_questions_and_events_apart() -> None:
    one, other = toy("stakes:1", "roll", dice=[4, 4]), toy("stakes:1", "roll", dice=[5, 4])
    assert trails(one) == trails(other), "the figures of an event are no part of the trail"
    rolled, banked = toy("stakes:1", "roll", "roll", dice=[4, 4]), toy("stakes:1", "roll", "bank", dice=[4])
    assert trails(rolled)[-1] != trails(banked)[-1]


def test_the_trail_is_the_same_after_an_undo_and_another_try() -> None:
    for table in every_decision(seed=4, limit=40):
        if not table.game.journal or not table.game.journal.keys:
            continue
        fork = resume(table.record())
        keys = list(table.game.journal.keys)
        fork.take_back()
        assert fork.game.journal is not None
        for key in keys[len(fork.game.journal.keys) :]:
            fork.game.decide(key)
        assert trails(fork) == trails(table)


def trails(table: Table) -> list[str]:
    journal = table.game.journal
    assert journal is not None
    return [*table.record().trail, journal.trail_here()]


def test_a_record_of_another_format_is_refused() -> None:
    data = msgspec.json.encode(msgspec.structs.replace(a_record(), format=99))
    with pytest.raises(RecordError, match=r"game\.json: record format 99; this engine reads format 1"):
        decode(data, "game.json")


def test_a_record_of_an_unknown_game_names_the_games_there_are() -> None:
    data = msgspec.json.encode(msgspec.structs.replace(a_record(), game="chess"))
    with pytest.raises(RecordError, match=r"There is no game 'chess'; there are: .*toy"):
        decode(data, "game.json")
    with pytest.raises(SetupError, match="no game 'chess'"):
        start("chess", {}, 1)


def test_an_illegal_answer_is_named_with_its_number_and_the_reason() -> None:
    record = toy("stakes:1", "roll").record()
    record.answers[1] = "bank"
    with pytest.raises(RecordError, match=r"Answer 2 \('bank'\) is not legal there: The pot is empty"):
        resume(record)


def test_an_answer_of_the_wrong_seat_is_refused() -> None:
    record = toy("stakes:1", "roll").record()
    record.seats[1] = 1
    with pytest.raises(RecordError, match=r"Answer 2 .* belongs to player 1"):
        resume(record)


def test_a_record_that_plays_differently_names_the_answer_where_it_begins() -> None:
    record = msgspec.structs.replace(toy("stakes:1", "roll").record(), seed=8)
    with pytest.raises(RecordError, match=r"differs from the rules before answer 2 \('roll'\)"):
        resume(record)


def test_lost_answers_are_noticed() -> None:
    record = a_record()
    del record.answers[-20:], record.seats[-20:]
    with pytest.raises(RecordError, match="answers are missing"):
        decode(msgspec.json.encode(record), "game.json")


def test_options_that_no_game_has_are_refused() -> None:
    record = msgspec.structs.replace(a_record(), options={"goal": "high"})
    with pytest.raises(RecordError, match="cannot be set up: The goal is a whole number"):
        resume(record)


def test_a_script_that_cannot_be_is_refused() -> None:
    table = toy("stakes:1", "roll", cards=[1, 2])
    record = table.record()
    assert record.script is not None
    record.script.draws["cards"][0] = 99
    with pytest.raises(RecordError, match="draws card 99 from cards"):
        resume(record)
    record.script.dice.append(7)
    with pytest.raises(RecordError, match=r"script\.dice"):
        decode(msgspec.json.encode(record), "game.json")


def test_a_file_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere\.json: cannot be read \(No such file or directory\)"):
        load(tmp_path / "nowhere.json")
    with pytest.raises(RecordError, match="cannot be read"):
        load(tmp_path)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"null", b"[]", b"{}", b'"\xff"', b"[" * 200_000, b"1e999"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"game\.json: not a Graveshift record"):
        decode(data, "game.json")


def test_a_failed_save_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(a_record(), path)
    before = path.read_bytes()
    broken = msgspec.structs.replace(a_record(), options={"goal": object()})
    with pytest.raises(TypeError):
        save(broken, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


# ---- any damage


def survives(data: bytes) -> bool:
    """Reading and resuming either works or gives a RecordError; anything else fails the test by itself."""
    try:
        resume(decode(data, "game.json"))
    except RecordError:
        return False
    return True


def test_every_truncated_file_is_refused_without_a_traceback() -> None:
    data = msgspec.json.encode(a_record())
    for length in range(0, len(data), 7):
        assert not survives(data[:length])


def test_flipped_bytes_never_give_a_traceback() -> None:
    data = msgspec.json.encode(a_record())
    chance = random.Random(1)
    refused = 0
    for _ in range(1_000):
        damaged = bytearray(data)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        refused += not survives(bytes(damaged))
    assert refused > 900


def test_other_values_in_any_place_never_give_a_traceback() -> None:
    original = json.loads(msgspec.json.encode(toy("stakes:1", "roll", "again", "keep", dice=[6, 6, 2]).record()))
    strange: tuple[Any, ...] = (None, True, -1, 0, 10**30, 2.5, "", "roll", [], {}, [[]], {"a": 1}, "\ud800")
    for damaged in mutants(original, strange):
        survives(json.dumps(damaged).encode())


def mutants(data: Any, strange: tuple[Any, ...]) -> Iterator[Any]:
    """The data with one place left out or replaced by something strange."""
    if isinstance(data, dict):
        for name, value in data.items():
            rest = {other: kept for other, kept in data.items() if other != name}
            yield rest
            yield {**rest, f"{name}s": value}
            for odd in (*strange, *mutants(value, strange)):
                yield {**data, name: odd}
    elif isinstance(data, list):
        for at in range(len(data)):
            yield data[:at] + data[at + 1 :]
            yield [*data[:at], data[at], *data[at:]]
            for odd in (*strange, *mutants(data[at], strange)):
                yield [*data[:at], odd, *data[at + 1 :]]


def test_a_record_says_how_the_table_was_set(tmp_path: Path) -> None:
    table = toy("stakes:1")
    table.settings = Settings("off", "pl", {1: "random"})
    save(table.record(), tmp_path / "game.json")
    again = resume(load(tmp_path / "game.json"))
    assert again.settings == table.settings
    again.settings.bots[0] = "greedy"
    assert table.record().table.bots == {1: "random"}


@pytest.mark.parametrize("table", [{"undo": "sometimes"}, {"bots": {"-1": "random"}}, {"bots": {"x": "random"}}])
def test_a_table_that_cannot_be_is_no_record(table: dict[str, Any]) -> None:
    data = json.loads(msgspec.json.encode(a_record()))
    with pytest.raises(RecordError, match="not a Graveshift record"):
        decode(json.dumps({**data, "table": table}).encode(), "game.json")


def test_the_toy_is_found_by_its_name() -> None:
    assert isinstance(start("toy", {}, 1), Table)
    assert GAME.name == "toy"
    with pytest.raises(GraveshiftError):
        start("toy", {"goal": 0}, 1)
