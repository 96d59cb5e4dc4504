"""What is said before it is done: who is in danger, how far a way goes, what ending all Turns costs, what is where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import plain
from tests.web.test_clicks import placed

CARD = "[data-testid=consequence]"
UOA = {"game": "undead-or-alive", "board": {"map": "a b c d"}}
"""Four zones in a row."""


def uoa(survivors: dict[str, Any], **more: Any) -> dict[str, Any]:
    return UOA | {"survivors": survivors, "active": next(iter(survivors))} | more


def point_at(page: Any, zone: str) -> None:
    page.locator(f'path[data-zone="{zone}"]').hover(force=True)
    page.wait_for_selector(CARD)


def test_the_ring_tells_of_a_friend_in_danger(open_page: OpenPage, server: ServerProcess) -> None:
    survivors = {"meg": {"zone": "a", "hand": ["old-timer"]}, "carl": {"zone": "b"}}
    page = placed(open_page, server, uoa(survivors, zombies={"b": {"walker": 1}})).page
    page.locator('path[data-zone="b"]').click(force=True)
    shot = page.locator('[data-testid=ring] [data-option^="shoot:"]', has_text="Friendly fire")
    shot.wait_for()
    assert "kills" in shot.inner_text()
    assert "Friendly fire: Carl" in plain(shot.inner_text())


def test_no_way_is_promised_that_stops_before_its_first_step(open_page: OpenPage, server: ServerProcess) -> None:
    page = placed(open_page, server, uoa({"meg": {"zone": "a"}}, zombies={"b": {"walker": 1}})).page
    point_at(page, "d")
    page.get_by_text("0 of 3 steps this Turn").wait_for()
    assert "Zombies stand on the way." in page.inner_text(CARD)
    assert page.locator("[data-ghost]").count() == 0


def test_a_way_ends_before_the_zombies_on_it(open_page: OpenPage, server: ServerProcess) -> None:
    page = placed(open_page, server, uoa({"meg": {"zone": "a"}}, zombies={"c": {"walker": 1}})).page
    point_at(page, "d")
    page.get_by_text("1 of 3 steps this Turn").wait_for()
    assert page.get_attribute("[data-ghost]", "data-ghost") == "b"


def test_why_a_way_ended_is_told_until_something_else_is_done(open_page: OpenPage, server: ServerProcess) -> None:
    survivors = {"meg": {"zone": "a"}, "carl": {"zone": "d"}}
    hands = placed(open_page, server, uoa(survivors, zombies={"b": {"walker": 1}}))
    page, before = hands.page, hands.version
    page.locator('path[data-zone="c"]').click(force=True)
    page.locator("[data-testid=halted]").wait_for()
    page.keyboard.press("n")
    hands.wait_past(before)
    assert page.locator("[data-testid=halted]").count() == 0


def test_why_a_way_ended_is_no_longer_told_once_the_step_was_taken_back(
    open_page: OpenPage, server: ServerProcess
) -> None:
    hands = placed(open_page, server, uoa({"meg": {"zone": "a", "skills": ["free-move-action"]}}))
    page, before = hands.page, hands.version
    page.locator('path[data-zone="d"]').click(force=True)
    page.locator("[data-testid=halted]", has_text="costs more").wait_for()
    page.click("[data-testid=undo]")
    hands.wait_for("asked", since=before + 2)
    assert page.locator("[data-testid=halted]").count() == 0


def test_the_end_of_all_turns_is_asked_about_before_the_first_is_over(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """Others could still save Carl, so that one Turn may end; whoever ends them all is told that he falls."""
    survivors = {"meg": {"zone": "d"}, "carl": {"zone": "a", "wounds": 2}, "molly": {"zone": "d"}}
    hands = placed(open_page, server, uoa(survivors, zombies={"a": {"walker": 3}}))
    page, before = hands.page, hands.version
    page.locator("[data-testid=end-all]", has_text="Carl is eliminated").wait_for()
    page.click("[data-testid=end-all]")
    page.wait_for_selector("[data-testid=doubt]")
    assert hands.version == before
    assert "Carl is eliminated" in page.inner_text("[data-testid=doubt]")
    page.click("[data-testid=doubt-yes]")
    hands.wait_for("over")


def test_a_token_says_what_it_is_when_it_is_pointed_at(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    page.click("[data-testid=steam-learn]")
    page.wait_for_selector('[data-thing*="/t-switch"], [data-thing*="switch"]')
    page.locator('[data-thing*="switch"]').first.hover(force=True)
    told = page.locator("[data-testid=pointed-at]")
    told.wait_for()
    assert re.match(r"Switch, On\. .+", plain(told.inner_text()))


@pytest.mark.parametrize("size", [(1440, 900), (820, 1180)])
def test_three_starting_weapons_stand_side_by_side(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    page.click("[data-testid=quick]")
    page.wait_for_selector(".choice .single")
    tops = page.locator(".choice .single").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(tops) > 2
    assert len({round(top) for top in tops[:3]}) == 1


def test_what_the_zombies_did_is_told_beside_the_board(open_page: OpenPage, server: ServerProcess) -> None:
    """In the column, where it hides nothing of the board that fills the page."""
    survivors = {"meg": {"zone": "a"}, "carl": {"zone": "a"}}
    hands = placed(open_page, server, uoa(survivors, zombies={"d": {"walker": 1}}))
    page, before = hands.page, hands.version
    page.click("[data-testid=end-all]")
    line = page.locator("[data-testid=told-line]")
    line.wait_for()
    hands.wait_for("asked", since=before + 1)
    assert "moved" in line.inner_text()
    assert line.bounding_box()["x"] >= page.locator("main.centre").bounding_box()["width"]
