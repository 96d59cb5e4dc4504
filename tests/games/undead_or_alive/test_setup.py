"""Who sits at the table and who comes along (chapter Setup)."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.errors import SetupError
from graveshift.kernel.record import start
from graveshift.zombicide.content.loading import data
from graveshift.zombicide.rules.codes import ABOMINATION_TOKEN, BOOM, FAITHFUL, IN_SUPPLY, LONE, OFF, TOWNSFOLK


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


# ---- what a designer's mission may say otherwise


def designed(name: str, *changes: tuple[str, str]) -> dict[str, Any]:
    """A mission of the box with a few words changed, as set-up options carry it."""
    text = (data(BOOK) / "missions" / f"{name}.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def test_a_mission_may_begin_with_a_boom() -> None:
    """UOA-SETUP-17"""
    s = begun(custom=designed("m0", ("side: bang", "side: boom")))
    assert s.noise == BOOM


def test_random_companions_may_share_a_place_where_the_mission_says_so() -> None:
    """UOA-M05-02, UOA-AMB-50"""
    custom = designed("m5", ("one_per_place: true", "one_per_place: false"))
    shared = [stand(seed, custom=custom) for seed in range(12)]
    alone = [stand(seed, mission="m5") for seed in range(12)]
    assert any(len(set(zones)) == 1 for zones in shared)
    assert all(len(set(zones)) == 2 for zones in alone)


def stand(seed: int, **options: Any) -> list[int]:
    """The zones of the lone companions of a new game."""
    game = start("undead-or-alive", options, seed=seed).game
    while game.position.round == 0:  # type: ignore[attr-defined]
        game.answer(game.codes[0])
    s = game.position
    assert isinstance(s, State)
    return [s.zone[actor] for actor in range(s.posse, s.actors) if s.leader[actor] == LONE]


def test_abomination_tokens_come_by_themselves_where_a_file_names_none() -> None:
    """UOA-SETUP-24"""
    token = "  - {kind: abomination-spawn, id: abomination-starting, zone: 3R.SE, source: book, cite: UOA-SETUP-24}\n"
    s = begun(custom=designed("m0", (token, ""), ("[starting, abomination-starting,", "[starting,")))
    where = s.token_kind.index(ABOMINATION_TOKEN)
    assert s.board.names[s.token_zone[where]] == "3R.SE"
    assert s.token_state[where] == OFF
    assert s.token_kind.count(ABOMINATION_TOKEN) == 1


def test_abomination_tokens_lie_on_the_mine_and_the_cemetery() -> None:
    """UOA-SETUP-24, UOA-CEM-01"""
    custom = designed("m10")
    custom["tokens"] = [token for token in custom["tokens"] if token["kind"] != "abomination-spawn"]
    custom["spawn_order"] = [name for name in custom["spawn_order"] if not name.startswith("abomination")]
    s = begun(custom=custom)
    homes = [s.board.names[s.token_zone[t]] for t, kind in enumerate(s.token_kind) if kind == ABOMINATION_TOKEN]
    assert sorted(homes) == ["8V.I", "9V.G"]


def test_companions_that_come_with_objectives_wait_without_random_ones() -> None:
    """UOA-M05-04"""
    custom = designed("m0", ("bounty: top", "bounty: top, companion: townsfolk"), ("[]", "[townsfolk]"))
    s = begun(custom=custom)
    waiting = [actor for actor in range(s.posse, s.actors) if s.leader[actor] == IN_SUPPLY]
    assert len(waiting) == 4
    assert all(s.tables.survivor_class[s.person[actor]] == TOWNSFOLK for actor in waiting)
