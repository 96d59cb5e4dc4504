"""What measured.yaml says of each mission is whole and consistent."""

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.sim.statistics import wilson
from graveshift.zombicide.content.loading import measured


def test_every_mission_of_the_box_was_measured() -> None:
    assert set(measured(BOOK)) == set(BOOK.missions)


@pytest.mark.parametrize("mission", BOOK.missions)
def test_the_interval_is_that_of_the_wins(mission: str) -> None:
    measure = measured(BOOK)[mission]
    low, high = wilson(measure.wins, measure.games)
    assert measure.low == pytest.approx(low, abs=0.0006)
    assert measure.high == pytest.approx(high, abs=0.0006)


@pytest.mark.parametrize("mission", BOOK.missions)
def test_the_goals_are_those_of_the_mission(mission: str) -> None:
    assert list(measured(BOOK)[mission].goals) == [goal.key for goal in load(BOOK).missions[mission].goals]
