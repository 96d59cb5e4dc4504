"""`graveshift sim`: tables, JSON, pages, and batches that go on after an interruption."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from graveshift import cli
from graveshift.cli.writable import must_be_writable

GAMES = ["sim", "--mission", "m0", "--bot", "random", "--seed", "3"]


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*GAMES, "--games", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("mission")
    assert "m0, at the beginning of each round:" in out


def test_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert cli.main([*GAMES, "--games", "3", "--json", "--html", str(page)]) == 0
    assert 'class="wall"' in page.read_text(encoding="utf-8"), "the board is known again on the heat maps"
    data = msgspec.json.decode(capsys.readouterr().out)
    assert [mission["name"] for mission in data["missions"]] == ["m0"]
    assert data["missions"][0]["games"] == 3
    assert "M0 Facing Zombies" in page.read_text(encoding="utf-8")


def test_an_interrupted_batch_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, whole = tmp_path / "kept.jsonl", tmp_path / "whole.jsonl"
    assert cli.main([*GAMES, "--games", "2", "--out", str(kept)]) == 0
    kept.write_bytes(kept.read_bytes()[:-20])
    assert cli.main([*GAMES, "--games", "5", "--out", str(kept), "--resume"]) == 0
    assert cli.main([*GAMES, "--games", "5", "--out", str(whole)]) == 0
    assert sorted(kept.read_text().splitlines()) == sorted(whole.read_text().splitlines())
    capsys.readouterr()


def test_a_game_without_an_end_is_stopped_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert cli.main([*GAMES, "--games", "3", "--rounds", "2", "--html", str(page)]) == 0
    text = capsys.readouterr().out
    assert cli.main([*GAMES, "--games", "3", "--rounds", "2", "--json"]) == 0
    data = msgspec.json.decode(capsys.readouterr().out)
    stalled = data["missions"][0]["stalled"]
    assert stalled
    assert data["command"].endswith("--seed 3 --rounds 2")
    for game in stalled:
        assert game["rounds"] == 2
        line = f"m0, game {game['index']}, seed {game['seed']}: 2 rounds, {game['decisions']} decisions"
        assert line in text
        assert line in page.read_text(encoding="utf-8")


def test_a_batch_with_another_end_of_patience_is_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = str(tmp_path / "kept.jsonl")
    assert cli.main([*GAMES, "--games", "1", "--out", kept]) == 0
    assert cli.main([*GAMES, "--games", "1", "--out", kept, "--resume", "--rounds", "2"]) == 2
    assert "was played with rounds 200, now it is 2" in capsys.readouterr().err


def test_no_more_processes_than_cores(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One core: the games are played in this process, and no other is started."""
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0}, raising=False)
    monkeypatch.setattr("multiprocessing.get_context", lambda _: pytest.fail("another process"))
    assert cli.main([*GAMES, "--games", "2", "--workers", "999"]) == 0
    assert "this machine has 1 core; as many processes play" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--html", "--csv", "--parquet"])
def test_a_file_that_cannot_be_written_is_told_before_any_game(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("graveshift.cli.sim.play_all", lambda *_: pytest.fail("games are played"))
    kept = tmp_path / "games.jsonl"
    for file, told in (
        (tmp_path / "nowhere" / "report", "cannot be written (No such file or directory)"),
        (tmp_path, "cannot be written (Is a directory)"),
        (kept, "they need a file each"),
    ):
        assert cli.main([*GAMES, option, str(file), "--out", str(kept)]) == 2
        assert told in capsys.readouterr().err
        assert not kept.exists()
    assert cli.main([*GAMES, option, str(tmp_path / "a"), "--out", str(tmp_path / "nowhere" / "games.jsonl")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_a_folder_that_takes_no_plots_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("graveshift.cli.sim.play_all", lambda *_: pytest.fail("games are played"))
    (tmp_path / "plots").write_text("a file", encoding="utf-8")
    assert cli.main([*GAMES, "--svg", str(tmp_path / "plots")]) == 2
    assert "nothing can be written there (File exists)" in capsys.readouterr().err


def test_what_parquet_needs_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("graveshift.cli.sim.play_all", lambda *_: pytest.fail("games are played"))
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert cli.main([*GAMES, "--parquet", str(tmp_path / "games.parquet")]) == 2
    assert "pyarrow is not installed" in capsys.readouterr().err


def test_the_arena_looks_at_all_its_files_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("graveshift.cli.sim.play_all", lambda *_: pytest.fail("games are played"))
    arena = ["arena", "--mission", "m0", "--bots", "random,greedy", "--games", "1"]
    (tmp_path / "a-greedy.jsonl").write_text("kept", encoding="utf-8")
    assert cli.main([*arena, "--out", str(tmp_path / "a")]) == 2
    assert "a-greedy.jsonl exists" in capsys.readouterr().err
    assert not (tmp_path / "a-random.jsonl").exists()
    assert cli.main([*arena, "--docs", str(tmp_path / "nowhere" / "bots.md")]) == 2
    assert "--docs" in capsys.readouterr().err


def test_looking_whether_a_file_can_be_written_leaves_it_alone(tmp_path: Path) -> None:
    old, new = tmp_path / "old.html", tmp_path / "new.html"
    old.write_text("kept", encoding="utf-8")
    must_be_writable([("--html", old), ("--csv", new)])
    assert old.read_text(encoding="utf-8") == "kept"
    assert not new.exists()


def listen_to_ctrl_c() -> None:
    """Tests that run in the background may have been told to ignore it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_loses_nothing_that_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = [*GAMES, "--games", "5000", "--workers", "2", "--out", str(path)]
    batch = subprocess.Popen(
        [sys.executable, "-m", "graveshift", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=listen_to_ctrl_c,
    )
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and not (path.exists() and path.read_bytes().count(b"\n") > 5):
        time.sleep(0.05)
    batch.send_signal(signal.SIGINT)
    out, err = batch.communicate(timeout=300)
    assert batch.returncode == 130
    assert "--resume goes on" in err
    played = len(path.read_text().splitlines()) - 1
    assert played >= 5
    assert f"m0       {played}" in out


def test_several_missions_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["sim", "--mission", "m0", "--mission", "m6", "--seats", "2", "--bot", "random", "--bot", "2=greedy"]
    assert cli.main([*words, "--games", "1", "--json"]) == 0
    data = msgspec.json.decode(capsys.readouterr().out)
    assert [mission["name"] for mission in data["missions"]] == ["m0", "m6"]
    assert data["bots"] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--mission", "m99"], "There is no mission 'm99' and no such file"),
        (["--bot", "clever"], "there is no bot 'clever'"),
        (["--games", "0"], "at least 1"),
        (["--rounds", "0"], "at least 1"),
        (["--resume"], "--resume needs --out"),
        (["--seats", "9"], "1 to 6 players"),
        (["--game", "chess"], "There is no game 'chess'"),
    ],
)
def test_mistakes_are_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", *words]) == 2
    assert told in capsys.readouterr().err
