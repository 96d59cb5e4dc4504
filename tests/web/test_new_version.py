"""The server gets a new client while people play with the old one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import begin

KEPT = "caches.open('graveshift-1').then(kept => kept.keys()).then(all => all.map(one => new URL(one.url).pathname))"


@pytest.fixture
def static(client: Path, tmp_path: Path) -> Path:
    return shutil.copytree(client, tmp_path / "static")


@pytest.fixture
def server(static: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path)
    process.env["GRAVESHIFT_TEST_CLIENT"] = str(static)
    process.start()
    yield process
    process.kill()


def renew(static: Path) -> tuple[str, str]:
    """A new build: all scripts under other names, as they have when one of them changes. The main one's both names."""
    (old,) = (static / "assets").glob("shell-*.js")
    front = static / "index.html"
    scripts = sorted((static / "assets").glob("*.js"))
    for file in (front, static / "files.json", static / "faces.json", *scripts):
        text = file.read_text(encoding="utf-8")
        for script in scripts:
            text = text.replace(script.name, f"renewed-{script.name}")
        file.write_text(text, encoding="utf-8")
    for script in scripts:
        script.rename(script.with_name(f"renewed-{script.name}"))
    new = old.with_name(f"renewed-{old.name}")
    with new.open("a", encoding="utf-8") as script_file:
        script_file.write("\ndocument.documentElement.dataset.client = 'new';")
    os.utime(front, (1, 1))
    return f"/assets/{old.name}", f"/assets/{new.name}"


def test_the_next_load_brings_the_new_client_whole_and_the_old_one_is_not_kept(
    open_page: OpenPage, static: Path
) -> None:
    page = open_page(lenient=True, service_workers="allow")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_selector("[data-testid=tutorial]:not([disabled])")
    old, new = renew(static)
    assert old in page.evaluate(KEPT)
    page.reload()
    page.wait_for_selector("html[data-client=new] [data-testid=tutorial]:not([disabled])")
    page.wait_for_function(
        f"async ([old, now]) => {{ const all = await {KEPT}; return all.includes(now) && !all.includes(old); }}",
        arg=[old, new],
    )
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("html[data-client=new] [data-testid=tutorial]")


def test_an_old_page_plays_on_with_the_new_server(open_page: OpenPage, static: Path, server: ServerProcess) -> None:
    page = open_page(lenient=True)
    hands = begin(page, "tutorial", 4)
    hands.click(hands.keys()[0])
    server.kill()
    page.wait_for_selector('[role=alert]:has-text("Connecting again")')
    renew(static)
    server.start()
    hands.wait_for("asked")
    hands.click(hands.keys()[0])
    assert hands.version == 2
