"""Overlays on the board: each on its key, drawn as the engine says, and told in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Twin, as_said, begin, in_sentence, plain
from tests.web.test_clicks import placed
from tests.web.test_pages import faults

SEED = 1
KEYS = {"sight": "V", "ranges": "R", "steps": "S", "zombies": "W", "spawns": "O"}


def with_zombies(page: Any) -> Twin:
    """The tutorial, some answers on, beside a twin that stands at the same decision."""
    twin = Twin(SEED)

    def enough(answers: int) -> bool:
        return answers >= 25 and twin.game.decision is not None and twin.game.decision.kind == "action"

    keys = twin.ahead(enough)
    turn = max(number for number, key in enumerate(keys) if key.startswith("activate:"))
    hands = begin(page, "tutorial", SEED, keys[:turn])
    for key in keys[turn:]:
        hands.click(key)
    return twin


def drawn(page: Any, name: str) -> list[str]:
    marks = page.locator(f"[data-testid=marks] [data-{name}]")
    found = marks.evaluate_all(f"all => all.map(one => one.dataset.{name})")
    return sorted(str(one) for one in found)


def turn_on(page: Any, overlay: str) -> None:
    page.keyboard.press(f"Shift+{KEYS[overlay]}")
    page.wait_for_selector("[data-testid=legend]")


def test_zombies_are_foretold_with_their_reasons(open_page: OpenPage) -> None:
    page = open_page()
    twin = with_zombies(page)
    groups = twin.game.outlook(0)["zombies"]
    assert groups
    turn_on(page, "zombies")
    page.wait_for_selector("[data-testid=marks]")
    expected = [f"{group['zone']}>{step['to']}" for group in groups for step in group["steps"]]
    expected += [f"{second['zone']}>{to}" for group in groups for second in group["runners"] for to in second["to"]]
    assert drawn(page, "arrow") == sorted(expected)
    legend = str(page.text_content("[data-testid=legend]"))
    for group in groups:
        sentence = as_said(page, group["text"]["en"])
        assert sentence in legend
        assert sentence in str(page.get_attribute(f'[data-zone="{group["zone"]}"]', "aria-label"))
    page.wait_for_selector("[data-testid=legend] a.named")
    page.locator("[data-testid=legend] .rule-link").first.click()
    page.wait_for_selector("dialog .text")


def test_ranges_of_the_weapons_in_hand(open_page: OpenPage) -> None:
    page = open_page()
    twin = with_zombies(page)
    who = twin.game.view(0)["active_survivor"]
    reach = next(one for one in twin.game.outlook(0)["reach"] if one["survivor"] == who)
    turn_on(page, "ranges")
    page.wait_for_selector("[data-testid=legend] fieldset")
    assert drawn(page, "badge") == sorted(f"{zone}={away}" for zone, away in reach["sight"].items())
    for number, weapon in enumerate(reach["weapons"], start=1):
        page.locator("[data-testid=legend] input").nth(number).check()
        strong = page.locator("[data-testid=marks] .strong").evaluate_all("all => all.map(one => one.dataset.badge)")
        assert sorted(strong) == sorted(
            f"{zone}={away}" for zone, away in reach["sight"].items() if away in weapon["ranges"]
        )


def test_spawns_are_numbered_in_their_order(open_page: OpenPage) -> None:
    page = open_page()
    twin = with_zombies(page)
    spawns = twin.game.outlook(0)["spawns"]
    turn_on(page, "spawns")
    page.wait_for_selector("[data-testid=marks] .badge")
    assert page.locator("[data-testid=marks] .strong").count() == 1
    items = page.locator("[data-testid=legend] li").all_text_contents()
    assert len(items) == len(spawns)
    assert all(str(spawn["zone"]) in item for spawn, item in zip(spawns, items, strict=True))
    assert "next" in items[0]


def test_the_menu_shows_the_keys_and_steps_count_from_the_zone_in_focus(open_page: OpenPage) -> None:
    page = open_page()
    with_zombies(page)
    page.keyboard.press("Shift+L")
    shown = page.locator("[data-overlay]").all_text_contents()
    assert [re.sub(r".*Shift ", "", text) for text in shown] == list(KEYS.values())
    page.keyboard.press("Escape")
    assert page.locator("[data-overlay]").count() == 0
    turn_on(page, "steps")
    page.locator('[data-zone="3R.K"]').focus()
    page.locator('[data-testid=marks] [data-badge="3R.K=0"]').wait_for(state="attached")
    assert faults(page) == []
    turn_on(page, "sight")
    place = str(page.get_attribute('[data-zone="3R.K"]', "aria-label")).partition(" (")[0]
    legend = plain(str(page.text_content("[data-testid=legend]")))
    assert in_sentence(place) in legend, "a place as one says it"
    assert "3R.K" not in legend
    page.keyboard.press("Shift+V")
    assert page.locator("[data-testid=legend]").count() == 0


@pytest.mark.parametrize("overlay", ["zombies", "ranges"])
def test_overlays_by_touch_in_polish(open_page: OpenPage, overlay: str) -> None:
    page = open_page(size=(390, 844), locale="pl-PL", has_touch=True)
    twin = with_zombies(page)
    page.tap("[data-testid=overlays]")
    page.tap(f'[data-overlay="{overlay}"]')
    page.wait_for_selector("[data-testid=marks]")
    page.tap("[data-testid=unfold]")
    lies, foot = (page.locator(one).bounding_box() for one in ("[data-testid=legend]", ".foot .drawer"))
    assert lies["y"] + lies["height"] <= foot["y"], "The legend lies above the question."
    assert page.locator("[data-testid=tutorial-card]").count() == 0, "The tutorial makes room for the legend."
    legend = plain(str(page.text_content("[data-testid=legend]")))
    if overlay == "zombies":
        groups = twin.game.outlook(0)["zombies"]
        assert all(as_said(page, group["text"]["pl"], "„{}”") in legend for group in groups)
    assert faults(page) == []


def test_the_lesson_folds_for_the_legend_beside_the_board(open_page: OpenPage) -> None:
    """Both and the posse have room in the column: nothing lies under the question."""
    page = open_page()
    begin(page, "tutorial", SEED)
    turn_on(page, "zombies")
    page.wait_for_selector("[data-testid=legend] .rule-link")
    card = page.locator("[data-testid=tutorial-card]")
    assert card.locator("button[aria-expanded]").get_attribute("aria-expanded") == "false"
    column = page.locator(".side").bounding_box()
    panel = page.locator(".side .panel").bounding_box()
    assert panel["height"] > 60
    assert panel["y"] + panel["height"] <= column["y"] + column["height"] + 1


TWO_GUNS = {
    "game": "undead-or-alive",
    "board": {"map": "a b c d"},
    "survivors": {
        "carl": {"zone": "a", "hand": ["colt-saa", "winchester"], "skills": []},
        "jimmy": {"zone": "d", "hand": ["winchester"], "skills": []},
    },
    "active": "carl",
}


def test_ranges_are_those_of_whoever_acts(open_page: OpenPage, server: ServerProcess) -> None:
    """Not of whoever was looked at before, nor the weapon that somebody else had chosen."""
    hands = placed(open_page, server, TWO_GUNS)
    page = hands.page
    page.locator(".dash", has_text="Jimmy").locator("button.head").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+A")
    turn_on(page, "ranges")
    legend = page.locator("[data-testid=legend]")
    legend.locator("input").nth(2).check()
    assert drawn(page, "badge") == ["a=0", "b=1", "c=2", "d=3"]
    page.locator(".dash", has_text="Jimmy").locator("button.head").click()
    page.locator('[data-testid=marks] [data-badge="a=3"]').wait_for(state="attached")
    assert legend.locator("input").count() == 2
    assert legend.locator("input").first.is_checked(), "another survivor, other weapons: all of them"
    page.keyboard.press("Escape")
    hands.click("end")
    hands.click("move:c")
    page.locator('[data-testid=marks] [data-badge="a=2"]').wait_for(state="attached")


def test_how_many_attack_is_told_over_the_crowd_in_a_small_room(open_page: OpenPage, server: ServerProcess) -> None:
    """Figures would hide a number in the middle of the room."""
    crowd = {one: {"zone": "b"} for one in ("carl", "meg", "pablito", "jimmy", "molly")}
    house = {"map": "a b", "buildings": {"house": ["b"]}, "openings": ["a-b"]}
    position = {
        "game": "undead-or-alive",
        "board": house,
        "survivors": crowd,
        "zombies": {"b": {"walker": 3}},
        "active": "carl",
    }
    page = placed(open_page, server, position).page
    sign = page.locator('[data-sign="b:attack"]')
    sign.wait_for()
    assert sign.text_content() == "3"
    over = page.evaluate(
        """() => {
          const sign = document.querySelector('[data-sign="b:attack"]');
          return [...document.querySelectorAll('[data-thing]')].every(
            thing => thing.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )
    assert over
    small, figure = (
        page.locator(one).bounding_box() for one in ('[data-sign="b:attack"]', '[data-thing="b/z-walker"]')
    )
    assert small["width"] < figure["width"]
    assert abs(small["x"] - figure["x"]) < figure["width"] / 2, "it stands at those who attack"
