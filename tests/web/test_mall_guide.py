"""What helps a newcomer in the mall: the guided first night, and overlays that draw what the engine foretells."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import graveshift
from graveshift.bots import Seat, make_bot
from graveshift.kernel.game import Game
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, begin, plain
from tests.web.test_pages import faults

GAME = "tiny-epic-zombies"
STEPS = ["mall", "goals", "move", "fight", "track", "search", "ahead", "room", "first", "out", "end"]
CARD = "[data-testid=tutorial-card]"


def learning(page: Any) -> tuple[Hands, Game]:
    """The first night as the start page opens it, and the same game beside it."""
    with page.expect_request("**/api/tables") as sent:
        page.click("[data-testid=mall-learn]")
    body = sent.value.post_data_json
    hands = Hands(page)
    hands.wait_for("asked")
    return hands, graveshift.new(GAME, seats=1, seed=body["seed"], **body["options"])


def step_of(page: Any) -> str:
    return str(page.get_attribute(CARD, "data-step"))


def test_the_first_night_from_the_start_page_to_its_end(open_page: OpenPage) -> None:
    page = open_page()
    hands, game = learning(page)
    bot = make_bot("greedy", 1)
    seen = [step_of(page)]
    while game.decision is not None:
        while page.locator("[data-testid=tutorial-next]").count():
            assert all(word in str(page.text_content(CARD)) for word in ("Why:", "Try it:"))
            page.click("[data-testid=tutorial-next]")
            seen.append(step_of(page))
        key = bot.choose(Seat(game, 0))
        hands.click(key)
        game.decide(key)
        if step_of(page) != seen[-1]:
            seen.append(step_of(page))
            assert faults(page) == []
    hands.wait_for("over")
    page.wait_for_selector(f"{CARD}[data-step=end]")
    assert list(dict.fromkeys([*seen, "end"])) == [step for step in STEPS if step in {*seen, "end"}]
    assert {"mall", "goals", "move", "fight", "first"} <= set(seen), "others may be done before they are told"


def test_the_tutorial_can_be_left_and_resumed_in_polish(open_page: OpenPage) -> None:
    page = open_page(locale="pl-PL")
    hands, game = learning(page)
    for _ in range(2):
        page.click("[data-testid=tutorial-next]")
    assert game.decision is not None
    hands.click(game.decision.options[0].key)
    reached = step_of(page)
    assert reached == "fight"
    assert "Spotkanie z Zombie" in plain(str(page.text_content(CARD)))
    page.get_by_role("button", name="Wyjdź z samouczka").click()
    assert page.locator(CARD).count() == 0
    page.reload()
    hands.wait_for("asked")
    assert page.locator(CARD).count() == 0
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Wróć do samouczka").click()
    assert step_of(page) == reached
    page.reload()
    hands.wait_for("asked")
    assert step_of(page) == reached


# ---- overlays


def some_turns(page: Any, answers: int = 25) -> tuple[Hands, Game]:
    """A solo game some answers on, at a question of a Human Turn."""
    game: Game = graveshift.new(GAME, mode="solo", seats=1, seed=34)
    bot = make_bot("greedy", 1)
    keys: list[str] = []
    while len(keys) < answers or (game.decision is not None and game.decision.kind != "turn"):
        assert game.decision is not None
        keys.append(bot.choose(Seat(game, 0)))
        game.decide(keys[-1])
    hands = begin(page, "mall-solo", 34, keys[:-1])
    hands.click(keys[-1])
    return hands, game


def drawn(page: Any, name: str) -> list[str]:
    marks = page.locator(f"[data-testid=marks] [data-{name}]")
    return sorted(str(one) for one in marks.evaluate_all(f"all => all.map(one => one.dataset.{name})"))


def likely(low: float, high: float) -> str:
    """From the least to the most, where a player decides about some of it."""
    least, most = int(low * 100 + 0.5), int(high * 100 + 0.5)
    if high - low < 0.005:
        return f"{most}%"
    return "?" if low < 0.005 and high > 0.995 else f"{least}–{most}%"


def test_overlays_of_the_mall_draw_what_the_engine_foretells(open_page: OpenPage) -> None:
    page = open_page()
    _, game = some_turns(page)
    outlook = game.outlook(0)

    page.keyboard.press("Shift+W")
    page.wait_for_selector("[data-testid=marks] [data-badge]")
    least: dict[str, float] = defaultdict(float)
    most: dict[str, float] = defaultdict(float)
    for one in outlook["coming"]:
        for room in [*one["sure"], *one["may"]]:
            most[room] += one["chance"]
            least[room] += one["chance"] if room in one["sure"] else 0
    chances = {room: likely(least[room], most[room]) for room in most}
    assert any("–" in chance for chance in chances.values())
    assert drawn(page, "badge") == sorted(f"{room}={chance}" for room, chance in chances.items())
    legend = str(page.text_content("[data-testid=legend]"))
    assert all(one["text"]["en"] in legend for one in outlook["coming"])
    room, chance = next(iter(chances.items()))
    told = page.get_attribute(f'[data-zone="{room}"]', "aria-label")
    assert f"Where Zombies come: {chance}" in told

    page.keyboard.press("Shift+N")
    page.wait_for_selector('[data-badge="courtyard.centre=0%"]')
    assert drawn(page, "badge") == sorted(
        f"{room}={likely(chance, chance)}" for room, chance in outlook["noise"].items()
    )

    page.keyboard.press("Shift+O")
    page.wait_for_selector("[data-testid=marks] [data-arrow]")
    own = {
        store["id"]: next(one["next"] for one in outlook["order"] if one["slot"] == store["slot"])
        for store in game.view(0)["stores"]
    }
    expected = [
        f"{room}={at}."
        for store, order in own.items()
        for at, room in enumerate(order, start=1)
        if room is not None and room.startswith(f"{store}.")
    ]
    assert drawn(page, "badge") == sorted(expected)
    assert faults(page) == []

    page.keyboard.press("Shift+S")
    page.wait_for_selector('[data-testid=marks] [data-badge$="=0"]')
    page.keyboard.press("Shift+S")
    assert page.locator("[data-testid=legend]").count() == 0


def test_overlays_of_the_mall_by_touch_in_polish(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), locale="pl-PL", has_touch=True, is_mobile=True)
    _, game = some_turns(page, 3)
    page.tap("[data-testid=overlays]")
    page.tap('[data-overlay="coming"]')
    page.wait_for_selector("[data-testid=marks]")
    page.tap("[data-testid=unfold]")
    legend = plain(str(page.text_content("[data-testid=legend]")))
    assert all(one["text"]["pl"] in legend for one in game.outlook(0)["coming"])
    assert faults(page) == []


# ---- a phone


def test_a_phone_starts_near_with_things_to_tap(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), has_touch=True, is_mobile=True)
    some_turns(page, 2)
    figures = page.locator(".thing:has(.turn)")
    assert figures.bounding_box()["height"] >= 40, "who is in turn"
    narrow = page.locator("path[data-zone]").evaluate_all(
        "all => all.filter(one => { const box = one.getBoundingClientRect(); const m = one.getScreenCTM();"
        " const reach = parseFloat(one.getAttribute('stroke-width') ?? '0') * m.a;"
        " return Math.min(box.width, box.height) + reach < 40; }).map(one => one.dataset.zone)"
    )
    assert narrow == []
    walk = page.locator('[data-zone="courtyard.north"]').bounding_box()
    middle = (walk["x"] + walk["width"] / 2, walk["y"] + walk["height"] / 2)
    for aside in (-19, 19):
        found = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.dataset?.zone", [middle[0] + 30, middle[1] + aside]
        )
        assert found == "courtyard.north"
    board = page.locator(".stage svg[role=group]")
    assert board.bounding_box()["width"] > 600
    page.get_by_role("button", name="Fit the board").tap()
    assert board.bounding_box()["width"] <= 390
    page.get_by_role("button", name="Fit the board").tap()
    assert board.bounding_box()["width"] > 600
    page.touchscreen.tap(*middle)
    page.wait_for_selector("[data-testid=consequence]")
    assert faults(page) == []
