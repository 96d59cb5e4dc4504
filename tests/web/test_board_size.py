"""The board is the table: large in every mission and mode, and it stays so while questions come and go."""

from __future__ import annotations

import random
from typing import Any

from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands

SCREENS = ((1440, 900), (1920, 1080))
TALL, WIDE = 0.85, 0.75
"""The share of the page's height, or of its width, that the drawn board takes at least."""
ANSWERS = 2
"""On each screen, in each of nearly fifty missions and modes."""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""To the next table as by a link in the page, which is not loaded anew."""
TWO_PICTURES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
DRAWN = """() => {
  const area = document.querySelector('.world svg').getBoundingClientRect();
  return [Math.round(area.width), Math.round(area.height)];
}"""


def every_setup(url: str) -> list[tuple[str, dict[str, Any], int]]:
    """Each mission and each mode of each game, with the fewest seats it takes."""
    found = []
    for game in http.get(f"{url}/api/games").json()["games"]:
        found += [(game["name"], {"mission": one["id"]}, game["min_seats"]) for one in game["missions"]]
        found += [(game["name"], {"mode": one["id"]}, min(one["seats"])) for one in game["modes"]]
    return found


def test_the_board_is_large_and_keeps_its_size_in_every_mission_and_mode(
    open_page: OpenPage, server: ServerProcess
) -> None:
    chance = random.Random(1)
    page = open_page("/about")
    small = []
    setups = every_setup(server.url)
    assert len(setups) > 40
    for game, options, seats in setups:
        hands, state = seated(page, server.url, game, options, seats), "asked"
        for size in SCREENS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_function("width => innerWidth === width", arg=size[0])
            page.evaluate(TWO_PICTURES)
            width, height = page.evaluate(DRAWN)
            if height < TALL * size[1] and width < WIDE * size[0]:
                small.append((game, options, size, width, height))
            for _ in range(ANSWERS):
                if state == "asked":
                    hands.click(chance.choice([key for key in hands.open_keys() if not key.startswith("put:")]))
                    state = hands.wait_for("asked", "over")  # bots answer meanwhile
                    assert page.evaluate(DRAWN) == [width, height], (game, options, size, state)
    assert small == []


def seated(page: Any, url: str, game: str, options: dict[str, Any], seats: int) -> Hands:
    """At a table of this game, in the first seat; bots have the others."""
    wish = [{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    body = {"game": game, "options": options, "seats": wish, "seed": 1}
    tokens = http.post(f"{url}/api/tables", json=body).raise_for_status().json()
    page.evaluate(GO, f"/table/{tokens['table']}#{tokens['seats']['0']}")
    hands = Hands(page)
    hands.wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    return hands
