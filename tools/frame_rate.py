"""How smoothly the boards move: frames a second and work per frame while a crowded board is panned and zoomed, and
while its zombies act; how long a running game takes to be seen for the first time; and how long it takes from the
first page to the first decision.

    python tools/frame_rate.py                      every game, a desktop and a phone, in headless Chromium
    python tools/frame_rate.py --board town         one of them: town, steam, strip, mall
    python tools/frame_rate.py --measure phase      one measurement: views, moves, phase
    python tools/frame_rate.py --frames 600         look longer

It needs the built client (`make client`) and Chromium. Chromium without a graphics card paints with the processor, so
the frames a second depend on what else the machine has to do. Two figures do not, for they count processor time: the
work of the main thread for a frame, which is all that the page computes (60 frames a second leave it 16.7 ms), and the
work of the whole browser, painting included.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from tests.server.process import ServerProcess
from tests.web.conftest import FLAGS, sync_api

CROWDS: dict[str, tuple[str, dict[str, Any], int]] = {
    "town": ("undead-or-alive", {"mission": "m9", "seats": 1}, 70),
    "steam": ("gears-and-guns", {"mission": "m9", "seats": 1}, 70),
    "strip": ("army-of-the-dead", {"mission": "m9", "seats": 1}, 70),
    "mall": ("tiny-epic-zombies", {"mode": "solo", "seats": 1}, 14),
}
"""Where to look for a crowd, and how large it should be; the largest that is found is taken."""
LOOKS = 5
SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
MOVES = {
    "pan": "n => drag(Math.cos(n / 12) * 9, Math.sin(n / 9) * 7)",
    "zoom": "n => wheel(Math.sin(n / 20) * 60)",
}
MOVE = """
async ([frames, move]) => {
  const frame = document.querySelector(".frame");
  const area = frame.getBoundingClientRect();
  let at = { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  const point = (type) => frame.dispatchEvent(new PointerEvent(type,
    { pointerId: 1, clientX: at.x, clientY: at.y, bubbles: true, isPrimary: true, buttons: 1 }));
  frame.setPointerCapture = () => {};
  const drag = (dx, dy) => { at = { x: at.x + dx, y: at.y + dy }; point("pointermove"); };
  const wheel = (deltaY) => frame.dispatchEvent(new WheelEvent("wheel",
    { deltaY, clientX: at.x, clientY: at.y, bubbles: true, cancelable: true }));
  const step = eval(move);
  point("pointerdown");
  const times = [];
  await new Promise((done) => {
    const tick = (now) => {
      times.push(now);
      if (times.length > frames) return done();
      step(times.length);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  point("pointerup");
  return times.slice(1).map((time, n) => time - times[n]);
}
"""

PHASE = """
([most, end]) => new Promise((done) => {
  const banner = () => document.querySelector("[data-testid=banner]").innerText;
  const asked = () => document.querySelector(".table").dataset.state === "asked";
  const before = banner();
  const times = [];
  const tick = (now) => {
    times.push(now);
    document.querySelector("[data-testid=doubt-yes]")?.click();
    const over = document.querySelector(".table").dataset.state === "over";
    const there = over || (end ? asked() && banner().includes(end) : banner() !== before);
    if (times.length > most || there) return done(times.slice(1).map((time, n) => time - times[n]));
    if (asked() && end)
      for (const one of ["[data-option]", "[data-group]", "[data-testid=list-board]"]) {
        const found = document.querySelector(`.foot ${one}`);
        if (found) return void (found.click(), requestAnimationFrame(tick));
      }
    requestAnimationFrame(tick);
  };
  if (!end) document.querySelector("[data-testid=end-all]").click();
  requestAnimationFrame(tick);
})
"""
"""Until the banner says something else, all turns being ended; or until somebody is asked and it has `end` in it.
What is asked meanwhile gets the first answer."""
SEEN = """
(awaited) => {
  const there = () => {
    const box = document.querySelector(awaited)?.getBoundingClientRect();
    return !!box && box.width > 0 && box.height > 0;
  };
  const drawn = () => requestAnimationFrame(() => (window.seenAt ??= performance.timeOrigin + performance.now()));
  const look = () => requestAnimationFrame(() => there() && (watch.disconnect(), drawn()));
  const watch = new MutationObserver(() => document.querySelector(awaited) && look());
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
}
"""
"""Notes when the next frame after the one with what is awaited begins: then that one has been drawn."""
NEXT = "Player Phase"
LONG = 3600
"""Frames; a zombie phase is over before."""
POSTERS = {"town": "quick", "steam": "steam-ride", "strip": "strip-learn", "mall": "mall-solo"}
MEASURES = ("views", "moves", "phase")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure how smoothly a crowded board moves.")
    parser.add_argument("--frames", type=int, default=240)
    parser.add_argument("--board", action="append", choices=sorted(CROWDS))
    parser.add_argument("--measure", action="append", choices=MEASURES)
    arguments = parser.parse_args(argv)
    crowds = {board: crowded(*CROWDS[board]) for board in arguments.board or CROWDS}
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is missing: apt-get install chromium", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            with sync_api.sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
                for (board, (record, zombies)), (name, (width, height)) in product(crowds.items(), SCREENS.items()):
                    print(f"{board}, {zombies} zombies, {name}", flush=True)
                    stand = Stand(browser, server.url, {"width": width, "height": height}, table_of(server.url, record))
                    for measure in arguments.measure or MEASURES:
                        if measure == "views":
                            stand.views(POSTERS[board])
                        elif measure == "moves":
                            stand.moves(arguments.frames)
                        else:
                            stand.phase()
        finally:
            server.stop()
    return 0


def crowded(game: str, options: dict[str, Any], crowd: int) -> tuple[kernel.Record, int]:
    """A game with a crowd on the board while somebody acts, found by letting a bot play."""
    most: tuple[int, kernel.Record | None] = (0, None)
    for seed in range(1, 30):
        table = kernel.start(game, options, seed)
        bot = make_bot("greedy", seed)
        while (decision := table.game.decision) is not None:
            zombies = count(table.game.view(0))
            if zombies > most[0] and decision.kind in ("action", "turn"):
                most = (zombies, table.record())
            if most[0] >= crowd and most[1] is not None:
                return most[1], most[0]
            table.game.decide(bot.choose(Seat(table.game, 0)))
    assert most[1] is not None
    return most[1], most[0]


def count(view: dict[str, Any]) -> int:
    if "rooms" in view:
        return sum(room["zombie"] for room in view["rooms"].values())
    return sum(sum(kinds.values()) for kinds in view["zombies"].values())


def table_of(url: str, record: kernel.Record) -> str:
    """The address of a new table that goes on from the record."""
    body = {"record": msgspec.to_builtins(record), "seats": [{"kind": "human"}]}
    opened = httpx.post(f"{url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return f"{url}/table/{opened['table']}#{opened['seats']['0']}"


class Stand:
    """One screen at one table."""

    def __init__(self, browser: Any, url: str, screen: dict[str, int], table: str) -> None:
        self.browser, self.url, self.screen, self.table = browser, url, screen, table

    def views(self, poster: str) -> None:
        looks = sorted(self.first_view() for _ in range(LOOKS))
        print(f"  first view     {seconds(looks)}, {LOOKS} new browsers", flush=True)
        starts = sorted(self.first_decision(poster) for _ in range(LOOKS))
        print(f"  first decision {seconds(starts)} after the first page, 1 click", flush=True)

    def moves(self, frames: int) -> None:
        page = self.seated()
        for move, step in MOVES.items():
            print(f"  {move:5} {measured(self.browser, page, MOVE, [frames, step])}", flush=True)
        page.close()

    def phase(self) -> None:
        page = self.seated()
        if page.locator("[data-testid=end-all]").count():
            page.evaluate(PHASE, [LONG, ""])
            print(f"  phase {measured(self.browser, page, PHASE, [LONG, NEXT])}", flush=True)
        page.close()

    def seated(self) -> Any:
        page = self.browser.new_page(viewport=self.screen)
        page.goto(self.table)
        page.wait_for_selector('.table[data-state="asked"]')
        return page

    def first_view(self) -> float:
        """Seconds until a browser that has nothing of us shows the board."""
        with self.newcomer("path[data-zone]") as page:
            started = time.time()
            page.goto(self.table)
            return seen(page) - started

    def first_decision(self, poster: str) -> float:
        """Seconds from asking for the first page to being asked at a table, in a browser that has nothing of us."""
        with self.newcomer('.table[data-state="asked"]') as page:
            started = time.time()
            page.goto(self.url)
            page.click(f"[data-testid={poster}]")
            return seen(page) - started

    @contextmanager
    def newcomer(self, awaited: str) -> Iterator[Any]:
        """A browser that has nothing of us, and notes when it has shown what is awaited."""
        context = self.browser.new_context(viewport=self.screen)
        context.add_init_script(f"({SEEN})({awaited!r})")
        yield context.new_page()
        context.close()


def seen(page: Any) -> float:
    """When the page had drawn what was awaited, by the clock of the machine. The page notes it itself: until this
    process hears of it takes as long again on a busy machine, and nobody who looks at a screen waits for that."""
    return float(page.wait_for_function("() => window.seenAt").json_value()) / 1000


def seconds(taken: list[float]) -> str:
    return f"{taken[0]:.2f} to {taken[-1]:.2f} s, median {median(taken):.2f}"


def measured(browser: Any, page: Any, script: str, asked: Any) -> str:
    """Frames a second, how long the slow ones take, and the work for one."""
    thread = page.context.new_cdp_session(page)
    thread.send("Performance.enable", {"timeDomain": "threadTicks"})
    whole = browser.new_browser_cdp_session()
    before, before_all = busy(thread), all_busy(whole)
    waits = page.evaluate(script, asked)
    work = (busy(thread) - before) * 1000 / len(waits)
    work_all = (all_busy(whole) - before_all) * 1000 / len(waits)
    slow = quantiles(waits, n=20)[-1]
    rate = 1000 * len(waits) / sum(waits)
    paces = f"{rate:5.1f} frames/s, median {median(waits):5.1f} ms, 95 % within {slow:5.1f} ms"
    return f"{paces}; work: main thread {work:4.1f} ms, whole browser {work_all:5.1f} ms"


def busy(session: Any) -> float:
    figures = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(figures["TaskDuration"])


def all_busy(session: Any) -> float:
    return sum(float(one["cpuTime"]) for one in session.send("SystemInfo.getProcessInfo")["processInfo"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
