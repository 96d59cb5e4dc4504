"""`graveshift sim`: tables, JSON, pages, and batches that go on after an interruption."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from graveshift import cli

GAMES = ["sim", "--mission", "m0", "--bot", "random", "--seed", "3"]


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*GAMES, "--games", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("mission")
    assert "m0, at the beginning of each round:" in out


def test_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    assert cli.main([*GAMES, "--games", "3", "--json", "--html", str(page)]) == 0
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
        (["--resume"], "--resume needs --out"),
        (["--seats", "9"], "1 to 6 players"),
        (["--game", "chess"], "There is no game 'chess'"),
    ],
)
def test_mistakes_are_told(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", *words]) == 2
    assert told in capsys.readouterr().err
