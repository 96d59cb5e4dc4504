"""Fair chance: a keyed stream that nobody can foretell, a commitment to it, and nonces that players mix in."""

from __future__ import annotations

import random
from secrets import token_hex
from typing import Any

import msgspec
import pytest

from graveshift.kernel.chance import INCREMENT, MASK, MULTIPLIER, Position
from graveshift.kernel.errors import RecordError
from graveshift.kernel.game import Game
from graveshift.kernel.keyed import Keyed, commitment
from graveshift.kernel.record import Chance, Table, decode, start
from graveshift.kernel.replaying import resume
from graveshift.kernel.thaw import freeze, thaw
from tests.kernel.play import play_on

SECRET = "5a" * 32
NONCE = "07" * 16


def table_of(secret: str = SECRET, goal: int = 40) -> Table:
    return start("toy", {"goal": goal}, 1, None, Chance(commitment(secret), secret))


def play(table: Table, answers: int, seed: int = 3) -> Table:
    chance = random.Random(seed)
    for _ in range(answers):
        if table.game.over:
            break
        table.game.answer(chance.choice(table.game.codes))
    return table


def dice_of(table: Table) -> list[Any]:
    return [event.data["about"] for event in table.game.events if event.name == "rolled"]


def test_the_stream_is_the_same_on_every_machine() -> None:
    keyed = Keyed(SECRET)
    assert [keyed.at(number) * 6 >> 64 for number in range(20)] == [int(face) for face in "35343330004533312500"]


def test_every_face_comes_equally_often() -> None:
    position = Position(0)
    position.source = Keyed(SECRET)
    counts = [0] * 6
    for _ in range(60_000):
        counts[position.die() - 1] += 1
    assert all(9_600 < count < 10_400 for count in counts)
    assert position.rng == 60_000, "the position holds the counter"


def test_the_words_do_not_depend_on_the_order_in_which_they_are_looked_up() -> None:
    keyed = Keyed(SECRET)
    forwards = [keyed.at(number) for number in range(30)]
    assert [keyed.at(number) for number in reversed(range(30))] == forwards[::-1]


def test_what_was_seen_does_not_tell_what_comes() -> None:
    """The seeded stream gives itself away: whoever knows its state knows every die; the keyed one holds a counter."""
    table = play(table_of(), 30)
    state, foretold = table.game.position.rng, []
    for _ in range(40):
        state = (state * MULTIPLIER + INCREMENT) & MASK
        foretold.append(((state >> 33) * 6 >> 31) + 1)
    assert [table.game.position.die() for _ in range(40)] != foretold
    assert SECRET not in str(table.game.plain())
    assert table.game.position.rng < 200


def test_a_nonce_changes_what_comes_and_nothing_that_was() -> None:
    plain, mixed = play(table_of(goal=200), 10), play(table_of(goal=200), 10)
    mixed.mix(0, NONCE)
    assert dice_of(plain) == dice_of(mixed)
    assert dice_of(play(plain, 60)) != dice_of(play(mixed, 60))


def test_a_record_of_a_fair_game_names_its_stream_and_replays() -> None:
    table = table_of(goal=200)
    table.mix(1, NONCE)
    play(table, 20)
    table.mix(0, token_hex(16))
    play(table, 20, seed=4)
    record = table.record()
    assert (record.stream, record.chance and record.chance.commitment) == ("blake2b", commitment(SECRET))
    again = resume(decode(msgspec.json.encode(record), "game.json"))
    assert again.record() == record
    assert again.game.digest() == table.game.digest()
    assert dice_of(play(again, 30)) == dice_of(play(table, 30))


def test_a_record_up_to_an_answer_has_no_later_nonces() -> None:
    table = play(table_of(goal=200), 10)
    table.mix(0, NONCE)
    play(table, 10, seed=5)
    early = resume(table.record(), 6)
    assert early.chance is not None
    assert early.chance.nonces == []


def test_an_undo_leads_to_the_same_dice() -> None:
    table = play(table_of(goal=200), 25)
    dice, keys = dice_of(table), list(table.record().answers)
    table.settings.undo = "free"
    for _ in range(4):
        table.take_back()
    for key in keys[len(table.record().answers) :]:
        table.game.decide(key)
    assert dice_of(table) == dice


def test_copies_stand_at_the_same_decision_and_cannot_foretell() -> None:
    told = 0
    for answers in range(5, 40):
        table = play(table_of(goal=10_000), answers)
        game = table.game
        likenesses = [game.copy(), game.fork(), game.copy().copy(), game.playout(), thaw(game.rules, freeze(game))]
        for twin in likenesses:
            assert twin.digest() == game.digest()
            assert twin.codes == game.codes
            assert not has_key(twin)
        playing = [play_on(twin, seed=1) for twin in likenesses[:3]]
        told += any(played == play_on_in_place(table, 1) for played in playing)
    assert told == 0


def play_on_in_place(table: Table, seed: int) -> Any:
    """The true future of a table: the game itself is played on, so it must not be needed any more."""
    again = resume(table.record())
    real, source = again.game, again.game.position.source
    assert isinstance(source, Keyed)
    return play_on(real, seed)


def has_key(game: Game) -> bool:
    sources = (game.position.source, game.source, game.base.source if game.base is not None else None)
    return any(isinstance(source, Keyed) for source in sources)


def test_a_determinized_game_has_no_key() -> None:
    for answers in range(5, 30):
        game = play(table_of(goal=10_000), answers).game
        assert not has_key(game.determinized(0, 99))
        assert not has_key(game.determinized(0, 99).copy())


def test_a_table_goes_on_from_its_data_with_its_own_source() -> None:
    table = play(table_of(goal=10_000), 33)
    data = freeze(table.game)
    real = thaw(table.game.rules, data, Keyed(SECRET))
    assert play_on(real, seed=2) == play_on_in_place(table, 2)


def test_a_record_without_its_secret_cannot_be_played_again() -> None:
    record = play(table_of(), 10).record()
    assert record.chance is not None
    record.chance.secret = ""
    with pytest.raises(RecordError, match="not told yet"):
        resume(record)
    with pytest.raises(RecordError, match="the stream is lcg64"):
        decode(msgspec.json.encode(msgspec.structs.replace(record, stream="lcg64")), "game.json")


def test_the_set_up_is_the_secrets_alone_and_all_that_comes_is_everybodys() -> None:
    """Nobody sits there while a table is laid out; from a nonce on, nothing is drawn without it."""
    secret = "0d" * 32
    tables = [start("tiny-epic-zombies", {"mode": "coop", "seats": 2}, 1, None, Chance(commitment(secret), secret))]
    tables += [start("tiny-epic-zombies", {"mode": "coop", "seats": 2}, 1, None, Chance(commitment(secret), secret))]
    assert tables[0].game.plain() == tables[1].game.plain()
    tables[0].mix(0, "aa" * 16)
    tables[1].mix(0, "bb" * 16)
    drawn = [[table.game.position.die() for _ in range(30)] for table in tables]
    assert drawn[0] != drawn[1]
