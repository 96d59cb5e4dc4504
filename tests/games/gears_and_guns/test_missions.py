"""The ten missions of Gears & Guns: what the book prints of each."""

import pytest

from graveshift.games.gears_and_guns.book import BOOK
from graveshift.games.gears_and_guns.content.mission import Mission
from graveshift.games.gears_and_guns.content.review import REVIEWER
from graveshift.games.gears_and_guns.terminal.missions import MISSIONS
from graveshift.zombicide.content.loading import data, load

PRINTED = {
    "m1": ("easy", 25, "", "8V 1R / 10V 12V / 16V 5V"),
    "m2": ("easy", 35, "brawler", "4R 10R 14R / 1R 12R 5V / 17R 11R 9V"),
    "m3": ("easy", 35, "faithful gunslinger", "17R 6R 18V / 5V 1V 7V / 10R 11V 12V"),
    "m4": ("medium", 45, "townsfolk", "4R 1R / 16V 17R / 7R 5V / 14V 8V"),
    "m5": ("medium", 25, "townsfolk", "12R 10R / 8V 4R / 18V 17R / 5R 6R"),
    "m6": ("medium", 35, "gunslinger", "1R 7R / 16V 17V / 5R 8V"),
    "m7": ("hard", 50, "faithful townsfolk", "16R 2V 10R / 18V 15V 12R / 9V 1V 11R"),
    "m8": ("hard", 35, "faithful", "9V 3R 17R / 10V 11V 12V / 8V 16V 18V"),
    "m9": ("very-hard", 50, "brawler faithful", "9V 6R 4V / 11R 12R 10R / 18V 16V 8V"),
    "m10": ("very-hard", 35, "faithful", "9V 6R 5R / 8V 16V 18V"),
}


@pytest.mark.parametrize("name", PRINTED)
def test_grade_time_classes_and_grid_are_the_books(name: str) -> None:
    """GG-M1-01 GG-M2-01 GG-M3-01 GG-M4-01 GG-M5-01 GG-M6-01 GG-M7-01 GG-M8-01 GG-M9-01 GG-M10-01 GG-AMB-20."""
    mission: Mission = load(BOOK).missions[name]
    grid = " / ".join(" ".join(spot.tile for spot in row) for row in mission.board.rows)
    barred = " ".join(sorted(str(one) for one in mission.barred_classes))
    assert (str(mission.difficulty), mission.minutes, barred, grid) == PRINTED[name]


@pytest.mark.parametrize("name", PRINTED)
def test_nothing_is_wrong_with_the_file(name: str) -> None:
    """Everything that `mission check` looks at: places, ways, counts, supplies, citations."""
    review = REVIEWER.review_data((data(BOOK) / "missions" / f"{name}.yaml").read_bytes(), f"{name}.yaml")
    assert [remark.reason.en for remark in review.remarks if not remark.warning] == []


def test_there_is_no_tutorial_with_steam() -> None:
    """GG-MIS-GEN-05: M0 exists without Steam tiles only."""
    assert "m0" not in load(BOOK).missions
    assert "uoa-m0" in load(BOOK).missions


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_map_shows_switches_nozzles_and_the_gauge(language: str) -> None:
    """GG-TILE-01 GG-TILE-03 GG-GAUGE-02: in words and in the drawing."""
    drawing = MISSIONS.drawing(load(BOOK).missions["m8"], language)
    assert "16V" in MISSIONS.shown("m8", language, 100)
    assert drawing is not None


def test_an_invention_may_have_a_keep_value_and_never_steam() -> None:
    """GG-INV-08 GG-AMB-33."""
    inventions = [card for card in load(BOOK).equipment.values() if card.deck == "inventions"]
    assert any(getattr(card, "keep", None) for card in inventions)
    assert not any(getattr(card, "steam", None) for card in inventions)
