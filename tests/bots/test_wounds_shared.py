"""Wounds that are shared out before the first one falls: the rule-of-thumb bot counts those that wait already."""

from graveshift.bots.zombicide.answers import sturdiest
from graveshift.bots.zombicide.asked import Asked, narrowed
from graveshift.bots.zombicide.city import CITY
from graveshift.bots.zombicide.city.answers import least_needed
from graveshift.bots.zombicide.city.sight import CitySight, city_of
from graveshift.bots.zombicide.thinking import pick, pick_with_care
from graveshift.bots.zombicide.weights import USUAL
from graveshift.games.army_of_the_dead.rules.state import State
from graveshift.kernel.record import start
from graveshift.kernel.rules import TEAM, Ask
from graveshift.zombicide.rules.codes import ASK_WOUND, WHO

SHAMBLER = 0


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
    assert [Asked(CITY, s, less).due(choice) for choice in Asked(CITY, s, less).choices] == [1, 0, 0]


def test_whoever_falls_anyway_bears_the_rest() -> None:
    """AOTD-WIN-02: with one lost who is not needed, nobody else needs to be wounded."""
    s = table(2, 1, 1, 3, 3, 3)
    assert least_needed(look(s), Asked(CITY, s, asked(s, 2, 0, 0, 0))).who == 0
