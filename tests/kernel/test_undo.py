"""Taking back answers to a boundary, under the three policies of a table."""

import msgspec
import pytest

from graveshift.kernel.chance import Position
from graveshift.kernel.errors import Refused
from graveshift.kernel.journal import undo_policy
from graveshift.kernel.notes import TAKEN_BACK
from graveshift.kernel.record import Table, decode
from graveshift.kernel.replaying import resume
from graveshift.kernel.rules import Ask
from tests.kernel.play import NO_END, every_decision, keys, kind, play_on, toy
from tests.kernel.toy import BANK, Luck


def test_undo_goes_back_to_the_boundary_before_the_last_answer() -> None:
    table = toy("stakes:1")
    before = table.game.digest()
    table.game.decide("roll")
    table.undo()
    assert table.game.digest() == before
    assert keys(table.game) == ("roll", "peek")
    assert table.record().answers == ["stakes:1"]


def story(table: Table) -> list[str]:
    """What happened, without the notes of what was taken back."""
    return [str(event) for event in table.game.events if event.name != TAKEN_BACK]


def test_what_was_taken_back_and_done_again_is_the_same_game() -> None:
    for table in every_decision(seed=4, limit=60):
        if not table.game.journal or not table.game.journal.keys:
            continue
        game, told = table.game.digest(), story(table)
        answers = list(table.game.journal.keys)
        table.undo()
        kept = len(table.record().answers)
        assert kept < len(answers)
        for key in answers[kept:]:
            table.game.decide(key)
        assert table.game.digest() == game
        assert story(table) == told
        assert resume(table.record()).game.digest() == game


def test_undo_in_mid_segment_takes_back_all_answers_since_the_boundary() -> None:
    table = toy("stakes:1", "roll", "again", "again", dice=[6, 6, 6])
    assert kind(table.game) == "again"
    table.undo()
    assert keys(table.game) == ("roll", "peek")
    assert table.record().answers == ["stakes:1"]


def test_undo_in_the_segment_before_the_first_boundary_goes_back_to_the_first_question() -> None:
    table = toy("stakes:1")
    table.undo()
    assert kind(table.game) == "stakes"
    assert table.record().answers == []


def test_undo_can_go_back_to_the_very_beginning() -> None:
    *_, table = every_decision(seed=4, limit=300)
    while table.record().answers:
        table.undo()
    assert table.game.digest() == next(every_decision(seed=4)).game.digest()
    with pytest.raises(Refused, match="There is nothing to take back"):
        table.undo()


def test_undo_after_more_boundaries_than_snapshots_agrees_with_the_record() -> None:
    *_, table = every_decision(seed=4, limit=300)
    assert table.game.journal is not None
    assert len(table.game.journal.boundaries) > 2 * len(table.game.journal.snapshots)
    record = table.record()
    for _ in range(len(table.game.journal.boundaries) - 3):
        table.undo()
        answers = len(table.record().answers)
        if answers % 9 == 0:
            assert table.game.digest() == resume(record, answers).game.digest()


def test_undo_and_redo_over_and_over_does_not_wear_out_the_way_back() -> None:
    *_, table = every_decision(seed=4, limit=100)
    for _ in range(200):
        table.undo()
        table.game.decide("peek")
    assert table.game.journal is not None
    places = [answers for answers, _ in table.game.journal.snapshots]
    assert len(places) == len(set(places))
    assert len(places) > 30


def test_undo_gives_the_scripted_dice_back() -> None:
    table = toy("stakes:1", "roll", dice=[6, 4, 3])
    table.game.decide("again")
    table.undo()
    table.game.decide("roll")
    table.game.decide("again")
    rolled = [event.data["about"][1] for event in table.game.events if event.name == "rolled"]
    assert rolled == [6, 4]
    assert table.game.position.script is not None
    assert table.game.position.script.left_over() == ["die 3"]


def test_undo_after_the_end_opens_the_game_again() -> None:
    table = toy("stakes:3", "roll", "bank", dice=[5], cards=[8, 1], goal=20)
    assert table.game.over
    table.undo()
    assert table.game.outcome is None
    assert keys(table.game) == ("roll", "peek", "bank")


def test_a_table_can_forbid_taking_back() -> None:
    table = toy("stakes:1", "peek")
    table.settings.undo = "off"
    before = table.record()
    with pytest.raises(Refused, match="does not allow taking back"):
        table.undo()
    assert table.record() == before


@pytest.mark.parametrize(
    ("answer", "sentence"), [("roll", "Dice were rolled"), ("peek", "Something was turned up")], ids=["dice", "peek"]
)
def test_a_table_can_allow_it_until_something_is_revealed(answer: str, sentence: str) -> None:
    table = toy("stakes:1", "roll", dice=[3, 4])
    table.settings.undo = "until-revealed"
    table.game.decide("bank")
    table.undo()
    assert keys(table.game) == ("roll", "peek", "bank")
    table.game.decide(answer)
    with pytest.raises(Refused, match=sentence):
        table.undo()


def test_dice_rolled_later_in_the_segment_count_as_revealed() -> None:
    table = toy("stakes:1")
    table.settings.undo = "until-revealed"
    with pytest.raises(Refused, match="Dice were rolled or a card was drawn"):
        table.undo()


@pytest.mark.parametrize("policy", ["off", "until-revealed", "sometimes"])
def test_why_nothing_is_taken_back_is_said_in_polish_too(policy: str) -> None:
    table = toy("stakes:1")
    table.settings.undo = policy
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.told("pl") != str(refused.value)


def test_an_unknown_policy_is_told() -> None:
    table = toy("stakes:1")
    table.settings.undo = "sometimes"
    with pytest.raises(Refused, match="'sometimes'; there are: off, until-revealed, free"):
        table.undo()


def test_after_undo_the_game_may_take_another_way() -> None:
    table = toy("stakes:1", "roll", "bank", dice=[5], goal=NO_END)
    table.undo()
    table.game.decide("peek")
    assert table.record().answers == ["stakes:1", "roll", "peek"]
    assert resume(table.record()).game.digest() == table.game.digest()
    assert play_on(resume(table.record()).game, seed=1, limit=40) == play_on(table.game.copy(), seed=1, limit=40)


def test_the_events_of_what_was_taken_back_are_gone() -> None:
    table = toy("stakes:1", "roll", "bank", dice=[5], goal=NO_END)
    table.undo()
    assert [event.name for event in table.game.events] == ["dealt", "dealt", "rolled", TAKEN_BACK]
    table.game.decide("peek")
    assert [event.name for event in table.game.news] == ["peeked"]


def test_answers_of_habits_go_back_together_with_the_answer_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Luck, "habit", bank_at_once)
    table = toy("stakes:1", dice=[5, 4, 3], goal=NO_END)
    table.settings.habits = {0: {"bank": "obvious"}}
    table.decide("roll")
    assert table.record().answers == ["stakes:1", "roll", "bank"]
    assert resume(table.record()).game.digest() == table.game.digest()
    table.undo()
    assert table.record().answers == ["stakes:1"]


def test_habits_of_one_seat_do_not_answer_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Luck, "habit", bank_at_once)
    table = toy("stakes:1", dice=[5, 4, 3], goal=NO_END)
    table.settings.habits = {1: {"bank": "obvious"}}
    table.decide("roll")
    assert table.record().answers == ["stakes:1", "roll"]


def bank_at_once(rules: Luck, position: Position, ask: Ask, habits: dict[str, str]) -> int | None:
    """A habit at a boundary: the pot is banked as soon as there is one."""
    return BANK if BANK in ask.options else None


# ---- notes


def notes(table: Table) -> list[str]:
    return [str(event) for event in table.game.events if event.name == TAKEN_BACK]


def test_taking_back_freely_leaves_a_note_in_log_and_record() -> None:
    table = toy("stakes:1", "peek")
    table.undo()
    (note,) = [event for event in table.game.events if event.name == TAKEN_BACK]
    assert (note.text("en"), note.text("pl")) == ("An answer was taken back.", "Cofnięto odpowiedzi: 1.")
    assert (note.data, note.rule, note.reveals) == ({"answers": 1}, "", False)
    assert table.record().undone == [(1, 1)]


def test_notes_in_one_place_are_one_note() -> None:
    table = toy("stakes:1", "peek", "peek", "peek")
    for _ in range(3):
        table.undo()
    assert notes(table) == ["3 answers were taken back."]
    table.game.decide("peek")
    table.game.decide("peek")
    table.undo()
    assert notes(table) == ["3 answers were taken back.", "An answer was taken back."]
    assert table.record().undone == [(1, 3), (2, 1)]
    table.undo()
    assert notes(table) == ["5 answers were taken back."]
    table.undo()
    assert table.record().undone == [(0, 6)]


def test_notes_survive_saving_loading_and_going_back_further_than_snapshots() -> None:
    *_, table = every_decision(seed=4, limit=300)
    for _ in range(3):
        table.undo()
    table.game.decide("peek")
    record = decode(msgspec.json.encode(table.record()), "a save")
    again = resume(record)
    assert [str(event) for event in again.game.events] == [str(event) for event in table.game.events]
    assert again.record() == table.record()
    count = len(record.answers) + sum(taken for _, taken in record.undone)
    while again.record().answers:
        again.undo()
    assert again.record().undone == [(0, count)]


def test_a_copy_has_notes_of_its_own() -> None:
    table = toy("stakes:1", "peek")
    table.undo()
    twin = table.game.fork()
    assert twin.journal is not None
    twin.journal.taken_back(1, 0)
    assert table.record().undone == [(1, 1)]


def test_taking_back_what_nobody_has_seen_leaves_no_note() -> None:
    table = toy("stakes:1", "roll", dice=[3, 4])
    table.settings.undo = "until-revealed"
    table.game.decide("bank")
    table.undo()
    assert notes(table) == []
    assert table.record().undone == []


@pytest.mark.parametrize(
    ("chosen", "alone", "secrets", "policy"),
    [
        ("auto", True, False, "free"),
        ("auto", True, True, "free"),
        ("auto", False, False, "until-revealed"),
        ("auto", False, True, "until-revealed"),
        ("free", False, False, "free"),
        ("free", False, True, "until-revealed"),
        ("free", True, True, "free"),
        ("off", True, False, "off"),
        ("until-revealed", True, False, "until-revealed"),
    ],
)
def test_what_may_be_taken_back_depends_on_who_sits_there(chosen: str, alone: bool, secrets: bool, policy: str) -> None:
    assert undo_policy(chosen, alone, secrets) == policy
