"""`graveshift board` draws missions, tiles and text maps."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from graveshift.cli import main

TOWN = """\
board:
  map: |
    a a b
    c d b
  buildings: {house: [d]}
  openings: [c-d]
"""


def drawn(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["board", *arguments]) == 0
    return capsys.readouterr().out


def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["board", *arguments]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("mission", [f"m{number}" for number in range(11)])
def test_every_mission_is_drawn_with_its_tokens(
    mission: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "board.svg"
    assert drawn(mission, "-o", str(picture), capsys=capsys) == f"Written: {picture}\n"
    marks = [node.get("data-mark") for node in ElementTree.parse(picture).iter() if node.get("data-mark")]
    assert "survivor-start" in marks
    assert "starting-spawn" in marks


def test_a_mission_as_text_tells_its_tokens(capsys: pytest.CaptureFixture[str]) -> None:
    shown = drawn("m0", capsys=capsys)
    assert "2R.NW: survivor-start, noise" in shown
    assert "2R.NE: zombie W2" in shown
    assert "2R.NE: zombie" not in drawn("m0", "--bare", capsys=capsys)


def test_tiles_side_by_side_and_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    shown = drawn("2r", "3R@270", "/", "1R 4R", capsys=capsys)
    assert all(zone in shown for zone in ("2R.NW", "3R.H", "1R.A", "4R.F"))
    assert drawn("2R", "-o", "-", capsys=capsys).startswith("<svg")


def test_a_text_map_and_a_mission_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    town = tmp_path / "town.yaml"
    town.write_text(TOWN)
    assert " a " in drawn(str(town), capsys=capsys)
    scene = tmp_path / "scene.yaml"
    scene.write_text("mission: m0\n")
    assert "2R.NW: survivor-start" in drawn(str(scene), capsys=capsys)
    from graveshift.games.undead_or_alive.content import DATA

    assert "9R.NE: survivor-start" in drawn(str(DATA / "missions" / "m4.yaml"), capsys=capsys)


def test_what_is_no_board_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.yaml"
    letter.write_text("dear: aunt\n")
    assert "'m99' is no mission (`graveshift mission list`), no tile and no file" in refused("m99", capsys=capsys)
    assert "there is no tile '99X'" in refused("2R 99X", capsys=capsys)
    assert "there is no board in this file" in refused(str(letter), capsys=capsys)
    assert "the turn after @ is 0, 90, 180 or 270" in refused("2R@NE", capsys=capsys)
    assert "at least 20 columns" in refused("m0", "--columns", "3", capsys=capsys)


def test_a_picture_never_replaces_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,")
    assert "exists and is no picture" in refused("m0", "-o", str(letter), capsys=capsys)
    assert letter.read_text() == "Dear aunt,"
    drawn("m0", "-o", str(letter), "--force", capsys=capsys)
    drawn("m4", "-o", str(letter), capsys=capsys)
    assert "9R.NE" in letter.read_text()
