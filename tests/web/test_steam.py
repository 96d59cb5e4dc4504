"""Gears & Guns at the table: Gauge, Full Steam as a switch, the expansion beside its parent, a run that keeps tools."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_pages import faults

GAME = "gears-and-guns"
DUEL = {
    "name": "A duel with steam",
    "game": GAME,
    "mission": "m1",
    "survivors": {
        "bonnie": {"zone": "16V.W", "hand": ["saber"]},
        "nikolas": {"zone": "16V.W", "hand": ["colt-saa", "machete"], "depleted": ["machete"]},
        "jean": {"zone": "16V.W", "inventions": ["body-armor-b52", "steam-bottle", "steam-bottle"]},
    },
    "zombies": {"16V.W": {"walker": 3}},
}


IN_SIGHT = """which => {
  const found = document.querySelector(which);
  const { left, right, top, bottom } = found.getBoundingClientRect();
  const is = (x, y) => found.contains(document.elementFromPoint(x, y));
  return is((left + right) / 2, top + 3) && is((left + right) / 2, bottom - 3);
}"""
"""Nothing lies over its upper and its lower edge, and they are not scrolled away."""


def opened(url: str, options: dict[str, Any], seed: int = 3, bots: int = 0) -> dict[str, Any]:
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": "random"}] * bots]
    body = {"game": GAME, "options": options, "seats": seats, "seed": seed}
    tokens: dict[str, Any] = http.post(f"{url}/api/tables", json=body).raise_for_status().json()
    return tokens


def sit(page: Any, tokens: dict[str, Any]) -> Hands:
    page.goto(f"/table/{tokens['table']}#{tokens['seats']['0']}")
    page.wait_for_selector("path[data-zone]")
    return Hands(page)


def quiet(keys: list[str]) -> str:
    """A cautious answer: end Turns, give up what can be given up, else the first."""
    return next((wish for wish in ("end", "done", "no") if wish in keys), keys[0])


def test_the_expansion_is_chosen_beside_its_parent(open_page: OpenPage) -> None:
    """Undead or Alive's set-up leads to Gears & Guns, which has the missions of both boxes (GG-SCOPE-02)."""
    page = open_page("/setup/undead-or-alive")
    page.click(".boxes a[href='/setup/gears-and-guns']")
    page.wait_for_selector("input[name=mission][value=uoa-m1]")
    assert page.locator("input[name=mission]").count() == 21
    assert faults(page) == []


def test_full_steam_is_a_switch_that_says_what_a_click_means(open_page: OpenPage, server: ServerProcess) -> None:
    """Off, a click on the Walkers attacks plainly; On, the same click goes Full Steam (GG-FULL-02)."""
    page = open_page("/about")
    hands = sit(page, opened(server.url, {"scenario": DUEL}))
    hands.wait_for("asked")
    hands.click("activate:bonnie")
    hands.wait_for("asked")
    assert "17% runs dry" in str(page.text_content("[data-testid=steam-odds]"))
    switch = page.locator("[data-testid=full-steam]")
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    assert switch.get_attribute("aria-checked") == "true"
    before = hands.version
    page.locator('[data-thing$="/z-walker"]').first.click(force=True)
    hands.wait_past(before)
    page.click(".tabs button:has-text('Log')")
    assert "goes Full Steam with Saber" in str(page.text_content("section.log"))


def test_the_gauge_depleted_cards_and_inventions_are_shown(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about")
    hands = sit(page, opened(server.url, {"scenario": DUEL}))
    hands.wait_for("asked")
    assert str(page.get_attribute("[data-testid=gauge]", "aria-label")).startswith("Steam Gauge at 0 of 20")
    assert "Nothing lets steam off in this mission." in str(page.text_content("[data-testid=aside]"))
    hands.click("activate:nikolas")
    hands.wait_for("asked")
    assert page.locator(".card.depleted").count() == 1
    assert faults(page) == []
    page.set_viewport_size({"width": 1280, "height": 620})  # there is less room for the posse than for its acting one
    page.wait_for_function(
        """() => {
          const [list, mine] = ["[data-testid=people]", ".dash.active .head"]
            .map(one => document.querySelector(one).getBoundingClientRect());
          return list.height < document.querySelector(".dash.active").offsetHeight
            && list.top <= mine.top + 1 && mine.bottom <= list.bottom + 1;
        }"""
    )
    page.set_viewport_size({"width": 1440, "height": 900})
    hands.click("end")
    hands.wait_for("asked")
    hands.click("activate:jean")
    hands.wait_for("asked")
    assert "Armor 4+" in str(page.text_content("[data-testid=inventions]"))


def play_to_the_end(hands: Hands) -> int:
    """One cautious answer after the other; how many it took."""
    state = hands.wait_for("asked", "over")
    answers = 0
    while state == "asked":
        hands.click(quiet(hands.open_keys()))
        state = hands.wait_for("asked", "over")
        answers += 1
    return answers


def test_a_whole_mission_with_steam_ends_with_its_story(open_page: OpenPage, server: ServerProcess) -> None:
    """M1 with two bots, in a run: the end tells what was kept (GG-KEEP-04, GG-MIS-GEN-04)."""
    page = open_page("/about")
    hands = sit(page, opened(server.url, {"mission": "m1", "keep": True}, bots=2))
    assert play_to_the_end(hands) > 4
    assert page.get_attribute("[data-testid=outcome]", "data-won") == "false"
    page.click("[data-testid=keepsakes] a")
    page.wait_for_selector("[data-testid=open]")
    assert page.is_checked("input[name=mission][value=m1]")


def test_a_whole_mission_with_steam_on_a_phone_in_polish(open_page: OpenPage, server: ServerProcess) -> None:
    """The same M1 at phone size: the round is whole beside the Gauge, and nothing is wider than the screen."""
    page = open_page("/about", size=(390, 844), locale="pl-PL", has_touch=True, is_mobile=True)
    hands = sit(page, opened(server.url, {"mission": "m1", "keep": True}, bots=2))
    hands.wait_for("asked")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-testid=gauge-score]").count() == 1
    banner = page.evaluate(
        "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.banner'))"
    )
    assert banner <= 0
    assert faults(page) == []
    assert play_to_the_end(hands) > 4
    assert page.get_attribute("[data-testid=outcome]", "data-won") == "false"
    assert "Dalej z\N{NO-BREAK SPACE}narzędziami" in str(page.text_content("[data-testid=keepsakes]"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tools = {"lee": ["saber"]}
    page.evaluate("tools => localStorage.setItem('graveshift.tools', JSON.stringify(tools))", tools)
    page.get_by_role("button", name="Następna misja").tap()
    page.wait_for_selector("[data-testid=open]")
    carried = str(page.evaluate("localStorage.getItem('graveshift.tools')"))
    assert "lee" not in carried, "The next game of the run begins with what this one has left (GG-KEEP-06)."


def test_a_phone_has_the_switch_for_full_steam_over_the_answers(open_page: OpenPage, server: ServerProcess) -> None:
    """With its odds and its risk, where no dashboard is in sight (GG-FULL-02)."""
    page = open_page("/about", size=(390, 844), locale="pl-PL", has_touch=True, is_mobile=True)
    hands = sit(page, opened(server.url, {"scenario": DUEL}))
    hands.wait_for("asked")
    hands.click("activate:bonnie")
    hands.wait_for("asked")
    page.wait_for_selector("[data-testid=steam-odds]")
    odds = str(page.text_content("[data-testid=steam-odds]"))
    assert "Szabla" in odds
    assert "rozładowanie 17" in odds
    switch = page.locator("[data-testid=full-steam]")
    assert switch.is_visible()
    switch.tap()
    assert switch.get_attribute("aria-checked") == "true"


def test_the_second_lesson_begins_with_the_gauge(open_page: OpenPage) -> None:
    page = open_page()
    page.click("[data-testid=steam-learn]")
    hands = Hands(page)
    hands.wait_for("asked")
    assert "Mind the Gauge" in str(page.text_content(".tutorial"))


def test_the_second_lesson_has_what_to_do_in_sight(open_page: OpenPage) -> None:
    """What to try, and the switch for Full Steam that it tells of: nobody scrolls for them (GG-FULL-02)."""
    page = open_page()
    page.click("[data-testid=steam-learn]")
    hands = Hands(page)
    hands.wait_for("asked")
    hands.click("activate:bonnie")
    page.wait_for_selector("[data-testid=tutorial-card][data-step=full-steam]")
    for part in ("tutorial-try", "full-steam"):
        assert page.evaluate(IN_SIGHT, f"[data-testid={part}]"), part
    assert faults(page) == []


def test_the_pressure_is_written_as_one_figure(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about")
    sit(page, opened(server.url, {"mission": "m1"})).wait_for("asked")
    assert "0/20" in page.inner_text("[data-testid=gauge-score]")


def test_the_names_of_the_posse_stay_within_the_dock(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about")
    hands = sit(page, opened(server.url, {"mission": "m1"}))
    hands.wait_for("asked")
    while not any(key.startswith("activate:") for key in hands.open_keys()):
        hands.click(quiet(hands.open_keys()))
        hands.wait_for("asked")
    people = page.locator(".options.people .choose")
    people.first.wait_for()
    assert people.count() == 6
    edge = page.locator(".options.people").first.evaluate("list => list.getBoundingClientRect().right")
    assert people.evaluate_all("all => Math.max(...all.map((one) => one.getBoundingClientRect().right))") <= edge + 1


def test_who_kept_tools_goes_on_in_the_next_game(open_page: OpenPage) -> None:
    """Kept cards are handed to the same Survivor, so the posse begins with whoever has some (GG-KEEP-06)."""
    page = open_page("/about")
    tools = {who: ["machete"] for who in ("carl", "meg", "pablito")}
    page.evaluate("tools => localStorage.setItem('graveshift.tools', JSON.stringify(tools))", tools)
    page.goto("/setup/gears-and-guns?play=m2")
    page.locator(".people .face[aria-pressed=true]").nth(5).wait_for()
    chosen = page.locator(".people .face[aria-pressed=true] b").all_text_contents()
    assert len(chosen) == 6
    assert {"Meg", "Pablito"} <= set(chosen)
    assert "Carl" not in chosen, "no Brawler comes along on M2"


def test_the_classic_decks_are_a_switch_at_set_up(open_page: OpenPage) -> None:
    """Steam tiles with the cards of Undead or Alive: the Gauge stays, and no card has Full Steam (GG-AMB-01)."""
    page = open_page("/setup/gears-and-guns?play=m2")
    switch = page.locator("label.option", has_text="Advanced decks").locator("input")
    assert switch.is_checked()
    switch.uncheck()
    page.click("[data-testid=open]")
    page.wait_for_selector("[data-testid=gauge-score]")
    hands = Hands(page)
    hands.wait_for("asked")
    assert faults(page) == []


@pytest.mark.parametrize("advanced", [True, False])
def test_a_classic_card_is_shown_without_steam(open_page: OpenPage, server: ServerProcess, advanced: bool) -> None:
    """The cards of Undead or Alive are told as they are printed there (GG-AMB-01)."""
    page = open_page("/about")
    survivors = {"bonnie": {"zone": "16V.W", "hand": ["saber"], "backpack": ["shotgun"]}, "lee": {"zone": "16V.W"}}
    scene = DUEL | {"survivors": survivors, "options": {"advanced-decks": advanced}}
    hands = sit(page, opened(server.url, {"scenario": scene}))
    hands.wait_for("asked")
    hands.click("activate:bonnie")
    hands.wait_for("asked")
    page.locator(".slot:has-text('Shotgun')").first.click()
    face = page.locator("[data-testid=card-face][data-card=shotgun]").first
    face.wait_for()
    assert ("Full Steam" in str(face.text_content())) is advanced
