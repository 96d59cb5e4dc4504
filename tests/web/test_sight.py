"""Nothing lies over what somebody wants to see: words stay on the stage, dice leave it, a drag shows what comes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from graveshift.kernel.decision import Decision, Option
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, as_said, plain
from tests.web.test_clicks import found, placed, plain_move, seated, spot_in
from tests.web.test_newcomer import table_of

STREET = {
    "game": "undead-or-alive",
    "board": {"map": "a\nb\nc"},
    "survivors": {"pablito": {"zone": "b", "hand": ["colt-saa"]}},
    "zombies": {"c": {"walker": 2}},
    "active": "pablito",
}
"""Somebody who can fire and fan, above Walkers at the lower edge of the board."""
BROKEN = """
all => all.flatMap(name => {
  const words = [];
  const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) for (const found of walker.currentNode.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(walker.currentNode, found.index);
    range.setEnd(walker.currentNode, found.index + found[0].length);
    if (new Set([...range.getClientRects()].map(one => one.top)).size > 1) words.push(found[0]);
  }
  return words;
})
"""
"""Words that go on in the next line."""


def ringed(open_page: OpenPage, server: ServerProcess) -> Any:
    """In Polish, whose words are long: the ring at the lower edge, with a weapon chosen."""
    page = placed(open_page, server, STREET, locale="pl-PL").page
    page.locator(".dash.active .slot.usable[draggable=true]").first.click()
    page.locator("[data-testid=armed]").wait_for()
    page.locator('[data-thing^="c/z"]').first.click(force=True)
    page.locator("[data-testid=ring] .choice").nth(1).wait_for()
    return page


def test_all_the_words_of_a_ring_are_on_the_stage(open_page: OpenPage, server: ServerProcess) -> None:
    page = ringed(open_page, server)
    stage = page.locator(".stage").bounding_box()
    for choice in page.locator("[data-testid=ring] .choice").all():
        choice.hover()
        told = page.locator("[data-testid=ring] .told").bounding_box()
        assert told["y"] + told["height"] <= stage["y"] + stage["height"]
    assert page.locator("[data-testid=armed]").count() == 0, "what to do next is said by the ring now"


def test_no_word_of_a_ring_is_broken(open_page: OpenPage, server: ServerProcess) -> None:
    page = ringed(open_page, server)
    names = page.locator("[data-testid=ring] .choice .name")
    assert "Szybkostrzelność" in " ".join(names.all_inner_texts())
    assert names.evaluate_all(BROKEN) == []


def test_a_weapon_that_is_dragged_shows_what_it_would_do(open_page: OpenPage, server: ServerProcess) -> None:
    hands = placed(open_page, server, STREET)
    page, before = hands.page, hands.version
    page.locator(".dash.active .slot.usable[draggable=true]").first.hover()
    page.mouse.down()
    zombies = page.locator('[data-thing^="c/z"]').first.bounding_box()
    for aside in (40, 0):
        page.mouse.move(zombies["x"] + zombies["width"] / 2 + aside, zombies["y"] + zombies["height"] / 2, steps=4)
    page.locator("[data-testid=consequence]", has_text="kill").wait_for()
    page.mouse.move(1300, 300, steps=4)
    page.locator("[data-testid=consequence]").wait_for(state="detached")
    page.mouse.up()
    assert hands.version == before


def test_dice_lie_under_the_buttons_and_leave_the_board_again(open_page: OpenPage, server: ServerProcess) -> None:
    hands = placed(open_page, server, STREET, size=(390, 844), has_touch=True)
    page = hands.page
    hands.click("shoot:colt-saa@c")
    tray = page.locator("[data-testid=dice]")
    tray.wait_for()
    top = tray.bounding_box()["y"]
    buttons = page.locator(".stage button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert buttons
    assert max(buttons) <= top
    tray.wait_for(state="hidden")


def test_the_ghost_of_a_move_is_seen_beside_what_lies_there(open_page: OpenPage, server: ServerProcess) -> None:
    """In the mall tokens lie in the middle of a room, where a ghost would stand behind them."""

    def beside_a_token(game: Any, decision: Decision) -> Option | None:
        if decision.kind != "turn":
            return None
        rooms = game.view(0)["rooms"]
        moves = (one for one in decision.options if one.key.startswith("move:"))
        return next((one for one in moves if len(rooms[one.arguments["room"]]["tokens"]) == 1), None)

    record, move = found("tiny-epic-zombies", beside_a_token)
    page = seated(open_page, server, record).page
    page.mouse.move(*(spot_in(page, move.arguments["room"]) or (0, 0)))
    ghost = page.locator(f'[data-ghost="{move.arguments["room"]}"]')
    ghost.wait_for()
    hidden = ghost.evaluate(
        """ghost => {
          const own = ghost.getBoundingClientRect();
          return Math.max(...[...document.querySelectorAll('[data-thing]')].map(thing => {
            const box = thing.getBoundingClientRect();
            const across = Math.min(own.right, box.right) - Math.max(own.left, box.left);
            const down = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
            return across > 0 && down > 0 ? across * down / (own.width * own.height) : 0;
          }));
        }"""
    )
    assert hidden < 0.3


@pytest.mark.parametrize("game", ["undead-or-alive", "gears-and-guns"])
def test_three_weapons_to_begin_with_stand_side_by_side_on_a_tablet(
    open_page: OpenPage, server: ServerProcess, game: str
) -> None:
    record, _ = found(game, lambda _, decision: decision.options[0] if decision.kind == "starting-weapon" else None)
    page = seated(open_page, server, record, size=(820, 1180), has_touch=True).page
    boxes = [one.bounding_box() for one in page.locator(".choice li").all()]
    assert len(boxes) == 3
    assert len({box["y"] for box in boxes}) == 1
    assert boxes[-1]["x"] + boxes[-1]["width"] > 820 * 0.9, "the cards take the width"
    assert boxes[0]["y"] > 1180 * 0.45, "and leave the board in sight"


def test_what_is_refused_names_places_as_one_says_them(open_page: OpenPage, server: ServerProcess) -> None:
    """The server speaks of zones by their codes; so do refusals."""
    page = open_page()
    lines: list[Any] = []

    def listen(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/ws|/socket|/api"), listen)
    record, move = found("undead-or-alive", plain_move)
    page.goto(table_of(server, record))
    Hands(page).wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    zone = move.arguments["zone"]
    sentence = f"Nobody goes to {zone}."
    lines[-1].send(json.dumps({"type": "refused", "id": "x", "sentence": sentence, "rule": ""}))
    alert = page.locator(".alerts [role=alert]").filter(has_text="Nobody goes to")
    alert.wait_for()
    assert zone not in alert.inner_text()
    assert as_said(page, sentence) in plain(alert.inner_text())
