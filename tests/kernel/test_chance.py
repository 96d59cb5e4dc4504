"""The one door for chance: the stream and the script."""

from collections import Counter

import pytest

from graveshift.kernel.chance import Script, stream
from graveshift.kernel.errors import EngineError
from tests.kernel.play import kind, play_on, toy
from tests.kernel.toy import Pot


def test_the_same_seed_gives_the_same_dice_and_near_seeds_unrelated_ones() -> None:
    rolls = [[table.die() for _ in range(1000)] for table in (Pot(stream(seed)) for seed in (1, 1, 2, 3))]
    assert rolls[0] == rolls[1]
    for other in (rolls[2], rolls[3]):
        same = sum(a == b for a, b in zip(rolls[0], other, strict=True))
        assert 100 < same < 240


def test_dice_and_draws_are_fair() -> None:
    table = Pot(stream(5))
    faces = Counter(table.die() for _ in range(12_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(1_800 < count < 2_200 for count in faces.values())
    cards = Counter(table.draw("cards", [1, 2, 3, 4]) for _ in range(8_000))
    assert all(1_800 < count < 2_200 for count in cards.values())


def test_a_draw_takes_the_card_out_of_the_bag() -> None:
    table, bag = Pot(stream(5)), list(range(20))
    drawn = [table.draw("cards", bag) for _ in range(20)]
    assert sorted(drawn) == list(range(20))
    assert bag == []


def test_every_chance_event_is_counted_scripted_or_not() -> None:
    table = Pot(stream(5))
    table.script = Script([6], {"cards": [2]}, True)
    table.die()
    table.die()
    table.draw("cards", [1, 2, 3])
    table.draw("cards", [1, 3])
    assert table.chances == 4


def test_scripted_dice_and_cards_come_in_their_order() -> None:
    table = Pot(stream(5))
    table.script = Script([6, 1, 3], {"cards": [8, 2]}, False)
    bag = [1, 2, 8]
    assert [table.die(), table.draw("cards", bag), table.die(), table.draw("cards", bag), table.die()] == [
        6,
        8,
        1,
        2,
        3,
    ]
    assert bag == [1]
    assert table.script.left_over() == []


def test_the_script_does_not_use_up_the_stream() -> None:
    scripted, free = Pot(stream(5)), Pot(stream(5))
    scripted.script = Script([6, 6], {"cards": [3]}, True)
    scripted.die()
    scripted.die()
    scripted.draw("cards", [1, 2, 3])
    assert [scripted.die() for _ in range(50)] == [free.die() for _ in range(50)]


def test_a_script_that_has_run_out_of_dice_is_an_error_unless_the_stream_may_go_on() -> None:
    table = Pot(stream(5))
    table.script = Script([2], {}, False)
    table.die()
    with pytest.raises(EngineError, match="only 1 dice and one more is rolled"):
        table.die()


def test_a_scripted_card_that_is_not_in_the_bag_is_an_error() -> None:
    table = Pot(stream(5))
    table.script = Script([], {"cards": [9]}, False)
    with pytest.raises(EngineError, match="card 9 from cards"):
        table.draw("cards", [1, 2])


def test_what_the_script_has_left_over_is_told() -> None:
    game = toy("stakes:1", "roll", dice=[4, 5], cards=[1, 2, 3]).game
    assert game.position.script is not None
    assert game.position.script.left_over() == ["die 5", "card 3 of cards"]


def test_two_games_do_not_share_a_stream() -> None:
    alone = play_on(toy("stakes:1").game, seed=1, limit=60)
    first, second = toy("stakes:1").game, toy("stakes:1").game
    play_on(second, seed=9, limit=30)
    assert play_on(first, seed=1, limit=60) == alone


def test_a_copy_rolls_the_same_scripted_dice_and_leaves_those_of_the_original() -> None:
    game = toy("stakes:1", "roll", dice=[6, 6, 1, 3]).game
    assert kind(game) == "again"
    twin = game.copy()
    twin.decide("again")
    twin.decide("again")
    assert kind(twin) == "mercy"
    assert game.position.script is not None
    assert game.position.script.left_over() == ["die 6", "die 1", "die 3"]
    game.decide("again")
    game.decide("again")
    assert kind(game) == "mercy"
    assert game.digest() == twin.digest()
