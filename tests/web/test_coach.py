"""The coach on the page: asked at the table, over the finished game in its film, by mouse and by keyboard."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from graveshift.coach.puzzle import of_day, puzzles
from graveshift.kernel.record import start
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_pages import faults

OPEN = """async (wish) => (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(wish)})).json()"""
SOLO: dict[str, Any] = {
    "game": "tiny-epic-zombies",
    "options": {"mode": "solo", "humans": ["doctor", "hippie"], "first": 0},
    "seed": 5,
    "seats": [{"kind": "human", "name": "Ada"}],
}


def at_table(open_page: OpenPage, wish: dict[str, Any] = SOLO, **how: Any) -> Any:
    """A page at a table of one's own, which holds the host's token too."""
    page = open_page("/setup/tiny-epic-zombies", **how)
    opened = page.evaluate(OPEN, wish)
    page.evaluate(
        """(opened) => localStorage.setItem('graveshift.tables', JSON.stringify([{id: opened.table,
          game: 'tiny-epic-zombies', title: {en: 'T', pl: 'T'}, tokens: Object.values(opened.seats),
          host: opened.host, spectator: opened.spectator, tutorial: false, opened: 1, over: false}]))""",
        opened,
    )
    page.goto(f"/table/{opened['table']}")
    Hands(page).wait_for("asked")
    return page


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "What would you do?"), ("pl-PL", "Co byś zrobił?")])
def test_the_coach_is_asked_with_the_keyboard_and_done_as_it_says(open_page: OpenPage, locale: str, title: str) -> None:
    page = at_table(open_page, locale=locale)
    assert page.locator("[data-testid=coach]").count() == 0, "Never by itself."
    page.locator("[data-testid=ask-coach]").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name=title).wait_for()
    page.locator("[data-advised]").first.wait_for()
    assert "%" in str(page.text_content("[data-testid=coach]"))
    assert faults(page) == []
    page.locator("[data-advised] button").first.click()
    page.wait_for_selector("[role=dialog]", state="detached")


def test_the_coach_is_asked_whom_to_play(open_page: OpenPage) -> None:
    page = at_table(open_page, SOLO | {"options": {"mode": "solo"}})
    page.locator("[data-testid=ask-coach]").click()
    page.locator("[data-advised]").first.wait_for()
    assert page.locator("[data-advised]").count() > 1


def test_the_host_switches_the_coach_off(open_page: OpenPage) -> None:
    page = at_table(open_page)
    page.locator("[data-testid=ask-coach]").click()
    page.locator("[data-advised]").first.wait_for()
    page.get_by_role("button", name="Switch the coach off for everybody").click()
    page.wait_for_selector("[role=dialog]", state="detached")
    page.locator("[data-testid=ask-coach]").click()
    page.get_by_text("The host has switched the coach off at this table.").wait_for()
    page.get_by_role("button", name="Switch the coach on").wait_for()


def test_a_film_says_how_the_game_was_played(open_page: OpenPage) -> None:
    table = start("tiny-epic-zombies", SOLO["options"] | {"seats": 1}, 5)
    for _ in range(18):
        assert table.game.decision is not None
        table.game.decide(table.game.decision.options[0])
    record = msgspec.json.encode(table.record())
    page = open_page("/")
    page.set_input_files("input[type=file]", {"name": "evening.json", "mimeType": "application/json", "buffer": record})
    page.locator("[data-testid=show-analysis]").click()
    page.locator("[data-testid=analyse]").click()
    page.locator("[data-testid=balance]").wait_for()
    assert page.locator("[data-testid=analysis] svg polyline").count() == 1
    rounds = page.locator("[data-round]")
    assert rounds.count() >= 2
    assert str(rounds.nth(1).text_content()).startswith("Turn ")  # as the mall calls it
    rounds.nth(1).click()
    shown = int(str(page.input_value("[data-testid=scrub]")))
    assert 0 < shown < len(json.loads(record)["answers"])
    assert faults(page) == []


@pytest.mark.skipif(not puzzles(), reason="There is no puzzle in the box yet.")
def test_the_puzzle_of_the_day_is_asked_on_the_start_page(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("[data-testid=puzzle]").click()
    page.locator("[data-guess]").first.wait_for()
    solution = page.evaluate("async () => (await (await fetch('/api/puzzle')).json()).solution")
    guesses = page.eval_on_selector_all("[data-guess]", "all => all.map((one) => one.dataset.guess)")
    page.locator(f"[data-guess='{next(key for key in guesses if key != solution)}']").click()
    page.locator("[data-testid=verdict]", has_text="Not quite.").wait_for()
    page.locator("[data-testid=give-up]").wait_for()
    page.locator(f"[data-guess='{solution}']").click()
    page.locator("[data-testid=verdict]", has_text="Right!").wait_for()
    assert faults(page) == []
    page.locator("[data-testid=puzzle-board]").click()
    Hands(page).wait_for("asked")


CODE = re.compile(r"\b(?:\d+[RV]|[RV]\d+)\.\w")
"""A zone as text mode calls it: `2R.N`, `R7.G1`."""


@pytest.mark.skipif(not puzzles(), reason="There is no puzzle in the box yet.")
def test_a_busy_server_is_asked_for_the_puzzle_again(open_page: OpenPage) -> None:
    page = open_page(lenient=True)
    refusals = 2

    def busy(route: Any) -> None:
        nonlocal refusals
        refusals -= 1
        if refusals < 0:
            route.continue_()
        else:
            route.fulfill(status=429, content_type="application/json", body='{"detail": "Too busy.", "rule": ""}')

    page.route("**/api/puzzle", busy)
    page.locator("[data-testid=puzzle]").click()
    page.locator("dialog [role=alert]", has_text="Too busy.").wait_for()
    assert refusals == 0, "it was asked once more before it was told"
    assert faults(page) == []
    page.click("[data-testid=puzzle-again]")
    page.locator("[data-guess]").first.wait_for()
    assert page.locator("dialog [role=alert]").count() == 0


@pytest.mark.parametrize(("game", "locale"), [("undead-or-alive", "en-GB"), ("army-of-the-dead", "pl-PL")])
def test_a_puzzle_calls_places_by_the_names_that_one_says(open_page: OpenPage, game: str, locale: str) -> None:
    """On the start page no board lies there that would show which zone a code is."""
    day = next(
        each for each in (date(2026, 11, 16) + timedelta(n) for n in range(30)) if of_day(each).record.game == game
    )
    decision = of_day(day).table().game.decision
    assert decision is not None
    labels = [option.label("en") for option in decision.options]
    assert any(CODE.search(label) for label in labels)
    page = open_page("/", locale=locale)
    page.route("**/api/puzzle", lambda route: route.continue_(url=f"{route.request.url}?day={day}"))
    page.locator("[data-testid=puzzle]").click()
    page.locator("[data-guess]").first.wait_for()
    told = page.eval_on_selector_all("[data-guess]", "all => all.map((one) => one.textContent)")
    assert len(told) == len(labels)
    assert not [label for label in told if CODE.search(label)]
    assert faults(page) == []
