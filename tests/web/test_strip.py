"""Army of the Dead at the table: a whole heist with bots, what nobody may know, phone and Polish, axe-core."""

from __future__ import annotations

import json
from typing import Any

from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import PATIENCE, OpenPage
from tests.web.hands import Hands, begin
from tests.web.test_clicks import placed
from tests.web.test_pages import faults

GAME = "army-of-the-dead"
HIDDEN = {"sleepers-wake", "sleepers-short", "sleepers-eliminated"}
"""The events that may tell the number of a Sleeper token, when it is flipped (AOTD-SLEEP-13)."""


def opened(url: str, seats: list[dict[str, str]], mission: str = "m2", seed: int = 7) -> dict[str, Any]:
    body = {"game": GAME, "options": {"mission": mission}, "seats": seats, "seed": seed}
    tokens: dict[str, Any] = http.post(f"{url}/api/tables", json=body).raise_for_status().json()
    return tokens


def sit(page: Any, tokens: dict[str, Any], seat: int) -> Hands:
    page.goto(f"/table/{tokens['table']}#{tokens['seats'][str(seat)]}")
    page.wait_for_selector("path[data-zone]")
    return Hands(page)


def quiet(keys: list[str]) -> str:
    """A cautious answer: take what is offered at set-up, end Turns, give up what can be given up."""
    for wish in ("end", "done", "no"):
        if wish in keys:
            return wish
    return keys[0]


def look_at_goals(page: Any) -> None:
    """What was drawn must be done, too (AOTD-SETUP-15, AOTD-PO-02)."""
    page.locator("button.goals", has_text="0/4").click()
    told = page.locator("[data-testid=goals] li")
    told.nth(3).wait_for()
    assert told.filter(has_text="SETUP-15").count() == 2
    assert faults(page) == []
    page.keyboard.press("Escape")


def test_a_whole_heist_with_bots_ends_with_its_story(open_page: OpenPage, server: ServerProcess) -> None:
    """M2 with two bots, to the end dialog (AOTD-M2-01, AOTD-TIME-01)."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    tokens = opened(server.url, [{"kind": "human"}, *bots])
    page = open_page("/about")
    hands = sit(page, tokens, 0)
    state = hands.wait_for("asked", "over")
    assert page.locator("[data-testid=time]").get_attribute("aria-label") == "Time: space 1 of 8"
    answers = 0
    while state == "asked":
        hands.click(quiet(hands.open_keys()))
        state = hands.wait_for("asked", "over")
        answers += 1
        if answers == 7:
            look_at_goals(page)
    assert answers > 7
    assert page.locator("[data-testid=personal] li").count() == 2
    assert page.locator("[data-testid=aims] li").count() == 4
    assert page.get_attribute("[data-testid=outcome]", "data-won") == "false"


class Heard:
    """Everything a browser receives about the table: frames of its WebSocket, and what it fetches."""

    def __init__(self, page: Any) -> None:
        self.texts: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.route("**/api/tables/**", self._fetched)

    def _frame(self, payload: str | bytes) -> None:
        self.texts.append(payload if isinstance(payload, str) else payload.decode())

    def _fetched(self, route: Any) -> None:
        answer = route.fetch(timeout=PATIENCE)
        self.texts.append(answer.text())
        route.fulfill(response=answer)


def views_in(data: Any) -> list[dict[str, Any]]:
    """Every view of the table anywhere in what was received."""
    if isinstance(data, dict):
        own = [data] if "sleepers" in data and "objectives" in data else []
        return own + [view for part in data.values() for view in views_in(part)]
    if isinstance(data, list):
        return [view for part in data for view in views_in(part)]
    return []


def events_in(data: Any) -> list[dict[str, Any]]:
    if isinstance(data, dict):
        own = [data] if isinstance(data.get("name"), str) and isinstance(data.get("data"), dict) else []
        return own + [event for part in data.values() for event in events_in(part)]
    if isinstance(data, list):
        return [event for part in data for event in events_in(part)]
    return []


def test_no_browser_receives_a_sleeping_number_or_a_hidden_front(open_page: OpenPage, server: ServerProcess) -> None:
    """Two people and a bot: tokens are counts and `hidden` until they are turned (AOTD-SLEEP-13, AOTD-SETUP-16)."""
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
    tokens = opened(server.url, seats)
    pages = [open_page("/about"), open_page("/about")]
    heard = [Heard(page) for page in pages]
    people = [sit(page, tokens, seat) for seat, page in enumerate(pages)]
    for _ in range(24):
        hands = next((one for one in people if one.wait_for("asked", "waiting", "over") == "asked"), None)
        if hands is None:
            people[0].wait_for("asked", "waiting", "over")
            continue
        hands.click(quiet(hands.open_keys()))
    for listener in heard:
        told = [json.loads(text) for text in listener.texts if text.startswith(("{", "["))]
        views = [view for data in told for view in views_in(data)]
        assert views, "nothing was heard"
        for view in views:
            assert set(view["vault"]) == {"state", "card", "trap_zone", "zone"}
            assert (view["vault"]["card"] is None) == (view["vault"]["state"] == "trapped")
            for objective in view["objectives"]:
                if objective["zone"] and objective["id"] != "objective-blue" and not objective["taken"]:
                    assert objective["face"] == "hidden", objective
            assert all(count == 1 for count in view["sleepers"].values()), "a number where one token lies"
        for event in (event for data in told for event in events_in(data)):
            if "sleeper" in event["name"] and event["name"] not in HIDDEN:
                assert "number" not in event["data"], event


def test_the_cards_of_a_pack_are_wide_enough_for_what_is_printed_on_them(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """AOTD-SETUP-08 AOTD-AMMO-01: nothing stands over the edge of its card; Ammo Dice are among the figures."""
    page = open_page("/about")
    sit(page, opened(server.url, [{"kind": "human"}]), 0).wait_for("asked")
    cards = page.locator(".choice [data-testid=card-face]")
    assert cards.count() == 4
    over = cards.evaluate_all(
        "all => all.filter(card => [...card.querySelectorAll('h3, dt, .kind')]"
        ".some(words => words.scrollWidth > words.clientWidth)).map(card => card.dataset.card)"
    )
    assert over == []
    assert "2+1" in cards.first.locator("dd").all_text_contents()


def test_the_strip_on_a_phone_in_polish(open_page: OpenPage, server: ServerProcess) -> None:
    """All texts of the table come in Polish, and nothing is wider than the screen."""
    page = open_page("/about", size=(390, 844), locale="pl-PL", has_touch=True, is_mobile=True)
    hands = sit(page, opened(server.url, [{"kind": "human"}]), 0)
    hands.wait_for("asked")
    assert "zestaw początkowy" in hands.prompt
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


AT_THE_VAULT = {
    "name": "An attempt at the Vault",
    "game": GAME,
    "mission": "m2",
    "survivors": {"guzman": {"zone": "V7.TR"}, "cruz": {"zone": "V7.TR"}}
    | dict.fromkeys(("scott", "dieter", "kate", "martin")),
    "vault": {"state": "revealed", "card": "gears-and-bolts"},
}


def test_the_dice_of_the_vault_lie_on_the_felt_in_either_language(open_page: OpenPage, server: ServerProcess) -> None:
    """AOTD-VAULT-04: five dice, both Straights beside them, and two rolls left."""
    body = {"game": GAME, "options": {"scenario": AT_THE_VAULT}, "seats": [{"kind": "human"}], "seed": 7}
    tokens = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    page = open_page("/about")
    hands = sit(page, tokens, 0)
    hands.wait_for("asked")
    hands.click("activate:guzman")
    hands.click("challenge")
    for place, rolls in ((page, "2 rolls left"), (open_page("/about", locale="pl-PL"), "pozostały 2 rzuty")):
        sit(place, tokens, 0)
        felt = place.locator("[data-testid=vault]")
        felt.wait_for()
        assert felt.locator(".die").count() == 5
        assert felt.locator(".straight").count() == 2
        assert rolls in str(felt.text_content())


def test_nothing_serious_for_axe(open_page: OpenPage) -> None:
    """The set-up page and the table from its poster."""
    page = open_page(f"/setup/{GAME}")
    page.wait_for_selector("svg[role=img]")
    assert faults(page) == []
    page.goto("/")
    hands = begin(page, "strip-learn", 3)
    assert faults(page) == []
    hands.click(hands.open_keys()[0])


def test_the_guided_game_begins_with_its_first_lesson(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, "strip-learn", 3)
    assert "One block of a dead city" in str(page.text_content(".tutorial"))


LESSON = "[data-testid=tutorial-card]"


def test_the_guided_game_teaches_adrenaline_friendly_fire_and_noise(open_page: OpenPage) -> None:
    """Every lesson comes on its own position, and what it tells is seen (AOTD-AP-04, AOTD-FF-01, AOTD-NOISE-04)."""
    page = open_page()
    page.click("[data-testid=strip-learn]")
    hands = Hands(page)
    hands.wait_for("asked")
    assert hands.kind == "activate", "the position begins with a Turn, not with questions of the set-up"
    seen = [str(page.get_attribute(LESSON, "data-step"))]

    def read_on() -> None:
        page.click("[data-testid=tutorial-next]")
        seen.append(str(page.get_attribute(LESSON, "data-step")))

    def do(key: str, then: str) -> None:
        hands.click(key)
        page.wait_for_selector(f"{LESSON}[data-step={then}]")
        seen.append(then)

    read_on()
    read_on()
    do("activate:scott", "fight")
    do("melee:machete", "adrenaline")
    assert "3 Actions" in hands.prompt, "one was spent, and Yellow gives one"
    read_on()
    hands.click("end")
    hands.click("activate:dieter")
    page.locator('path[data-zone="R8.E"]').hover(force=True)
    page.get_by_text("Friendly fire: Scott").first.wait_for()
    read_on()
    do("move:R8.W", "sleepers")
    read_on()
    hands.click("end")
    hands.click("activate:guzman")
    do("shoot:golden-ak-47@R8.S", "objectives")
    assert seen == [
        *("welcome", "forecast", "activate", "fight", "adrenaline", "friendly"),
        *("act", "sleepers", "noise", "objectives"),
    ]


TWO_SEATS = {
    "name": "Somebody else's Turn",
    "game": GAME,
    "board": {"map": "a b"},
    "players": 2,
    "survivors": {
        "scott": {"zone": "a", "seat": 1},
        "kate": {"zone": "b", "seat": 2, "hand": ["katana"]},
    },
    "active": "scott",
}


def test_cards_are_thrown_away_in_another_players_turn(open_page: OpenPage, server: ServerProcess) -> None:
    """AOTD-INVT-03: who is not asked looks at a survivor of their own and says so."""
    people = [{"kind": "human"}, {"kind": "human"}]
    body = {"game": GAME, "options": {"scenario": TWO_SEATS}, "seats": people, "seed": 7}
    tokens = http.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
    page = open_page("/about")
    hands = sit(page, tokens, 1)
    hands.wait_for("waiting")
    page.locator("article.dash", has_text="Kate").locator("button.head").click()
    page.get_by_role("tab", name="Here").click()
    page.get_by_role("button", name="Discard cards…").click()
    hands.wait_for("asked")
    hands.click("discard:katana:kate.hand1")
    hands.wait_for("waiting")
    assert page.get_by_role("button", name="Discard cards…").count() == 0, "nothing is left to discard"


BY_KEYBOARD = {
    "game": GAME,
    "board": {"map": "a b t v", "buildings": {"vault": ["b", "t", "v"]}, "openings": ["a-b", "b-t"]}
    | {"doors": ["t-v"]},
    "survivors": {
        "guzman": {"zone": "b", "hand": ["crowbar"], "skills": ["extra-action"]},
        "cruz": {"zone": "t", "skills": []},
    },
    "zombies": {"a": {"shambler": 1}},
    "vault": {"trap-zone": "t", "zone": "v", "state": "revealed", "card": "gears-and-bolts"},
}


def test_a_turn_at_the_vault_by_keyboard_alone_is_told_all_along(open_page: OpenPage, server: ServerProcess) -> None:
    """Who does not see what is acted out hears it, and what a menu that opens offers."""
    hands = placed(open_page, server, BY_KEYBOARD)
    page = hands.page
    live, offered = page.locator("[data-testid=live]"), page.locator("[data-testid=foreseen]")

    def pressed(*keys: str) -> None:
        before = hands.version
        for key in keys:
            page.keyboard.press(key)
        hands.wait_past(before)

    pressed("1")
    pressed("q")
    live.filter(has_text="Guzman draws").wait_for(state="attached")
    pressed("1")
    assert page.evaluate("document.activeElement.dataset.kind") == "rearrange", "the keyboard is where the question is"
    hands.press("done")
    page.keyboard.press("Shift+Z")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    offered.filter(has_text="1: Move to").wait_for(state="attached")
    pressed("1")
    live.filter(has_text="goes to").wait_for(state="attached")
    hands.press("challenge")
    page.locator("[data-testid=vault]").wait_for()
    live.filter(has_text="Rolls left: 2").wait_for(state="attached")
    pressed("r")
    assert faults(page) == []


AT_THE_DOOR = {
    "game": GAME,
    "mission": "m6",
    "survivors": {"guzman": {"zone": "V8.FO", "hand": ["crowbar"]}}
    | {who: {"zone": "V8.FO"} for who in ("scott", "cruz", "dieter", "kate", "martin")},
    "zombies": {"V8.FO": {"shambler": 1}},
    "active": "guzman",
}


def test_a_zombie_is_struck_and_a_door_broken_by_keyboard_alone(open_page: OpenPage, server: ServerProcess) -> None:
    """What a group of actions offers is told when it opens; and the keyboard does not stay under a drawer."""
    hands = placed(open_page, server, AT_THE_DOOR)
    page = hands.page
    live, offered = page.locator("[data-testid=live]"), page.locator("[data-testid=foreseen]")
    before = hands.version
    page.keyboard.press("f")
    hands.wait_past(before)
    live.filter(has_text="Guzman rolls").wait_for(state="attached")
    page.keyboard.press("d")
    offered.filter(has_text="1: Break the door").wait_for(state="attached")
    assert "2: Break the door" in str(offered.text_content())
    before = hands.version
    page.keyboard.press("1")
    hands.wait_past(before)
    live.filter(has_text="Guzman breaks the door").wait_for(state="attached")
    page.keyboard.press("Shift+Z")
    assert page.evaluate("document.activeElement.dataset.zone") == "V8.FO"
    before = hands.version
    page.keyboard.press("r")
    hands.wait_past(before)
    page.wait_for_function("document.activeElement.dataset.kind === 'rearrange'")


AMONG_FRIENDS = {
    "game": GAME,
    "board": {"map": "a b"},
    "survivors": {
        "kate": {"zone": "a", "hand": ["grenade"], "skills": []},
        "scott": {"zone": "b", "wounds": 3},
        "guzman": {"zone": "b"},
    },
    "active": "kate",
}


def test_a_grenade_among_friends_asks_once_more_though_the_game_goes_on(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """AOTD-EXPL-09 AOTD-WIN-05: the sure death of a teammate is marked, and asked about as a loss is."""
    hands = placed(open_page, server, AMONG_FRIENDS)
    page = hands.page
    before = hands.version
    hands.opened("throw:grenade@b").click()
    doubt = page.locator("[data-testid=doubt]")
    doubt.wait_for()
    assert "This costs a life: Scott is eliminated." in " ".join(str(doubt.text_content()).split())
    assert "WIN-05" in str(doubt.text_content())
    assert faults(page) == []
    doubt.get_by_role("button", name="No, think again").click()
    doubt.wait_for(state="detached")
    assert hands.version == before, "nothing was thrown"
    hands.click("throw:grenade@b")
    page.locator("article.dash.dead", has_text="Scott").wait_for()
    assert page.locator("[data-testid=outcome]").count() == 0


IN_THE_TRUCK = {
    "game": GAME,
    "mission": "m2",
    "truck": "V1.N",
    "survivors": {
        "kate": {"zone": "V1.N", "seat-in-truck": "driver"},
        "cruz": {"zone": "V1.N", "seat-in-truck": "gunner"},
    }
    | {who: {"zone": "V1.N"} for who in ("scott", "dieter", "martin", "guzman")},
    "active": "kate",
}


def test_who_rides_is_seen_in_the_truck_and_a_driver_is_told_why_no_door_is_broken(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """AOTD-TRUCK-05 AOTD-LOS-08: seats on the board and beside it; what cannot be done says why."""
    hands = placed(open_page, server, IN_THE_TRUCK)
    page = hands.page
    riders = page.locator("[data-riding]")
    assert {one.get_attribute("data-riding") for one in riders.all()} == {"Taco Truck, driver", "Taco Truck, gunner"}
    assert "Taco Truck, gunner" in str(page.locator("article.dash", has_text="Cruz").text_content())
    page.locator("button.why").click()
    page.get_by_role("button", name="Break a door open").click()
    page.locator("[data-testid=why]", has_text="Kate").wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator("button.why").click()
    page.get_by_role("button", name="Search").click()
    page.locator("[data-testid=why]", has_text="nothing to search in the street north of the Wedding chapel").wait_for()
    beside = page.locator('path[data-zone="V1.E"]').get_attribute("aria-label")
    assert "ault" not in str(beside), "what is drawn beside the street lies under it"
