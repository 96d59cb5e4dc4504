"""Nothing lies over what somebody wants to see: words stay on the stage, dice leave it, a drag shows what comes."""

from __future__ import annotations

from typing import Any

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.test_clicks import placed

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
