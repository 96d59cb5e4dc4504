"""How bots share out the attacks on a zone, where all of them are allotted before the first one wounds."""

from collections.abc import Callable

import pytest

from graveshift.bots.zombicide.asked import without
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.city.sight import city_of
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.steam import STEAM
from graveshift.bots.zombicide.thinking import pick, pick_with_care
from graveshift.bots.zombicide.weights import USUAL, Weights
from graveshift.kernel.record import start
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.codes import ASK_WOUND, WHO
from graveshift.zombicide.rules.state import State

WALKER = 0
Answer = Callable[[Guide, Weights, State, Ask], int]
BOOKS = [("gears-and-guns", "m1", STEAM), ("army-of-the-dead", "m1", CITY)]


def posse(game: str, mission: str) -> State:
    """Everybody in one zone."""
    position = start(game, {"mission": mission, "seats": 1}, 3).game.position
    assert isinstance(position, State)
    s = position.copy()
    for who in range(s.posse):
        s.zone[who] = 0
        s.health[who] = s.max_health[who]
    return s


def allotted(guide: Guide, s: State, wounds: int, answer: Answer) -> list[int]:
    """How many of so many wounds each one is given."""
    due = [0] * s.posse
    for left in range(wounds, 0, -1):
        about = (0, WALKER, left, *(due if any(due) else ()))
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


def test_a_question_with_an_option_less_still_says_what_the_others_were_allotted() -> None:
    ask = Ask(TEAM, ASK_WOUND, [WHO, WHO + 1, WHO + 2], (0, WALKER, 3, 2, 0, 1))
    left = without(ask, WHO + 1)
    assert left.options == [WHO, WHO + 2]
    assert left.about == (0, WALKER, 3, 2, 1)


def test_where_somebody_has_to_fall_it_is_nobody_without_whom_the_game_is_lost() -> None:
    """AOTD-WIN-02: the owner of a Personal Objective comes last."""
    s = posse("army-of-the-dead", "m2")
    sight = city_of(CITY.look(s, USUAL))
    needed = [fighter.number for fighter in sight.fighters if sight.needed(fighter)]
    assert 0 < len(needed) < s.posse
    for who in range(s.posse):
        s.health[who] = 1
    options = [WHO + who for who in range(s.posse)]
    fallen = pick_with_care(CITY, USUAL, s, Ask(TEAM, ASK_WOUND, options, (0, WALKER, 1))) - WHO
    assert fallen not in needed
