"""What measured.yaml says of each mission is whole and consistent."""

import msgspec
import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.sim.statistics import wilson
from graveshift.zombicide.content.loading import measured, measured_file
from graveshift.zombicide.content.measured import MeasuredFile
from tools.measure_missions import laid_over


def test_every_mission_of_the_box_was_measured() -> None:
    assert set(measured(BOOK)) == set(BOOK.missions)
    assert all(one[0].bot == "greedy" for one in measured(BOOK).values())


@pytest.mark.parametrize("mission", BOOK.missions)
def test_the_interval_is_that_of_the_wins(mission: str) -> None:
    for measure in measured(BOOK)[mission]:
        low, high = wilson(measure.wins, measure.games)
        assert measure.low == pytest.approx(low, abs=0.0006)
        assert measure.high == pytest.approx(high, abs=0.0006)


@pytest.mark.parametrize("mission", BOOK.missions)
def test_the_goals_are_those_of_the_mission(mission: str) -> None:
    for measure in measured(BOOK)[mission]:
        assert list(measure.goals) == [goal.key for goal in load(BOOK).missions[mission].goals]


def test_another_bot_gets_lines_of_its_own() -> None:
    whole = measured_file(BOOK)
    greedy = [one for one in whole.missions if one.bot == "greedy"]
    veteran = tuple(msgspec.structs.replace(one, bot="another", games=9, wins=7) for one in greedy[:2])
    found = laid_over(whole, MeasuredFile({"another": "two missions"}, veteran))
    assert found.commands == {**whole.commands, "another": "two missions"}
    assert found.missions == (*whole.missions, *veteran)


def test_a_report_of_some_missions_renews_their_lines_only() -> None:
    whole = measured_file(BOOK)
    fresh = msgspec.structs.replace(whole.missions[1], games=9, wins=7)
    found = laid_over(whole, MeasuredFile({fresh.bot: "one mission"}, (fresh,)))
    assert found.commands == whole.commands
    assert found.missions == (whole.missions[0], fresh, *whole.missions[2:])
