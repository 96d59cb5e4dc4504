"""Parts of the table: trade, attack with friendly fire, taking back, replay and fork, why not, records."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import graveshift
from graveshift.kernel.decision import Option
from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import POSSE, Hands, begin
from tests.web.test_viewport import settled


def to_the_first_turn(hands: Hands, survivor: str) -> None:
    """Answer the set-up and begin the Turn of somebody."""
    while hands.kind != "activate":
        hands.click(hands.keys()[0])
    hands.click(f"activate:{survivor}")


def test_trade_by_drag_and_drop_and_by_click(open_page: OpenPage) -> None:
    page = open_page()
    hands = begin(page, "tutorial", 3)
    to_the_first_turn(hands, "carl")
    hands.click("trade:meg")
    assert hands.kind == "trade"
    version = hands.version
    page.drag_and_drop('[data-slot="carl.favourite"]', '[data-slot="meg.pack1"]')
    hands.wait_past(version)
    assert "Pan" in str(page.text_content('[data-slot="meg.pack1"]'))
    version = hands.version
    page.click('[data-slot="meg.pack1"]')
    page.click('[data-slot="carl.hand2"]')
    hands.wait_past(version)
    assert "Pan" in str(page.text_content('[data-slot="carl.hand1"]')), "Hands are alike: the first free one takes it."
    hands.click("done")
    assert hands.kind == "rearrange", "The partner may put its own things in order."
    hands.click("done")
    assert hands.kind == "action"


def path_to(kind: str) -> tuple[int, list[Option]]:
    """Dice and answers of the shortest random game found that leads to a kind of question."""
    best: tuple[int, list[Option]] | None = None
    for seed in range(60):
        choice = random.Random(seed)
        game = graveshift.new("undead-or-alive", mission="m0", seats=1, survivors=POSSE, seed=seed)
        answers: list[Option] = []
        while (decision := game.decision) is not None and len(answers) < (len(best[1]) if best else 60):
            if decision.kind == kind:
                best = (seed, answers)
                break
            wanted = [
                option for option in decision.options if option.key.split(":")[0] in ("move", "shoot", "activate")
            ]
            option = choice.choice(wanted or list(decision.options))
            answers.append(option)
            game.decide(option)
    assert best is not None
    return best


def test_attack_with_friendly_fire(open_page: OpenPage) -> None:
    """The odds warn, the dice are shown, the team says who is hit, and the log tells."""
    seed, answers = path_to("friendly-fire")
    page = open_page()
    hands = begin(page, "tutorial", seed, [option.key for option in answers[:-1]])
    shot = answers[-1].key
    hands.opened(shot).wait_for()
    row = page.locator(f'.foot li:has([data-option="{shot}"])')
    if row.count():
        row.get_by_title("Odds", exact=True).click()
        assert "Could hit a friend" in str(page.text_content("[data-testid=odds]"))
        page.keyboard.press("Escape")
    hands.play(answers[-1])
    assert hands.kind == "friendly-fire"
    page.locator("[data-testid=dice] svg").first.wait_for()
    hands.click(hands.keys()[0])
    page.get_by_role("tab", name="Log").click()
    assert "hits" in str(page.text_content("section.log"))


def test_click_a_zone_and_take_back(open_page: OpenPage) -> None:
    """The zone one means shows its options; taking back puts the survivor where it was."""
    page = open_page()
    hands = begin(page, "tutorial", 4)
    to_the_first_turn(hands, "meg")
    zone = next(key for key in moves(hands) if key.startswith("move:")).partition(":")[2]
    page.locator(f'[data-zone="{zone}"]').focus()
    page.keyboard.press("Enter")
    popover = page.locator("[data-testid=popover]")
    before = hands.version
    popover.locator(f'[data-option="move:{zone}"]').click()
    hands.wait_past(before)
    assert "Meg" in str(page.get_attribute(f'[data-zone="{zone}"]', "aria-label"))
    before = hands.version
    page.click("[data-testid=undo]")
    hands.wait_past(before)
    assert "Meg" not in str(page.get_attribute(f'[data-zone="{zone}"]', "aria-label"))


def moves(hands: Hands) -> list[str]:
    hands.list_all()
    page = hands.page
    group = page.locator('.foot [data-group="move"][aria-expanded]')
    if group.count():
        group.click()
    found = page.locator(".foot [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return [str(key) for key in found]


def test_why_not(open_page: OpenPage) -> None:
    """What cannot be done says why, with its rule."""
    page = open_page()
    hands = begin(page, "tutorial", 4)
    to_the_first_turn(hands, "carl")
    page.locator('[data-zone="3R.K"]').focus()
    page.keyboard.press("Enter")
    page.click("[data-testid=popover] summary")
    page.click("[data-testid=popover] details button")
    sentence = str(page.text_content("[data-testid=why]"))
    assert len(sentence) > 15
    page.locator("dialog .rule-link").click()
    page.wait_for_selector("dialog .text")


def test_replay_and_play_on(open_page: OpenPage) -> None:
    """The game as a film; from a place in it a new game begins there."""
    page = open_page()
    hands = begin(page, "tutorial", 5)
    to_the_first_turn(hands, "jimmy")
    hands.click("make-noise")
    hands.click("make-noise")
    old = page.url
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Watch the film").click()
    page.wait_for_selector("[data-testid=scrub]")
    assert "Answer 0" in str(page.text_content("[data-testid=frame]"))
    start = page.text_content("p.banner")
    page.get_by_role("button", name="Next phase").click()
    assert page.text_content("p.banner") != start
    page.get_by_role("button", name="Previous phase").click()
    assert "Answer 0" in str(page.text_content("[data-testid=frame]"))
    for _ in range(4):
        page.click("[data-testid=step]")
    assert "Answer 4" in str(page.text_content("[data-testid=frame]"))
    page.click("[data-testid=mute]")
    assert page.get_attribute("[data-testid=mute]", "aria-pressed") == "true"
    assert page.locator("[data-testid=speed]").count() == 0, "nothing is acted out"
    page.unroute("**/api/tables")
    page.click("[data-testid=play-on]")
    hands.wait_for("asked")
    assert page.url != old
    assert hands.kind == "action"
    assert "3 Actions left" not in str(page.text_content("[data-testid=people]")) or hands.version > 0


def test_a_film_is_seen_from_the_seats_one_may_see(open_page: OpenPage, server: ServerProcess) -> None:
    """While the game runs from one's own seat and as a spectator; a record file from every seat."""
    body = {"options": {"mission": "m0"}, "seats": [{"kind": "human"}, {"kind": "open"}], "seed": 3}
    table = http.post(f"{server.url}/api/tables", json=body).json()
    mine = http.post(f"{server.url}/api/tables", json={**body, "seats": [{"kind": "human"}] * 2}).json()
    record = http.get(
        f"{server.url}/api/tables/{mine['table']}/record", headers={"Authorization": f"Bearer {mine['host']}"}
    )
    page = open_page(f"/table/{table['table']}#{table['seats']['0']}")
    Hands(page).wait_for("asked", "waiting")
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Watch the film").click()
    eyes = page.locator("[data-testid=seen-by]")
    eyes.wait_for()
    assert eyes.locator("option").all_text_contents() == ["as a spectator", "from seat 1"]
    with page.expect_response(lambda response: "seat=0" in response.url) as answer:
        eyes.select_option("1")
    assert answer.value.json()["seat"] == 0
    page.goto("/")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": record.content}
    page.set_input_files("input[type=file]", file)
    eyes.wait_for()
    assert eyes.locator("option").count() == 3
    with page.expect_response("**/api/records") as answer:
        eyes.select_option("2")
    assert answer.value.json()["seat"] == 1


def test_record_file_is_downloaded_and_opened(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    hands = begin(page, "tutorial", 6)
    to_the_first_turn(hands, "molly")
    page.click("[data-testid=menu]")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())
    page.goto("/")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-testid=scrub]")
    page.goto("/")
    bad = tmp_path / "bad.json"
    bad.write_text("nothing")
    page.set_input_files("input[type=file]", bad)
    assert "no record" in str(page.text_content("[role=alert]"))


def test_pinch_and_wheel_zoom_the_board(open_page: OpenPage) -> None:
    """Two fingers apart: the board grows; the middle button of the strip brings all of it back."""
    page = open_page(size=(390, 844), has_touch=True)
    begin(page, "tutorial", 4)
    settled(page)
    whole = wide(page)
    fingers = page.context.new_cdp_session(page)
    for apart in range(15, 95, 10):
        points = [{"x": 195 - apart, "y": 150, "id": 0}, {"x": 195 + apart, "y": 150, "id": 1}]
        kind = "touchStart" if apart == 15 else "touchMove"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settled(page)
    near = wide(page)
    assert near > 2 * whole
    page.mouse.move(195, 150)
    page.mouse.wheel(0, 200)
    page.wait_for_function(f"near => ({WIDTH})() < near", arg=near)
    page.keyboard.press("Shift+F")
    page.wait_for_function(f"whole => Math.abs(({WIDTH})() - whole) < 1", arg=whole)


WIDTH = "() => document.querySelector('.world svg').getBoundingClientRect().width"


def wide(page: Any) -> float:
    return float(page.evaluate(WIDTH))
