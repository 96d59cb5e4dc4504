"""`graveshift board` draws missions, tiles and text maps."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from graveshift.cli import main
from graveshift.games.undead_or_alive.book import BOOK

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


def test_a_mission_is_drawn_with_title_legend_order_and_ways(capsys: pytest.CaptureFixture[str]) -> None:
    picture = drawn("m1", "-o", "-", capsys=capsys)
    assert "M1 The Bandwagon" in picture
    assert ">Gatling Gun<" in picture
    assert ">Blue Objective<" in picture
    orders = {node.get("data-order") for node in ElementTree.fromstring(picture).iter()} - {None}
    assert sorted(map(str, orders)) == ["1", "2", "3", "4", "5", "6"]
    assert picture.count("data-way") == 2
    assert "Blue arrow: the way of the clock." in picture
    assert "strzałka: droga Pociągu." in drawn("m3", "-o", "-", "--language", "pl", capsys=capsys)
    assert "data-way" not in drawn("m5", "-o", "-", capsys=capsys)


def test_a_polish_map_calls_zones_and_tokens_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "m9.svg"
    assert main(["board", "m9", "--language", "pl", "-o", str(picture)]) == 0
    drawn = picture.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["board", "m9", "--language", "pl"]) == 0
    told = capsys.readouterr().out
    assert "<title>6R.H: Strefa budynku</title>" in drawn
    assert "<title>worek z węglem 6</title>" in drawn
    assert "12R.wagon-E: Kartaczownica Gatlinga" in told
    english = r">[^<]*\b(balcony|car[EW]|cabin|mobile-|corpse-|abomination-|objective|companion|room)[^<]*<"
    assert re.findall(english, drawn) == []
    assert re.findall(r"balcony|12R\.car|cabin|-spawn|objective|companion", told) == []


def test_wagon_and_gatling_gun_bear_letters(capsys: pytest.CaptureFixture[str]) -> None:
    for language, wagon, gun in (("en", "W", "G"), ("pl", "F", "K")):
        picture = ElementTree.fromstring(drawn("m1", "-o", "-", "--language", language, capsys=capsys))
        signs = {
            node.get("data-mark"): [part.text for part in node.iter() if part.tag.endswith("text")]
            for node in picture.iter()
        }
        assert (signs["wagon"], signs["gatling"]) == ([wagon], [gun])


def test_a_faulty_mission_is_drawn_as_far_as_it_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from graveshift.zombicide.content.loading import data

    path = tmp_path / "mine.yaml"
    text = (data(BOOK) / "missions" / "m0.yaml").read_text(encoding="utf-8")
    text = text.replace("tile: 3R", "tile: 33R").replace("minutes: 10", "minutes: ten")
    path.write_text(text.replace("zone: 2R.B", "zone: 2R.Q"), encoding="utf-8")
    assert main(["board", str(path), "-o", "-"]) == 1
    picture = capsys.readouterr().out
    assert 'fill="url(#gap)"' in picture
    assert "A number is needed here, not `ten`." in picture
    faults = [node.get("data-fault") for node in ElementTree.fromstring(picture).iter() if node.get("data-fault")]
    assert len(faults) >= 2
    assert main(["board", str(path)]) == 1
    shown = capsys.readouterr().out
    assert "2R.NW: survivor-start" in shown
    assert "There is no tile 33R in this box." in shown
    assert "Tile 2R has no `Q`." in shown
    path.write_text("format: 1\ntokens: []\ngoals: []\n")
    assert "not a single tile" in refused(str(path), capsys=capsys)


@pytest.mark.parametrize("kind", ["png", "JPG", "pdf"])
def test_other_kinds_of_picture_are_refused_with_what_can_be_written(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused("m0", "-o", str(tmp_path / f"x.{kind}"), capsys=capsys)
    assert "a board is written as SVG (-o x.svg) or, without -o, as text" in told
    assert list(tmp_path.iterdir()) == []


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
    from graveshift.zombicide.content.loading import data

    assert "9R.NE: survivor-start" in drawn(str(data(BOOK) / "missions" / "m4.yaml"), capsys=capsys)


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
