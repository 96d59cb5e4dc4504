"""The face of the mall: nothing lies over a sign or under a figure, and cards are read where one decides."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands, begin
from tests.web.test_pages import faults

GAME = "tiny-epic-zombies"
ZOMBIE = 2
OVER = """([over, under]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes(over).flatMap((one) => boxes(under).filter((other) => other.width && meet(one, other))).length;
}"""
"""How many of the first lie over one of the others."""
BUTTONS = ".zoom button, .pace button, [data-testid=company] .buttons button"


def asked(kind: str) -> kernel.Record:
    """Two Humans against a Zombie Player, when this is first asked; a bot has played."""
    table = kernel.start(GAME, {"mode": "coop-vs-zombie", "seats": 3}, 3)
    bot = make_bot("greedy", 3)
    while (decision := table.game.decision) is not None and decision.kind != kind:
        table.game.decide(bot.choose(Seat(table.game, decision.seat or 0)))
    assert decision is not None
    return table.record()


def sit(open_page: OpenPage, server: ServerProcess, record: kernel.Record, seat: int, **how: Any) -> Any:
    body = {"record": msgspec.to_builtins(record), "seats": [{"kind": "human"}] * 3}
    opened = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    page = open_page(f"/table/{opened['table']}#{opened['seats'][str(seat)]}", **how)
    Hands(page).wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    notice = page.locator("[data-testid=told] button")
    if notice.count():
        notice.click()
    page.wait_for_selector("[data-testid=company] button")
    return page


PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True, "locale": "pl-PL"}


@pytest.mark.parametrize("how", [{}, {"size": (1920, 1080)}, {"size": (820, 1180)}, PHONE])
def test_no_button_lies_over_a_sign_while_the_hand_is_shown(
    open_page: OpenPage, server: ServerProcess, how: dict[str, Any]
) -> None:
    page = sit(open_page, server, asked("add-zombie"), ZOMBIE, **how)
    assert page.locator("[data-card]").count() >= 4
    page.wait_for_function("() => document.querySelectorAll('[data-store]').length === 8")
    assert page.evaluate(OVER, [BUTTONS, "[data-store]"]) == 0


def test_no_chance_lies_under_a_token_or_a_figure_where_there_is_room(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = sit(open_page, server, asked("turn"), 1)
    page.wait_for_selector("[data-badge]", state="attached")
    assert page.locator("[data-badge]").count() > 8
    hidden = page.evaluate(
        """() => {
          const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
          const things = boxes('[data-thing]');
          return boxes('[data-badge] rect').filter((one) => {
            const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
            return things.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
          }).length;
        }"""
    )
    assert hidden == 0


@pytest.mark.parametrize("how", [{}, PHONE])
def test_the_zombie_player_deals_from_the_cards_themselves(
    open_page: OpenPage, server: ServerProcess, how: dict[str, Any]
) -> None:
    page = sit(open_page, server, asked("first-deal"), ZOMBIE, **how)
    cards = page.locator(".foot [data-option^='deal:']")
    assert cards.count() == 8
    assert page.locator("[data-card]").count() == 8  # the hand is not shown twice
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    for card in cards.all():
        box = card.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    assert faults(page) == []
    cards.nth(2).focus()
    told = str(page.text_content(".foot .told"))
    assert str(cards.nth(2).locator(".name").text_content()) in told
    before = Hands(page).version
    page.keyboard.press("3")
    Hands(page).wait_past(before)


def test_a_card_that_may_be_kept_is_read_beside_the_question(open_page: OpenPage, server: ServerProcess) -> None:
    record = asked("keep")
    decision = replaying.resume(record).game.decision
    assert decision is not None
    page = sit(open_page, server, record, decision.seat or 0)
    name = str(page.locator("[data-testid=about] .name").text_content())
    assert name in Hands(page).prompt
    assert page.locator("[data-testid=about] .text").is_visible()
    assert faults(page) == []


def test_the_boards_of_the_people_have_what_the_square_mall_leaves_free(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = sit(open_page, server, asked("turn"), 1)
    column, board = page.locator(".side").bounding_box(), page.locator(".stage svg[role=group]").bounding_box()
    assert column["width"] >= 440
    assert board["height"] >= 0.85 * 900


@pytest.mark.parametrize("path", [f"/setup/{GAME}", f"/compendium/{GAME}", "/"])
@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_the_head_of_a_phone_has_two_rows(open_page: OpenPage, path: str, locale: str) -> None:
    page = open_page(path, size=(390, 844), locale=locale)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator("header.head").bounding_box()["height"] < 92
    assert page.evaluate(OVER, [".languages", "header.head a"]) == 0


def test_a_whole_mode_is_chosen_by_its_picture(open_page: OpenPage) -> None:
    page = open_page(f"/setup/{GAME}")
    page.wait_for_selector("[data-testid=open]")
    page.locator(".pick", has_text="Competitive vs. Zombie").locator(".sides").click(force=True)
    assert page.get_by_role("radio", name="Competitive vs. Zombie").is_checked()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("radio", name="Competitive", exact=False).nth(1).is_checked()
    assert faults(page) == []


@pytest.mark.parametrize("how", [{}, PHONE])
def test_the_names_of_the_games_lead_to_them(open_page: OpenPage, how: dict[str, Any]) -> None:
    page = open_page(**how)
    learn = page.locator("[data-testid=mall-learn]")
    learn.wait_for()
    height = page.evaluate("innerHeight")
    assert learn.bounding_box()["y"] > height
    page.locator("[data-testid=games]").get_by_role("link", name="Tiny Epic Zombies").click()
    page.wait_for_function(
        "() => document.querySelector('[data-testid=mall-learn]').getBoundingClientRect().bottom < innerHeight"
    )
    assert not page.url.endswith("#tiny-epic-zombies"), "what stands there opens seats"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.testid") == "mall-learn"


@pytest.mark.parametrize("width", [1440, 1920, 2560])
def test_nothing_is_cut_off_the_head_of_the_start_page(open_page: OpenPage, width: int) -> None:
    page = open_page("/", size=(width, 1080))
    page.wait_for_selector("[data-testid=tutorial]")
    page.evaluate("document.fonts.ready.then(() => true)")
    hero = page.locator(".hero").bounding_box()
    spire = page.locator(".scene > g path").nth(1).bounding_box()
    assert spire["y"] > hero["y"]
    assert page.evaluate(OVER, [".hero .title h1", ".scene > g[transform]"]) == 0


def test_the_film_on_a_tablet_held_upright_has_the_width_for_the_mall(
    open_page: OpenPage, server: ServerProcess
) -> None:
    body = {"game": GAME, "options": {"mode": "solo"}, "seats": [{"kind": "bot", "bot": "greedy"}], "seed": 5}
    opened = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    page = open_page(f"/join/{opened['table']}#{opened['spectator']}", size=(820, 1180))
    Hands(page).wait_for("over")
    page.goto(f"/replay/{opened['table']}#{opened['spectator']}")
    page.wait_for_selector("path[data-zone]")
    assert page.locator(".screen .stage").bounding_box()["width"] > 0.9 * 820
    assert page.locator(".screen aside .posse").is_visible()


def test_cards_to_choose_from_stay_on_a_phone_with_large_words(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about", **PHONE)
    page.evaluate("localStorage.setItem('graveshift.settings', JSON.stringify({ textScale: 1.5, language: 'pl' }))")
    wish = {"game": GAME, "options": {"mode": "solo"}, "seats": [{"kind": "human"}], "seed": 31}
    opened = http.post(f"{server.url}/api/tables", json=wish).raise_for_status().json()
    page.goto(f"/table/{opened['table']}#{opened['seats']['0']}")
    Hands(page).wait_for("asked")
    out = page.locator("[data-option] span").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right).filter(right => right > innerWidth)"
    )
    assert page.locator("[data-option] span").count() > 6
    assert out == []


def test_a_room_where_something_can_only_be_put_down_is_not_lit(open_page: OpenPage, server: ServerProcess) -> None:
    record, seat, rooms = may_put_down()
    page = sit(open_page, server, record, seat)
    page.wait_for_selector("path.zone.lit")
    lit = page.locator("path.zone.lit").evaluate_all("all => all.map(one => one.dataset.zone)")
    assert lit
    assert rooms.isdisjoint(lit)


def may_put_down() -> tuple[kernel.Record, int, set[str]]:
    """Somebody holds a card beside a Store; their seat, and the Rooms of it that no other option leads to."""
    for seed in range(20):
        table = kernel.start(GAME, {"mode": "coop-vs-zombie", "seats": 3}, seed)
        bot = make_bot("greedy", seed)
        while (decision := table.game.decision) is not None:
            held = [one for one in decision.options if one.key.startswith("drop:") and "@" in one.key]
            stores = {str(one.arguments["store"]) for one in held}
            if decision.kind == "turn" and stores:
                named = {str(one.arguments.get("room")) for one in decision.options}
                rooms = {f"{store}.{n}" for store in stores for n in (1, 2, 3)} - named
                if rooms and len(named) > 1:
                    return table.record(), decision.seat or 0, rooms
            table.game.decide(bot.choose(Seat(table.game, decision.seat or 0)))
    raise AssertionError("nobody holds a card")


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_large_words_leave_the_board_its_height_where_the_window_is_wide(
    open_page: OpenPage, server: ServerProcess, locale: str
) -> None:
    page = sit(open_page, server, asked("turn"), 1, locale=locale)
    page.evaluate("localStorage.setItem('graveshift.settings', JSON.stringify({ textScale: 1.5, byItself: false }))")
    page.reload()
    Hands(page).wait_for("asked")
    page.locator("[data-testid=people]").wait_for()
    shelf = page.locator("main svg[role=group]").bounding_box()
    assert shelf["height"] > 0.85 * 900
    menu = page.locator("[data-testid=menu]").bounding_box()
    assert menu["x"] + menu["width"] <= 1440


def test_a_squad_waits_outside_and_comes_in_at_one_click(open_page: OpenPage, server: ServerProcess) -> None:
    """TEZ-MIS-ESC-01 TEZ-MIS-ESC-03"""
    objectives = ["escort-the-army", "fix-the-helicopter", "call-the-cdc"]
    table = kernel.start(GAME, {"mode": "competitive", "seats": 3, "objectives": objectives}, 3)
    while (decision := table.game.decision) is not None and decision.kind != "turn":
        table.game.decide(decision.options[0].key)
    assert decision is not None
    page = sit(open_page, server, table.record(), decision.seat or 0)
    own = [key.partition(":")[2] for key in decision.keys if key.startswith("squad:")]
    assert own
    assert page.locator('[data-thing^="p-squad-"]').count() == 3, "each of the three has one"
    assert page.locator("[data-owner]").count() == 3
    assert page.locator('path[data-zone][aria-label*="Squad"]').count() == 0
    before = Hands(page).version
    page.locator(f'[data-thing="p-squad-{own[0]}"]').click()
    Hands(page).wait_past(before)
    page.locator('path[data-zone][aria-label*="Squad"]').wait_for(state="attached")


def test_words_can_be_read_in_the_colours_for_the_colour_blind(open_page: OpenPage) -> None:
    page = open_page("/about")
    page.evaluate("localStorage.setItem('graveshift.settings', JSON.stringify({ palette: 'clear', byItself: false }))")
    page.goto("/")
    hands = begin(page, "mall-solo", 6)
    while hands.kind != "turn":
        hands.click(hands.open_keys()[0])
    page.get_by_role("button", name="What would you do?").wait_for()
    assert faults(page) == []
