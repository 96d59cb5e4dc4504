"""Both boards are seen through the same viewport: drag, wheel, pinch, and all of it again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.hands import Hands

BOARDS = ["tutorial", "mall-solo"]


def opened(open_page: OpenPage, board: str, **kwargs: Any) -> Any:
    page = open_page(**kwargs)
    page.click(f"[data-testid={board}]")
    Hands(page).wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    return page


def place(page: Any) -> tuple[float, float, float]:
    """Where a zone is on the screen, and how wide."""
    box = page.locator("path[data-zone]").first.bounding_box()
    return box["x"], box["y"], box["width"]


@pytest.mark.parametrize("board", BOARDS)
def test_a_drag_moves_the_board_and_is_no_click(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board)
    before = place(page)
    box = page.locator(".frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    version = page.locator("[data-version]").get_attribute("data-version")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    after = place(page)
    assert after == pytest.approx((before[0] + 80, before[1] + 40, before[2]), abs=2)
    assert page.locator("[data-version]").get_attribute("data-version") == version
    assert page.locator("path[data-zone].selected").count() == 0


@pytest.mark.parametrize("board", BOARDS)
def test_the_wheel_brings_it_nearer_and_a_button_shows_all_of_it_again(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board)
    before = place(page)
    box = page.locator(".frame").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "width => document.querySelector('path[data-zone]').getBoundingClientRect().width > width * 1.3", arg=before[2]
    )
    page.keyboard.press("Shift+F")
    assert place(page) == pytest.approx(before, abs=2)


@pytest.mark.parametrize("board", BOARDS)
def test_two_fingers_pinch(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board, has_touch=True)
    before = place(page)
    box = page.locator(".frame").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    touch = page.context.new_cdp_session(page)

    def put(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    put("touchStart", 40)
    for apart in (50, 65, 80):
        put("touchMove", apart)
    put("touchEnd", 0)
    assert place(page)[2] > before[2] * 1.4
