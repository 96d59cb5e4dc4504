"""The board is the interface: how many clicks the commonest things take, and what is seen before them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel.decision import Decision, Option
from tests.server import http
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_newcomer import table_in, table_of

Wanted = Callable[[Any, Decision], Option | None]
GAMES = {
    "undead-or-alive": {"mission": "m1", "seats": 1},
    "gears-and-guns": {"mission": "m1", "seats": 1},
    "army-of-the-dead": {"mission": "m2", "seats": 1},
    "tiny-epic-zombies": {"mode": "solo", "seats": 1},
}
AXES = (("x", "width"), ("y", "height"))
ATTACKS = ("melee", "melee-dual", "shoot", "shoot-dual", "fan", "throw", "improvise", "improvise-shot")


def found(game: str, wanted: Wanted, seeds: int = 40) -> tuple[kernel.Record, Option]:
    """A game at a question where something can be done, and what."""
    for seed in range(seeds):
        table = kernel.start(game, dict(GAMES[game]), seed)
        bot = make_bot("greedy", seed)
        while (decision := table.game.decision) is not None:
            option = wanted(table.game, decision)
            if option is not None:
                return table.record(), option
            table.game.decide(bot.choose(Seat(table.game, decision.seat or 0)))
    raise AssertionError("No game comes to such a question.")


def seated(open_page: OpenPage, server: ServerProcess, record: kernel.Record, **more: Any) -> Hands:
    """At a table whose game goes on from the record."""
    return at_table(open_page, table_of(server, record), **more)


def at_table(open_page: OpenPage, path: str, **more: Any) -> Hands:
    page = open_page(path, **more)
    hands = Hands(page)
    hands.wait_for("asked")
    page.wait_for_selector("path[data-zone]")
    told = page.locator("[data-testid=told] button")
    if told.count():
        told.click()
    return hands


def placed(open_page: OpenPage, server: ServerProcess, position: dict[str, Any], **more: Any) -> Hands:
    """At a table whose game begins in this position."""
    return at_table(open_page, table_in(server, position), **more)


def zombies_at(game: Any, zone: str) -> int:
    return sum(game.view(0)["zombies"].get(zone, {}).values())


def spot_in(page: Any, zone: str) -> tuple[float, float] | None:
    """Where the zone itself can be hit: figures that stand in it are in the way."""
    spot = page.evaluate(
        """zone => {
          const path = document.querySelector(`path[data-zone="${zone}"]`);
          const box = path.getBoundingClientRect();
          for (let y = 1; y < 40; y++) for (let x = 1; x < 40; x++) {
            const at = [box.left + box.width * x / 40, box.top + box.height * y / 40];
            if (document.elementFromPoint(...at) === path) return at;
          }
          return null;
        }""",
        zone,
    )
    return (float(spot[0]), float(spot[1])) if spot is not None else None


def click_zone(hands: Hands, zone: str) -> None:
    spot = spot_in(hands.page, zone)
    assert spot is not None, zone
    hands.page.mouse.click(*spot)


def plain_move(game: Any, decision: Decision) -> Option | None:
    """A step into a place where nobody is."""
    if decision.kind not in ("action", "turn"):
        return None
    for option in decision.options:
        zone = option.arguments.get("zone") or option.arguments.get("room") or ""
        if not option.key.startswith("move:") or "fatal" in option.preview():
            continue
        if not option.preview().get("zombies") and "die" not in option.preview():
            others = [one for one in decision.options if zone in one.key.split("@") + one.key.split(":")]
            if len([one for one in others if not one.key.startswith("shoot")]) == 1:
                return option
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_one_click(open_page: OpenPage, server: ServerProcess, game: str) -> None:
    record, move = found(game, plain_move)
    hands = seated(open_page, server, record)
    before = hands.version
    click_zone(hands, str(move.arguments.get("zone") or move.arguments["room"]))
    hands.wait_past(before)
    assert hands.page.locator("[data-testid=popover], [data-testid=ring]").count() == 0


def attack(weapons: int) -> Wanted:
    """An attack on zombies in the survivor's own zone, with so many ways to make it."""

    def wanted(game: Any, decision: Decision) -> Option | None:
        if decision.kind != "action":
            return None
        melee = [one for one in decision.options if one.key.split(":")[0] in ATTACKS[:2]]
        here = game.view(0)
        active = next(one for one in here["survivors"] if one["id"] == here["active_survivor"])
        close = [
            one
            for one in decision.options
            if one.key.split(":")[0] in ATTACKS[2:6] and one.arguments.get("zone") == active["zone"]
        ]
        fits = zombies_at(game, active["zone"]) and len(melee) + len(close) == weapons and melee
        return melee[0] if fits and "fatal" not in melee[0].preview() else None

    return wanted


FAMILY = {
    "undead-or-alive": ("carl", "pan", "colt-saa", "walker"),
    "gears-and-guns": ("bonnie", "machete", "colt-saa", "walker"),
    "army-of-the-dead": ("kate", "crowbar", "revolver", "shambler"),
}
"""In each game of the family: who acts, a weapon for Melee, one that is fired, and the commonest zombie."""


@pytest.mark.parametrize("weapons", [1, 2])
@pytest.mark.parametrize("game", FAMILY)
def test_an_attack_with_the_weapon_in_hand_is_one_click_and_with_several_two(
    open_page: OpenPage, server: ServerProcess, game: str, weapons: int
) -> None:
    who, melee, gun, zombie = FAMILY[game]
    survivor = {"zone": "a", "hand": [melee, gun][:weapons], "skills": []}
    position = {"board": {"map": "a b"}, "survivors": {who: survivor}, "zombies": {"a": {zombie: 2}}, "active": who}
    hands = placed(open_page, server, {"game": game} | position)
    page, before = hands.page, hands.version
    assert page.locator(".edges .aim").count(), "what can be attacked is marked, also where the survivor stands"
    page.locator('[data-thing^="a/z"]').first.click(force=True)
    if weapons > 1:
        page.locator(f'[data-testid=ring] [data-option="melee:{melee}"]').click()
    hands.wait_past(before)
    page.get_by_role("tab", name="Log").click()
    assert "attacks" in page.inner_text("section.log")


@pytest.mark.parametrize("game", FAMILY)
def test_a_search_is_one_click_and_the_card_is_kept(open_page: OpenPage, server: ServerProcess, game: str) -> None:
    who, melee, _, _ = FAMILY[game]
    house = {"map": "a b", "buildings": {"house": ["b"]}, "openings": ["a-b"]}
    position = {"board": house, "survivors": {who: {"zone": "b", "skills": []}}, "active": who}
    hands = placed(open_page, server, {"game": game, "decks": {"equipment": [melee]}} | position, by_itself=True)
    page, before = hands.page, hands.version
    page.click('.foot [data-option="search"]')
    hands.wait_for("asked", since=before + 3)  # the Search, the card kept, and where it lies
    assert hands.kind == "action"
    assert page.locator(".dash.active .slot.filled").count() == 1


@pytest.mark.parametrize(
    "poster", ["tutorial", "quick", "steam-ride", "strip-learn", "strip-heist", "mall-learn", "mall-solo"]
)
def test_the_first_decision_is_at_most_two_clicks_from_the_first_page(open_page: OpenPage, poster: str) -> None:
    page = open_page("/")
    page.click(f"[data-testid={poster}]")
    Hands(page).wait_for("asked")


def test_what_loses_the_game_is_asked_about_once_more(open_page: OpenPage, server: ServerProcess) -> None:
    """UOA-WIN-03, UOA-WIN-05: the reason and the rule are told before it is done; no is no."""

    def wanted(_: Any, decision: Decision) -> Option | None:
        for option in decision.options:
            fatal = option.preview().get("fatal") if decision.kind == "action" else None
            if fatal is not None and fatal["chance"] >= 0.1 and option.key.startswith(("move:", "shoot:")):
                return option
        return None

    record, option = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    hands.opened(option.key).click()
    page.locator("[data-testid=doubt]").wait_for()
    assert option.preview()["fatal"]["rule"].split("-", 1)[1] in page.inner_text("[data-testid=doubt]")
    page.locator("[data-testid=doubt] .primary").click()
    page.locator("[data-testid=doubt]").wait_for(state="detached")
    assert hands.version == before
    hands.opened(option.key).click()
    page.click("[data-testid=doubt-yes]")
    hands.wait_past(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_far_place_is_walked_to_step_by_step(open_page: OpenPage, server: ServerProcess, game: str) -> None:
    record, _ = found(game, plain_move)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    reached = page.evaluate("[...document.querySelectorAll('path[data-zone].lit')].map(one => one.dataset.zone)")
    far = None
    for zone in page.evaluate("[...document.querySelectorAll('path[data-zone]')].map(one => one.dataset.zone)"):
        if zone in reached:
            continue
        page.locator(f'path[data-zone="{zone}"]').hover(force=True)
        card = page.locator("[data-testid=consequence]")
        if card.count() and "Go there" in card.inner_text():
            far = zone
            break
    assert far is not None
    assert page.locator(f'[data-ghost="{far}"]').count() == 1
    click_zone(hands, far)
    hands.wait_for("asked", "waiting", since=before + 1)


def test_hovering_shows_what_comes_and_changes_nothing(open_page: OpenPage, server: ServerProcess) -> None:
    record, move = found("undead-or-alive", plain_move)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    zone = move.arguments["zone"]
    page.locator(f'path[data-zone="{zone}"]').hover(force=True)
    page.locator(f'[data-ghost="{zone}"]').wait_for()
    assert "Move to" in page.inner_text("[data-testid=consequence]")
    assert "Move to" in str(page.text_content("[data-testid=foreseen]"))
    spots = ("[data-testid=consequence]", f'path[data-zone="{zone}"]')
    card, place = (page.locator(one).bounding_box() for one in spots)
    apart = (card[x] + card[size] <= place[x] or place[x] + place[size] <= card[x] for x, size in AXES)
    assert any(apart), "the ghost is seen: the card stands beside its place"
    assert hands.version == before


def test_a_right_click_shows_everything_that_can_be_done_there(open_page: OpenPage, server: ServerProcess) -> None:
    record, move = found("undead-or-alive", plain_move)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    page.locator(f'path[data-zone="{move.arguments["zone"]}"]').click(button="right", force=True)
    assert page.locator(f'[data-testid=popover] [data-option="{move.key}"]').count() == 1
    assert hands.version == before


def test_a_finger_shows_first_and_acts_when_it_taps_again(open_page: OpenPage, server: ServerProcess) -> None:
    record, move = found("undead-or-alive", plain_move)
    hands = seated(open_page, server, record, size=(820, 1180), has_touch=True)
    page, before = hands.page, hands.version
    zone = page.locator(f'path[data-zone="{move.arguments["zone"]}"]')
    zone.tap(force=True)
    page.locator("[data-testid=consequence]").wait_for()
    assert hands.version == before
    zone.tap(force=True)
    hands.wait_past(before)


def test_all_turns_end_with_one_click(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(game: Any, decision: Decision) -> Option | None:
        return decision.option("end") if decision.kind == "action" else None

    record, _ = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record)
    hands.page.click("[data-testid=end-all]")
    hands.page.get_by_text("Round 2", exact=True).first.wait_for()


def test_the_forecast_is_there_until_it_is_switched_off(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(game: Any, decision: Decision) -> Option | None:
        return decision.options[0] if decision.kind == "action" and game.view(0)["zombies"] else None

    record, _ = found("undead-or-alive", wanted)
    page = seated(open_page, server, record).page
    page.locator("[data-testid=marks]").first.wait_for()
    page.click("[data-testid=forecast]")
    page.locator("[data-testid=marks]").wait_for(state="detached")
    page.reload()
    page.wait_for_selector("path[data-zone]")
    Hands(page).wait_for("asked")
    assert page.locator("[data-testid=marks]").count() == 0
    assert page.get_attribute("[data-testid=forecast]", "aria-checked") == "false"


def test_nothing_is_drawn_ahead_when_the_game_is_over(open_page: OpenPage, server: ServerProcess) -> None:
    table = kernel.start("undead-or-alive", {"mission": "m1", "seats": 1}, 1)
    bot = make_bot("random", 1)
    while (decision := table.game.decision) is not None:
        last = (table.record(), bot.choose(Seat(table.game, decision.seat or 0)))
        table.game.decide(last[1])
    record, key = last
    assert http.get(f"{server.url}/healthz").status_code == 200
    hands = seated(open_page, server, record)
    hands.click(str(getattr(key, "key", key)))
    hands.wait_for("over")
    assert hands.page.locator("[data-testid=marks]").count() == 0


# ---- faults that were seen


def last_answer(
    game: str = "undead-or-alive", options: dict[str, Any] | None = None, seed: int = 1, bot_name: str = "random"
) -> tuple[kernel.Record, str]:
    """A game before the answer that ends it, and the answer."""
    table = kernel.start(game, options or {"mission": "m1", "seats": 1}, seed)
    bot = make_bot(bot_name, seed)
    while (decision := table.game.decision) is not None:
        record, key = table.record(), str(bot.choose(Seat(table.game, decision.seat or 0)))
        table.game.decide(key)
    return record, key


def test_the_end_is_told_again_after_it_was_taken_back(open_page: OpenPage, server: ServerProcess) -> None:
    record, key = last_answer()
    hands = seated(open_page, server, record)
    page = hands.page
    hands.click(key)
    page.get_by_role("button", name="Look at the board").click()
    page.locator("[data-testid=outcome]").wait_for(state="detached")
    page.click("[data-testid=end-again]")
    page.locator("[data-testid=outcome]").wait_for()
    page.get_by_role("button", name="Look at the board").click()
    page.locator("[data-testid=outcome]").wait_for(state="detached")
    before = hands.version
    page.click("[data-testid=undo]")
    hands.wait_past(before)
    hands.wait_for("asked")
    hands.click(key)
    page.locator("[data-testid=outcome]").wait_for()


def test_the_board_stays_on_the_stage_under_the_arrow_keys(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", plain_move)
    page = seated(open_page, server, record).page
    before = page.locator(".world svg").bounding_box()
    page.keyboard.press("Shift+Z")
    for arrow in ("Up", "Up", "Left", "Left", "Down", "Down", "Down", "Right", "Right", "Right"):
        page.keyboard.press(f"Arrow{arrow}")
    assert page.locator(".world svg").bounding_box() == before


def test_a_line_of_the_log_shows_its_place_and_opens_no_menu(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", attack(1))
    page = seated(open_page, server, record).page
    page.get_by_role("tab", name="Log").click()
    page.locator("section.log .line").last.click()
    page.locator(".flash").wait_for(state="attached")
    assert page.locator("[data-testid=popover], [data-testid=ring]").count() == 0


def test_a_letter_of_the_bar_changes_no_click(open_page: OpenPage, server: ServerProcess) -> None:
    """With the list of shots open a click on a free zone still goes there."""

    def wanted(game: Any, decision: Decision) -> Option | None:
        shots = {one.arguments.get("zone") for one in decision.options if one.key.startswith("shoot:")}
        move = plain_move(game, decision)
        return move if move is not None and len(shots) > 1 and move.arguments["zone"] in shots else None

    record, move = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record)
    name = str(hands.page.text_content(".dash.active .name")).strip(" ★")
    hands.page.keyboard.press("s")
    before = hands.version
    zone = move.arguments["zone"]
    click_zone(hands, zone)
    hands.wait_past(before)
    assert name in str(hands.page.get_attribute(f'[data-zone="{zone}"]', "aria-label"))


# ---- at a glance


def test_a_survivor_in_the_posse_is_chosen_with_one_click(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(_: Any, decision: Decision) -> Option | None:
        return decision.options[1] if decision.kind == "activate" and len(decision.options) > 2 else None

    record, option = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    name = page.locator(f'.foot [data-option="{option.key}"] .label').inner_text().strip()
    page.locator(".dash", has_text=name).locator("button.head").click()
    hands.wait_past(before)
    assert name in str(page.text_content(".dash.active .name"))


def test_everybody_is_told_apart_at_a_glance(open_page: OpenPage, server: ServerProcess) -> None:
    """Health and adrenaline of all, weapons of those who wait, Actions of the one who acts, a tick for a Turn taken."""

    def wanted(game: Any, decision: Decision) -> Option | None:
        taken = [one for one in game.view(0)["survivors"] if one["turn_taken"]]
        return decision.options[0] if decision.kind == "action" and len(taken) == 2 else None

    record, _ = found("undead-or-alive", wanted)
    page = seated(open_page, server, record).page
    assert page.locator(".dash .hearts").count() == page.locator(".dash .adrenaline").count() == 6
    assert page.locator(".dash:not(.active) .hands").count() == 5
    assert "Action" in page.locator(".dash.active .sub").inner_text()
    assert page.locator(".dash.taken .tick").count() == 2


def test_what_is_said_over_the_board_takes_no_room_from_it(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", plain_move)
    page = open_page(table_of(server, record))
    Hands(page).wait_for("asked")
    told = page.locator("[data-testid=told] button")
    told.wait_for()
    before = page.locator(".world svg").bounding_box()
    told.click()
    told.wait_for(state="detached")
    assert page.locator(".world svg").bounding_box() == before


def test_the_log_says_places_by_their_names(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", attack(1))
    page = seated(open_page, server, record).page
    page.get_by_role("tab", name="Log").click()
    lines = page.locator("section.log .line").all_inner_texts()
    assert [line for line in lines if "goes to" in line] != []
    assert [line for line in lines if re.search(r"\d[RV]\.[A-Z]", line)] == []
