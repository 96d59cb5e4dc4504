"""The benchmark measures what it says and prints it; how fast it must be is no test's affair."""

import json
from importlib.util import find_spec

import pytest

from graveshift.bench import contest, ours, report, worker
from graveshift.cli import main
from graveshift.kernel.errors import GraveshiftError

FIGURES = {"decisions_per_second", "games_per_second", "copy_us", "options_us"}
HAS_PEER = find_spec("catanatron") is not None


@pytest.mark.slow
def test_the_quick_benchmark_prints_one_json_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    measured = [data["plain"], *([data["compiled"]] if data["compiled"] else [])]
    measured += [figures for figures in data["peers"].values() if figures]
    for figures in measured:
        assert figures.keys() >= FIGURES
        assert all(value > 0 for value in figures.values())
    assert data["plain"].keys() >= {"copy_mid_attack_us", "journal_decisions_per_second"}
    assert set(data["peers"]) == {"catanatron"}
    assert (data["peers"]["catanatron"] is not None) == HAS_PEER
    assert data["compiled"] or data["notes"]
    assert len(data["budgets"]) == 4
    for forms in data["ratios"].values():
        for ratios in forms.values():
            assert ratios.keys() >= FIGURES
    assert report.as_text(data).count("\n") > 15


def test_random_play_counts_whole_games() -> None:
    figures = ours.play("m0", range(1, 4))
    assert figures["decisions_per_game"] * 3 == pytest.approx(round(figures["decisions_per_game"] * 3))
    assert figures["decisions_per_second"] / figures["games_per_second"] == pytest.approx(figures["decisions_per_game"])


def test_samples_stand_at_boundaries_and_inside_attacks() -> None:
    boundaries, attacks = ours.samples("m4")
    assert len(boundaries) == len(attacks) == ours.SAMPLES
    assert all(game.at_boundary() for game in boundaries)
    assert not any(game.at_boundary() for game in attacks)


def test_every_mission_is_measured() -> None:
    assert {"m0", "m4", "m10"} <= set(ours.missions())


def results(plain: float, compiled: float | None, peer: float | None) -> contest.Results:
    def figures(speed: float) -> contest.Figures:
        return {"decisions_per_second": speed, "games_per_second": speed, "copy_us": 1 / speed, "options_us": 1 / speed}

    return contest.Results(
        plain=figures(plain),
        compiled=None if compiled is None else figures(compiled),
        peers={"catanatron": None if peer is None else figures(peer)},
        notes=[],
    )


def test_budgets_are_ratios_to_the_peer_of_the_same_run() -> None:
    kept = [line["kept"] for line in report.budgets(report.ratios(results(6.0, 8.0, 1.0)))]
    assert kept == [True, True, True, True]
    broken = [line["kept"] for line in report.budgets(report.ratios(results(0.9, 3.9, 1.0)))]
    assert broken == [False, False, False, False]


def test_what_could_not_be_measured_is_neither_kept_nor_broken() -> None:
    alone = report.as_data(results(6.0, None, None), "m4", contest.QUICK)
    assert [line["kept"] for line in alone["budgets"]] == [None] * 4
    assert "not measured" in report.as_text(alone)


def test_a_mission_that_does_not_exist_is_told_in_a_sentence() -> None:
    request = {"do": "play", "mission": "m99", "first": 1, "games": 1}
    with pytest.raises(GraveshiftError, match="There is no mission 'm99'"):
        worker.answer_of("ours", request)
