"""Cards to read, the compendium, and what a click on a zombie tells."""

from __future__ import annotations

import pytest

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, begin
from tests.web.test_newcomer import played, table_of
from tests.web.test_pages import faults

ZOMBIE = "g.thing:has(use[href^='#z-'])"


@pytest.mark.parametrize(
    ("game", "wanted", "entry", "says"),
    [
        ("undead-or-alive", "spaslak", "brute", "2"),
        ("undead-or-alive", "winchester", "winchester", "Bang!"),
        ("undead-or-alive", "extra activation runner", "zombie-34", "act once more"),
        ("tiny-epic-zombies", "skateboard", "skateboard", "Skateboard"),
        ("tiny-epic-zombies", "barricade", "token-barricade", "Survivor"),
    ],
)
def test_the_compendium_is_searched_in_either_language(
    open_page: OpenPage, game: str, wanted: str, entry: str, says: str
) -> None:
    page = open_page(f"/compendium/{game}")
    page.fill("[data-testid=compendium-search]", wanted)
    page.click(f'a[href^="/compendium/{game}/{entry}"]')
    page.locator("[data-testid=compendium-entry]", has_text=says).wait_for()
    assert faults(page) == []


@pytest.mark.parametrize(("locale", "nothing"), [("en-US", "nothing"), ("pl-PL", "nic")])
def test_a_line_of_a_zombie_card_that_brings_nobody_says_nothing(
    open_page: OpenPage, locale: str, nothing: str
) -> None:
    """AOTD-SPAWN-02: the face has no 0, as its sentence has none."""
    page = open_page("/compendium/army-of-the-dead/zombie-25", locale=locale)
    lines = page.locator("[data-testid=card-face] .lines li b")
    lines.first.wait_for()
    told = lines.all_text_contents()
    assert len(told) == 4
    assert nothing in told
    assert not any("0" in line for line in told), told


CUT_OFF = """
() => [...document.querySelectorAll('[data-testid=compendium-entry] .emblem > svg')].map(one => {
  const drawn = one.getBBox(), frame = one.viewBox.baseVal;
  return Math.max(frame.x - drawn.x, frame.y - drawn.y, drawn.x + drawn.width - frame.x - frame.width, 0);
})
"""


@pytest.mark.parametrize("kind", ["zeus-mounted", "zeus-helmeted", "queen", "valentine"])
def test_the_picture_of_an_abomination_is_whole(open_page: OpenPage, kind: str) -> None:
    """Zeus keeps his head on horseback, too (AOTD-ZEUS-04)."""
    page = open_page(f"/compendium/army-of-the-dead/{kind}")
    page.locator("[data-testid=compendium-entry] svg").first.wait_for()
    cut = page.evaluate(CUT_OFF)
    assert len(cut) == 1
    assert cut[0] < 1, "what stands outside the frame is not seen"


def test_the_skills_of_a_survivor_lead_to_the_compendium_before_the_game(open_page: OpenPage) -> None:
    page = open_page("/setup/undead-or-alive")
    page.locator(".people button.link").first.click()
    page.locator("dialog a.named").first.click()
    page.wait_for_selector("[data-testid=lookup]")
    assert faults(page) == []


def test_a_zombie_tells_its_figures_and_what_it_will_do(open_page: OpenPage) -> None:
    page = open_page("/")
    begin(page, "tutorial", 3)
    page.locator(ZOMBIE).first.click(force=True)
    about = page.locator("[data-testid=about-zombie]")
    about.wait_for()
    assert "Damage to kill" in str(about.text_content())
    page.locator("[data-testid=intent]").wait_for()


def test_a_far_zombie_is_asked_about_and_nobody_walks(open_page: OpenPage, server: ServerProcess) -> None:
    """A click on it tells what it will do, though the ground under it is a place to walk to."""
    page = open_page(table_of(server, played("m4", 90)))
    hands = Hands(page)
    hands.wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    version = hands.version
    page.locator(ZOMBIE).first.click(force=True)
    page.locator("[data-testid=about-zombie]", has_text="Damage to kill").wait_for()
    page.locator("[data-testid=intent]").wait_for()
    assert hands.version == version
    assert faults(page) == []


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_names_in_the_log_lead_to_the_compendium(open_page: OpenPage, server: ServerProcess, locale: str) -> None:
    """Over the table, which stays where it is; and on from the card to what it names."""
    page = open_page(table_of(server, played("m4", 90)), locale=locale)
    hands = Hands(page)
    hands.wait_for("asked")
    version = hands.version
    page.click("#tab-log")
    name = page.locator("section.log a.named").last
    name.wait_for()
    entry = str(name.get_attribute("href")).rpartition("/")[2]
    name.click()
    page.locator(f'[data-testid=lookup][data-entry="{entry}"]').wait_for()
    assert page.locator("dialog[open]").count() == 1
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-testid=lookup]").wait_for(state="detached")
    assert hands.version == version
    assert page.locator("[data-testid=popover], [data-testid=ring]").count() == 0


def test_the_compendium_leads_from_entry_to_entry(open_page: OpenPage) -> None:
    page = open_page("/compendium/undead-or-alive/abomination")
    page.locator("[data-testid=compendium-entry] a.named").first.click()
    page.locator("[data-testid=lookup]").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("game", ["undead-or-alive", "gears-and-guns", "army-of-the-dead", "tiny-epic-zombies"])
def test_every_entry_of_the_compendium_but_a_skill_has_a_picture(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/compendium/{game}")
    page.wait_for_selector("nav.list li")
    bare = page.locator("nav.list li:not(:has(svg)) a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert [one for one in bare if "/skill-" not in one] == []
    assert page.locator("nav.list li svg").count() > 20
