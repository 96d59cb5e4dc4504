"""A scenario at the table: begun, recorded and replayed."""

from io import StringIO
from pathlib import Path

import pytest

from graveshift.cli import main
from graveshift.kernel import record
from graveshift.kernel.errors import GraveshiftError
from graveshift.scenario import start
from tests.scenario.write import GIVEN

STEPS = """\
dice: [6]
decks: {zombies: [abomination]}
spawn-tokens: [{kind: starting, zone: c}]
steps:
  - meg: shoot colt-saa at a
  - meg: shoot colt-saa at a
    dice: [5]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(GIVEN + STEPS, encoding="utf-8")
    return path


def test_scripted_chance_comes_first(file: Path) -> None:
    table = start(file)
    assert table.script is not None
    assert (table.script.dice, list(table.script.draws)) == ([6, 5], ["zombies"])
    table.game.decide("shoot:colt-saa@a")
    table.game.decide("shoot:colt-saa@a")
    assert table.game.position.script is not None
    assert table.game.position.script.next_die == 2


def test_a_game_begun_from_a_scenario_is_recorded_whole(file: Path, tmp_path: Path) -> None:
    table = start(file)
    for _ in range(12):
        if table.game.decision is not None:
            table.game.decide(table.game.decision.options[0])
    saved = tmp_path / "record.json"
    record.save(table.record(), saved)
    file.unlink()
    again = record.resume(record.load(saved))
    assert again.game.digest() == table.game.digest()


def test_taking_back_keeps_the_script_in_step(file: Path) -> None:
    table = start(file)
    before = table.game.digest()
    table.game.decide("shoot:colt-saa@a")
    after = table.game.digest()
    table.undo()
    assert table.game.digest() == before
    table.game.decide("shoot:colt-saa@a")
    assert table.game.digest() == after


def test_one_of_several_is_chosen_by_name(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    another = GIVEN.replace("a test", "another").replace("noise: {zone: a}", "noise: {zone: c}")
    path.write_text(GIVEN + "---\n" + another, encoding="utf-8")
    assert start(path).game.digest() != start(path, "another").game.digest()
    with pytest.raises(GraveshiftError, match="there is no scenario 'third' in this file"):
        start(path, "third")


def test_check_says_pass_or_fail_and_exits_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GIVEN, encoding="utf-8")
    bad.write_text(GIVEN + "expect: {noise: {zone: b}}\n", encoding="utf-8")
    assert main(["scenario", "check", str(good)]) == 0
    assert capsys.readouterr().out == f"pass  {good}: a test\n1 passed, 0 failed\n"
    assert main(["scenario", "check", str(tmp_path), "--quiet"]) == 1
    said = capsys.readouterr().out
    assert said == f"FAIL  {bad}: a test: the beginning: noise.zone: expected b, found a\n1 passed, 1 failed\n"


def test_check_without_files_is_a_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", str(tmp_path / "none.yaml")]) == 2
    assert "there is no such file or folder" in capsys.readouterr().err
    assert main(["scenario", "check", str(tmp_path)]) == 2
    assert "there is no scenario file (*.yaml) in this folder" in capsys.readouterr().err


def test_play_opens_the_table(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GRAVESHIFT_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert main(["scenario", "play", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("a test\n")
    assert "Meg" in said
