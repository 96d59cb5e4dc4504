"""Events come from the helpers that change the state, each with its rule."""

from tests.kernel.play import toy


def test_an_event_has_a_name_a_rule_data_and_words() -> None:
    event = toy("stakes:1", "roll", dice=[4]).game.events[-1]
    assert (event.name, event.rule, event.data) == ("rolled", "TOY-TURN-01", {"about": [0, 4]})
    assert str(event) == event.text("en") == "rolled (0, 4)"
    assert not event.reveals


def test_an_event_says_whether_it_reveals_something() -> None:
    assert toy("stakes:1", "peek").game.events[-1].reveals


def test_news_are_the_events_since_the_last_answer() -> None:
    game = toy("stakes:1", "roll", dice=[6, 6, 1]).game
    assert [event.data["about"] for event in game.news] == [[0, 6]]
    game.decide("again")
    assert [event.data["about"] for event in game.news] == [[0, 6]]
    assert len(game.events) == 4


def test_the_end_of_the_game_is_an_event() -> None:
    game = toy("stakes:3", "roll", "bank", dice=[5], cards=[8, 1], goal=20).game
    assert [(event.name, event.rule) for event in game.news] == [("banked", "TOY-BANK-01"), ("game-over", "TOY-WIN-01")]


def test_copies_and_playouts_tell_nothing() -> None:
    game = toy("stakes:1", dice=[4]).game
    for silent in (game.copy(), game.playout()):
        silent.answer(silent.codes[0])
        assert silent.events == silent.news == []
        assert silent.position.log is None
    assert len(game.events) == 2


def test_events_since_leaves_out_what_is_known() -> None:
    game = toy("stakes:1", "roll", dice=[6, 6, 1]).game
    assert [event.name for event in game.events_since(1)] == ["dealt", "rolled"]
    assert game.events_since(3) == game.copy().events_since(0) == []
