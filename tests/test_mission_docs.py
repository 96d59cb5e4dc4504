"""docs/missions.md is true to the structs that mission files are read into."""

import re
from pathlib import Path

import pytest

from graveshift import cli
from graveshift.games.army_of_the_dead.book import BOOK as CITY_BOOK
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.zombicide.rules.book import Book
from tools.make_mission_docs import (
    CITY,
    MARKER,
    MEASURED,
    PAGE,
    PICTURE,
    TILES,
    reference,
    tile_picture,
    tile_table,
    win_rates,
)


def test_the_reference_is_up_to_date() -> None:
    head, marker, body = PAGE.read_text(encoding="utf-8").partition(MARKER)
    assert head
    assert marker
    assert body.strip() == reference().strip(), "run `python tools/make_mission_docs.py`"


@pytest.mark.parametrize(("marks", "book"), [(MEASURED, BOOK), (CITY, CITY_BOOK)])
def test_the_measured_tables_are_up_to_date(marks: tuple[str, str], book: Book) -> None:
    page = PAGE.read_text(encoding="utf-8")
    body = page.partition(marks[0])[2].partition(marks[1])[0]
    assert body.strip() == win_rates(book).strip(), "run `python tools/make_mission_docs.py`"


def test_the_catalogue_of_tiles_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    body = page.partition(TILES[0])[2].partition(TILES[1])[0]
    assert body.strip() == tile_table().strip(), "run `python tools/make_mission_docs.py`"
    assert PICTURE.read_text(encoding="utf-8") == tile_picture(), "run `python tools/make_mission_docs.py`"
    assert "](tiles.svg)" in page


def test_the_whole_file_of_the_page_is_fine(tmp_path: Path) -> None:
    """What a designer copies from the page passes `mission check` and can be played."""
    found = re.search(r"```yaml\n(format: 1.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    path = tmp_path / "dry-well.yaml"
    path.write_text(found[1], encoding="utf-8")
    assert cli.main(["mission", "check", str(path)]) == 0
    assert cli.main(["sim", "--mission", str(path), "--bot", "random", "--games", "1"]) == 0
