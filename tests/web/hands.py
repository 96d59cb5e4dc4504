"""Hands at a table: they click, press and tap what a person would, and wait for what a person would see."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import graveshift
from graveshift.bots import Seat, make_bot
from graveshift.kernel.decision import Option
from graveshift.kernel.game import Game
from tests.server.player import Player

SECONDS = 90
"""How long others (bots, too) may take."""
POSSE = ["carl", "meg", "pablito", "concepcion", "jimmy", "molly"]


def fix_seed(page: Any, seed: int, answers: Sequence[str] = ()) -> None:
    """The next table that this page opens gets these dice; the tutorial begins with its set-up, as a Twin does.

    These answers of its first seat are given before the page hears of it: a click each would take far longer.
    """
    waiting = list(answers)

    def with_seed(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data) | {"seed": seed}
        position = body.get("options", {}).get("scenario")
        if position is not None:
            body["options"] = {"mission": position["mission"], "survivors": [*position["survivors"]]}
        if not waiting:
            route.continue_(post_data=json.dumps(body))
            return
        opened = route.fetch(post_data=json.dumps(body))
        give(route.request.url, opened.json(), waiting)
        waiting.clear()
        route.fulfill(response=opened)

    page.route("**/api/tables", with_seed)


def give(url: str, opened: dict[str, Any], answers: Sequence[str]) -> None:
    """Answer for the first seat of a table that was opened at this address."""
    home = urlsplit(url)
    with Player(f"{home.scheme}://{home.netloc}", opened["table"], opened["seats"]["0"]) as player:
        for key in answers:
            player.until_asked()
            assert player.answer(key)["type"] == "ack"


def begin(page: Any, poster: str, seed: int, answers: Sequence[str] = ()) -> Hands:
    """The game of a poster on the start page, with these dice and after these answers: asked, the board laid out."""
    fix_seed(page, seed, answers)
    page.click(f"[data-testid={poster}]")
    hands = Hands(page)
    hands.wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    return hands


class Twin:
    """The same game played beside the table, so that a bot can say what to click and the test what must come."""

    def __init__(self, seed: int, mission: str = "m0", bot: str = "greedy") -> None:
        self.game: Game = graveshift.new("undead-or-alive", mission=mission, seats=1, survivors=POSSE, seed=seed)
        self.bot = make_bot(bot, 1)

    def advice(self) -> Option | None:
        """What the bot would do; None when the game is over."""
        decision = self.game.decision
        if decision is None:
            return None
        option = decision.option(self.bot.choose(Seat(self.game, 0)))
        assert option is not None
        return option

    def ahead(self, enough: Callable[[int], bool]) -> list[str]:
        """Play on until it is enough, by how many answers were given; the answers."""
        keys: list[str] = []
        while not enough(len(keys)):
            option = self.advice()
            assert option is not None
            keys.append(option.key)
            self.game.decide(option)
        return keys


class Hands:
    """One page with a table on it."""

    def __init__(self, page: Any) -> None:
        self.page = page

    # ---- waiting

    def wait_for(self, *states: str, since: int = -1) -> str:
        """Until the table is in one of the states (asked, waiting, over ...) at a version from `since` on, and is drawn
        whole: the board comes first, the rest of it after it was seen."""
        found = self.page.wait_for_function(
            """([states, since]) => {
              const table = document.querySelector('.table');
              return table && Number(table.dataset.version) >= since && states.includes(table.dataset.state)
                && performance.getEntriesByName('first-view').length && table.dataset.state;
            }""",
            arg=[list(states), since],
        )
        return str(found.json_value())

    @property
    def version(self) -> int:
        return int(self.page.get_attribute(".table", "data-version"))

    def wait_past(self, version: int) -> None:
        """Until something has happened since; whoever is asked whether they are sure, is."""
        self.page.wait_for_function(
            """since => Number(document.querySelector('.table')?.dataset.version) >= since
              || document.querySelector('[data-testid=doubt-yes]')""",
            arg=version + 1,
        )
        sure = self.page.locator("[data-testid=doubt-yes]")
        if sure.count():
            sure.click()
        self.wait_for("asked", "waiting", "over", "covered", since=version + 1)

    # ---- looking

    @property
    def prompt(self) -> str:
        """As the server said it; the page may say places by their names."""
        prompt = self.page.locator("[data-testid=prompt]")
        return plain(str(prompt.get_attribute("data-prompt") or prompt.text_content()))

    @property
    def kind(self) -> str:
        return str(self.page.get_attribute("[data-testid=prompt]", "data-kind"))

    def keys(self) -> list[str]:
        """What the table says can be answered, as keys; groups that are closed are not opened."""
        found = self.page.locator(".foot [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
        return [str(key) for key in found]

    def list_all(self) -> None:
        """Have everything listed, also what can be clicked on the board."""
        button = self.page.locator('.foot [data-testid=list-board][aria-expanded="false"]')
        if button.count():
            button.click()

    def unfold(self) -> None:
        """Have shots at nobody listed, too."""
        fold = self.page.locator('.foot [data-fold][aria-expanded="false"]')
        if fold.count():
            fold.click()

    def open_keys(self) -> list[str]:
        """What can be answered now; where all groups are closed, the first is opened."""
        keys = self.keys()
        if not keys:
            self.list_all()
            keys = self.keys()
        if not keys:
            self.page.locator(".foot [data-group]").first.click()
            self.page.locator(".foot [data-option]").first.wait_for()
            keys = self.keys()
        return keys

    # ---- doing

    def click(self, key: str, arguments: dict[str, Any] | None = None) -> None:
        """Answer by mouse, through the action bar or the inventory."""
        before = self.version
        if key.startswith("put:") and arguments:
            self.page.click(f'[data-slot="{arguments["survivor"]}.{arguments["from"]}"]')
            self.page.click(f'[data-slot="{arguments["taker"]}.{arguments["to"]}"]')
        else:
            self.opened(key).click()
        self.wait_past(before)

    def press(self, key: str, arguments: dict[str, Any] | None = None) -> None:
        """Answer by keyboard alone."""
        before = self.version
        if key.startswith("put:") and arguments:
            for who, slot in ((arguments["survivor"], arguments["from"]), (arguments["taker"], arguments["to"])):
                self.page.locator(f'[data-slot="{who}.{slot}"]').focus()
                self.page.keyboard.press("Enter")
        else:
            self._press_option(key)
        self.wait_past(before)

    def tap(self, key: str) -> None:
        before = self.version
        self.opened(key, tap=True).tap()
        self.wait_past(before)

    def play(self, option: Option) -> None:
        self.click(option.key, option.arguments)

    def opened(self, key: str, *, tap: bool = False) -> Any:
        option = self.page.locator(f'.foot [data-option="{key}"]')
        group = self.page.locator(f'.foot [data-group="{key.partition(":")[0]}"]')
        if option.count() == 0 and group.count() == 0:
            self.list_all()
        for opener in (group, self.page.locator('.foot [data-fold][aria-expanded="false"]')):
            if option.count() == 0 and opener.count():
                if tap:
                    opener.first.tap()
                else:
                    opener.first.click()
        return option.first

    def _press_option(self, key: str) -> None:
        page = self.page
        group = page.locator(f'.foot [data-group="{key.partition(":")[0]}"]')
        option = page.locator(f'.foot [data-option="{key}"]')
        listing = page.locator('.foot [data-testid=list-board][aria-expanded="false"]')
        if option.count() == 0 and group.count() == 0 and listing.count():
            listing.focus()
            page.keyboard.press("Enter")
        if group.count():
            closed = group.get_attribute("aria-expanded") is not None
            letter = group.locator("kbd")
            if letter.count() == 0:
                group.focus()
                page.keyboard.press("Enter")
            else:
                page.keyboard.press(str(letter.text_content()).lower())
            if not closed:
                return
        fold = page.locator('.foot [data-fold][aria-expanded="false"]')
        if option.count() == 0 and fold.count():
            fold.focus()
            page.keyboard.press("Enter")
        number = option.locator("kbd")
        if number.count():
            page.keyboard.press(str(number.first.text_content()))
        else:
            option.first.focus()
            page.keyboard.press("Enter")


def together(table: list[Hands]) -> Hands | None:
    """Wait until everybody sees the same moment; one who is asked then, or nobody where the game is over."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        newest = max(hands.version for hands in table)
        states = [hands.wait_for("asked", "waiting", "over", since=newest) for hands in table]
        if all(hands.version == newest for hands in table) and set(states) != {"waiting"}:
            return next((hands for hands, state in zip(table, states, strict=True) if state == "asked"), None)
    raise AssertionError("Nobody is asked, and the game is not over.")


def as_said(page: Any, text: str, quotes: str = "") -> str:
    """A sentence of the server as the page tells it: places by their names, as the board does; in Polish in quotes."""
    told = page.locator("path[data-zone]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    names = {found[2]: found[1] for one in told if (found := re.match(r"(.+?) \(([\w.-]+)\):", plain(str(one))))}
    assert names

    def name(code: re.Match[str]) -> str:
        if quotes:
            return quotes.format(names[code[0]])
        head, list_head = re.search(r"(^|[.:!?]\s)$", text[: code.start()]), text[code.end() :][:1] in ("", ":")
        said = names[code[0]] if head and list_head else in_sentence(names[code[0]])
        return said[0].upper() + said[1:] if head else said

    return re.sub(r"\d+R\.[\w-]*\w", name, text)


def in_sentence(name: str) -> str:
    """A place in the middle of an English sentence: the north room of the house, the street west of the mine."""
    first, _, then = name.rpartition(", ")
    if then.endswith(" room"):
        return f"the {then} of the {first[0].lower()}{first[1:]}"
    place = f"balcony of the {then}" if first == "Balcony" else name.replace(", ", " ", 1)
    return f"the {place[0].lower()}{place[1:]}"


def plain(text: str) -> str:
    """A text as the server said it: the page ties words of one letter to the next."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
