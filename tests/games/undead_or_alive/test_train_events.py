"""What happened keeps its places, although the zones get new numbers when the Train moves (UOA-TRAIN-05)."""

from graveshift.kernel.record import Table, start
from graveshift.kernel.replaying import resume
from graveshift.kernel.thaw import freeze, thaw
from tests.games.undead_or_alive.shaken import state_of

M1 = {"mission": "m1", "seats": 1}


def played(answers: int = 4000) -> tuple[Table, list[str], list[dict[str, object]]]:
    """M1 until the Train has come: the table, and each event as it was told when it was new."""
    table = start("undead-or-alive", M1, 3)
    told: list[str] = []
    data: list[dict[str, object]] = []
    for _ in range(answers):
        for event in table.game.events_since(len(told)):
            told.append(str(event))
            data.append(event.data)
        if table.game.over or state_of(table.game).train_state > 0:
            break
        hide(table)
    return table, told, data


def hide(table: Table) -> None:
    """Nobody does anything; the clock runs."""
    decision = table.game.decision
    assert decision is not None
    table.game.decide("end" if decision.option("end") is not None else decision.keys[0])


def test_a_log_read_after_the_train_moved_names_the_zones_as_they_were() -> None:
    table, told, data = played()
    s = state_of(table.game)
    assert s.train_state > 0
    assert table.game.journal is not None
    assert {shape for _, _, _, shape in table.game.journal.log} == {0, 1}
    assert [str(event) for event in table.game.events] == told
    assert [event.data for event in table.game.events] == data


def test_the_numbers_of_zones_really_change() -> None:
    table, _, _ = played()
    s = state_of(table.game)
    assert table.game.journal is not None
    rules, now = table.game.rules, s
    moved = [
        (name, about)
        for name, _, about, shape in table.game.journal.log
        if shape == 0 and rules.event_data(rules.at_shape(now, 0), name, about) != rules.event_data(now, name, about)
    ]
    assert moved, "this game would not show the difference"


def test_looking_back_changes_nothing() -> None:
    table, _, _ = played()
    before = table.game.digest()
    board = state_of(table.game).board
    assert [str(event) for event in table.game.events]
    assert table.game.digest() == before
    assert state_of(table.game).board is board


def test_the_shape_is_kept_by_copies_saves_and_undo() -> None:
    table, told, _ = played()
    shape = state_of(table.game).train_state
    assert state_of(table.game).shape == shape
    for twin in (table.game.copy(), thaw(table.game.rules, freeze(table.game)), resume(table.record()).game):
        assert state_of(twin).shape == shape
    table.undo()
    *story, _ = [str(event) for event in table.game.events]
    assert story == told[: len(story)]
    assert state_of(table.game).shape == state_of(table.game).train_state
