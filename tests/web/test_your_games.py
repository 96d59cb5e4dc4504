"""The list of one's games on the start page: it says where it is one's turn; and an invitation says who sits there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server import http
from tests.server.player import Player, open_table
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_mall_face import PHONE
from tests.web.test_pages import faults

TEAM = {"game": "tiny-epic-zombies", "options": {"mode": "coop", "seats": 2}, "seed": 3}


def test_the_list_says_where_it_is_ones_turn(open_page: OpenPage, server: ServerProcess) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
    alone = open_table(server.url, game="tiny-epic-zombies", options={"mode": "solo", "seats": 1})
    table = open_table(server.url, seats=seats, **TEAM)
    with Player(server.url, table["table"], table["seats"]["0"]) as ada:
        page = open_page(f"/join/{table['table']}#{table['invites']['1']}")
        expect(page.locator("[data-testid=people]")).to_have_text("At the table: Ada")
        assert faults(page) == []
        page.get_by_role("button", name="Take the seat").click()
        assert Hands(page).wait_for("asked", "waiting") == "waiting"
        page.goto(f"/join/{alone['table']}#{alone['seats']['0']}")
        Hands(page).wait_for("asked")
        page.goto("/")
        expect(page.locator("[data-turn=others]")).to_contain_text("Somebody else's turn")
        ada.until_asked()
        while ada.state["deciding"]["yours"]:
            ada.answer(ada.keys[-1])
        page.reload()
        expect(page.locator("[data-turn=yours]")).to_contain_text("Your turn")
        rows = page.locator(".games li")
        expect(rows.first).to_have_attribute("data-turn", "yours")  # before what was opened later
        expect(rows.last).to_have_attribute("data-turn", "")  # alone it is always one's own turn
        assert faults(page) == []


def test_a_phone_says_it_in_polish_after_the_server_was_started_again(
    open_page: OpenPage, server: ServerProcess
) -> None:
    table = open_table(server.url, seats=[{"kind": "human", "name": "Ada"}, {"kind": "open"}], **TEAM)
    body = {"token": table["invites"]["1"], "name": "Bo"}
    http.post(f"{server.url}/api/tables/{table['table']}/join", json=body).raise_for_status()
    page = open_page(f"/join/{table['table']}#{table['seats']['0']}", **PHONE, lenient=True)
    assert Hands(page).wait_for("asked", "waiting") == "asked"
    page.goto("/")
    server.stop()
    server.start()
    page.reload()
    expect(page.locator("[data-turn=yours]")).to_contain_text("Twoja kolej")  # as it was heard last
