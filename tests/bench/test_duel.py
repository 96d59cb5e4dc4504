"""Two source trees against each other: the arithmetic, and a whole duel of this tree with itself."""

import json
from pathlib import Path

import pytest

from graveshift.bench import contest, duel
from graveshift.cli import main
from graveshift.kernel.errors import GraveshiftError


@pytest.mark.parametrize(("rounds", "left_out"), [(3, 0), (6, 0), (9, 1), (15, 3), (25, 7)])
def test_the_interval_leaves_out_as_many_rounds_as_the_sign_test_allows(rounds: int, left_out: int) -> None:
    assert duel.outer_rounds(rounds) == left_out


def test_a_race_tells_its_median_and_its_interval() -> None:
    race = duel.Race("m4", "plain", [1.3, 0.9, 1.0, 1.1, 0.7, 1.2, 0.8, 1.05, 1.15], same_games=False)
    assert race.middle == 1.05
    assert race.interval == (0.8, 1.2)
    text = duel.as_text([race], ["A note."])
    assert "1.050   0.800 to 1.200   other games were played" in text
    assert text.endswith("A note.")


def test_what_is_no_source_tree_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GraveshiftError, match=r"no source tree of Graveshift"):
        duel.hold(tmp_path, [], duel.QUICK, [])


@pytest.mark.slow
def test_a_tree_plays_the_same_games_as_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--against", str(contest.HOME), "--quick", "--json"]) == 0
    races = json.loads(capsys.readouterr().out)["races"]
    assert {race["setup"] for race in races} == {"m4", "m2", "coop"}
    assert all(race["same_games"] and len(race["ratios"]) == 3 for race in races)
