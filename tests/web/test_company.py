"""Two people at a table: they talk, point and suggest; links come as QR codes."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from graveshift.kernel import record as kernel
from graveshift.server.company import WORDS_AT_ONCE
from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, fix_seed, plain, together
from tests.web.test_mall_face import PHONE
from tests.web.test_pages import faults


def test_two_people_talk_point_and_suggest(open_page: OpenPage) -> None:
    host = open_page("/setup/undead-or-alive")
    fix_seed(host, 5)
    opened = host.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({game: 'undead-or-alive', options: {mission: 'm0'}, seed: 5,
            seats: [{kind: 'human', name: 'Ada'}, {kind: 'human', name: 'Bo'}]})})).json()"""
    )
    ada = open_page(f"/table/{opened['table']}#{opened['seats']['0']}")
    bo = open_page(f"/table/{opened['table']}#{opened['seats']['1']}", locale="pl-PL")
    for page in (ada, bo):
        Hands(page).wait_for("asked", "waiting")
        page.wait_for_selector("path[data-zone]")

    ada.click("[data-testid=talk]")
    ada.click("[data-phrase=hello]")
    bo.locator("[data-testid=last-word]", has_text="Cześć!").wait_for()
    assert faults(ada) == []
    box = ada.get_by_role("dialog").get_by_role("textbox")
    for _ in range(2 * WORDS_AT_ONCE):  # phrases: a word that is refused comes back into the box while one types
        ada.click("[data-phrase=hello]")
    ada.get_by_text("Not so fast").first.wait_for()
    box.fill("a word that comes too fast")
    box.press("Enter")
    ada.get_by_text("Not so fast").first.wait_for()
    expect(box).to_have_value("a word that comes too fast")
    ada.keyboard.press("Escape")

    ada.click("[data-testid=point]")
    ada.locator("path[data-zone]").first.click(force=True)
    bo.locator("[data-testid=pointed]", has_text="Ada").first.wait_for()
    assert faults(bo) == []


def test_an_invitation_comes_as_a_qr_code(open_page: OpenPage) -> None:
    page = open_page("/setup/undead-or-alive")
    opened = page.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({game: 'undead-or-alive', options: {mission: 'm0'},
            seats: [{kind: 'human'}, {kind: 'open'}]})})).json()"""
    )
    page.evaluate(
        """(opened) => localStorage.setItem('graveshift.tables', JSON.stringify([{id: opened.table,
          game: 'undead-or-alive', title: {en: 'T', pl: 'T'}, tokens: Object.values(opened.seats), host: opened.host,
          spectator: opened.spectator, tutorial: false, opened: 1, over: false}]))""",
        opened,
    )
    page.goto(f"/table/{opened['table']}")
    Hands(page).wait_for("asked", "waiting")
    page.get_by_role("button", name="Who plays").click()
    page.locator("[data-testid=show-qr]").first.click()
    page.locator("[data-testid=qr]").first.wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Hide the QR code").click()
    page.locator("[data-testid=qr]").wait_for(state="detached")


def test_whoever_waits_sees_what_is_asked_and_suggests_on_the_board(open_page: OpenPage) -> None:
    host = open_page("/setup/undead-or-alive")
    opened = host.evaluate(
        """async () => (await fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},
          body: JSON.stringify({game: 'undead-or-alive', options: {mission: 'm0'}, seed: 5,
            seats: [{kind: 'human', name: 'Ada'}, {kind: 'human', name: 'Bo'}]})})).json()"""
    )
    pages = [open_page(f"/table/{opened['table']}#{opened['seats'][str(seat)]}") for seat in (0, 1)]
    table = [Hands(page) for page in pages]
    for hands in table:
        hands.wait_for("asked", "waiting")
        hands.page.wait_for_selector("path[data-zone]")
    while True:
        asked = together(table)
        assert asked is not None
        other = table[1 - table.index(asked)]
        if asked.kind == "action" and other.page.locator("[data-testid=propose]").count():
            break
        asked.click(asked.open_keys()[0])
    assert asked.prompt in plain(str(other.page.text_content("[data-testid=waiting]")))
    other.page.click("[data-testid=propose]")
    other.page.locator("[data-testid=proposing]").wait_for()
    assert faults(other.page) == []
    before = asked.version
    other.page.mouse.move(4, 4)  # and no longer over one of the listed options
    other.page.locator("path.zone.lit").first.click(force=True)
    asked.page.locator("[data-hand^=suggests]").first.wait_for(state="attached")
    asked.page.locator("[data-testid=suggested]").get_by_role("button", name="Do it").click()
    asked.wait_past(before)


def test_the_chronicle_and_the_seats_move_by_a_link(open_page: OpenPage) -> None:
    page = open_page("/chronicle")
    page.evaluate(
        """() => {
          localStorage.setItem('graveshift.chronicle', JSON.stringify(Array.from({length: 60}, (_, n) => ({
            id: `t${n * 7919}`, game: 'undead-or-alive', what: 'm1', title: {en: `Ride ${n}`, pl: `Jazda ${n}`},
            won: n % 2 === 0, daily: '', ended: 1.7e12 + n * 99991, rounds: 4 + n, kills: n, luck: n / 7}))));
          localStorage.setItem('graveshift.tables', JSON.stringify([{id: 'abc', game: 'undead-or-alive',
            title: {en: 'T', pl: 'T'}, tokens: ['seat.abc'], host: '', spectator: '', tutorial: false, opened: 1,
            over: false}]));
        }"""
    )
    page.reload()
    page.locator("[data-testid=records]", has_text="Quickest win: round 4").wait_for()
    page.locator("[data-testid=grades-undead-or-alive]").wait_for()
    page.locator("[data-testid=chapters] li", has_text="Zombicide: Undead or Alive").first.wait_for()
    page.locator("section", has=page.locator("[data-testid=path-undead-or-alive]")).get_by_text(
        "won 1 of 11"
    ).wait_for()
    page.click("[data-testid=pack]")
    page.locator("[data-testid=qr]").wait_for()
    page.click("[data-testid=next-code]")
    assert faults(page) == []
    link = str(page.locator("input[readonly]").input_value())
    other = open_page(link[link.index("/chronicle") :], locale="pl-PL")
    other.locator("[data-testid=arrival]", has_text="60").wait_for()
    assert faults(other) == []
    other.click("[data-testid=take-parcel]")
    other.locator("[data-testid=notice]", has_text="60").wait_for()
    other.locator("[data-testid=chapters] li", has_text="Jazda 59").wait_for()
    kept = other.evaluate("JSON.parse(localStorage.getItem('graveshift.tables'))")
    assert [(one["id"], one["tokens"]) for one in kept] == [("abc", ["seat.abc"])]


def test_a_phone_tells_what_is_suggested_beside_the_way_out(open_page: OpenPage, server: ServerProcess) -> None:
    mall = kernel.start("tiny-epic-zombies", {"mode": "coop", "seats": 2}, 3)
    while (decision := mall.game.decision) is not None and decision.kind != "turn":
        mall.game.decide(decision.options[0].key)
    assert decision is not None
    assert decision.seat is not None
    body = {"record": msgspec.to_builtins(mall.record()), "seats": [{"kind": "human"}] * 2}
    opened = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    seats = [decision.seat, 1 - decision.seat]
    other, page = (
        open_page(f"/table/{opened['table']}#{opened['seats'][str(seat)]}", **how)
        for seat, how in zip(seats, ({}, PHONE), strict=True)
    )
    Hands(other).wait_for("asked")
    page.tap("[data-testid=propose]")
    words = page.locator("[data-testid=proposing]")
    words.wait_for()
    box = page.locator("[data-testid=consequence]")
    for place in page.locator("path.zone.lit").all():
        place.tap(force=True)
        box.get_by_text("Dotknij jeszcze raz, aby to zaproponować").wait_for()
        told, shown = words.bounding_box(), box.bounding_box()
        assert shown["y"] + shown["height"] <= told["y"] + 1 or told["y"] + told["height"] <= shown["y"] + 1
    words.get_by_role("button").tap()
    words.wait_for(state="detached")


def test_what_is_said_stands_above_the_cards_to_choose_from(open_page: OpenPage, server: ServerProcess) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bo")]
    wish = {"game": "tiny-epic-zombies", "options": {"mode": "coop"}, "seats": seats, "seed": 3}
    opened = http.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    pages = [open_page(f"/table/{opened['table']}#{opened['seats'][seat]}") for seat in ("0", "1")]
    states = [Hands(page).wait_for("asked", "waiting") for page in pages]
    chooses, speaks = pages if states[0] == "asked" else reversed(pages)
    sheet = chooses.locator(".foot .drawer")
    sheet.get_by_text("Choose your Player Card.").wait_for()
    speaks.click("[data-testid=talk]")
    speaks.click("[data-phrase=hello]")
    word = chooses.locator("[data-testid=last-word]")
    word.wait_for()
    said, cards = word.bounding_box(), sheet.bounding_box()
    assert said["y"] + said["height"] <= cards["y"]
