"""Pictures of every page and of the moments of a game, in headless Chromium, to be looked at one by one.

    python tools/screens.py FOLDER                                  everything: a few hundred pictures
    python tools/screens.py FOLDER --size 390x844 --language pl     one screen, one language
    python tools/screens.py FOLDER --game aotd-m2 --no-pages        one game alone

It needs the built client (`make client`) and Chromium. A picture is called after its game, moment, screen and
language. What axe-core finds serious in a picture's page is printed, and so is every error of the page.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from tests.server.process import ServerProcess
from tests.web.conftest import FLAGS, sync_api
from tests.web.test_pages import faults

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "uoa-m4": ("undead-or-alive", {"mission": "m4", "seats": 1}),
    "uoa-m7": ("undead-or-alive", {"mission": "m7", "seats": 1}),
    "gg-m1": ("gears-and-guns", {"mission": "m1", "seats": 1}),
    "aotd-m2": ("army-of-the-dead", {"mission": "m2", "seats": 2}),
    "tez-coop": ("tiny-epic-zombies", {"mode": "coop", "seats": 2}),
}
SIZES = ("1440x900", "1920x1080", "820x1180", "390x844")
LANGUAGES = {"en": "en-US", "pl": "pl-PL"}
PAGES = {
    "start": "/",
    "rules": "/rules/UOA-NOISE-04",
    "compendium": "/compendium/undead-or-alive/walker",
    "chronicle": "/chronicle",
    "about": "/about",
}
ACTING = ("action", "turn")
ANSWERS = 25
"""How many answers a bot gives before the moment that is looked at, so that something lies on the board."""
PATIENCE = 60_000
HOLD = """() => {
  const real = window.setTimeout;
  window.setTimeout = (call, wait, ...more) => (wait >= 30 ? 0 : real(call, wait, ...more));
}"""
"""What is acted out stays as it is, so that there is time to look."""
DOORS = {
    "list": ".foot [data-testid=list-board]",
    "why": "button.why",
    "goals": "button.goals",
    "menu": "[data-testid=menu]",
    "talk": "[data-testid=talk]",
    "overlays": "[data-testid=overlays]",
    "coach": "[data-testid=coach]",
}
"""What can be opened at a table, and the button that opens it."""
BOT = {"kind": "bot", "bot": "random"}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Take pictures of every page and of the moments of a game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--language", action="append", choices=sorted(LANGUAGES))
    parser.add_argument("--game", action="append", choices=sorted(GAMES))
    parser.add_argument("--no-pages", action="store_true")
    wish = parser.parse_args(argv)
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is missing: apt-get install chromium", file=sys.stderr)
        return 1
    wish.folder.mkdir(parents=True, exist_ok=True)
    moments = {name: prepared(*GAMES[name]) for name in wish.game or GAMES}
    with tempfile.TemporaryDirectory() as folder, sync_api.sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS), timeout=PATIENCE)
            for size in wish.size or SIZES:
                for language in wish.language or LANGUAGES:
                    camera = Camera(browser, server.url, size, language, wish.folder)
                    if not wish.no_pages:
                        camera.pages()
                    for name, records in moments.items():
                        camera.game(name, *records)
                    camera.context.close()
        finally:
            server.stop()
    return 0


def prepared(game: str, options: dict[str, Any]) -> tuple[kernel.Record, kernel.Record, kernel.Record]:
    """A game when somebody first acts, some answers later, and at its end; a bot plays."""
    table = kernel.start(game, dict(options), 3)
    bot = make_bot("greedy", 3)
    first: kernel.Record | None = None
    later: kernel.Record | None = None
    given = 0
    while (decision := table.game.decision) is not None:
        if decision.kind in ACTING:
            first = first or table.record()
            later = table.record() if given >= ANSWERS and later is None else later
        if later is not None and given == ANSWERS * 4:
            bot = make_bot("random", 3)  # it comes to an end soon
        table.game.decide(bot.choose(Seat(table.game, decision.seat or 0)))
        given += 1
    assert first is not None
    return first, later or first, table.record()


class Camera:
    """One screen in one language."""

    def __init__(self, browser: Any, url: str, size: str, language: str, folder: Path) -> None:
        width, height = (int(one) for one in size.split("x"))
        touch = width < 1000
        self.url, self.folder, self.label = url, folder, f"{size}-{language}"
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=LANGUAGES[language],
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", lambda told: told.type == "error" and print(f"error: {told.text}"))
        self.page.on("pageerror", lambda error: print(f"error: {error}"))

    def shoot(self, name: str) -> None:
        self.page.screenshot(path=str(self.folder / f"{name}-{self.label}.png"))
        for fault in faults(self.page):
            print(f"axe: {name} {self.label}: {fault}", flush=True)
        print(f"{name}-{self.label}", flush=True)

    def pages(self) -> None:
        for name, path in PAGES.items():
            self.page.goto(path)
            self.page.wait_for_load_state("networkidle")
            self.shoot(name)

    def game(self, name: str, first: kernel.Record, later: kernel.Record, over: kernel.Record) -> None:
        page = self.page
        page.goto(f"/setup/{GAMES[name][0]}")
        page.wait_for_selector("[data-testid=open]")
        page.wait_for_load_state("networkidle")
        self.shoot(f"{name}-setup")
        self.sit(first)
        self.shoot(f"{name}-first")
        self.sit(later)
        self.shoot(f"{name}-later")
        self.doors(name)
        self.zombie_phase(name)
        table = self.sit(over, "over")
        page.wait_for_selector("[data-testid=outcome]")
        page.wait_for_timeout(800)
        self.shoot(f"{name}-end")
        page.goto(f"/replay/{table}")
        page.wait_for_selector("path[data-zone]")
        page.wait_for_load_state("networkidle")
        self.shoot(f"{name}-film")

    def doors(self, name: str) -> None:
        """Everything that opens over the table."""
        page = self.page
        for door, button in DOORS.items():
            found = page.locator(button).first
            if not found.count() or not found.is_visible():
                continue
            found.click()
            page.wait_for_timeout(300)
            self.shoot(f"{name}-{door}")
            page.keyboard.press("Escape")
            if found.get_attribute("aria-expanded") == "true":
                found.click()
        page.locator(".turn").first.click(button="right", force=True)
        page.wait_for_timeout(300)
        self.shoot(f"{name}-everything")
        page.keyboard.press("Escape")

    def zombie_phase(self, name: str) -> None:
        page = self.page
        end = page.locator("[data-testid=end-all], .foot [data-option=end], .foot [data-option=end-turn]").first
        if not end.count():
            print(f"{name}: no way to end a turn from here")
            return
        end.click()
        sure = page.locator("[data-testid=doubt-yes]")
        try:
            page.wait_for_selector("[data-testid=ribbon], [data-testid=doubt-yes]", timeout=8000)
            if sure.count():
                self.shoot(f"{name}-doubt")
                sure.click()
            page.wait_for_selector("[data-testid=reveal]", timeout=20_000)
            page.evaluate(HOLD)
            page.wait_for_timeout(400)
            self.shoot(f"{name}-phase")
        except sync_api.TimeoutError:
            self.shoot(f"{name}-still")

    def sit(self, record: kernel.Record, state: str = "asked") -> str:
        """At a new table that goes on from the record, in the seat that is asked; bots have the others."""
        plain, asked = msgspec.to_builtins(record), asked_in(record)
        seats = [{"kind": "human"} if seat == asked else BOT for seat in range(plain["options"].get("seats", 1))]
        opened = httpx.post(f"{self.url}/api/tables", json={"record": plain, "seats": seats}, timeout=60)
        tokens = opened.raise_for_status().json()
        self.page.goto(f"/table/{tokens['table']}#{tokens['seats'][str(asked)]}")
        self.page.wait_for_selector(f'.table[data-state="{state}"]')
        self.page.wait_for_selector("path[data-zone]")
        notice = self.page.locator("[data-testid=told] button")
        if state == "asked" and notice.count():
            notice.click()  # that it goes on from a record, which nobody sees who plays
        self.page.wait_for_timeout(500)
        return str(tokens["table"])


def asked_in(record: kernel.Record) -> int:
    """Who is asked at the end of a record; the first seat where the game is over."""
    decision = replaying.resume(record).game.decision
    return (decision.seat or 0) if decision is not None else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
