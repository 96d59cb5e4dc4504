"""Who sits at the table and who comes along (chapter Setup)."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.kernel.errors import SetupError
from graveshift.kernel.record import start
from graveshift.zombicide.codes import FAITHFUL, TOWNSFOLK
from graveshift.zombicide.state import State


def begun(**options: Any) -> State:
    """The position after all set-up questions are answered with their first option."""
    game = start("undead-or-alive", options, seed=1).game
    while game.position.round == 0:  # type: ignore[attr-defined]
        game.answer(game.codes[0])
    position = game.position
    assert isinstance(position, State)
    return position


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_one_to_six_players_form_one_team(seats: int) -> None:
    """UOA-SETUP-01"""
    s = begun(mission="m0", seats=seats)
    assert {s.owner[who] for who in range(s.posse)} == set(range(seats))


@pytest.mark.parametrize("seats", [0, 7])
def test_no_other_number_of_players(seats: int) -> None:
    """UOA-SETUP-01"""
    with pytest.raises(SetupError, match="UOA-SETUP-01"):
        begun(mission="m0", seats=seats)


def test_six_survivors_may_be_split_four_and_two() -> None:
    """UOA-SETUP-02"""
    posse = ["meg", "carl", "may", "jimmy", "molly", "henry"]
    s = begun(mission="m0", seats=2, survivors=posse, owners=[0, 0, 0, 0, 1, 1])
    assert [s.owner[who] for who in range(6)] == [0, 0, 0, 0, 1, 1]


def test_every_seat_runs_at_least_one_survivor() -> None:
    """UOA-SETUP-02"""
    with pytest.raises(SetupError, match="Seat 2 has no survivor"):
        begun(mission="m0", seats=2, survivors=["meg", "carl"], owners=[0, 0])


def test_a_small_posse_takes_companions_along_who_lend_their_class() -> None:
    """UOA-SETUP-03, UOA-AMB-62, UOA-CMP-03: three survivors, two companions linked at set-up"""
    s = begun(mission="m0", survivors=["meg", "carl", "may"], companions={"concepcion": "meg", "jimmy": "carl"})
    ids = s.tables.survivor_ids
    leaders = {ids[s.person[a]]: ids[s.person[s.leader[a]]] for a in range(s.posse, s.actors)}
    assert leaders == {"concepcion": "meg", "jimmy": "carl"}
    assert all(s.zone[a] == s.zone[s.leader[a]] for a in range(s.posse, s.actors))
    names = [ids[s.person[who]] for who in range(s.posse)]
    assert s.classes[names.index("meg")] & FAITHFUL
    assert s.classes[names.index("carl")] & TOWNSFOLK


def test_companions_fill_up_to_six_and_no_more() -> None:
    """UOA-SETUP-03, UOA-AMB-62"""
    with pytest.raises(SetupError, match="UOA-AMB-62"):
        begun(
            mission="m0",
            survivors=["meg", "carl", "may", "henry", "molly"],
            companions={"concepcion": "meg"},
        )


def test_barred_classes_bar_companions_too() -> None:
    """UOA-SETUP-09, UOA-AMB-62"""
    with pytest.raises(SetupError, match="UOA-SETUP-09"):
        begun(mission="m4", survivors=["meg", "carl", "may"], companions={"jimmy": "meg"})


def test_unknown_survivors_and_missions_are_named() -> None:
    """UOA-SETUP-04"""
    with pytest.raises(SetupError, match="no survivor 'zorro'"):
        begun(mission="m0", survivors=["zorro"])
    with pytest.raises(SetupError, match="no mission 'm99'"):
        begun(mission="m99")
