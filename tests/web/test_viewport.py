"""Both boards are seen through the same viewport: drag, wheel, pinch, and all of it again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.hands import begin

BOARDS = ["tutorial", "mall-solo"]
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true)))))"


def opened(open_page: OpenPage, board: str, **kwargs: Any) -> Any:
    page = open_page(**kwargs)
    begin(page, board, 1)
    return page


def camera(page: Any) -> tuple[float, float, float]:
    """Where the board lies on the screen, and how large it is drawn."""
    x, y, scale = page.evaluate(
        "() => { const m = document.querySelector('path[data-zone]').getScreenCTM(); return [m.e, m.f, m.a]; }"
    )
    return float(x), float(y), float(scale)


def settled(page: Any) -> tuple[float, float, float]:
    """The camera when everything is loaded and nothing on the page moves or makes room any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_selector(".world:not(.moving)")
    now, still = camera(page), 0
    while still < 3:
        page.evaluate(FRAMES)
        before, now = now, camera(page)
        still = still + 1 if now == before else 0
    return now


def over_board(page: Any) -> tuple[float, float]:
    """A point of the board that nothing covers."""
    box = page.locator(".frame").bounding_box()
    return box["x"] + box["width"] * 0.35, box["y"] + box["height"] * 0.3


@pytest.mark.parametrize("board", BOARDS)
def test_a_drag_moves_the_board_and_is_no_click(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board)
    before = settled(page)
    x, y = over_board(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    assert settled(page) == pytest.approx((before[0] + 80, before[1] + 40, before[2]), abs=2)
    assert page.locator("path[data-zone].selected").count() == 0


@pytest.mark.parametrize("board", BOARDS)
def test_the_wheel_brings_it_nearer_and_a_key_shows_all_of_it_again(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board)
    before = settled(page)
    page.mouse.move(*over_board(page))
    page.mouse.wheel(0, -400)
    assert settled(page)[2] > before[2] * 1.3
    page.keyboard.press("Shift+F")
    assert settled(page) == pytest.approx(before, abs=2)


@pytest.mark.parametrize("board", BOARDS)
def test_two_fingers_pinch(open_page: OpenPage, board: str) -> None:
    page = opened(open_page, board, has_touch=True)
    before = settled(page)
    x, y = over_board(page)
    touch = page.context.new_cdp_session(page)

    def put(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    put("touchStart", 40)
    for apart in (50, 65, 80):
        put("touchMove", apart)
    put("touchEnd", 0)
    assert settled(page)[2] > before[2] * 1.4
