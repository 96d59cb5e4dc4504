"""What a seat may see, and games that look the same to it."""

import pytest

from graveshift.kernel.game import Game
from graveshift.kernel.thaw import freeze, thaw
from tests.kernel.play import every_decision, keys, kind, play_on, toy
from tests.kernel.toy import Pot


def hands(game: Game) -> list[int]:
    assert isinstance(game.position, Pot)
    return game.position.hands


def test_a_seat_sees_its_own_card_and_a_spectator_none() -> None:
    game = toy("stakes:1", cards=[5, 2]).game
    assert game.view(0)["hands"] == [5, None]
    assert game.view(1)["hands"] == [None, 2]
    assert game.view()["hands"] == [None, None]


def test_a_determinized_game_looks_the_same_to_its_seat() -> None:
    for table in every_decision(seed=4, limit=60):
        for seat in (0, 1, None):
            twin = table.game.determinized(seat, rng=99)
            assert twin.view(seat) == table.game.view(seat)
            assert keys(twin) == keys(table.game)


def test_hidden_things_are_drawn_anew_and_differ() -> None:
    game = toy("stakes:1", cards=[5, 2]).game
    found = {tuple(hands(game.determinized(0, rng))) for rng in range(0, 2**64, 2**57)}
    assert {own for own, _ in found} == {5}
    assert {other for _, other in found} == {1, 2, 3, 4, 6, 7, 8}


def test_nothing_is_lost_when_hidden_things_are_drawn_anew() -> None:
    for table in every_decision(seed=4, limit=60):
        twin = table.game.determinized(0, rng=99)
        assert twin.rules.pieces(twin.position) == table.game.rules.pieces(table.game.position)


def test_a_determinized_game_does_not_roll_the_dice_of_the_true_one() -> None:
    differs = 0
    for table in every_decision(seed=4, limit=60):
        twin = table.game.determinized(None, rng=99)
        differs += play_on(twin, seed=1, limit=20) != play_on(table.game.copy(), seed=1, limit=20)
    assert differs == 60


def test_determinizing_leaves_the_true_game_alone() -> None:
    for table in every_decision(seed=4, limit=60):
        before = table.game.digest()
        play_on(table.game.determinized(1, rng=3), seed=2, limit=10)
        assert table.game.digest() == before


@pytest.mark.parametrize("rng", [3, 2**63, 2**64 - 5])
def test_a_copy_of_a_determinized_game_in_mid_segment_keeps_its_stream(rng: int) -> None:
    tried = 0
    for table in every_decision(seed=4, limit=120):
        if table.game.at_boundary():
            continue
        twin = table.game.determinized(0, rng)
        for likeness in (twin.copy(), twin.fork(), twin.copy().copy(), thaw(twin.rules, freeze(twin))):
            assert play_on(likeness, seed=1, limit=15) == play_on(twin.copy(), seed=1, limit=15)
        mine = play_on(twin.copy(), seed=1, limit=15)
        assert mine[2:] != play_on(table.game.copy(), seed=1, limit=15)[2:]
        tried += 1
    assert tried > 20


def test_a_determinized_game_can_be_copied_later_in_the_same_segment() -> None:
    *_, game = (table.game.copy() for table in every_decision(seed=4) if kind(table.game) == "again")
    tried = 0
    for rng in range(0, 2**64, 2**57):
        twin = game.determinized(0, rng)
        twin.decide("again")
        if twin.at_boundary():
            continue
        tried += 1
        assert twin.copy().digest() == twin.digest()
        assert play_on(twin.copy(), seed=1, limit=10) == play_on(twin.copy(), seed=1, limit=10)
        assert twin.view(0) == twin.copy().view(0)
    assert tried


def test_hidden_things_are_drawn_anew_in_mid_segment_too() -> None:
    game = toy("stakes:1", "roll", dice=[6], cards=[5, 2]).game
    assert not game.at_boundary()
    found = {tuple(hands(game.determinized(0, rng))) for rng in range(0, 2**64, 2**57)}
    assert {own for own, _ in found} == {5}
    assert {other for _, other in found} == {1, 2, 3, 4, 6, 7, 8}


def test_a_determinized_game_does_not_know_the_script() -> None:
    for answers in (("stakes:1",), ("stakes:1", "roll")):
        game = toy(*answers, dice=[6, 5, 4, 3]).game
        assert game.determinized(0, rng=1).position.script is None


def test_a_copy_of_a_determinized_game_still_knows_the_scripted_dice_that_were_rolled() -> None:
    game = toy("stakes:1", "roll", "again", dice=[6, 6, 5, 4]).game
    twin = game.determinized(0, rng=1)
    for likeness in (twin.copy(), twin.fork(), thaw(twin.rules, freeze(twin))):
        assert likeness.view() == game.view()
        assert keys(likeness) == keys(game) == ("keep", "again")
        assert likeness.position.script is None
        assert play_on(likeness, seed=1, limit=10) == play_on(twin.copy(), seed=1, limit=10)


def test_events_that_a_seat_must_not_see_can_be_told_apart() -> None:
    game = toy("stakes:1", "roll", dice=[4]).game
    about = [(event.name, tuple(event.data["about"])) for event in game.events]
    seen = [each for each in about if game.rules.event_visible(game.position, each[0], each[1], 1)]
    assert [name for name, _ in about] == ["dealt", "dealt", "rolled"]
    assert [(name, data[0]) for name, data in seen] == [("dealt", 1), ("rolled", 0)]


def test_the_data_of_a_determinized_game_in_mid_segment_tells_its_stream() -> None:
    tried = 0
    for table in every_decision(seed=4):
        if table.game.at_boundary():
            continue
        one, other = table.game.determinized(None, rng=5), table.game.determinized(None, rng=6)
        thawed = thaw(one.rules, one.plain())
        assert one.digest() != other.digest()
        assert thawed.digest() == one.digest()
        assert play_on(thawed, seed=1, limit=12) == play_on(one, seed=1, limit=12)
        tried += 1
    assert tried
