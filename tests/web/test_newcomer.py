"""What somebody sees who plays for the first time: everything in its place, readable, and with a way on."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_pages import faults

PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
OUT_OF_SCREEN = """
(selector) => [...document.querySelectorAll(selector)].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5);
}).map(one => one.getAttribute('aria-label') || one.textContent)
"""
FONT_PIXELS = """
all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)
"""


def played(mission: str, answers: int, kind: str = "action") -> kernel.Record:
    """A game that a bot has played for some answers, and on to the next question of a kind."""
    table = kernel.start("undead-or-alive", {"mission": mission, "seats": 1}, 3)
    bot = make_bot("greedy", 3)
    given = 0
    while (decision := table.game.decision) is not None and (given < answers or decision.kind != kind):
        table.game.decide(bot.choose(Seat(table.game, 0)))
        given += 1
    return table.record()


def table_of(server: ServerProcess, record: kernel.Record) -> str:
    return _opened(server, {"record": msgspec.to_builtins(record)})


def table_in(server: ServerProcess, position: dict[str, Any], seed: int = 7) -> str:
    """A table whose game begins in a position, written as in a scenario file."""
    scenario = {"name": "A position"} | position
    return _opened(server, {"game": position["game"], "options": {"scenario": scenario}, "seed": seed})


def _opened(server: ServerProcess, body: dict[str, Any]) -> str:
    opened = http.post(f"{server.url}/api/tables", json=body | {"seats": [{"kind": "human"}]})
    tokens = opened.raise_for_status().json()
    return f"/table/{tokens['table']}#{tokens['seats']['0']}"


def two_seats(page: Any) -> Hands:
    """The first mission with a seat of one's own and one for a friend."""
    page.locator("label.pick").first.click()
    page.locator("section:has(> .seat) > button").click()
    page.click("[data-testid=open]")
    hands = Hands(page)
    hands.wait_for("asked", "waiting")
    return hands


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_every_button_of_the_head_is_on_a_phone_in_the_longest_phase(open_page: OpenPage, locale: str) -> None:
    page = open_page("/setup", locale=locale, **PHONE)
    two_seats(page)
    assert page.evaluate(OUT_OF_SCREEN, ".top button") == []


def test_every_button_of_the_head_is_on_a_phone_with_large_words(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about", **PHONE)
    page.evaluate("localStorage.setItem('graveshift.settings', JSON.stringify({ textScale: 1.5 }))")
    page.goto(table_of(server, played("m0", 0)))
    Hands(page).wait_for("asked")
    assert page.evaluate(OUT_OF_SCREEN, ".top button, .top .banner") == []


def test_settings_fit_a_phone(open_page: OpenPage) -> None:
    page = open_page("/about", locale="pl-PL", **PHONE)
    page.get_by_label("Twoje imię").wait_for()
    assert page.evaluate(OUT_OF_SCREEN, "main *") == []
    poster = page.locator("main").bounding_box()
    name = page.get_by_label("Twoje imię").bounding_box()
    assert name["x"] + name["width"] <= poster["x"] + poster["width"] - 8


@pytest.mark.parametrize("locale", ["en-US", "pl-PL"])
def test_the_word_on_the_exit_stays_inside_its_arrow(open_page: OpenPage, server: ServerProcess, locale: str) -> None:
    page = open_page(table_of(server, played("m0", 20)), locale=locale)
    word = page.get_by_text(re.compile("^(EXIT|WYJŚCIE)$")).first
    word.wait_for()
    inside = word.evaluate(
        """word => {
          const [text, arrow] = [word, word.previousElementSibling].map(one => one.getBoundingClientRect());
          return text.left >= arrow.left && text.right <= arrow.right;
        }"""
    )
    assert inside


def test_names_on_a_large_board_can_be_read(open_page: OpenPage, server: ServerProcess) -> None:
    """All but the names of the narrowest zones, at the size at which the whole board is seen."""
    page = open_page(table_of(server, played("m2", 40)))
    Hands(page).wait_for("asked")
    page.wait_for_selector("svg .names text")
    pixels = sorted(page.locator("svg .names text").evaluate_all(FONT_PIXELS))
    assert len(pixels) > 30
    assert pixels[len(pixels) // 5] > 8


def test_a_phone_looks_closely_at_whoever_decides(open_page: OpenPage, server: ServerProcess) -> None:
    """A board too small to read is seen from near; all of it is a button away, and back."""
    page = open_page(table_of(server, played("m9", 40)), **PHONE | {"size": (360, 640)})
    Hands(page).wait_for("asked")
    scale = "() => document.querySelector('path[data-zone]').getScreenCTM().a"
    page.wait_for_function(f"() => ({scale})() > 0.19")
    figure = page.locator(".thing:has(.turn)").bounding_box()
    stage = page.locator(".frame").bounding_box()
    assert stage["x"] <= figure["x"] <= stage["x"] + stage["width"] - figure["width"]
    assert stage["y"] <= figure["y"] <= stage["y"] + stage["height"] - figure["height"]
    fit = page.get_by_role("button", name="Fit the board")
    fit.tap()
    page.wait_for_function(f"() => ({scale})() < 0.13")
    fit.tap()
    page.wait_for_function(f"() => ({scale})() > 0.19")


def test_the_legend_on_a_phone_leaves_the_board_free(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m0", 40)), **PHONE)
    Hands(page).wait_for("asked")
    page.tap("[data-testid=overlays]")
    page.tap('[data-overlay="zombies"]')
    page.wait_for_selector("[data-testid=legend]")
    page.wait_for_function(
        """() => document.querySelector('.world svg').getBoundingClientRect().bottom
          <= document.querySelector('[data-testid=legend]').getBoundingClientRect().top"""
    )


def test_options_say_who_is_there(open_page: OpenPage, server: ServerProcess) -> None:
    """A zone's id alone tells a newcomer nothing."""
    page = open_page(table_of(server, played("m2", 60)))
    hands = Hands(page)
    hands.wait_for("asked")
    hands.list_all()
    page.click('.foot [data-group="shoot"]')
    hands.unfold()
    rows = page.locator('.foot [data-option*="@"]').evaluate_all(
        "all => all.map(one => [one.dataset.option.split('@')[1],"
        " [...one.querySelectorAll('.met, .chip')].map(said => said.textContent)])"
    )
    assert len(rows) > 3
    for zone, said in rows:
        told = str(page.get_attribute(f'[data-zone="{zone}"]', "aria-label"))
        assert said, zone
        somebody = re.search("Walker|Runner|Brute|Abomination", told) is not None
        assert somebody != ("nobody to hit" in said or "nobody here" in said), (zone, said, told)


def test_a_rule_that_all_options_share_is_shown_once(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m2", 60)))
    hands = Hands(page)
    hands.wait_for("asked")
    hands.list_all()
    page.click('.foot [data-group="shoot"]')
    hands.unfold()
    assert page.locator(".foot .open [data-option]").count() > 3
    assert page.locator(".foot .open .rule-link").count() == 1


def test_an_empty_seat_is_no_dead_end(open_page: OpenPage) -> None:
    """Who waits for a seat that nobody has taken is told so, and can invite a friend or let a bot play."""
    page = open_page("/setup")
    hands = two_seats(page)
    while hands.wait_for("asked", "waiting") == "asked" and page.locator("[data-testid=absent]").count() == 0:
        hands.click(hands.open_keys()[0])
    absent = page.locator("[data-testid=absent]")
    assert "Nobody sits there yet" in str(absent.text_content())
    absent.get_by_role("button", name="Invite link").click()
    page.get_by_label("Invite link: Seat 2").wait_for()
    page.keyboard.press("Escape")
    absent.get_by_role("button", name="Let a bot play").click()
    absent.wait_for(state="detached")
    hands.wait_for("asked")


def test_dice_show_what_hit(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m0", 20)))
    hands = Hands(page)
    hands.wait_for("asked")
    for _ in range(60):
        tray = page.locator("[data-testid=dice]")
        if tray.count() and (found := re.search(r"(\d+) hits?,", str(tray.text_content()))):
            assert tray.locator("svg.hit").count() >= int(found[1])
            assert tray.locator("svg.miss").count() + tray.locator("svg.hit").count() == tray.locator("svg").count()
            return
        keys = hands.open_keys()
        hands.click(next((key for key in keys if key.startswith(("shoot", "melee", "fan"))), keys[0]))
    raise AssertionError("Nobody has rolled.")


def test_the_end_says_what_became_of_everybody(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m0", 10_000)))
    page.wait_for_selector("[data-testid=outcome]")
    told = page.locator("[data-testid=how-ended]").bounding_box()
    way_on = page.locator("[data-testid=same-dice]").bounding_box()
    assert told["y"] + told["height"] < way_on["y"] < 900, "how it ended comes first, and both are in sight"
    people = page.locator("[data-testid=outcome] .people li").all_text_contents()
    assert len(people) == 6
    assert all(re.search("got out|alive|eliminated", one) and "Adrenaline" in one for one in people)
    goals = page.locator("[data-testid=aims] li")
    assert goals.count() == 2
    last = goals.last.bounding_box()
    assert last["y"] + last["height"] < way_on["y"], "nobody scrolls for the goals"
    assert faults(page) == []


def test_the_end_tells_the_whole_story_to_whoever_comes_back(open_page: OpenPage, server: ServerProcess) -> None:
    """The server sends the end of a long log only; the kills of everybody are counted from its beginning."""
    record = played("m4", 10_000)
    events = replaying.resume(record).game.events
    killed = [one for one in events if one.name == "killed"]
    assert len(events) > 300, "longer than what is sent at first"
    page = open_page(table_of(server, record))
    page.wait_for_selector("[data-testid=outcome]")
    page.wait_for_function(
        """kills => [...document.querySelectorAll('[data-testid=story] td:nth-child(2)')]
          .map(one => parseInt(one.textContent)).reduce((sum, one) => sum + one, 0) === kills""",
        arg=len(killed),
    )
    assert "Round 0" not in page.inner_text("[data-testid=story]")
    page.click("[data-testid=outcome] a[href='/chronicle']")
    page.wait_for_selector("[data-testid=path-undead-or-alive] li[aria-current=step]")
    page.click("a.brand")
    page.locator(".games li:has(a[href^='/replay/'])", has_text="Be Quick or Be Dead").wait_for()


def test_a_phone_shows_a_place_at_the_edge_of_the_board(open_page: OpenPage, server: ServerProcess) -> None:
    """It cannot come nearer to the middle; the page does not go on trying."""
    page = open_page(table_of(server, played("m4", 90)), **PHONE)
    Hands(page).wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    sheet = page.get_by_role("button", name="Log", exact=True)
    sheet.click()
    page.click("#tab-log")
    page.locator('section.log [data-place="8V.NW"]').last.click()
    page.locator(".flash").wait_for(state="attached")
    box = page.locator('path[data-zone="8V.NW"]').bounding_box()
    assert 0 <= box["x"] + box["width"] / 2 <= 390


def test_a_tall_board_lies_on_its_side_in_the_film_too(open_page: OpenPage, server: ServerProcess) -> None:
    address = table_of(server, played("m4", 0))
    page = open_page(address.replace("/table/", "/replay/"))
    page.wait_for_selector("path[data-zone]")
    page.wait_for_function(
        """() => {
          const drawn = document.querySelector('.world svg').getBoundingClientRect();
          return drawn.width > drawn.height && drawn.width > 900;
        }"""
    )


def test_text_size_and_palette_are_set_and_kept(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m0", 0)))
    Hands(page).wait_for("asked")
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = page.evaluate(size)
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text size").select_option("1.3")
    page.locator("dialog label", has=page.locator("option[value=clear]")).locator("select").select_option("clear")
    page.reload()
    Hands(page).wait_for("asked")
    assert page.evaluate(size) > before * 1.2
    assert page.get_attribute("html", "data-palette") == "clear"
    assert faults(page) == []


AWAY = """
const kept = JSON.parse(localStorage.getItem('graveshift.settings') ?? '{}');
localStorage.setItem('graveshift.settings', JSON.stringify({ ...kept, notify: true }));
window.notes = [];
Object.defineProperty(document, 'hidden', { get: () => true });
"""
"""Somebody has asked for notes, and does not look at the page."""


def test_a_note_of_the_system_says_whose_turn_it_is(open_page: OpenPage, server: ServerProcess) -> None:
    """Once somebody has asked for it, and while the page is not looked at."""
    page = open_page("/about")
    page.add_init_script(
        AWAY
        + """
        window.Notification = class {
          static permission = 'granted';
          constructor(title) { notes.push(title); }
          close() {}
        };
        """
    )
    page.goto(table_of(server, played("m0", 0)))
    page.wait_for_function("() => notes.length > 0")
    assert "turn" in page.evaluate("notes[0]").lower()


def test_where_a_page_may_show_no_note_its_worker_does(open_page: OpenPage, server: ServerProcess) -> None:
    """As on Android."""
    page = open_page("/about")
    page.add_init_script(
        AWAY
        + """
        window.Notification = class {
          static permission = 'granted';
          constructor() { throw new TypeError('Illegal constructor'); }
        };
        const worker = { showNotification: async title => notes.push(title), getNotifications: async () => [] };
        Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve(worker),
          register: async () => worker, addEventListener() {} } });
        """
    )
    page.goto(table_of(server, played("m0", 0)))
    page.wait_for_function("() => notes.length > 0")
    assert "turn" in page.evaluate("notes[0]").lower()


def test_a_note_that_the_browser_does_not_allow_stays_off(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page("/about")
    page.add_init_script("window.Notification = class { static async requestPermission() { return 'denied'; } };")
    page.goto(table_of(server, played("m0", 0)))
    Hands(page).wait_for("asked")
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Settings").click()
    wish = page.get_by_label("Tell me when it is my turn")
    wish.select_option("true")
    page.locator("[data-testid=notify-refused]").wait_for()
    assert wish.input_value() == "false"
    assert faults(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_dialogs_are_accessible_and_give_the_focus_back(
    open_page: OpenPage, server: ServerProcess, size: tuple[int, int]
) -> None:
    """Each dialog: nothing serious, its title is read first, and closing it leads back."""
    page = open_page(table_of(server, played("m2", 60)), size=size)
    Hands(page).wait_for("asked")
    menu = page.locator("[data-testid=menu]")
    doors: list[list[Any]] = [
        [page.locator("button.goals")],
        [page.locator("button.why")],
        [menu],
        [menu, page.get_by_role("button", name="Settings")],
        [menu, page.get_by_role("button", name="Report a problem")],
    ]
    if size[0] > 1000:
        doors += [[page.get_by_role("button", name="Who plays")], [menu, page.get_by_role("button", name="Keyboard")]]
    else:
        doors += [[menu, page.get_by_role("button", name="Who plays")]]
    for path in doors:
        for door in path:
            door.click()
        title = page.locator("dialog h2")
        title.wait_for()
        assert title.evaluate("title => title === document.activeElement")
        assert faults(page) == [], title.text_content()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
        if len(path) == 1:
            assert path[0].evaluate("door => door === document.activeElement")


def test_a_question_mark_lists_the_keys(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(table_of(server, played("m0", 20)))
    Hands(page).wait_for("asked")
    page.keyboard.press("?")
    assert "Shift+W" in str(page.text_content("dialog dl"))


def test_the_list_of_zones_says_where_they_lead(open_page: OpenPage, server: ServerProcess) -> None:
    """Who cannot see the board learns from the list which zones lie side by side, and in which house."""
    page = open_page(table_of(server, played("m0", 20)))
    Hands(page).wait_for("asked")
    page.get_by_role("tab", name="Zones").click()
    zones = page.get_by_role("navigation", name="Zones").get_by_role("listitem").all_text_contents()
    assert len(zones) == 14
    ways = {
        re.split(r" \(\d+[RV]\.", zone)[0].strip(): set(zone.split("Leads to: ")[1].strip().split("; "))
        for zone in zones
    }
    assert len(ways) == len(zones)
    assert all(zone in ways[other] for zone in ways for other in ways[zone])
    assert any(re.match(r"House, .* room \(2R\.A\):", zone.strip(), re.IGNORECASE) for zone in zones)
