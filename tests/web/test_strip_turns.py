"""Turns of Army of the Dead as the page shows them: who acts, and what everybody is told before they choose."""

from __future__ import annotations

from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import give
from tests.web.test_clicks import placed
from tests.web.test_strip import sit

GAME = "army-of-the-dead"

TRADING = {
    "game": GAME,
    "board": {"map": "a"},
    "players": 2,
    "survivors": {
        "kate": {"zone": "a", "seat": 1, "hand": ["crowbar"]},
        "scott": {"zone": "a", "seat": 2, "hand": ["katana"]},
    },
    "active": "kate",
}


def test_who_is_asked_to_agree_to_a_trade_is_told_what_goes_and_what_comes(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """AOTD-ACT-10: the cards are named beside the question."""
    people = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": GAME, "options": {"scenario": TRADING}, "seats": people, "seed": 7}
    tokens = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    give(server.url, tokens, ["trade:scott", "put:crowbar:hand1>scott.hand1", "done"])
    page = open_page("/about")
    hands = sit(page, tokens, 1)
    hands.wait_for("asked")
    terms = page.locator("[data-testid=terms] li").all_text_contents()
    assert terms == ["Kate hands Crowbar to Scott.", "Scott hands Katana to Kate."]


LEADING = {
    "game": GAME,
    "board": {"map": "a b"},
    "survivors": {"scott": {"zone": "a", "skills": ["born-leader"]}, "cruz": {"zone": "b", "hand": ["crowbar"]}},
    "active": "scott",
}


def test_whoever_a_born_leader_calls_is_shown_as_acting(open_page: OpenPage, server: ServerProcess) -> None:
    """AOTD-SKILL-07: cards and mark are those of the one who acts, not of the one whose Turn it is."""
    hands = placed(open_page, server, LEADING)
    active = hands.page.locator("article.dash.active")
    active.filter(has_text="Scott").wait_for()
    hands.click("born-leader:cruz")
    active.filter(has_text="Cruz").filter(has_text="One free Action").filter(has_text="Crowbar").wait_for()
    assert active.count() == 1


def test_the_briefing_says_whom_a_mission_needs_and_shows_its_exit(open_page: OpenPage) -> None:
    """AOTD-SETUP-05, AOTD-MISF-01: read before the team is chosen."""
    page = open_page(f"/setup/{GAME}")
    page.locator("[data-testid=frame] li", has_text="The team needs: Vault Expert").wait_for()
    page.locator(".map svg text", has_text="EXIT").wait_for()
    assert page.get_by_role("button", name="Tanaka").filter(has_text="Stealthy, Vault Expert").count() == 1
