"""Around the table: muting, the host's switch, a seat that a bot keeps warm, names at the hand-over, reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server import http
from tests.server.player import Player
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, begin, fix_seed
from tests.web.test_pages import faults


def table_for_two(server: ServerProcess) -> dict[str, Any]:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    wish = {"game": "undead-or-alive", "options": {"mission": "m0"}, "seats": seats, "seed": 5}
    opened: dict[str, Any] = http.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    return opened


def sit(page: Any, opened: dict[str, Any], seat: int, *, host: bool = False) -> Hands:
    """In a seat, as somebody who keeps it on this device."""
    kept = {
        "id": opened["table"],
        "game": "undead-or-alive",
        "title": {"en": "Two of us", "pl": "We dwoje"},
        "tokens": [opened["seats"][str(seat)]],
        "host": opened["host"] if host else "",
        "spectator": "",
        "tutorial": False,
        "opened": 1,
        "over": False,
    }
    page.evaluate("kept => localStorage.setItem('graveshift.tables', JSON.stringify([kept]))", kept)
    page.goto(f"/table/{opened['table']}")
    hands = Hands(page)
    hands.wait_for("asked", "waiting")
    page.wait_for_selector("path[data-zone]")
    return hands


def test_a_guest_mutes_somebody_and_the_host_switches_the_chat_off(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    ada, bo = open_page("/about"), open_page("/about")
    sit(ada, opened, 0, host=True)
    sit(bo, opened, 1)
    for page in (ada, bo):
        page.click("[data-testid=talk]")
    ada.click("[data-phrase=hello]")
    bo.locator("[data-testid=said] li", has_text="Ada").wait_for()
    bo.get_by_role("button", name="Mute Ada").click()
    bo.locator("[data-testid=said] li", has_text="Ada").wait_for(state="detached")
    ada.get_by_role("button", name="Switch the chat off").click()
    for page in (ada, bo):
        page.locator("[data-phrase]").first.wait_for(state="detached")
        assert page.locator("dialog form input").count() == 0
    assert bo.get_by_role("button", name="Switch the chat").count() == 0, "that is for the host alone"
    assert faults(bo) == []


def test_a_bot_keeps_the_seat_of_somebody_who_is_away(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    bo = open_page("/about")
    sit(bo, opened, 1)
    ada = open_page("/about")
    hands = sit(ada, opened, 0, host=True)
    bo.goto("/about")
    ada.get_by_role("button", name="Who plays").click()
    seat = ada.locator("dialog li.seat").nth(1)
    seat.get_by_text("away").wait_for()
    seat.get_by_role("button", name="bot").click()
    seat.get_by_text("Bot").first.wait_for()
    ada.keyboard.press("Escape")
    back = sit(bo, opened, 1)
    assert back.wait_for("waiting", "asked")
    bo.click("[data-testid=take-seat]")
    bo.locator("[data-testid=take-seat]").wait_for(state="detached")
    ada.get_by_role("button", name="Who plays").click()
    ada.locator("dialog li.seat").nth(1).get_by_text("Bo", exact=True).wait_for()
    assert hands.version >= 0


def test_a_guest_gives_a_seat_to_a_bot_only_when_the_clock_has_run_down(
    open_page: OpenPage, server: ServerProcess
) -> None:
    opened = table_for_two(server)
    with Player(server.url, opened["table"], opened["seats"]["0"]) as first:
        asked = first.until("state")["deciding"]["seat"]
    bo = open_page("/about")
    with Player(server.url, opened["table"], opened["seats"][str(asked)], opened["host"]) as ada:
        sit(bo, opened, 1 - asked)
        ada.say(type="table", patience=8)
        ada.until("seats", patience=8)
    bo.locator("[data-testid=patience]", has_text="A bot may play in").wait_for()
    assert bo.locator("[data-testid=let-bot]").count() == 0
    bo.click("[data-testid=let-bot]")
    Hands(bo).wait_for("asked")


def test_what_was_said_can_be_read_while_a_bot_keeps_the_seat(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    bo = open_page("/about")
    sit(bo, opened, 1)
    ada = open_page("/about")
    sit(ada, opened, 0, host=True)
    bo.click("[data-testid=talk]")
    bo.click("[data-phrase=wait]")
    ada.locator("[data-testid=last-word]").wait_for()
    bo.goto("/about")
    ada.get_by_role("button", name="Who plays").click()
    ada.locator("dialog li.seat").nth(1).get_by_role("button", name="bot").click()
    ada.locator("dialog li.seat").nth(1).get_by_text("Bot").first.wait_for()
    ada.keyboard.press("Escape")
    ada.click("[data-testid=talk]")
    ada.locator("[data-testid=said] li", has_text="Bo").wait_for()


def test_whoever_takes_the_screen_is_asked_for_a_name(open_page: OpenPage) -> None:
    page = open_page("/setup/tiny-epic-zombies")
    fix_seed(page, 4)
    page.get_by_role("radio", name="Cooperative vs. Zombie").check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("human")
    page.click("[data-testid=open]")
    Hands(page).wait_for("covered")
    gap = page.get_by_label("Your name").evaluate(
        """field => {
          const words = document.createRange();
          words.selectNode(field.labels[0].firstChild);
          return field.getBoundingClientRect().left - words.getBoundingClientRect().right;
        }"""
    )
    assert gap >= 6, "the label does not touch its field"
    page.get_by_label("Your name").fill("Zofia")
    page.click("[data-testid=uncover]")
    Hands(page).wait_for("asked")
    page.get_by_role("button", name="Who plays").click()
    page.wait_for_function("() => [...document.querySelectorAll('dialog input')].some(one => one.value === 'Zofia')")


def test_my_own_name_is_no_name_for_others_at_my_screen(open_page: OpenPage) -> None:
    page = open_page("/setup/tiny-epic-zombies")
    fix_seed(page, 4)
    page.get_by_role("radio", name="Cooperative vs. Zombie").check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("human")
    page.get_by_label("Your name").fill("Ada")
    page.click("[data-testid=open]")
    hands = Hands(page)
    hands.wait_for("covered")  # the Zombie Player, in the third seat
    assert "Ada" not in str(page.text_content("[data-testid=cover]"))
    page.get_by_label("Your name").fill("Zofia")
    page.click("[data-testid=uncover]")
    hands.wait_for("asked")
    page.keyboard.press("1")
    hands.wait_for("covered")
    assert "Ada" in str(page.text_content("[data-testid=cover]"))
    assert page.get_by_label("Your name").count() == 0


def test_the_screen_is_taken_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/setup/tiny-epic-zombies")
    fix_seed(page, 4)
    page.get_by_role("radio", name="Cooperative vs. Zombie").check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("human")
    page.click("[data-testid=open]")
    hands = Hands(page)
    named = 0
    for _ in range(6):
        before = hands.version
        if hands.wait_for("covered", "asked") == "asked":
            page.keyboard.press("1")
            hands.wait_past(before)
            continue
        page.wait_for_function("() => ['INPUT', 'BUTTON'].includes(document.activeElement?.tagName)")
        if page.locator("[data-testid=cover] input").count():
            page.keyboard.type(f"Zofia {named}")
            named += 1
        page.keyboard.press("Enter")
        hands.wait_for("asked")
    assert named == 2
    assert page.locator("[data-kind=first-deal]").count() == 1  # one who has a name was shown the table by Enter alone


def test_whoever_watches_a_game_with_secrets_is_told_to_listen(open_page: OpenPage, server: ServerProcess) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bo", "Zed")]
    wish = {"game": "tiny-epic-zombies", "options": {"mode": "coop-vs-zombie"}, "seats": seats}
    opened = http.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    watching = open_page(f"/join/{opened['table']}#{opened['spectator']}")
    ada = open_page(f"/table/{opened['table']}#{opened['seats']['0']}")
    for page in (watching, ada):
        page.click("[data-testid=talk]")
    ada.click("[data-phrase=hello]")
    watching.locator("[data-testid=said] li", has_text="Ada").wait_for()
    watching.locator("[data-testid=listens]").wait_for()
    assert watching.locator("[data-phrase], dialog form").count() == 0
    assert faults(watching) == []


def test_spectators_are_muted_by_those_who_play(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    ada = open_page("/about")
    sit(ada, opened, 0)
    watching = open_page(f"/join/{opened['table']}#{opened['spectator']}")
    for page in (watching, ada):
        page.click("[data-testid=talk]")
    watching.click("[data-phrase=hello]")
    ada.click("[data-phrase=hello]")
    watching.get_by_role("button", name="Mute Ada").wait_for()
    assert watching.get_by_role("button", name="Mute Spectator").count() == 0, "who watches is one of them"
    ada.get_by_role("button", name="Mute Spectator").click()
    ada.locator("[data-testid=said] li", has_text="Spectator").wait_for(state="detached")


def test_a_word_that_is_refused_is_refused_where_it_was_said(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    ada = open_page("/about")
    sit(ada, opened, 0)
    ada.click("[data-testid=talk]")
    for _ in range(20):
        ada.click("[data-phrase=hello]")
    ada.locator("dialog .refused", has_text="Not so fast").wait_for()
    assert ada.locator(".alerts [role=alert]").count() == 0, "nobody reads it behind the dialog"
    ada.keyboard.press("Escape")
    ada.click("[data-testid=talk]")
    ada.locator("[data-testid=said]").wait_for()
    assert ada.locator("dialog .refused").count() == 0, "that was some time ago"


def test_a_game_that_waits_is_on_top_of_the_start_page(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, "quick", 1)
    page.goto("/")
    mine = page.locator("section.poster", has=page.get_by_role("link", name="Continue")).first
    mine.wait_for()
    first = page.locator("[data-testid=tutorial]")
    first.wait_for()
    assert mine.bounding_box()["y"] < first.bounding_box()["y"]
    page.get_by_role("link", name="Continue").first.click()
    Hands(page).wait_for("asked")


def test_a_report_is_one_file_without_secrets(open_page: OpenPage, server: ServerProcess, tmp_path: Path) -> None:
    wish = {"game": "undead-or-alive", "options": {"mission": "m0"}, "seats": [{"kind": "human", "name": "Ada"}]}
    opened = http.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    page = open_page("/about")
    sit(page, opened, 0, host=True)
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Report a problem").click()
    page.locator("dialog textarea").fill("The door does not open.")
    with page.expect_download() as waiting:
        page.locator("dialog button.primary").click()
    waiting.value.save_as(tmp_path / "report.json")
    text = (tmp_path / "report.json").read_text(encoding="utf-8")
    report = json.loads(text)
    assert report["report"] == "The door does not open."
    assert report["view"]["survivors"]
    assert report["page"]["browser"]
    secrets = [opened["host"], *opened["seats"].values()]
    assert [one for one in secrets if one and one in text] == []
    assert "Ada" not in text
    assert "answers" in report["record"]
    assert "seed" not in report["record"]


def test_large_letters_cover_no_button_and_no_setting_on_a_phone(open_page: OpenPage, server: ServerProcess) -> None:
    opened = table_for_two(server)
    page = open_page("/about", size=(390, 844), locale="pl-PL", has_touch=True, is_mobile=True)
    page.evaluate("localStorage.setItem('graveshift.settings', JSON.stringify({ textScale: 1.3, language: 'pl' }))")
    sit(page, opened, 0)
    page.wait_for_selector("[data-testid=point]")
    clicked = """all => all.filter(one => {
      const box = one.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !one.contains(hit);
    }).map(one => one.getAttribute('aria-label'))"""
    assert page.locator(".stage button").evaluate_all(clicked) == []
    page.tap("[data-testid=menu]")
    page.get_by_role("button", name="Ustawienia").tap()
    page.locator("dialog label select").first.wait_for()
    hidden = """all => all.filter(one => {
      const words = document.createRange();
      words.selectNode(one.firstChild);
      const [text, field] = [words.getBoundingClientRect(), one.querySelector('select, input').getBoundingClientRect()];
      return text.right > field.left && text.bottom > field.top + 1;
    }).map(one => one.firstChild.textContent)"""
    assert page.locator("dialog label").evaluate_all(hidden) == []
