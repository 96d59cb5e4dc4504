"""Hands at a table: they click, press and tap what a person would, and wait for what a person would see."""

from __future__ import annotations

import json
import time
from typing import Any

import graveshift
from graveshift.bots import make_bot, question_of
from graveshift.kernel.decision import Option
from graveshift.kernel.game import Game

SECONDS = 90
"""How long others (bots, too) may take."""
POSSE = ["carl", "meg", "pablito", "concepcion", "jimmy", "molly"]


def fix_seed(page: Any, seed: int) -> None:
    """The next table that this page opens gets these dice."""

    def with_seed(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        body = json.loads(route.request.post_data) | {"seed": seed}
        route.continue_(post_data=json.dumps(body))

    page.route("**/api/tables", with_seed)


def begin(page: Any, poster: str, seed: int) -> Hands:
    """The game of a poster on the start page, with these dice: asked for the first time, the board laid out."""
    fix_seed(page, seed)
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
        option = decision.option(self.bot.choose(self.game.view(0), question_of(decision)))
        assert option is not None
        return option


class Hands:
    """One page with a table on it."""

    def __init__(self, page: Any) -> None:
        self.page = page

    # ---- waiting

    def wait_for(self, *states: str, since: int = -1) -> str:
        """Until the table is in one of the states (asked, waiting, over ...) at a version from `since` on."""
        found = self.page.wait_for_function(
            """([states, since]) => {
              const table = document.querySelector('.table');
              return table && Number(table.dataset.version) >= since && states.includes(table.dataset.state)
                && table.dataset.state;
            }""",
            arg=[list(states), since],
        )
        return str(found.json_value())

    @property
    def version(self) -> int:
        return int(self.page.get_attribute(".table", "data-version"))

    def wait_past(self, version: int) -> None:
        """Until something has happened since."""
        self.wait_for("asked", "waiting", "over", "covered", since=version + 1)

    # ---- looking

    @property
    def prompt(self) -> str:
        return str(self.page.text_content("[data-testid=prompt]"))

    @property
    def kind(self) -> str:
        return str(self.page.get_attribute("[data-testid=prompt]", "data-kind"))

    def keys(self) -> list[str]:
        """What the table says can be answered, as keys; groups that are closed are not opened."""
        found = self.page.locator(".foot [data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
        return [str(key) for key in found]

    def open_keys(self) -> list[str]:
        """What can be answered now; where all groups are closed, the first is opened."""
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
            self._opened(key).click()
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
        self._opened(key, tap=True).tap()
        self.wait_past(before)

    def play(self, option: Option) -> None:
        self.click(option.key, option.arguments)

    def _opened(self, key: str, *, tap: bool = False) -> Any:
        option = self.page.locator(f'.foot [data-option="{key}"]')
        if option.count() == 0:
            group = self.page.locator(f'.foot [data-group="{key.partition(":")[0]}"]')
            if tap:
                group.tap()
            else:
                group.click()
        return option.first

    def _press_option(self, key: str) -> None:
        page = self.page
        group = page.locator(f'.foot [data-group="{key.partition(":")[0]}"]')
        option = page.locator(f'.foot [data-option="{key}"]')
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
