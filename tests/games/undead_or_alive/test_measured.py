"""What measured.yaml says of each mission is whole and consistent."""

import pytest

from graveshift.games.undead_or_alive.content import MISSIONS, load, measured
from graveshift.sim.statistics import wilson


def test_every_mission_of_the_box_was_measured() -> None:
    assert set(measured()) == set(MISSIONS)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_interval_is_that_of_the_wins(mission: str) -> None:
    measure = measured()[mission]
    low, high = wilson(measure.wins, measure.games)
    assert measure.low == pytest.approx(low, abs=0.0006)
    assert measure.high == pytest.approx(high, abs=0.0006)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_goals_are_those_of_the_mission(mission: str) -> None:
    assert list(measured()[mission].goals) == [goal.key for goal in load().missions[mission].goals]
