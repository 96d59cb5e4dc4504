"""The line breaks, other hands are quicker, one hand is too quick: nothing is lost and nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.hands import Hands, begin
from tests.web.test_table_page import to_the_first_turn

LINES = "**/ws/tables/*"


def breaking_line(arrives: bool, broken: list[str]) -> Callable[[Any], None]:
    """A line that breaks at the first answer, before the server hears it or before the browser hears of it."""

    def handle(browser: Any) -> None:
        server = browser.connect_to_server()

        def forward(message: str) -> None:
            breaks = '"type":"answer"' in message and not broken
            if not breaks or arrives:
                server.send(message)
            if breaks:
                broken.append(message)
                server.on_message(lambda _: None)
                browser.close()

        browser.on_message(forward)

    return handle


@pytest.mark.parametrize("arrives", [False, True])
def test_an_answer_acts_once_though_the_line_breaks_under_it(open_page: OpenPage, arrives: bool) -> None:
    page = open_page("/about", lenient=True)
    broken: list[str] = []
    page.route_web_socket(LINES, breaking_line(arrives, broken))
    page.goto("/")
    hands = begin(page, "tutorial", 4)
    before = hands.version
    hands.click(hands.keys()[0])
    assert len(broken) == 1
    assert hands.version == before + 1
    assert page.locator("[role=alert]").count() == 0
    hands.click(hands.keys()[0])
    assert hands.version == before + 2


def test_a_question_to_a_line_that_breaks_is_answered_by_that(open_page: OpenPage) -> None:
    """Why not? Because the server is not there."""
    page = open_page("/about", lenient=True)

    def deaf(browser: Any) -> None:
        server = browser.connect_to_server()
        browser.on_message(lambda message: browser.close() if '"type":"why"' in message else server.send(message))

    page.route_web_socket(LINES, deaf)
    page.goto("/")
    to_the_first_turn(begin(page, "tutorial", 4), "carl")
    page.locator('[data-zone="3R.K"]').focus()
    page.keyboard.press("Enter")
    page.click("[data-testid=popover] summary")
    page.click("[data-testid=popover] details button")
    page.locator("[data-testid=why]", has_text="Connecting again").wait_for()


def test_a_double_click_answers_once(open_page: OpenPage) -> None:
    page = open_page()
    hands = begin(page, "tutorial", 4)
    before = hands.version
    page.locator(f'.foot [data-option="{hands.keys()[0]}"]').dblclick()
    hands.wait_past(before)
    assert hands.version == before + 1
    hands.click(hands.keys()[0])
    assert hands.version == before + 2


def test_a_question_that_changes_under_the_hand_is_not_answered_by_mistake(open_page: OpenPage) -> None:
    """Two tabs of one seat: one answers, and the other is about to click."""
    page = open_page()
    hands = begin(page, "tutorial", 4)
    before = hands.version
    tab = page.context.new_page()
    tab.goto(page.url)
    other = Hands(tab)
    other.wait_for("asked")
    tab.evaluate(
        """() => {
          const table = document.querySelector('.table');
          window.clicked = new Promise(done => new MutationObserver((_, watch) => {
            watch.disconnect();
            const option = document.querySelector('.foot [data-option]');
            option?.click();
            done(option?.dataset.option);
          }).observe(table, { attributeFilter: ['data-version'] }));
        }"""
    )
    hands.click(hands.keys()[0])
    assert tab.evaluate("() => window.clicked")
    other.wait_for("asked", since=before + 1)
    assert (hands.version, other.version) == (before + 1, before + 1)
    other.click(other.keys()[0])
    hands.wait_past(before + 1)
    assert (hands.version, other.version) == (before + 2, before + 2)


def test_two_tabs_keep_each_others_tables(open_page: OpenPage) -> None:
    page = open_page()
    tab = page.context.new_page()
    tab.goto("/")
    begin(page, "tutorial", 1)
    begin(tab, "mall-solo", 1)
    page.goto("/")
    page.locator(".games li").nth(1).wait_for()
    assert page.locator(".games li").count() == 2


def test_a_board_that_could_not_be_fetched_is_fetched_again(open_page: OpenPage) -> None:
    page = open_page(lenient=True)
    asked: list[str] = []

    def first_fails(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/tables/*/board", first_fails)
    begin(page, "tutorial", 1)
    assert len(asked) == 2
