"""Copies, digests and plain data, at every decision, also in the middle of a segment; and nothing grows."""

import gc
import random
import sys
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from graveshift.kernel.digest import digest_of
from graveshift.kernel.errors import EngineError, RecordError
from graveshift.kernel.game import Game, plain
from graveshift.kernel.record import start
from graveshift.kernel.rules import Rules
from graveshift.kernel.thaw import freeze, thaw
from tests.kernel.play import NO_END, every_decision, keys, kind, play_on, toy


def test_a_copy_stands_at_the_same_decision_and_plays_the_same_game() -> None:
    for table in every_decision(seed=4):
        twin = table.game.copy()
        assert twin.digest() == table.game.digest()
        assert keys(twin) == keys(table.game)
        assert play_on(twin, seed=1, limit=12) == play_on(table.game.copy(), seed=1, limit=12)


def test_a_digest_is_that_of_the_plain_data_at_boundaries_and_between() -> None:
    for table in every_decision(seed=4):
        assert table.game.digest() == digest_of(table.game.plain())


def test_a_journal_that_nobody_compares_has_no_digests() -> None:
    table = next(table for table in every_decision(seed=4) if table.game.at_boundary())
    journal = table.game.journal
    assert journal is not None
    journal.digested = False
    play_on(table.game, seed=1, limit=3)
    assert journal.copy().digested is False
    assert journal.boundaries[-1].digest == ""


def test_playing_a_copy_does_not_touch_the_original_nor_the_other_way_round() -> None:
    for table in every_decision(seed=4):
        before = table.game.digest()
        twin, witness = table.game.copy(), table.game.copy()
        play_on(twin, seed=2, limit=12)
        assert table.game.digest() == before
        assert witness.digest() == before
    assert witness.digest() == before


def test_some_of_these_decisions_are_in_mid_segment_and_some_have_several_answers_since() -> None:
    since = [0 if table.game.at_boundary() else 1 + len(table.game.since) for table in every_decision(seed=4)]
    assert {0, 1, 2, 3} <= set(since)


def test_a_copy_keeps_no_journal_and_a_fork_has_its_own() -> None:
    table = toy("stakes:1", "roll", dice=[4])
    assert table.game.copy().journal is None
    fork = table.game.fork()
    assert fork.journal is not None
    assert table.game.journal is not None
    assert fork.journal.keys == table.game.journal.keys == ["stakes:1", "roll"]
    fork.decide("bank")
    assert table.game.journal.keys == ["stakes:1", "roll"]
    assert [event.name for event in table.game.events] == ["dealt", "dealt", "rolled"]
    assert [event.name for event in fork.events] == ["dealt", "dealt", "rolled", "banked"]


def test_a_fork_in_mid_segment_tells_the_same_story() -> None:
    game = toy("stakes:1", "roll", "again", dice=[6, 6, 2]).game
    fork = game.fork()
    assert [str(event) for event in fork.events] == [str(event) for event in game.events]
    for each in (game, fork):
        each.decide("again")
    assert [str(event) for event in fork.events] == [str(event) for event in game.events]
    assert fork.digest() == game.digest()


def test_equal_positions_have_equal_digests_and_different_ones_different() -> None:
    digests = [table.game.digest() for table in every_decision(seed=4)]
    again = [table.game.digest() for table in every_decision(seed=4)]
    assert digests == again
    changed = sum(a != b for a, b in pairwise(digests))
    peeks = len(digests) - 1 - changed
    assert changed > peeks


def test_a_digest_does_not_depend_on_the_order_of_a_dictionary() -> None:
    assert digest_of({"a": 1, "b": [2, 3]}) == digest_of({"b": [2, 3], "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})


def test_plain_data_gives_the_position_back_at_every_decision() -> None:
    for table in every_decision(seed=4):
        game = table.game
        data = msgspec.json.decode(msgspec.json.encode(game.plain()))
        twin = thaw(game.rules, data)
        assert twin.digest() == game.digest()
        assert keys(twin) == keys(game)
        assert play_on(twin, seed=1, limit=8) == play_on(game.copy(), seed=1, limit=8)


def test_a_boundary_position_comes_back_from_its_fields() -> None:
    game = toy("stakes:1", "roll", dice=[3]).game
    again = game.rules.restore(msgspec.json.decode(msgspec.json.encode(plain(game.position))))
    assert plain(again) == plain(game.position)


def test_frozen_data_stays_as_it_was_when_the_game_goes_on() -> None:
    game = toy("stakes:1").game
    data = freeze(game)
    told = msgspec.json.encode(data)
    twin = thaw(game.rules, data)
    play_on(game, seed=1, limit=30)
    play_on(twin, seed=2, limit=30)
    assert msgspec.json.encode(data) == told


def test_plain_data_stays_as_it_was_when_the_game_goes_on() -> None:
    game = toy("stakes:1").game
    data = game.plain()
    told = msgspec.json.encode(data)
    play_on(game, seed=1, limit=30)
    assert msgspec.json.encode(data) == told


@pytest.mark.parametrize("answers", [("stakes:1",), ("stakes:1", "roll"), ("stakes:1", "roll", "again")])
def test_a_frozen_game_takes_the_rest_of_its_script_along(answers: tuple[str, ...]) -> None:
    game = toy(*answers, dice=[6, 6, 1, 2], cards=[1, 2, 3]).game
    twin = thaw(game.rules, freeze(game))
    assert twin.position.script is not None
    assert game.position.script is not None
    assert twin.position.script.left_over() == game.position.script.left_over()
    assert play_on(twin, seed=1, limit=8) == play_on(game.copy(), seed=1, limit=8)


def test_data_of_something_else_is_refused_with_a_sentence() -> None:
    game = toy("stakes:1").game
    whole = freeze(game)
    wrong: list[dict[str, Any]] = [{}, {"position": {}, "since": []}]
    wrong += [{**whole, "since": since} for since in (["x"], [1] * 99)]
    for data in wrong:
        with pytest.raises(RecordError, match="not the data of a game"):
            thaw(game.rules, data)


def test_a_playout_is_a_copy_that_plays_the_same_game_and_keeps_nothing() -> None:
    for table in every_decision(seed=4, limit=60):
        swift, slow = table.game.playout(), table.game.copy()
        for number in range(80):
            assert swift.codes == slow.codes
            code = slow.codes[number % len(slow.codes)]
            swift.answer(code)
            slow.answer(code)
        assert plain(swift.position) == plain(slow.position)
        assert swift.base is None


def test_a_playout_says_so_when_it_cannot_be_copied() -> None:
    game = toy("stakes:1", dice=[6]).game.playout()
    game.position.script = None
    while game.at_boundary():
        game.answer(game.codes[0])
    with pytest.raises(EngineError, match="swift game"):
        game.copy()
    with pytest.raises(EngineError, match="swift game"):
        game.plain()


@pytest.mark.parametrize("swift", [False, True], ids=["copy", "playout"])
def test_nothing_in_a_game_grows_with_its_length(swift: bool) -> None:
    game = start("toy", {"goal": NO_END}, seed=1).game
    game = game.playout() if swift else game.copy()
    weights: list[tuple[int, int]] = []
    for number in range(5_001):
        if number in (50, 5_000):
            while kind(game) != "turn" or len(game.codes) > 2:
                game.answer(game.codes[-1])
            weights.append((weight(game), weight(game.copy())))
        game.answer(game.codes[number % len(game.codes)])
    assert weights[0] == weights[1]


def test_only_the_journal_of_a_table_grows_and_its_snapshots_do_not() -> None:
    game = toy("stakes:1", goal=NO_END).game
    assert game.journal is not None
    for number in range(2_000):
        game.answer(game.codes[number % len(game.codes)])
    assert len(game.journal.keys) == 2_001
    assert len(game.journal.snapshots) == 64
    assert len(game.since) < 10
    assert weight(game.copy()) < 10_000


def weight(game: Game) -> int:
    """The number of bytes that belong to this game: everything it refers to but code, types and rules.

    Numbers are left out: a larger score is no growth.
    """
    seen: dict[int, Any] = {}
    todo: list[Any] = [game]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType, Rules, int, str)):
            continue
        if type(thing).__name__ in ("frame", "code", "getset_descriptor", "member_descriptor"):
            continue
        seen[id(thing)] = thing
        todo.extend(gc.get_referents(thing))
    return sum(sys.getsizeof(thing) for thing in seen.values())


def test_a_pausing_game_stops_where_nobody_is_asked_and_is_the_same_game() -> None:
    """After each round both cards are dealt anew, unasked."""
    dice = random.Random(3)
    plain_game = start("toy", {"goal": NO_END}, seed=5).game.playout()
    pausing = plain_game.playout()
    pausing.pausing = True
    stops = 0
    for _ in range(60):
        code = dice.choice(plain_game.codes)
        plain_game.answer(code)
        pausing.answer(code)
        while pausing.over:
            assert pausing.outcome is None
            assert pausing.at_boundary()
            pausing.go_on()
            stops += 1
        assert pausing.codes == plain_game.codes
        assert plain(pausing.position) == plain(plain_game.position)
    assert stops
