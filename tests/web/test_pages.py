"""Every page: nothing serious for axe-core, small, quick, and there without a network."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import PAINTED, STATIC, UNPAINTED, WEB, OpenPage
from tests.web.hands import Hands, Twin, begin

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
FIRST_VIEW = 260
"""Kilobytes."""


def faults(page: Any) -> list[str]:
    """What axe-core finds serious or critical; it looks at colours, too, and at nothing that is not painted."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: run `npm ci` in web/.")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    unpainted = page.evaluate("document.adoptedStyleSheets.length > 0")
    page.evaluate(PAINTED)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations)")
    if unpainted:
        page.evaluate(UNPAINTED)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
@pytest.mark.parametrize("path", ["/", "/setup", "/rules", "/rules/UOA-NOISE-04", "/about"])
def test_pages_are_accessible(open_page: OpenPage, path: str, locale: str) -> None:
    page = open_page(path, locale=locale)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


def test_pale_words_are_found_though_the_page_is_not_painted(open_page: OpenPage) -> None:
    page = open_page("/about")
    page.wait_for_selector("main")
    page.evaluate(
        """() => {
          const words = document.createElement('p');
          words.textContent = 'Who can read this?';
          words.style.cssText = 'color: #eee; background: #fff';
          document.querySelector('main').append(words);
        }"""
    )
    assert [fault.partition(":")[0] for fault in faults(page)] == ["color-contrast"]


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (820, 1180), (390, 844)])
def test_the_slogan_stands_clear_of_the_figures(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/", locale="pl-PL", size=size)
    page.wait_for_selector("[data-testid=tutorial]")
    page.evaluate("document.fonts.ready.then(() => true)")
    met = page.evaluate(
        """() => {
          const words = document.querySelector('.hero .title p').getBoundingClientRect();
          return [...document.querySelectorAll('.scene > g[transform]')].filter(one => {
            const figure = one.getBoundingClientRect();
            return figure.left < words.right && words.left < figure.right
              && figure.top < words.bottom && words.top < figure.bottom;
          }).length;
        }"""
    )
    assert met == 0


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_table_is_accessible(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size)
    hands = begin(page, "tutorial", 1)
    assert faults(page) == []
    twin = Twin(1)
    seen: set[str] = set()
    for _ in range(40):
        option = twin.advice()
        assert option is not None
        kind = hands.kind
        if kind not in seen:
            seen.add(kind)
            assert faults(page) == [], kind
        hands.play(option)
        twin.game.decide(option)
    page.click("[data-testid=menu]")
    assert faults(page) == []
    page.get_by_role("button", name="Watch the film").click()
    page.wait_for_selector("[data-testid=scrub]")
    assert faults(page) == []


def test_every_zone_is_told(open_page: OpenPage) -> None:
    """A listener finds each zone once, with who is there, and hears what is asked."""
    page = open_page()
    hands = begin(page, "tutorial", 1)
    zones = page.locator("path[data-zone]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(zones) == 14
    assert any("Carl" in zone and "Meg" in zone for zone in zones)
    assert any("2 Walkers" in zone for zone in zones)
    assert hands.prompt == page.text_content("[data-testid=live]")


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
@pytest.mark.parametrize("poster", ["tutorial", "steam-ride", "strip-learn", "mall-learn"])
def test_the_first_view_is_small(open_page: OpenPage, client: Path, poster: str, locale: str) -> None:
    """The start page and a table with one face: all that is loaded for them, compressed as the server sends it.

    What is fetched once the first question stands, nobody waits for; nor for what is fetched for those who look at the
    start page for a while. Whoever clicks at once is counted here, however slow the machine is."""
    page = open_page(locale=locale)
    page.add_init_script("window.IntersectionObserver = class { observe() {} disconnect() {} }")
    page.reload()
    begin(page, poster, 1)
    page.evaluate("document.fonts.ready.then(() => true)")
    loaded = page.evaluate(
        """() => {
          const [stands] = performance.getEntriesByName('first-view');
          return performance.getEntriesByType('resource').filter(one => one.startTime < stands.startTime)
            .map(one => new URL(one.name).pathname);
        }"""
    )
    files = {path for path in loaded if path.startswith("/assets/")} | {"/index.html"}
    sizes = sorted((sent(STATIC / path.removeprefix("/")), path) for path in files)
    assert sum(size for size, _ in sizes) < FIRST_VIEW * 1024, "\n".join(f"{size:6} {path}" for size, path in sizes)


def sent(file: Path) -> int:
    body = file.read_bytes()
    return len(body) if file.suffix == ".woff2" else len(gzip.compress(body, 9, mtime=0))


@pytest.mark.parametrize("poster", ["tutorial", "steam-ride", "strip-learn", "mall-learn"])
def test_the_page_of_a_running_table_brings_its_face_along(open_page: OpenPage, poster: str) -> None:
    """A browser that has nothing of us asks for all that the first view needs before any script has run."""
    page = open_page()
    begin(page, poster, 1)
    table = page.evaluate("location.href")
    answer = page.request.get(table)
    named = set(re.findall("<([^>]+)>; rel=", answer.headers["link"]))
    assert all(page.request.get(file).ok for file in named)
    page.reload()
    Hands(page).wait_for("asked")
    loaded = page.evaluate(
        """() => {
          const [stands] = performance.getEntriesByName('first-view');
          return performance.getEntriesByType('resource').filter(one => one.startTime < stands.startTime)
            .map(one => new URL(one.name).pathname);
        }"""
    )
    assert {path for path in loaded if path.endswith((".js", ".css"))} == named


def test_the_page_opens_without_a_network(open_page: OpenPage) -> None:
    page = open_page(lenient=True, service_workers="allow")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    page.wait_for_selector("[data-testid=tutorial]:not([disabled])")
    page.goto("/metrics")  # which is not the page to keep
    page.context.set_offline(True)
    page.goto("/")
    page.wait_for_selector("[data-testid=tutorial]")
    assert "Graveshift" in str(page.text_content("h1"))


def test_small_posse_brings_companions_and_seats_choose_their_survivors(open_page: OpenPage) -> None:
    """(UOA-SETUP-02, UOA-SETUP-03)"""
    page = open_page("/setup")
    chosen = page.locator(".people .face[aria-pressed=true]")
    chosen.nth(5).wait_for()
    for _ in range(6):
        chosen.first.click()
    assert page.locator("[data-testid=open]").is_disabled()
    faces = page.locator(".people .face:not([disabled])")
    names = [faces.nth(number).locator("b").inner_text() for number in range(3)]
    for number in range(3):
        faces.nth(number).click()
    page.get_by_role("button", name="Add a seat").click()
    page.locator("[data-testid=owners] select").nth(1).select_option("0")
    assert page.locator("[data-testid=open]").is_disabled(), "the second seat has nobody to run"
    page.locator("[data-testid=owners] select").nth(2).select_option("1")
    bring = page.get_by_label("Bring along")
    bring.select_option(index=1)
    follower = page.locator("[data-testid=companions] li").first
    follower.locator("select").select_option(label=names[2])
    assert faults(page) == []
    with page.expect_response("**/api/tables") as answer:
        page.click("[data-testid=open]")
    sent = answer.value.request.post_data_json["options"]
    assert answer.value.ok, answer.value.text()
    assert sent["owners"] == [0, 0, 1]
    assert list(sent["companions"].values()) == [sent["survivors"][2]]
