"""The end of a game: its story, the chronicle, the same dice again; and the mission of the day."""

from __future__ import annotations

import json
import re

import pytest

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, Twin, begin, give
from tests.web.test_clicks import last_answer, seated
from tests.web.test_pages import faults

LOSES = 2
"""Dice with which somebody who plays at random soon loses."""


def test_the_end_tells_a_story_and_is_kept(open_page: OpenPage) -> None:
    page = open_page()
    twin = Twin(LOSES, bot="random")
    *answers, last = twin.ahead(lambda answers: twin.game.over)
    hands = begin(page, "tutorial", LOSES, answers)
    hands.click(last)
    hands.wait_for("over")
    page.locator("[data-testid=story]").wait_for()
    assert faults(page) == []
    assert twin.game.events[-2].name == "survivor-eliminated"
    told = str(page.text_content("[data-testid=how-ended]"))
    assert re.search("suffers .* is eliminated", told), "who fell, and by what"
    for way in ("same-dice", "share"):
        way_on = page.locator(f"[data-testid={way}]").bounding_box()
        assert way_on["y"] + way_on["height"] <= 900, "every way on is in sight without scrolling"
    first = page.url
    page.click("[data-testid=same-dice]")
    page.wait_for_url(lambda url: url != first)
    again = Hands(page)
    again.wait_for("asked")
    assert again.prompt == Twin(LOSES).game.decision.prompt("en")  # type: ignore[union-attr]
    page.goto("/chronicle")
    page.locator("[data-testid=chapters] li", has_text="Facing Zombies").wait_for()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


def test_the_story_leads_to_its_moment_in_the_film_whatever_was_taken_back(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """The table counts an answer that was taken back, and the taking back; the film has neither."""
    page = open_page()
    twin = Twin(LOSES, bot="random")
    first, *answers = twin.ahead(lambda answers: twin.game.over)
    hands = begin(page, "tutorial", LOSES, [first])
    page.click("[data-testid=undo]")
    hands.wait_for("asked", since=2)
    kept = page.evaluate("Object.keys(localStorage).find(key => localStorage[key].includes('seat.'))")
    table = json.loads(page.evaluate("kept => localStorage[kept]", kept))[0]
    opened = {"table": table["id"], "seats": {"0": table["tokens"][0]}}
    give(server.url, opened, [first, *answers])
    hands.wait_for("over")
    link = page.locator("[data-testid=story] dd:not([data-testid=how-ended]) a[href*='at=']").first
    at = int(re.search(r"at=(\d+)", str(link.get_attribute("href")))[1])  # type: ignore[index]
    link.click()
    page.wait_for_function("at => document.querySelector('[data-testid=scrub]')?.value === `${at}`", arg=at - 2)


def test_from_the_end_one_shares_it_and_goes_on(open_page: OpenPage, server: ServerProcess) -> None:
    record, key = last_answer()
    hands = seated(open_page, server, record, permissions=["clipboard-read", "clipboard-write"])
    page = hands.page
    hands.click(key)
    page.click("[data-testid=share]")
    page.wait_for_function("() => navigator.clipboard.readText().then(text => text.includes('The Bandwagon'))")
    page.get_by_role("button", name="Next mission").click()
    page.wait_for_url("**/setup/undead-or-alive*")
    page.get_by_role("radio", name=re.compile("Zombie Train")).wait_for()
    assert page.get_by_role("radio", name=re.compile("Zombie Train")).is_checked()
    page.go_back()
    page.get_by_role("button", name="New game").click()
    page.wait_for_url("**/setup/undead-or-alive")
    page.go_back()
    before = hands.version
    page.locator("[data-testid=outcome]").get_by_role("button", name="Take back").click()
    hands.wait_for("asked", since=before + 1)


@pytest.mark.parametrize("game", ["undead-or-alive", "gears-and-guns", "army-of-the-dead"])
def test_the_end_leaves_nobody_of_the_team_below_a_low_window(
    open_page: OpenPage, server: ServerProcess, game: str
) -> None:
    record, key = last_answer(game)
    hands = seated(open_page, server, record)
    hands.click(key)
    hands.page.locator("[data-testid=frieze]").wait_for(state="attached")
    hands.page.locator("[data-testid=share]").wait_for()
    tall, seen = hands.page.locator("dialog").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert tall <= seen


@pytest.mark.parametrize(("bot", "won"), [("greedy", "true"), ("random", "false")])
def test_the_end_of_the_mall_is_told_without_scrolling(
    open_page: OpenPage, server: ServerProcess, bot: str, won: str
) -> None:
    record, key = last_answer("tiny-epic-zombies", {"mode": "solo", "seats": 1}, LOSES, bot)
    hands = seated(open_page, server, record)
    page = hands.page
    hands.click(key)
    page.locator(f"[data-testid=frieze][data-won={won}]").wait_for(state="attached")
    page.locator("[data-testid=share]").wait_for()
    assert page.locator("[data-testid=outcome] .objectives li").count() == 3
    tall, seen = page.locator("dialog").evaluate("one => [one.scrollHeight, one.clientHeight]")
    assert tall <= seen
    assert faults(page) == []


def test_where_there_is_no_clipboard_the_result_is_copied_all_the_same(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """A page that came over a plain line has none; and the line says which game it was."""
    record, key = last_answer()
    hands = seated(open_page, server, record)
    page = hands.page
    page.evaluate(
        """() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          window.copied = '';
          document.addEventListener('copy', () => (copied = String(document.activeElement.value)));
        }"""
    )
    hands.click(key)
    page.click("[data-testid=share]")
    page.wait_for_function("() => copied")
    line = page.evaluate("copied")
    assert "Undead or Alive" in line
    assert "The Bandwagon" in line
    assert page.evaluate("document.activeElement.dataset.testid") == "share"


@pytest.mark.parametrize("game", ["undead-or-alive", "tiny-epic-zombies"])
def test_the_mission_of_the_day_has_known_dice(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.click(f"[data-testid=daily-{game}]")
    Hands(page).wait_for("asked")
    page.locator("[data-testid=told]", has_text="known dice").wait_for()
    page.goto("/")
    page.get_by_role("link", name="Go on").wait_for()
