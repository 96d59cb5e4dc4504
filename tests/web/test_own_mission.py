"""The set-up page takes a designer's mission file: it shows its map and its faults, and plays it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_newcomer import OUT_OF_SCREEN, PHONE
from tests.web.test_pages import faults

DOCS = Path(__file__).parents[2] / "docs" / "missions.md"
DROP = """
([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
}
"""


@pytest.fixture(scope="module")
def mission() -> str:
    """The whole file of docs/missions.md."""
    found = re.search(r"```yaml\n(format: 1.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def set_up(open_page: OpenPage, **wishes: Any) -> Any:
    """The set-up page; it is known from the beginning that files will be chosen on it."""
    page = open_page("/setup", **wishes)
    page.on("filechooser", lambda _: None)
    page.wait_for_selector("[data-testid=mission-file]")
    page.wait_for_load_state("networkidle")
    return page


def chosen(page: Any, tmp_path: Path, text: str | bytes, name: str = "mine.yaml") -> str:
    """Choose a file by keyboard; what the page says of it."""
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    page.locator("[data-testid=mission-file]").focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    chooser.value.set_files(path)
    status = page.locator("[data-testid=mission-status]", has_text=name)
    status.wait_for()
    return str(status.text_content())


def test_a_fine_file_is_shown_and_played(open_page: OpenPage, tmp_path: Path, mission: str) -> None:
    page = set_up(open_page)
    assert chosen(page, tmp_path, mission) == "mine.yaml: “The Dry Well” can be played."
    assert page.get_by_role("radio", name=re.compile("The Dry Well")).is_checked()
    page.get_by_role("img", name="Map of The Dry Well").wait_for()
    page.get_by_text("The last barrel of water stands in the shop.").wait_for()
    page.click("[data-testid=open]")
    hands = Hands(page)
    hands.wait_for("asked")
    page.get_by_text("The Dry Well").first.wait_for()
    page.wait_for_selector("path[data-zone]")
    assert hands.keys()


def test_a_blue_objective_is_blue_on_the_map(open_page: OpenPage) -> None:
    page = set_up(open_page)
    page.get_by_role("radio", name=re.compile("The Bandwagon")).check()
    drawn = page.get_by_role("img", name="Map of The Bandwagon")
    drawn.wait_for()
    assert drawn.locator("rect[fill='#24527d']").count() == 1


def test_a_faulty_file_is_told_and_mended(open_page: OpenPage, tmp_path: Path, mission: str) -> None:
    page = set_up(open_page)
    broken = mission.replace("zone: 3R.K", "zone: 3R.Q").replace("minutes: 20", "minutes: twenty")
    assert chosen(page, tmp_path, broken) == "mine.yaml cannot be played yet: 2 faults."
    told = page.locator("[data-testid=mission-faults] li").all_text_contents()
    line = next(number for number, row in enumerate(broken.splitlines(), start=1) if "minutes" in row)
    assert told[0] == f"line {line}, minutesA number is needed here, not `twenty`."
    assert "Tile 3R has no `Q`." in told[1]
    assert page.get_by_role("img", name="The map, as far as it can be drawn").locator("[data-fault='2']").count() == 1
    assert page.get_by_role("radio", name=re.compile("The Dry Well")).count() == 0
    assert "can be played" in chosen(page, tmp_path, mission, "mended.yaml")
    assert page.locator("[data-testid=mission-faults]").count() == 0
    assert "cannot be played yet" in chosen(page, tmp_path, broken, "broken.yaml")
    assert page.get_by_role("radio", name="The Bandwagon").is_checked()


def test_a_dropped_file_leads_to_the_set_up_page(open_page: OpenPage, mission: str) -> None:
    page = open_page("/")
    page.wait_for_selector("[data-testid=quick]")
    page.evaluate(DROP, ["dry-well.yaml", mission])
    page.wait_for_url("**/setup/*")
    page.get_by_text("dry-well.yaml: “The Dry Well” can be played.").wait_for()


def test_files_that_cannot_be_read_are_told(open_page: OpenPage, tmp_path: Path) -> None:
    page = set_up(open_page)
    assert chosen(page, tmp_path, "żółw".encode("cp1250")).endswith("Save it with the encoding UTF-8.")
    chosen(page, tmp_path, "board:\n\trows: []\n", "tab.yaml")
    page.get_by_text("the line begins with a tab. Indent with blanks").wait_for()


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_faults_fit_a_phone_and_are_told_in_the_language_in_use(
    open_page: OpenPage, tmp_path: Path, mission: str, locale: str
) -> None:
    page = set_up(open_page, locale=locale, **PHONE)
    broken = mission.replace("tile: 3R", "tile: 33R").replace("difficulty: medium", "difficulty: medum")
    chosen(page, tmp_path, broken)
    wanted = "Did you mean `medium`?" if locale == "en-US" else "Czy chodziło o `medium`?"
    page.get_by_text(wanted).wait_for()
    assert page.evaluate(OUT_OF_SCREEN, "main *") == []
    assert faults(page) == []
