"""The benchmark measures what it says and prints it; how fast it must be is no test's affair."""

import json
from importlib.util import find_spec

import msgspec
import pytest

from graveshift.bench import contest, environments, ours, report, worker
from graveshift.cli import main
from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.record import start
from graveshift.kernel.registry import names
from graveshift.parts.bench import Setup, bench_of

FIGURES = {"decisions_per_second", "games_per_second", "copy_us", "options_us"}
TOWN = bench_of("undead-or-alive")
MALL = bench_of("tiny-epic-zombies").named("coop")
HAS_PEER = find_spec("catanatron") is not None


@pytest.mark.slow
def test_the_quick_benchmark_prints_one_json_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--missions", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    town, mall = data["games"]["undead-or-alive"], data["games"]["tiny-epic-zombies"]
    measured = [
        game[name] for game in data["games"].values() for name in ("plain", "compiled", "catanatron") if game[name]
    ]
    for figures in measured:
        assert figures.keys() >= FIGURES
        assert all(value > 0 for value in figures.values())
    assert town["plain"].keys() >= {"copy_mid_attack_us", "journal_decisions_per_second", "policy_answers_per_second"}
    assert (town["catanatron"] is not None) == HAS_PEER
    assert town["compiled"] or data["notes"]
    benches = [bench_of(game) for game in data["games"]]
    assert set(data["games"]) == set(names())
    of_games = sum(len(bench.budgets) + len(bench.every_budgets) + len(report.FORMS) for bench in benches)
    assert len(data["budgets"]) == of_games + len(environments.BUDGETS)
    assert set(town["every"]) == {f"m{number}" for number in range(11)}
    assert set(mall["every"]) == {"coop-vs-zombie", "coop", "competitive-vs-zombie", "competitive", "solo"}
    for figures in (*town["every"].values(), *mall["every"].values()):
        assert figures["plain"]["decisions_per_second"] > 0
        assert ("catanatron" in figures["ratios"]) == HAS_PEER
    for forms in town["ratios"].values():
        for ratios in forms.values():
            assert ratios.keys() >= FIGURES
    assert report.as_text(data).count("\n") > 15


@pytest.mark.parametrize("setup", [TOWN.named("m0"), MALL], ids=lambda setup: setup.game)
def test_random_play_counts_whole_games(setup: Setup) -> None:
    figures = ours.play(setup, range(1, 4))
    assert figures["decisions_per_game"] * 3 == pytest.approx(round(figures["decisions_per_game"] * 3))
    assert figures["decisions_per_second"] / figures["games_per_second"] == pytest.approx(figures["decisions_per_game"])


@pytest.mark.parametrize("setup", [TOWN.named("m4"), MALL], ids=lambda setup: setup.game)
def test_samples_stand_at_boundaries_and_inside_attacks(setup: Setup) -> None:
    boundaries, attacks = ours.samples(setup)
    assert len(boundaries) == len(attacks) == ours.SAMPLES
    assert all(game.at_boundary() for game in boundaries)
    assert not any(game.at_boundary() for game in attacks)


def test_every_mission_and_every_mode_is_measured_at_its_fullest() -> None:
    setups = ours.setups()
    assert [setup.name for setup in setups["undead-or-alive"]] == [f"m{number}" for number in range(11)]
    assert {setup.name: setup.options["seats"] for setup in setups["tiny-epic-zombies"]} == {
        "coop-vs-zombie": 5,
        "coop": 4,
        "competitive-vs-zombie": 5,
        "competitive": 4,
        "solo": 1,
    }
    for setup in setups["undead-or-alive"]:
        assert len(start(setup.game, setup.options, 1).game.view()["survivors"]) == 6


def results(plain: float, compiled: float | None, peer: float | None) -> contest.Results:
    def figures(speed: float) -> contest.Figures:
        return {"decisions_per_second": speed, "games_per_second": speed, "copy_us": 1 / speed, "options_us": 1 / speed}

    speeds = {"plain": plain, "compiled": compiled, "catanatron": peer}
    found = {name: figures(speed) for name, speed in speeds.items() if speed is not None}
    return contest.Results({"undead-or-alive": contest.Measured(TOWN.named("m4"), found)}, [])


def field(**speeds: tuple[float, float]) -> report.Field:
    """Missions or modes by name with their plain and compiled speed, beside a peer of speed 1."""

    def figures(speed: float) -> contest.Figures:
        return {"decisions_per_second": speed, "games_per_second": speed / 100, "decisions_per_game": 100.0}

    return {
        name: {"plain": figures(plain), "compiled": figures(compiled), "catanatron": figures(1.0)}
        for name, (plain, compiled) in speeds.items()
    }


def verdicts(found: contest.Results, whose: str) -> list[tuple[float | None, bool | None, str]]:
    return [
        (line["ratio"], line["kept"], line["where"])
        for line in report.budgets(found)
        if line["budget"].startswith(whose)
    ]


def test_budgets_are_ratios_to_the_peer_of_the_same_run() -> None:
    assert [line["kept"] for line in report.budgets(results(6.0, 8.0, 1.0))] == [True, True, True, True]
    assert [line["kept"] for line in report.budgets(results(0.9, 3.9, 1.0))] == [False, False, False, False]


def test_the_slowest_mission_decides_and_is_named() -> None:
    found = results(6.0, 8.0, 1.0)
    found.games["undead-or-alive"].every = field(m0=(2.0, 5.0), m1=(0.9, 9.0), m2=(1.8, 4.5))
    assert verdicts(found, "every mission") == [
        (0.9, False, "m1"),
        (4.5, True, "m2"),
        (0.45, False, "m1 to m0"),
        (0.5, True, "m2 to m1"),
    ]


def test_a_machine_that_slowed_down_for_everybody_breaks_no_spread() -> None:
    found = results(6.0, 8.0, 1.0)
    missions = found.games["undead-or-alive"].every = field(m0=(2.0, 8.0), m1=(2.0, 8.0))
    missions["m1"] = {
        form: {**figures, "decisions_per_second": figures["decisions_per_second"] / 3}
        for form, figures in missions["m1"].items()
    }
    assert [kept for _, kept, _ in verdicts(found, "every mission")[2:]] == [True, True]


def test_the_mall_has_budgets_of_its_own() -> None:
    found = results(6.0, 8.0, 1.0)
    slow = results(1.4, None, 1.0).games["undead-or-alive"].figures
    found.games["tiny-epic-zombies"] = contest.Measured(MALL, slow, field(solo=(1.6, 5.9), coop=(2.0, 8.0)))
    assert verdicts(found, "Tiny Epic Zombies") == [(1.4, False, ""), (None, None, "")]
    assert verdicts(found, "every mode")[:2] == [(1.6, True, "solo"), (5.9, False, "solo")]


def test_every_mission_has_its_line_and_every_budget_its_verdict_in_the_text() -> None:
    found = results(6.0, 8.0, 1.0)
    found.games["undead-or-alive"].every = field(m0=(2.0, 5.0), m1=(0.9, 9.0))
    text = report.as_text(report.as_data(found, contest.QUICK))
    assert "BROKEN       every mission: plain decisions_per_second at least 1 x catanatron (0.90, m1)" in text
    assert "kept         every mission: compiled decisions_per_second at least 4 x catanatron (5.00, m0)" in text
    assert sum(line.startswith(("m0 ", "m1 ")) for line in text.splitlines()) == 2


def test_what_could_not_be_measured_is_neither_kept_nor_broken() -> None:
    alone = report.as_data(results(6.0, None, None), contest.QUICK)
    assert [line["kept"] for line in alone["budgets"]] == [None] * 4
    assert "not measured" in report.as_text(alone)


def test_a_mission_that_does_not_exist_is_told_in_a_sentence() -> None:
    request = {
        "do": "play",
        "setup": msgspec.to_builtins(Setup("m99", "undead-or-alive", {"mission": "m99", "seats": 1})),
        "first": 1,
        "games": 1,
    }
    with pytest.raises(GraveshiftError, match="There is no mission 'm99'"):
        worker.answer_of("ours", request)


def test_an_unknown_mission_is_refused_before_anything_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--mission", "m99", "--quick"]) == 2
    assert "There is no mission 'm99'; there are: m0, m1" in capsys.readouterr().err
