"""Asking and answering: keys, refusals, seats, the end."""

import pytest

from graveshift.kernel.chance import Position
from graveshift.kernel.errors import EngineError, Refused
from graveshift.kernel.game import Game
from graveshift.kernel.rules import Ask, Play
from tests.kernel.play import every_decision, keys, kind, toy
from tests.kernel.toy import Luck, Pot


def test_a_decision_says_who_decides_what_between_which_options() -> None:
    decision = toy("stakes:1").game.decision
    assert decision is not None
    assert (decision.seat, decision.team, decision.kind) == (0, False, "turn")
    assert decision.keys == ("roll", "peek")
    assert decision.rules == ("TOY-TURN-01",)
    assert decision.prompt() == "turn?"


def test_an_option_has_key_arguments_rule_and_label() -> None:
    decision = toy().game.decision
    assert decision is not None
    option = decision.options[2]
    assert (option.key, option.arguments, option.rule) == ("stakes:3", {"stakes": 3}, "TOY-STAKES-01")
    assert option.label("en") == "stakes:3"
    assert option.preview() == {}


def test_a_team_decision_belongs_to_nobody_and_any_seat_may_answer() -> None:
    for seat in (0, 1, None):
        table = toy()
        assert table.game.decision is not None
        assert table.game.decision.team
        table.game.decide("stakes:2", seat=seat)
        assert kind(table.game) == "turn"


def test_an_answer_is_an_option_or_its_key() -> None:
    by_key, by_option = toy(), toy()
    by_key.game.decide("stakes:2")
    assert by_option.game.decision is not None
    by_option.game.decide(by_option.game.decision.options[1])
    assert by_key.game.digest() == by_option.game.digest()


def test_a_refusal_has_a_sentence_and_a_rule_and_changes_nothing() -> None:
    game = toy("stakes:1").game
    before = game.digest()
    with pytest.raises(Refused) as refused:
        game.decide("bank")
    assert refused.value.sentence == "The pot is empty, so there is nothing to bank."
    assert refused.value.rule == "TOY-BANK-01"
    assert str(refused.value).endswith("(TOY-BANK-01)")
    assert game.digest() == before
    assert keys(game) == ("roll", "peek")


def test_why_not_answers_without_trying() -> None:
    game = toy("stakes:1").game
    before = game.digest()
    reason = game.why_not("bank")
    assert reason is not None
    assert reason.rule == "TOY-BANK-01"
    assert game.why_not("roll") is None
    assert game.digest() == before


def test_no_seat_answers_for_another() -> None:
    game = toy("stakes:1").game
    with pytest.raises(Refused, match="belongs to player 1, not to player 2"):
        game.decide("roll", seat=1)
    assert keys(game) == ("roll", "peek")
    game.decide("roll", seat=0)


def test_a_question_in_mid_segment_can_belong_to_the_other_seat() -> None:
    game = toy("stakes:1", "roll", "roll", dice=[4, 1]).game
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("mercy", 1)
    assert not game.at_boundary()
    with pytest.raises(Refused, match="belongs to player 2"):
        game.decide("mercy", seat=0)
    game.decide("mercy", seat=1)
    assert game.view()["scores"] == [2, 0]


def test_an_answer_to_a_decision_that_is_gone_is_refused() -> None:
    game = toy("stakes:1", "roll", dice=[4]).game
    assert game.decision is not None
    bank = game.decision.options[2]
    game.decide(bank)
    before = game.digest()
    for stale in (bank, "bank", "stakes:1"):
        with pytest.raises(Refused):
            game.decide(stale)
    assert game.digest() == before


def test_an_option_of_a_decision_that_is_gone_is_refused_though_another_has_its_key() -> None:
    game = toy("stakes:1", dice=[4]).game
    assert game.decision is not None
    roll = game.decision.options[0]
    game.decide(roll)
    with pytest.raises(Refused):
        game.decide(roll)


def test_an_option_of_a_copy_answers_the_same_question_of_the_original() -> None:
    game = toy("stakes:1").game
    twin = game.copy()
    assert twin.decision is not None
    game.decide(twin.decision.options[0])


def test_nothing_can_be_decided_when_the_game_is_over() -> None:
    game = toy("stakes:3", "roll", "bank", dice=[5], cards=[8, 1], goal=20).game
    assert game.over
    assert game.decision is None
    assert game.codes == []
    with pytest.raises(Refused, match="The game is over"):
        game.decide("roll")
    with pytest.raises(Refused, match="The game is over"):
        game.answer(1)
    reason = game.why_not("roll")
    assert reason is not None
    assert "over" in reason.sentence


def test_the_outcome_names_winner_reason_and_rule() -> None:
    running = toy("stakes:3").game
    assert running.outcome is None
    outcome = toy("stakes:3", "roll", "bank", dice=[5], cards=[8, 1], goal=20).game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.winner, outcome.reason, outcome.rule) == (False, 0, "goal-reached", "TOY-WIN-01")


def test_a_game_with_a_journal_refuses_a_code_that_is_no_option() -> None:
    game = toy("stakes:1").game
    with pytest.raises(Refused, match="not one of the options"):
        game.answer(99)


def test_keys_are_stable_and_unique_at_every_decision() -> None:
    for table in every_decision(seed=3):
        decision = table.game.decision
        assert decision is not None
        assert len(set(decision.keys)) == len(decision.keys)
        assert table.game.copy().decision is not None
        assert keys(table.game.copy()) == decision.keys


class Speechless(Luck):
    """A broken game: one of its questions has no options."""

    def ask(self, position: Position) -> Ask | None:
        return Ask(0, 0, [])


class Halting(Luck):
    """A broken game: the same, in the middle of a segment."""

    def play(self, position: Position, answer: int) -> Play:
        yield Ask(0, 0, [])


@pytest.mark.parametrize("broken", [Speechless(40), Halting(40)])
def test_a_question_without_options_is_an_engine_error_and_no_soft_lock(broken: Luck) -> None:
    with pytest.raises(EngineError, match="'turn' has no options"):
        Game(broken, Pot(1), None, False)


def test_a_refusal_is_told_in_the_language_that_is_asked_for() -> None:
    refused = Refused("No.", "TOY-TURN-01", {"pl": "Nie."})
    assert (refused.told("en"), refused.told("pl")) == ("No. (TOY-TURN-01)", "Nie. (TOY-TURN-01)")
    assert refused.told("de") == str(refused) == "No. (TOY-TURN-01)"
    assert Refused("No.").told("pl") == "No."
