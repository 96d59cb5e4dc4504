"""Cards are thrown away at any time, in another player's Turn too (AOTD-INVT-03)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from graveshift.kernel.record import Table
from graveshift.kernel.replaying import resume
from graveshift.scenario import start

SCENE = {
    "name": "Two seats",
    "game": "army-of-the-dead",
    "board": {"map": "a b c"},
    "players": 2,
    "survivors": {
        "scott": {"zone": "a", "seat": 1, "hand": ["machete"], "skills": ["lucky"]},
        "kate": {"zone": "c", "seat": 2, "hand": ["katana"], "backpack": ["crowbar"], "skills": []},
    },
    "zombies": {"a": ["alpha"]},
    "active": "scott",
    "dice": [1, 1, 1, 1],
}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    file = tmp_path / "scene.yaml"
    file.write_text(yaml.safe_dump(SCENE))
    return start(file)


def asked(table: Table) -> tuple[str, int | None]:
    decision = table.game.decision
    assert decision is not None
    return decision.kind, decision.seat


def test_a_raised_hand_is_asked_at_once_and_the_turn_goes_on(table: Table) -> None:
    table.set_habit(1, "discard-cards", "ask")
    assert asked(table) == ("discard", 1)
    table.decide("discard:crowbar:kate.pack1", 1)
    assert asked(table) == ("discard", 1)
    table.decide("done", 1)
    assert asked(table) == ("action", 0)
    assert table.habits(1) == {}


def test_the_last_card_lowers_the_hand(table: Table) -> None:
    table.set_habit(1, "discard-cards", "ask")
    table.decide("discard:crowbar:kate.pack1", 1)
    table.decide("discard:katana:kate.hand1", 1)
    assert asked(table) == ("action", 0)


def test_a_hand_can_be_lowered_again(table: Table) -> None:
    table.set_habit(1, "discard-cards", "ask")
    table.set_habit(1, "discard-cards", "never")
    assert asked(table) == ("action", 0)


def test_in_the_middle_of_an_action_the_open_question_comes_first(table: Table) -> None:
    table.decide("melee:machete", 0)
    assert asked(table) == ("re-roll", 0)
    table.set_habit(1, "discard-cards", "ask")
    assert asked(table) == ("re-roll", 0)
    table.decide("no", 0)
    assert asked(table) == ("discard", 1)


def test_a_seat_without_cards_is_not_asked(table: Table) -> None:
    table.set_habit(1, "discard-cards", "ask")
    table.decide("discard:crowbar:kate.pack1", 1)
    table.decide("discard:katana:kate.hand1", 1)
    table.set_habit(1, "discard-cards", "ask")
    assert asked(table) == ("action", 0)


def test_the_record_tells_it_and_plays_it_again(table: Table) -> None:
    table.set_habit(1, "discard-cards", "ask")
    table.decide("discard:crowbar:kate.pack1", 1)
    record = table.record()
    assert record.answers == ["habit:discard-cards=ask", "discard:crowbar:kate.pack1"]
    again = resume(record)
    assert again.game.digest() == table.game.digest()
    assert asked(again) == ("discard", 1)
