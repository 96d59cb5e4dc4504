"""Figures of a batch, and the page that shows them."""

import re
from xml.etree import ElementTree

import pytest

from graveshift.parts.batch import Moment
from graveshift.sim import Result, by_goal, plots, summarise, wilson
from graveshift.sim.page import as_page
from graveshift.sim.plots import win_rates
from graveshift.sim.text import as_text


def game(index: int, *, won: bool, rounds: int, reason: str = "lost", goals: dict[str, bool] | None = None) -> Result:
    moments = tuple(Moment(n, 10 * n, {"adrenaline": 1.0 * n, "highest": 2.0 * n}) for n in range(1, rounds + 1))
    return Result("m1", index, index, won, None, reason, rounds, 100, 7, goals or {"leave": won}, moments)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (1, 1000, 0.0002, 0.0056),
    ],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    """Against published values of the Wilson score interval."""
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert summarise([]) == []


def test_a_summary_counts_wins_causes_and_goals() -> None:
    games = [
        game(0, won=True, rounds=4, reason="mission-accomplished"),
        game(1, won=False, rounds=2, reason="survivor-eliminated"),
        game(2, won=False, rounds=3, reason="survivor-eliminated"),
        game(3, won=False, rounds=3, reason="seventh-spawn-token"),
    ]
    [summary] = summarise(games)
    assert (summary.games, summary.won, summary.rate) == (4, 1, 0.25)
    assert summary.losses == pytest.approx({"survivor-eliminated": 2 / 3, "seventh-spawn-token": 1 / 3})
    assert summary.goals == {"leave": 0.25}
    assert (summary.rounds, summary.rounds_won) == (3.0, 4.0)
    assert [point.standing for point in summary.curve] == [1.0, 1.0, 0.75, 0.25]
    assert [point.zombies for point in summary.curve] == [10, 20, 30, 40]
    assert "m1" in as_text([summary])


def test_a_stalled_game_is_not_won_and_lost_by_nothing() -> None:
    games = [
        game(0, won=True, rounds=2),
        game(1, won=False, rounds=2, reason="survivor-eliminated"),
        game(2, won=False, rounds=3, reason="stalled"),
    ]
    [summary] = summarise(games)
    assert (summary.won, summary.losses) == (1, {"survivor-eliminated": 1.0})
    assert [(one.index, one.seed, one.rounds) for one in summary.stalled] == [(2, 2, 3)]
    assert [point.standing for point in summary.curve] == pytest.approx([1.0, 1.0, 2 / 3])
    assert "m1, game 2, seed 2: 3 rounds, 100 decisions" in as_text([summary])
    assert "m1, game 2, seed 2" in as_page([summary], {"m1": "M1"}, "graveshift sim", ("greedy",))


@pytest.mark.parametrize(
    ("rounds", "shown"),
    [
        (19, list(range(1, 20))),
        (30, [1, *range(2, 31, 2)]),
        (93, [1, *range(5, 91, 5), 93]),
        (200, [1, *range(20, 201, 20)]),
        (1000, [1, *range(100, 1001, 100)]),
    ],
)
def test_the_table_of_a_long_game_stays_on_the_screen(rounds: int, shown: list[int]) -> None:
    [summary] = summarise([game(0, won=False, rounds=rounds)])
    lines = as_text([summary]).splitlines()
    [row] = [line for line in lines if line.startswith("  round")]
    assert [int(word) for word in row.split()[1:]] == shown
    assert max(map(len, lines[3:])) <= 120
    words = "each round" if len(shown) == rounds else f"some of its {rounds} rounds"
    assert f"m1, at the beginning of {words}:" in lines


def test_the_rounds_under_a_plot_do_not_run_into_each_other() -> None:
    [summary] = summarise([game(0, won=False, rounds=200)])
    names = re.findall(r'text-anchor="middle">(\d+)<', plots.survival(summary, 200))
    assert names == ["1", "50", "100", "150", "200"]


def test_the_page_stands_alone_and_its_plots_are_sound() -> None:
    summaries = summarise([game(n, won=n % 3 == 0, rounds=3 + n % 4) for n in range(12)])
    page = as_page(summaries, {"m1": "M1 <The Bandwagon>"}, "graveshift sim --mission m1", ("greedy",))
    assert "M1 &lt;The Bandwagon&gt;" in page
    assert "<script" not in page
    assert "http" not in page
    assert page.count("<svg") == 5
    assert "Causes of loss" in page
    for piece in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + piece.partition("</svg>")[0] + "</svg>")
    assert "33%" in win_rates(summaries, {"m1": "M1"})


def drawn(index: int, *goals: str, won: bool = False) -> Result:
    return game(index, won=won, rounds=2, goals=dict.fromkeys(goals, won))


def test_goals_that_are_drawn_are_counted_over_the_games_that_had_them() -> None:
    games = [drawn(0, "radio", "cure", won=True), drawn(1, "radio", "exit"), drawn(2, "cure", "exit")]
    radio, cure, exits = sorted(by_goal(games), key=lambda entry: ("radio", "cure", "exit").index(entry.goal))
    assert (radio.games, radio.won, radio.reached) == (2, 1, 1)
    assert (cure.games, cure.won) == (2, 1)
    assert (exits.games, exits.won) == (2, 0)
    assert (exits.low, exits.high) == wilson(0, 2)
    [summary] = summarise(games)
    assert summary.goals == {"radio": 0.5, "cure": 0.5, "exit": 0.0}


def test_goals_that_every_game_has_are_not_counted_apart() -> None:
    assert by_goal([game(0, won=True, rounds=2), game(1, won=False, rounds=2)]) == []


def test_drawn_goals_stand_in_a_table_of_their_own() -> None:
    games = [drawn(0, "radio", "cure", won=True), drawn(1, "radio", "exit")]
    text = as_text(summarise(games), by_goal(games))
    assert "exit" not in text.splitlines()[2]
    assert [line.split()[:3] for line in text.splitlines() if line.startswith("exit")] == [["exit", "1", "0%"]]
    page = as_page(
        summarise(games), {"m1": "M1", "cure": "Discover a Cure"}, "graveshift sim", ("greedy",), by_goal(games)
    )
    assert page.count("Discover a Cure") == 1
