"""Bots beside each other, batches on Ray, and results as tables and plots."""

import csv
import importlib.util
import re
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import msgspec
import pytest

from graveshift import cli
from graveshift.cli.arena import EXAMPLES
from graveshift.kernel import registry
from graveshift.parts.batch import SimError, batch_of
from graveshift.sim import Job, run
from graveshift.sim.arena import Ladder, paired, sign_test, wins_of, with_ladder
from graveshift.sim.maps import heat_map, maps_of
from graveshift.sim.on_ray import HERE, _as_they_come, run_on_ray
from graveshift.sim.play import play

ARENA = ["arena", "--mission", "m0", "--bots", "random,greedy", "--seed", "3"]
JOBS = [Job("undead-or-alive", "m0", {"mission": "m0", "seats": 1}, ("random",), index, 5) for index in range(6)]


def test_bots_play_the_same_games_and_are_compared_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "arena")
    assert cli.main([*ARENA, "--games", "2", "--out", out, "--json"]) == 0
    first = msgspec.json.decode(capsys.readouterr().out, type=Ladder)
    assert cli.main([*ARENA, "--games", "4", "--out", out, "--resume", "--json"]) == 0
    resumed = msgspec.json.decode(capsys.readouterr().out, type=Ladder)
    assert cli.main([*ARENA, "--games", "4", "--json"]) == 0
    whole = msgspec.json.decode(capsys.readouterr().out, type=Ladder)
    assert resumed == whole
    assert {entry.games for entry in first.standings} == {2}
    (pair,) = whole.pairs
    rates = {entry.bot: entry.rate for entry in whole.standings}
    assert pair.difference == pytest.approx(rates[pair.first] - rates[pair.second])


def test_bots_may_sit_seat_by_seat_and_the_wins_of_one_seat_count(capsys: pytest.CaptureFixture[str]) -> None:
    rivals = ["arena", "--game", "tiny-epic-zombies", "--mode", "competitive", "--seats", "2", "--games", "3"]
    found: dict[str, dict[str, int]] = {}
    for seat in ("1", "2"):
        assert cli.main([*rivals, "--bots", "greedy,greedy+random", "--wins-of", seat, "--json"]) == 0
        ladder = msgspec.json.decode(capsys.readouterr().out, type=Ladder)
        found[seat] = {entry.bot: entry.won for entry in ladder.standings}
        assert f"--wins-of {seat}" in ladder.command
    assert found["2"]["greedy+random"] == 0
    assert found["1"]["greedy"] + found["2"]["greedy"] <= 3


def test_what_is_won_together_is_a_win_of_each_seat_but_not_of_the_zombie_player() -> None:
    """The Humans' common win named no seat, so that nobody seemed to have won."""
    together = [
        play(Job("tiny-epic-zombies", mode, {"mode": mode, "seats": 3}, ("greedy",) * 3, index, 1))
        for mode in ("coop", "coop-vs-zombie")
        for index in (1, 2)
    ]
    assert [game.winners for game in together if game.won] == [(0, 1, 2), (0, 1, 2), (0, 1)]
    lost = next(game for game in together if not game.won)
    assert lost.winners == (2,)
    counted = {seat: sum(game.won for game in wins_of(together, seat)) for seat in (1, 2, 3)}
    assert counted == {1: 3, 2: 3, 3: 3}
    before = [msgspec.structs.replace(game, winners=None) for game in together]
    assert sum(game.won for game in wins_of(before, 3)) == 1


def test_the_examples_of_the_arena_fit_its_games() -> None:
    """A bot for each seat needs as many seats."""
    for line in EXAMPLES.splitlines()[1:]:
        words = shlex.split(line)[2:]
        seats = next((words[at + 1] for at, word in enumerate(words) if word == "--seats"), "1")
        bots = words[words.index("--bots") + 1].split(",")
        assert all(len(bot.split("+")) in (1, int(seats)) for bot in bots), line


def test_the_command_of_a_ladder_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*ARENA, "--games", "1", "--rounds", "9", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Ladder).command.endswith("--rounds 9")


def test_bots_seat_by_seat_are_as_many_as_the_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*ARENA[:3], "--bots", "greedy+random", "--games", "1"]) != 0
    assert "bots for 2 seats, and 1 are to be filled" in capsys.readouterr().err


def test_the_ladder_is_written_into_a_page_and_replaced_there(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nWords.\n", encoding="utf-8")
    for games in ("1", "2"):
        assert cli.main([*ARENA, "--games", games, "--docs", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Bots\n\nWords.\n")
    assert text.count("### undead-or-alive") == 1
    assert "--games 2" in text
    assert "--games 1 " not in text
    other = with_ladder(text, Ladder("another", 1, "c", (), ()))
    assert other.count("### ") == 2


def test_pairs_tell_a_difference_from_luck() -> None:
    assert sign_test(0, 0) == 1.0
    assert sign_test(10, 0) == pytest.approx(2 / 1024)
    assert sign_test(5, 5) == 1.0
    difference, low, high = paired(30, 10, 100)
    assert difference == pytest.approx(0.2)
    assert 0 < low < 0.2 < high


def test_games_as_a_table_and_as_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, plots, page = tmp_path / "g.csv", tmp_path / "plots", tmp_path / "g.html"
    words = ["sim", "--mission", "m0", "--bot", "greedy", "--games", "2", "--csv", str(table), "--svg", str(plots)]
    assert cli.main([*words, "--html", str(page)]) == 0
    capsys.readouterr()
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert [row["index"] for row in rows] == ["0", "1"]
    assert msgspec.json.decode(rows[0]["spawned"])
    drawn = {path.name for path in plots.iterdir()}
    assert {"win-rates.svg", "m0-length.svg", "m0-losses.svg", "m0-survival.svg", "m0-spawned.svg"} <= drawn
    assert all(path.read_text(encoding="utf-8").startswith("<svg xmlns") for path in plots.iterdir())
    whole = page.read_text(encoding="utf-8")
    assert "Where it happened" in whole
    assert "Games by their length in rounds" in whole


def test_every_game_has_heat_maps_with_a_legend() -> None:
    """What happens in a place is drawn there, on whichever board of the set-up has it."""
    for name in registry.names():
        options = batch_of(name).every()[0]
        setup = options.get("mission", name)
        grounds = batch_of(name).grounds(setup)
        results = [play(Job(name, setup, options, ("greedy",) * options["seats"], 0, 1, 3))]
        happened = {place for kind in ("spawned", "killed") for place in results[0].places[kind]}
        assert happened
        assert happened <= {place for ground in grounds.values() for place in ground.places}
        maps = maps_of(name, results)
        assert len(maps) == len(grounds)
        for drawn in maps.values():
            assert re.search(r">\d\.\d\d a game<", drawn["spawned"])
            ElementTree.fromstring(drawn["spawned"])
    assert ">nowhere<" in heat_map(batch_of(registry.names()[0]).grounds("m0")[""], "m0", {})


def test_a_balcony_is_seen_above_its_street() -> None:
    """On a heat map: not through it, and with an edge of its own."""
    ground = batch_of("undead-or-alive").grounds("m1")[""]
    places = list(ground.places)
    assert places[-1].endswith("balcony")
    left, top = ground.places[places[-1]][0][0]
    assert any(line[:2] == (left, top) for line in ground.lines)
    drawn = heat_map(ground, "m1", {"2R.E": 3.0})
    assert drawn.count('class="paper"') == drawn.count("<title>") == len(places)


def test_games_as_parquet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    file = tmp_path / "g.parquet"
    assert cli.main(["sim", "--mission", "m0", "--bot", "random", "--games", "3", "--parquet", str(file)]) == 0
    capsys.readouterr()
    table = parquet.read_table(file)
    assert table.num_rows == 3
    assert str(table.schema.field("winner").type) == "int64", "nobody wins alone here, and other files still fit on"


def test_where_ray_itself_stops_a_sentence_says_how_to_go_on() -> None:
    class Failed(Exception): ...

    class Broken(Failed): ...

    def get(_: object) -> object:
        raise Failed("The local raylet died.\nMuch more.")

    ray = SimpleNamespace(
        cluster_resources=dict,
        wait=lambda jobs, num_returns: (jobs[:1], jobs[1:]),
        get=get,
        exceptions=SimpleNamespace(RayError=Failed, RayTaskError=Broken),
    )
    with pytest.raises(SimError, match=r"Ray has stopped: The local raylet died\. With --out, --resume goes on\."):
        list(_as_they_come(ray, SimpleNamespace(remote=lambda job: job), JOBS))


def test_a_ray_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine it gives up after a while, with an exception of no particular kind."""

    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nMuch more.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(
        SimError, match=r"--ray local: Ray did not start\. The current node timed out during startup\.$"
    ):
        list(run_on_ray(JOBS, play, HERE))


@pytest.mark.skipif(importlib.util.find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_a_sentence_says_how_to_get_it() -> None:
    with pytest.raises(SimError, match="Ray is not installed"):
        list(run(JOBS, 1, "local"))


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install graveshift[ray]")
def test_ray_plays_the_same_games_also_when_a_worker_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.sim.dying import play_or_die

    alone = sorted(run(JOBS, 1), key=lambda result: result.index)
    assert sorted(run(JOBS, 1, HERE), key=lambda result: result.index) == alone
    dying = play_or_die(str(tmp_path / "died"))
    assert sorted(run_on_ray(JOBS, dying, HERE, 2), key=lambda result: result.index) == alone
    assert (tmp_path / "died").exists()
    assert not capsys.readouterr().out, "Ray's word on the lost worker would stand in what programs read"
