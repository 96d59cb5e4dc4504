"""Tiny Epic Zombies at the table: a whole game, the hidden hand, keyboard, phone, Polish, axe-core, films."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import graveshift
from graveshift.bots import Seat, make_bot
from graveshift.kernel.game import Game
from tests.server import http
from tests.server.hidden import leaks, names, secrets_in, words_of
from tests.server.process import ServerProcess
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.hands import Hands, begin, fix_seed, plain, together
from tests.web.test_pages import faults

GAME = "tiny-epic-zombies"
ZOMBIE = 2


def alone(page: Any, seed: int) -> tuple[Hands, Game]:
    """The solo game of the start page, and the same game beside it."""
    return begin(page, "mall-solo", seed), graveshift.new(GAME, mode="solo", seats=1, seed=seed)


def test_a_whole_solo_game_from_the_start_page_to_the_end_screen(open_page: OpenPage) -> None:
    page = open_page()
    hands, game = alone(page, 34)
    bot = make_bot("greedy", 1)
    answers = 0
    while (decision := game.decision) is not None:
        assert hands.prompt == decision.prompt("en")
        if page.locator(".foot .flat").count():
            assert hands.keys() == list(decision.keys)
        key = bot.choose(Seat(game, 0))
        hands.click(key)
        game.decide(key)
        answers += 1
    hands.wait_for("over")
    assert answers > 40
    assert game.outcome is not None
    assert page.get_attribute("[data-testid=outcome]", "data-won") == str(game.outcome.won).lower()
    title = str(page.text_content("dialog h2"))
    assert title == ("The Humans win" if game.outcome.won else "The Zombies win")


def test_a_player_card_can_be_chosen_though_its_text_is_not_loaded(open_page: OpenPage) -> None:
    page = open_page(lenient=True)
    hands, game = alone(page, 34)
    page.route("**/api/games", lambda route: route.abort())
    page.reload()
    hands.wait_for("asked")
    assert game.decision is not None
    assert hands.keys() == list(game.decision.keys)
    page.keyboard.press("1")
    hands.wait_past(0)


class Heard:
    """Everything a browser receives: frames of its WebSocket, and what it fetches about tables."""

    def __init__(self, page: Any) -> None:
        self.messages: list[dict[str, Any]] = []
        self.texts: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        # The lists of all games and cards are the same for everybody, and so are the files of the page.
        page.route("**/api/tables/**", self._fetched)

    def _frame(self, payload: str | bytes) -> None:
        self.messages.append(json.loads(payload))

    def _fetched(self, route: Any) -> None:
        answer = route.fetch(timeout=PATIENCE)
        self.texts.append(answer.text())
        route.fulfill(response=answer)


def test_two_humans_against_a_zombie_player_whose_hand_nobody_else_receives(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """TEZ-TURN-10"""
    pages = [open_page(f"/setup/{GAME}")]
    heard = [Heard(pages[0])]
    fix_seed(pages[0], 11)
    pages[0].get_by_role("radio", name="Cooperative vs. Zombie").check()
    for seat in ("Seat 2", "Seat 3"):
        pages[0].get_by_label(seat, exact=True).select_option("open")
    pages[0].click("[data-testid=open]")
    Hands(pages[0]).wait_for("asked", "waiting")
    pages[0].get_by_role("button", name="Who plays").click()
    links = [pages[0].get_by_label(f"Invite link: Seat {seat}").input_value() for seat in (2, 3)]
    pages[0].keyboard.press("Escape")
    for link in links:
        page = open_page("/about")
        heard.append(Heard(page))
        page.goto(link.removeprefix(server.url))
        page.get_by_role("button", name="Take the seat").click()
        pages.append(page)
    table = [Hands(page) for page in pages]
    for hands in table:
        hands.wait_for("asked", "waiting")

    assert table[ZOMBIE].page.locator("[data-card]").count() == 0
    play(table, 45, random.Random(5))
    assert table[ZOMBIE].page.locator("[data-card]").count() > 0
    assert all(hands.page.locator("[data-card]").count() == 0 for hands in table[:ZOMBIE])
    for hands in table[:ZOMBIE]:  # the film, as far as a Human may see it
        hands.page.goto(f"/replay/{hands.page.url.rsplit('/', 1)[1]}")
        hands.page.wait_for_selector("[data-testid=frame]")

    told = [message for message in heard[ZOMBIE].messages if message["type"] == "state"]
    secret = {state["version"]: secrets_in(state["view"]) for state in told}
    assert sum(map(len, secret.values())) > 100
    assert leaks(heard[ZOMBIE].messages, secret)  # the search finds what is there
    now = secret[max(secret)]
    for human in heard[:ZOMBIE]:
        assert leaks(human.messages, secret) == []
        assert human.texts
        assert not [word for card in now for word in words_of(card) for text in human.texts if names(word, text)]


def play(table: list[Hands], answers: int, chance: random.Random) -> None:
    """Whoever is asked answers anything."""
    for _ in range(answers):
        asked = together(table)
        assert asked is not None, "The game is over too early."
        asked.click(chance.choice(asked.open_keys()))
    together(table)


def test_one_screen_for_both_sides_is_covered_between_them(open_page: OpenPage) -> None:
    page = open_page(f"/setup/{GAME}")
    fix_seed(page, 4)
    page.get_by_role("radio", name="Cooperative vs. Zombie").check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_label(seat, exact=True).select_option("human")
    page.click("[data-testid=open]")
    hands = Hands(page)
    hands.wait_for("covered")
    covers = 0
    for _ in range(25):
        if hands.wait_for("covered", "asked") == "covered":
            covers += 1
            assert page.locator("[data-card], .posse, .foot").count() == 0
            assert "Pass the screen" in str(page.text_content("[data-testid=live]"))
            page.click("[data-testid=uncover]")
            hands.wait_for("asked")
            continue
        hands.click(hands.open_keys()[-1])
    assert covers >= 3


def test_keyboard_alone_with_the_rooms_of_the_mall(open_page: OpenPage) -> None:
    page = open_page()
    hands, game = alone(page, 6)
    while (decision := game.decision) is not None and decision.kind != "turn":
        hands.press(decision.options[0].key)
        game.decide(decision.options[0].key)
    page.keyboard.press("?")
    keys = str(page.text_content("dialog dl"))
    assert "Shift+N Noise" in " ".join(keys.split())
    assert "line of sight" not in keys, "no such overlay in the mall"
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Z")
    assert page.evaluate("document.activeElement.dataset.zone") == "courtyard.centre"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.zone") == "courtyard.north"
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=popover] [data-option]")
    before = hands.version
    page.keyboard.press("1")
    hands.wait_past(before)
    game.decide("move:courtyard.north")
    for _ in range(12):
        decision = game.decision
        assert decision is not None
        assert hands.prompt == decision.prompt("en")
        hands.press(decision.options[0].key)
        game.decide(decision.options[0].key)
    before = hands.version
    page.keyboard.press("Shift+U")
    hands.wait_past(before)
    game = game_again(game, 6)
    assert game.decision is not None
    assert hands.prompt == game.decision.prompt("en")


def game_again(game: Game, seed: int) -> Game:
    """The same game without its last answer."""
    assert game.journal is not None
    keys = list(game.journal.keys)[:-1]
    again: Game = graveshift.new(GAME, mode="solo", seats=1, seed=seed)
    for key in keys:
        again.decide(key)
    return again


def test_odds_reasons_and_the_list_of_rooms(open_page: OpenPage) -> None:
    page = open_page()
    hands, game = alone(page, 6)
    while (decision := game.decision) is not None and decision.kind != "turn":
        hands.click(decision.options[0].key)
        game.decide(decision.options[0].key)
    page.get_by_role("tab", name="Rooms").click()
    listed = page.locator("#panel nav")
    assert listed.locator("section").count() == 9
    assert listed.locator("li").count() >= 29
    far = next(room for room in game.view(0)["rooms"] if room.endswith(".1"))
    page.locator(f'[data-zone="{far}"]').click(button="right", force=True)
    page.get_by_text("Why not …?").first.click()
    page.get_by_role("button", name="Why can I not move here?").click()
    refused = game.why_not(f"move:{far}")
    assert refused is not None
    assert page.text_content("[data-testid=why]") == refused.sentence
    page.keyboard.press("Escape")
    while (decision := game.decision) is not None:
        fought = [option for option in decision.options if option.preview().get("die")]
        if fought:
            break
        hands.click(decision.options[0].key)
        game.decide(decision.options[0].key)
    label = fought[0].label("en")
    hands.opened(fought[0].key).wait_for()
    page.get_by_role("button", name=f"Odds of: {label}", exact=True).first.click()
    shown = str(page.text_content("[data-testid=odds]"))
    assert "Overkill" in shown
    assert "33%" in shown


def test_polish_from_the_start_page_to_the_table(open_page: OpenPage) -> None:
    page = open_page(locale="pl-PL")
    hands, game = alone(page, 9)
    for _ in range(15):
        decision = game.decision
        assert decision is not None
        assert hands.prompt == decision.prompt("pl")
        assert {plain(text) for text in page.locator(".foot .label").all_text_contents()} <= {
            option.label("pl") for option in decision.options
        }
        hands.click(decision.options[-1].key)
        game.decide(decision.options[-1].key)
    page.get_by_role("tab", name="Sale").click()
    assert "Dziedziniec (środek)" in str(page.text_content("#panel"))
    page.goto(f"/setup/{GAME}")
    page.get_by_role("radio", name="Kooperacja przeciw Zombie").check()
    assert page.get_by_text("Gracz Zombie").count() > 0


def test_a_phone_shows_mall_question_and_boards(open_page: OpenPage) -> None:
    page = open_page(size=(390, 844), has_touch=True, is_mobile=True)
    fix_seed(page, 2)
    page.locator("[data-testid=mall-versus]").tap()
    hands = Hands(page)
    hands.wait_for("asked")
    page.get_by_test_id("told").wait_for()
    hands.tap(hands.keys()[0])
    hands.wait_for("asked")
    assert page.get_by_test_id("told").count() == 0  # it was read, and must not cover the board for ever
    assert page.locator("[data-card]").count() >= 5
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for button in page.locator(".top button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    mall = page.locator(".stage svg[role=group]").bounding_box()
    assert mall is not None
    assert mall["height"] > 250
    page.get_by_role("button", name="Humans and Zombies").tap()
    assert page.locator(".posse h3", has_text="The Stores").is_visible()
    assert faults(page) == []


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_the_mall_is_accessible(open_page: OpenPage, locale: str) -> None:
    page = open_page(f"/setup/{GAME}", locale=locale)
    page.wait_for_selector("[data-testid=open]")
    for group in ("objectives", "humans", "mall"):
        page.locator(f'input[name="{group}"]').last.check()
    page.locator("summary").first.click()
    assert faults(page) == []
    page.goto("/")
    hands, game = alone(page, 7)
    seen: set[str] = set()
    for _ in range(30):
        decision = game.decision
        if decision is None:
            break
        if decision.kind not in seen:
            seen.add(decision.kind)
            assert faults(page) == [], decision.kind
        hands.click(decision.options[0].key)
        game.decide(decision.options[0].key)
    assert len(seen) >= 3
    page.click(".goals")
    assert faults(page) == []


def test_the_film_of_a_finished_game_from_each_seat(open_page: OpenPage, server: ServerProcess) -> None:
    """Afterwards everybody may see everything, each seat what it saw then."""
    seats = [{"kind": "bot", "bot": "greedy"}] * 3
    body = {"game": GAME, "options": {"mode": "coop-vs-zombie"}, "seats": seats, "seed": 5}
    table = http.post(f"{server.url}/api/tables", json=body).json()
    page = open_page(f"/join/{table['table']}#{table['spectator']}")
    page.set_default_timeout(4 * PATIENCE)  # three bots play a whole game first
    Hands(page).wait_for("over")
    headers = {"Authorization": f"Bearer {table['spectator']}"}
    hands = [
        [frame["view"]["zombie_side"]["hand"] for frame in film["frames"]]
        for seat in range(3)
        for film in [
            http.get(f"{server.url}/api/tables/{table['table']}/film?seat={seat}&count=200", headers=headers).json()
        ]
    ]
    assert any(hands[ZOMBIE])
    assert not any(hands[0])
    assert not any(hands[1])
    page.goto(f"/replay/{table['table']}")
    page.wait_for_selector("[data-testid=frame]")
    assert page.locator("main svg[role=group] [data-zone]").count() == 29
    before = page.text_content("[data-testid=frame]")
    for _ in range(6):
        page.click("[data-testid=step]")
    there = page.text_content("[data-testid=frame]")
    assert there != before
    page.keyboard.press("ArrowLeft")
    assert page.text_content("[data-testid=frame]") != there
    page.keyboard.press("ArrowRight")
    assert page.text_content("[data-testid=frame]") == there
    page.evaluate("document.activeElement.blur()")
    for name in ("Pause", "Play"):
        page.keyboard.press(" ")
        page.get_by_role("button", name=name, exact=True).wait_for()
    shown = page.locator("aside ul[aria-label^='Hand of'] li")
    for seat, sees in ((1, False), (3, True), (2, False)):
        with page.expect_response(lambda response, seat=seat: f"seat={seat - 1}" in response.url):
            page.get_by_test_id("seen-by").select_option(str(seat))
        if sees:
            shown.first.wait_for()
            assert "Zombie Player" in str(page.get_by_test_id("seen-by").text_content())
        else:
            shown.first.wait_for(state="detached")
            assert page.get_by_role("img", name="Hand of").count() == 1
