"""Fair dice on the page: it says at the end whether they were, and at once whoever may know what is to come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_clicks import found, plain_move
from tests.web.test_newcomer import table_of
from tests.web.test_pages import faults
from tests.web.test_viewport import settled


def mall(server: ServerProcess) -> dict[str, Any]:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    return open_table(server.url, game="tiny-epic-zombies", options={"mode": "coop"}, seats=seats)


def verdict(page: Any) -> str:
    page.get_by_role("dialog").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Who plays").click()
    return str(page.locator("[data-testid=verdict]").text_content())


def test_the_page_says_at_the_end_whether_the_dice_were_fair(open_page: OpenPage, server: ServerProcess) -> None:
    table = mall(server)
    page = open_page(f"/table/{table['table']}#{table['seats']['0']}")
    Hands(page).wait_for("asked", "waiting")
    page.wait_for_function("place => JSON.parse(localStorage[place] ?? '{}').nonces?.[0]", arg=f"fair:{table['table']}")
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        while ada.until_asked()["deciding"] is not None:
            ada.answer(ada.keys[0])
    page.reload()
    assert verdict(page).startswith("Fair:")
    assert faults(page) == []
    page.evaluate(
        """place => localStorage.setItem(place, JSON.stringify({...JSON.parse(localStorage[place]),
          nonces: {0: 'ab'.repeat(16)}}))""",
        f"fair:{table['table']}",
    )
    page.reload()
    assert verdict(page).startswith("Not fair:"), "what this browser mixed in is not there"


def test_whoever_sits_down_reads_at_once_that_somebody_has_peeked(open_page: OpenPage, server: ServerProcess) -> None:
    table = mall(server)
    with Player(server.url, table["table"], table["seats"]["0"], table["host"]) as ada:
        while not any(event["reveals"] for event in ada.until_asked()["events"]):
            ada.answer(ada.keys[0])
        ada.say(type="undo", id="u", version=ada.state["version"])
        assert ada.reply("u")["type"] == "ack"
        while "1" not in ada.seats["invites"]:
            ada.until("seats")
        where = f"{server.url}/api/tables/{table['table']}/join"
        joined = http.post(where, json={"token": ada.seats["invites"]["1"], "name": "Bo"}).json()
        page = open_page(f"/table/{table['table']}#{joined['token']}", locale="pl-PL")
        page.locator("[data-testid=told]", has_text="kto je widział, wie, co będzie").wait_for()
        assert faults(page) == []


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_known_dice_are_told_beside_the_board(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int]
) -> None:
    """It covers nothing of the board; on a phone it is a line that can be read whole."""
    record, _ = found("undead-or-alive", plain_move)
    phone = size[0] < 1000
    page = open_page(table_of(server, record), size=size, locale="pl-PL", has_touch=phone)
    Hands(page).wait_for("asked")
    told = page.get_by_test_id("told")
    told.wait_for()
    settled(page)
    line, board = told.bounding_box(), page.locator(".world svg").bounding_box()
    assert line["x"] + line["width"] <= size[0], "the button that closes it is in reach"
    assert line["y"] >= board["y"] + board["height"] or line["x"] >= board["x"] + board["width"]
    if phone:
        told.locator("summary").tap()
        assert told.bounding_box()["height"] > line["height"]
