"""A scenario at the table: begun, recorded and replayed."""

from io import StringIO
from pathlib import Path

import pytest

from graveshift.cli import main
from graveshift.kernel import record, replaying
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
    again = replaying.resume(record.load(saved))
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


def test_a_path_may_be_a_text(file: Path) -> None:
    assert start(str(file)).game.digest() == start(file).game.digest()


def test_a_mistake_in_another_scenario_of_the_file_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(GIVEN.replace("noise:", "noice:") + "---\n" + GIVEN.replace("a test", "another"), encoding="utf-8")
    assert start(path, "another").options["scenario"]["name"] == "another"
    for name in (None, "a test"):
        with pytest.raises(GraveshiftError, match="There is no field `noice` here"):
            start(path, name)


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


def test_check_says_when_a_turn_had_ended_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "moves.yaml"
    given = "name: A Stop\ngame: tiny-epic-zombies\nmall: back\nhumans: {hippie: {room: W1}, doctor: {}}\nsteps:\n"
    moves = "  - hippie: move W2\n  - hippie: use prescription\n"
    for ending in ("end-turn: hippie", "end-turn"):
        path.write_text(given + moves + f"  - {ending}\n", encoding="utf-8")
        assert main(["scenario", "check", str(path)]) == 0
        told = f"pass  {path}: A Stop (step 3 ({ending}): the Turn of hippie had ended by itself)\n"
        assert capsys.readouterr().out.startswith(told)
    path.write_text(given + moves + "  - end-turn\n  - end-turn\n", encoding="utf-8")
    assert main(["scenario", "check", str(path)]) == 1
    assert "step 4 (end-turn): nobody is taking a Turn" in capsys.readouterr().out


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
