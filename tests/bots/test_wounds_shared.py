"""Wounds that are shared out before the first one falls: the rule-of-thumb bot counts those that wait already."""

from collections.abc import Callable

import pytest

from graveshift.bots.zombicide.answers import sturdiest
from graveshift.bots.zombicide.asked import Asked, narrowed
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.city.answers import least_needed
from graveshift.bots.zombicide.city.sight import CitySight, city_of
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.steam import STEAM
from graveshift.bots.zombicide.thinking import pick, pick_with_care
from graveshift.bots.zombicide.weights import USUAL, Weights
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.record import start
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import ASK_WOUND, WHO

SHAMBLER = 0
Answer = Callable[[Guide, Weights, family.State, Ask], int]
BOOKS = [("gears-and-guns", "m1", STEAM), ("army-of-the-dead", "m1", CITY)]


def table(*health: int) -> State:
    """Survivors without Personal Objectives in one zone, and a Companion whom the third one leads."""
    s = start("army-of-the-dead", {"mission": "m4", "seats": 1}, 3).game.copy().position
    assert isinstance(s, State)
    s.personal = []
    for who, left in enumerate(health):
        s.zone[who] = 0
        s.health[who] = left
    s.zone[s.posse] = 0
    s.leader[s.posse] = 2
    return s


def look(s: State) -> CitySight:
    return city_of(CITY.look(s, USUAL))


def asked(s: State, *waiting: int) -> Ask:
    people = [0, 1, 2, s.posse]
    return Ask(TEAM, ASK_WOUND, [WHO + who for who in people], (0, SHAMBLER, 1, *waiting))


def test_wounds_that_wait_count_for_whoever_bears_the_next_one() -> None:
    """AOTD-AMB-68: with two waiting for the first one, the second has more to spare."""
    s = table(4, 3, 3, 3, 3, 3)
    sight = look(s)
    assert least_needed(sight, Asked(CITY, s, asked(s))).who == 0
    assert least_needed(sight, Asked(CITY, s, asked(s, 2, 0, 0, 0))).who == 1
    assert sturdiest(sight, Asked(CITY, s, asked(s, 2, 0, 0, 0))).who == 1
    assert pick(CITY, USUAL, s, asked(s, 2, 0, 0, 0)) == WHO + 1


def test_a_companion_is_spared_while_anybody_can_bear_it() -> None:
    """AOTD-COMP-07: the third one leads it and is needed, but has health left."""
    s = table(3, 3, 3, 3, 3, 3)
    assert pick_with_care(CITY, USUAL, s, asked(s, 2, 2, 0, 0)) == WHO + 2


def test_a_second_look_leaves_the_wounds_with_those_they_wait_for() -> None:
    s = table(3, 3, 3, 3, 3, 3)
    ask = asked(s, 2, 1, 0, 0)
    less = narrowed(ask, ask.options[1:])
    assert less.about == (0, SHAMBLER, 1, 1, 0, 0)
    assert [choice.allotted for choice in Asked(CITY, s, less).choices] == [1, 0, 0]


def test_whoever_falls_anyway_bears_the_rest() -> None:
    """AOTD-WIN-02: with one lost who is not needed, nobody else needs to be wounded."""
    s = table(2, 1, 1, 3, 3, 3)
    assert least_needed(look(s), Asked(CITY, s, asked(s, 2, 0, 0, 0))).who == 0


def posse(game: str, mission: str) -> family.State:
    """Everybody in one zone."""
    position = start(game, {"mission": mission, "seats": 1}, 3).game.position
    assert isinstance(position, family.State)
    s = position.copy()
    for who in range(s.posse):
        s.zone[who] = 0
        s.health[who] = s.max_health[who]
    return s


def allotted(guide: Guide, s: family.State, wounds: int, answer: Answer) -> list[int]:
    """How many of so many wounds each one is given."""
    due = [0] * s.posse
    for left in range(wounds, 0, -1):
        about = (0, SHAMBLER, left, *(due if any(due) else ()))
        due[answer(guide, USUAL, s, Ask(TEAM, ASK_WOUND, [WHO + who for who in range(s.posse)], about)) - WHO] += 1
    return due


@pytest.mark.parametrize("answer", [pick, pick_with_care])
@pytest.mark.parametrize(("game", "mission", "guide"), BOOKS)
def test_nobody_falls_while_all_together_can_bear_it(game: str, mission: str, guide: Guide, answer: Answer) -> None:
    """GG-ARMOR-02, AOTD-AMB-68: what was allotted to somebody before counts, though it has not come about yet."""
    s = posse(game, mission)
    bearable = sum(s.health[who] - 1 for who in range(s.posse))
    due = allotted(guide, s, bearable, answer)
    assert [s.health[who] - due[who] for who in range(s.posse)] == [1] * s.posse


def test_where_somebody_has_to_fall_it_is_nobody_without_whom_the_game_is_lost() -> None:
    """AOTD-WIN-02: the owner of a Personal Objective comes last."""
    s = posse("army-of-the-dead", "m2")
    sight = city_of(CITY.look(s, USUAL))
    needed = [fighter.number for fighter in sight.fighters if sight.needed(fighter)]
    assert 0 < len(needed) < s.posse
    for who in range(s.posse):
        s.health[who] = 1
    options = [WHO + who for who in range(s.posse)]
    fallen = pick_with_care(CITY, USUAL, s, Ask(TEAM, ASK_WOUND, options, (0, SHAMBLER, 1))) - WHO
    assert fallen not in needed
