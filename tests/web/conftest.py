"""A real server, Debian's Chromium, and pages that fail the test if anything goes wrong in them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.process import ROOT, ServerProcess

sync_api = pytest.importorskip("playwright.sync_api", reason="Browser tests need the Python package playwright.")

STATIC = ROOT / "src" / "graveshift" / "server" / "static"
WEB = ROOT / "web"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",  # one site is shown: no process waits for a second one
)
PATIENCE = 90_000
"""Milliseconds; a machine that is busy may need them, and where all is well nobody waits."""
LAUNCHES = 3
SHELL, BROWSER = "chromium-headless-shell", "chromium"
"""The same engine without a browser's windows around it: a quarter of the work less, so it goes first. Phones are shown
by the whole browser: tests of a long touch and of fingers that part failed in the other one."""
ASK_ME_EVERYTHING = """
(() => {
  const kept = JSON.parse(localStorage.getItem('graveshift.settings') ?? '{}');
  localStorage.setItem('graveshift.settings', JSON.stringify({ byItself: false, ...kept }));
})()
"""
UNPAINTED = """
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
})()
"""
"""Layout, clicks and frames are as ever; but what nobody looks at need not be painted, which without a graphics card is
more than half of a browser's work."""
PAINTED = "document.adoptedStyleSheets = []"
OpenPage = Callable[..., Any]


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client; built here if nobody has done so."""
    if not (STATIC / "index.html").exists():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("The client is not built and there is no Node.js to build it: run `make client` first.")
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True)
    return STATIC


class Chromium:
    """The browsers of a process for all its tests, each started again if it does not start or does not live."""

    def __init__(self, kind: Any, swift: str, whole: str) -> None:
        self._kind = kind
        self._swift = swift
        self._whole = whole
        self._browsers: dict[str, Any] = {}

    def new_context(self, *, has_touch: bool = False, **wishes: Any) -> Any:
        path = self._whole if has_touch else self._swift
        browser = self._browsers.get(path)
        if browser is None or not browser.is_connected():
            browser = self._browsers[path] = self._launched(path)
        return browser.new_context(has_touch=has_touch, **wishes)

    def close(self) -> None:
        for browser in self._browsers.values():
            browser.close()

    def _launched(self, path: str) -> Any:
        for left in reversed(range(LAUNCHES)):
            try:
                return self._kind.launch(executable_path=path, args=list(FLAGS), timeout=PATIENCE)
            except sync_api.Error:
                if not left:
                    raise
        return None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    named = os.environ.get("GRAVESHIFT_CHROMIUM")
    whole = named or shutil.which(BROWSER)
    if whole is None:
        pytest.skip(f"Browser tests need Chromium: `apt-get install {BROWSER}`, or name one in GRAVESHIFT_CHROMIUM.")
    with sync_api.sync_playwright() as playwright:
        browser = Chromium(playwright.chromium, named or shutil.which(SHELL) or whole, whole)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.kill()


@pytest.fixture
def open_page(chromium: Chromium, server: ServerProcess) -> Iterator[OpenPage]:
    """Opens pages in browsers of their own; afterwards no page may have had an error or asked another host."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def note(trouble: str, *, when: bool = True) -> None:
        if when:
            troubles.append(trouble)

    def open_one(
        path: str = "/",
        *,
        size: tuple[int, int] = (1440, 900),
        locale: str = "en-US",
        lenient: bool = False,
        service_workers: str = "block",  # what they fetch cannot be changed by a test
        by_itself: bool = False,  # a test that plays along answers everything itself
        motion: str = "reduce",  # or nothing would be there before it has been acted out
        **more: Any,
    ) -> Any:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion=motion,
            accept_downloads=True,
            service_workers=service_workers,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        if not by_itself:
            context.add_init_script(ASK_ME_EVERYTHING)
        context.add_init_script(UNPAINTED)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: note(message.text, when=_amiss(message) and not lenient))
        page.on("pageerror", lambda error: note(str(error)))
        page.on("request", lambda request: note(request.url, when=_foreign(request.url, server.url)))
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert troubles == []


def _amiss(message: Any) -> bool:
    """An error, or what Svelte warns of: something drawn that nobody keeps up to date any more."""
    return message.type == "error" or (message.type == "warning" and "svelte.dev/e/" in message.text)


def _foreign(url: str, home: str) -> bool:
    return urlsplit(url).scheme in ("http", "https", "ws", "wss") and urlsplit(url).netloc != urlsplit(home).netloc
