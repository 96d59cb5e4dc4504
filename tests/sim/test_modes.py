"""Batches of a game with modes: who won, why, and what was to be reached."""

import msgspec
import pytest

from graveshift import cli
from graveshift.sim import Job, play

TEZ = ["sim", "--game", "tiny-epic-zombies", "--bot", "random", "--games", "1"]


def vs_zombie(index: int) -> Job:
    options = {"mode": "coop-vs-zombie", "seats": 3}
    return Job("tiny-epic-zombies", "coop-vs-zombie 3", options, ("random",) * 3, index, 1)


def test_a_win_of_the_zombie_player_is_none_of_the_humans() -> None:
    result = play(vs_zombie(0))
    assert result.winner == 2
    assert not result.won
    assert result.reason == "barricade-falls"


def test_a_game_tells_its_objectives_and_every_turn() -> None:
    result = play(vs_zombie(0))
    assert len(result.goals) == 3
    assert [moment.round for moment in result.moments] == list(range(1, result.rounds + 1))
    assert result.moments[0].zombies == 8
    assert result.moments[0].gauges == {"barricade": 2.0, "survivors": 2.0}


def names_of(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert cli.main([*TEZ, *words, "--json"]) == 0
    return [entry["name"] for entry in msgspec.json.decode(capsys.readouterr().out)["missions"]]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--mode", "coop", "--difficulty", "hard", "--seats", "3"], ["coop hard 3"]),
        (["--mode", "solo"], ["solo easy 1", "solo normal 1", "solo hard 1", "solo epic 1"]),
        (["--mode", "competitive", "--seats", "all"], ["competitive 2", "competitive 3", "competitive 4"]),
        (["--seats", "5"], ["coop-vs-zombie 5", "competitive-vs-zombie 5"]),
    ],
)
def test_words_choose_the_set_ups(words: list[str], names: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert names_of(words, capsys) == names


def test_without_words_every_set_up_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    names = names_of([], capsys)
    assert len(names) == len(set(names)) == 25


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--mission", "m1"], "has no missions"),
        (["--mode", "chess"], "there are: coop-vs-zombie"),
        (
            ["--mode", "competitive", "--difficulty", "hard"],
            "--difficulty hard: not for what is asked; there are: none",
        ),
        (["--mode", "coop", "--seats", "5"], "there are: 2, 3, 4"),
        (["--seats", "many"], "a number of players"),
    ],
)
def test_mistakes_are_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*TEZ, *words]) == 2
    assert told in capsys.readouterr().err


def test_modes_are_not_for_a_game_of_missions(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "--mode", "coop"]) == 2
    assert "--mission chooses" in capsys.readouterr().err
