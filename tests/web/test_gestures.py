"""What a hand does on the board: drag a weapon, touch long, walk far, choose among weapons; and what it sees then."""

from __future__ import annotations

import re
from typing import Any

import pytest

from graveshift.bots import Seat, make_bot
from graveshift.kernel import record as kernel
from graveshift.kernel import replaying
from graveshift.kernel.decision import Decision, Option
from tests.server.process import ServerProcess
from tests.web.conftest import OpenPage
from tests.web.hands import Hands
from tests.web.test_clicks import FAMILY, attack, found, placed, plain_move, seated, spot_in, zombies_at
from tests.web.test_viewport import camera, over_board, settled

ARROWS = "[...document.querySelectorAll('[data-arrow]')].map(one => one.dataset.arrow).sort()"


def shot(game: Any, decision: Decision) -> Option | None:
    """A shot with the one weapon that can be fired, at zombies somewhere else."""
    if decision.kind != "action":
        return None
    shots = [
        one for one in decision.options if one.key.startswith("shoot:") and zombies_at(game, one.arguments["zone"])
    ]
    fits = len({one.arguments["card"] for one in shots}) == 1 and "fatal" not in shots[0].preview()
    return shots[0] if fits else None


def test_a_weapon_dragged_to_a_zombie_attacks_it(open_page: OpenPage, server: ServerProcess) -> None:
    record, option = found("undead-or-alive", shot)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    weapon = page.locator(".dash.active .slot.usable[draggable=true]").first
    weapon.drag_to(page.locator(f'[data-thing^="{option.arguments["zone"]}/z"]').first, force=True)
    if page.locator("[data-testid=ring]").count():
        page.locator(f'[data-testid=ring] [data-option="{option.key}"]').click()
    hands.wait_past(before)


def test_a_weapon_that_is_chosen_says_so_until_it_is_laid_down(open_page: OpenPage, server: ServerProcess) -> None:
    """What a click means never changes unseen: a weapon that was chosen is named on the page."""
    record, _ = found("undead-or-alive", shot)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    page.locator(".dash.active .slot.usable[draggable=true]").first.click()
    page.locator("[data-testid=armed]").wait_for()
    assert page.locator(".slot.armed[aria-pressed=true]").count() == 1, "seen in the hand, too"
    page.keyboard.press("Escape")
    page.locator("[data-testid=armed]").wait_for(state="detached")
    assert page.locator(".slot.armed").count() == 0
    assert hands.version == before


def test_a_ring_names_the_weapons_that_it_offers(open_page: OpenPage, server: ServerProcess) -> None:
    record, option = found("undead-or-alive", attack(2))
    page = seated(open_page, server, record).page
    page.locator(f'[data-thing^="{option.preview()["zone"]}/z"]').first.click(force=True)
    choices = page.locator("[data-testid=ring] .choice .name")
    choices.first.wait_for()
    names = choices.all_inner_texts()
    assert len(names) == len(set(names)) == 2
    assert all(re.search(r"kill|hurt|eliminated", name) for name in names), names


def test_a_long_touch_shows_everything_and_acts_on_nothing(open_page: OpenPage, server: ServerProcess) -> None:
    record, move = found("undead-or-alive", plain_move)
    hands = seated(open_page, server, record, size=(390, 844), has_touch=True)
    page, before = hands.page, hands.version
    page.wait_for_selector(".world:not(.moving)")
    x, y = spot_in(page, move.arguments["zone"]) or (0, 0)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(f'[data-testid=popover] [data-option="{move.key}"]').wait_for()
    page.locator(f'[data-testid=popover] [data-option="{move.key}"]').evaluate(
        """(option, [x, y]) => {
          Object.assign(option.style, { position: 'fixed', left: `${x - 40}px`, top: `${y - 20}px`, zIndex: 9 });
        }""",
        [x, y],
    )
    page.evaluate("addEventListener('click', () => { window.lifted = true; }, { capture: true })")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.lifted")
    assert page.locator("[data-testid=popover]").count() == 1, "an option that now lies under the finger is not meant"
    assert hands.version == before


def steps(game: Any) -> list[list[str]]:
    """Which ways the zombies would go."""
    return sorted(step["path"][:2] for group in game.outlook(0)["zombies"] for step in group["steps"])


def test_the_arrows_change_with_what_is_pointed_at(open_page: OpenPage, server: ServerProcess) -> None:
    """A noise elsewhere draws other zombies, or the same ones another way."""

    def wanted(game: Any, decision: Decision) -> Option | None:
        noise = decision.option("make-noise") if decision.kind == "action" else None
        if noise is None or sum(sum(kinds.values()) for kinds in game.view(0)["zombies"].values()) < 3:
            return None
        after = game.copy()
        after.decide(noise.key)
        return noise if steps(after) != steps(game) else None

    record, noise = found("undead-or-alive", wanted)
    page = seated(open_page, server, record).page
    page.locator("[data-arrow]").first.wait_for(state="attached")
    before = page.evaluate(ARROWS)
    page.locator(f'.foot [data-option="{noise.key}"], .foot [data-group="make-noise"]').first.hover()
    page.wait_for_function(f"before => JSON.stringify({ARROWS}) !== JSON.stringify(before)", arg=before)


def test_a_friend_far_away_is_looked_at_and_nobody_walks(open_page: OpenPage, server: ServerProcess) -> None:
    """The ground is walked to; whoever wants to see what a friend carries spends no Action."""
    record, _ = found("undead-or-alive", apart)
    hands = seated(open_page, server, record)
    page, version = hands.page, hands.version
    friend = far_friend(replaying.resume(record).game)
    assert friend is not None
    page.locator(f'[data-thing="s-{friend}"]').dispatch_event("click")
    page.locator("[data-testid=popover]").wait_for()
    assert hands.version == version


def far_friend(game: Any) -> str | None:
    """Somebody who stands where whoever acts cannot go at once."""
    view = game.view(0)
    acting = next(one["zone"] for one in view["survivors"] if one["id"] == view["active_survivor"])
    near = {option.arguments.get("zone") for option in game.decision.options} | {acting, None}
    return next((one["id"] for one in view["survivors"] if one["zone"] not in near), None)


def apart(game: Any, decision: Decision) -> Option | None:
    ends = decision.option("end") if decision.kind == "action" else None
    return ends if ends is not None and far_friend(game) is not None else None


def test_a_long_way_stops_before_zombies(open_page: OpenPage, server: ServerProcess) -> None:
    """Somebody is sent to zombies two steps away: the page says why the way ends before them."""
    targets: list[str] = []

    def wanted(game: Any, decision: Decision) -> Option | None:
        if decision.kind != "action":
            return None
        view, board = game.view(0), game.position.board
        here = next(one["zone"] for one in view["survivors"] if one["id"] == view["active_survivor"])
        reached = {one.arguments.get("zone") for one in decision.options}
        for zone in view["zombies"]:
            two = board.distance[board.index[here]][board.index[zone]] == 2
            if two and zone not in reached and plain_move(game, decision) and not view["zombies"].get(here):
                targets.append(zone)
                return decision.options[0]
        return None

    record, _ = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record)
    page, before = hands.page, hands.version
    spot = spot_in(page, targets[0])
    assert spot is not None
    page.mouse.move(*spot)
    page.locator("[data-testid=consequence]", has_text=re.compile("[01] of 2 steps this Turn")).wait_for()
    page.mouse.click(*spot)
    page.locator("[data-testid=halted]").wait_for()
    assert hands.wait_for("asked", since=before) == "asked"
    assert hands.version - before < 2


@pytest.mark.parametrize("game", ["undead-or-alive", "gears-and-guns", "army-of-the-dead"])
def test_a_long_way_stops_where_a_step_costs_more(open_page: OpenPage, server: ServerProcess, game: str) -> None:
    """The first step is a free Move, the second would take an Action: whoever wants that clicks again."""
    who = FAMILY[game][0]
    survivor = {"zone": "a", "skills": ["free-move-action"]}
    position = {"game": game, "board": {"map": "a b c d"}, "survivors": {who: survivor}, "active": who}
    hands = placed(open_page, server, position)
    page, before = hands.page, hands.version
    page.locator('path[data-zone="d"]').click(force=True)
    page.locator("[data-testid=halted]", has_text="costs more").wait_for()
    assert hands.version == before + 1
    page.locator('path[data-zone="d"]').click(force=True)
    hands.wait_for("asked", since=before + 3)
    assert page.locator("[data-testid=halted]").count() == 0
    assert who.title() in str(page.get_attribute('path[data-zone="d"]', "aria-label"))


def test_a_way_that_is_too_long_for_this_turn_says_how_far_it_goes(open_page: OpenPage, server: ServerProcess) -> None:
    """With one Action left nobody is promised more than one step, and the ghost stands where it ends."""

    def last_action(game: Any, decision: Decision) -> Option | None:
        if decision.kind != "action" or game.view(0)["active_survivor"] is None:
            return None
        me = next(one for one in game.view(0)["survivors"] if one["id"] == game.view(0)["active_survivor"])
        step = plain_move(game, decision)
        return step if step and me["turn"]["actions"] == 1 and not me["turn"]["free"] else None

    record, _ = found("undead-or-alive", last_action)
    page = seated(open_page, server, record).page
    near = set(page.evaluate("[...document.querySelectorAll('path[data-zone].lit')].map(one => one.dataset.zone)"))
    card = page.locator("[data-testid=consequence]")
    for zone in page.evaluate("[...document.querySelectorAll('path[data-zone]')].map(one => one.dataset.zone)"):
        spot = spot_in(page, zone) if zone not in near else None
        if spot is None:
            continue
        page.mouse.move(*spot)
        if card.count() and re.search(r"1 of \d+ steps this Turn", card.inner_text()):
            assert page.locator("[data-ghost]").get_attribute("data-ghost") in near
            return
    raise AssertionError("No far place says how far the way goes.")


def test_ending_a_turn_beside_zombies_says_who_can_be_bitten(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(game: Any, decision: Decision) -> Option | None:
        end = decision.option("end") if decision.kind == "action" else None
        waiting = sum(not one["turn_taken"] for one in game.view(0)["survivors"])
        return end if end is not None and waiting > 1 and end.preview().get("bites") else None

    record, end = found("undead-or-alive", wanted)
    page = seated(open_page, server, record).page
    told = page.locator('.foot [data-option="end"], .foot [data-group="end"]').first.locator(".chip.bad").first
    told.wait_for()
    assert "wound" in told.inner_text()
    first = end.preview()["bites"][0]["survivors"][0]
    assert first in told.inner_text().lower().replace("ó", "o")
    assert told.inner_text() in page.inner_text("[data-testid=end-all]"), "whoever ends all turns is warned as well"


def test_the_counter_of_tokens_warns_from_five_of_seven(open_page: OpenPage, server: ServerProcess) -> None:
    def with_tokens(count: int) -> kernel.Record:
        def wanted(game: Any, decision: Decision) -> Option | None:
            fits = decision.kind == "action" and game.view(0)["active_tokens"]["count"] == count
            return decision.options[0] if fits else None

        return found("undead-or-alive", wanted)[0]

    assert seated(open_page, server, with_tokens(4)).page.locator(".spawns.near").count() == 0
    assert seated(open_page, server, with_tokens(5)).page.locator(".spawns.near").count() == 1


def test_the_camera_follows_whoever_acts(open_page: OpenPage, server: ServerProcess) -> None:
    """Seen from near and far away, the board comes back to whoever is asked; held still, it does not."""

    def wanted(game: Any, decision: Decision) -> Option | None:
        return plain_move(game, decision)

    record, move = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record, size=(390, 844))
    page = hands.page
    settled(page)
    before = hands.version
    hands.opened(move.key).click()
    hands.wait_past(before)
    settled(page)
    x, y = page.evaluate(
        """() => {
          const box = document.querySelector('.turn').getBoundingClientRect();
          const stage = document.querySelector('.stage').getBoundingClientRect();
          return [(box.left + box.width / 2 - stage.left) / stage.width,
            (box.top + box.height / 2 - stage.top) / stage.height];
        }"""
    )
    assert 0 < x < 1
    assert 0 < y < 1


def test_a_double_click_fits_the_board(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", plain_move)
    hands = seated(open_page, server, record)
    page = hands.page
    before, version = settled(page), hands.version
    page.mouse.move(*over_board(page))
    page.mouse.wheel(0, -500)
    assert settled(page)[2] > before[2] * 1.3
    box = page.locator(".frame").bounding_box()
    page.mouse.dblclick(box["x"] + 12, box["y"] + box["height"] - 12)
    page.wait_for_function("() => !document.querySelector('.world.moving')")
    assert abs(camera(page)[2] - before[2]) < 0.01
    assert hands.version == version


# ---- faults that were seen


def on_mission(mission: str) -> kernel.Record:
    table = kernel.start("undead-or-alive", {"mission": mission, "seats": 1}, 1)
    bot = make_bot("greedy", 1)
    while (decision := table.game.decision) is not None and decision.kind != "action":
        table.game.decide(bot.choose(Seat(table.game, decision.seat or 0)))
    return table.record()


def test_the_keyboard_comes_to_whoever_acts(open_page: OpenPage, server: ServerProcess) -> None:
    record, _ = found("undead-or-alive", plain_move)
    view = replaying.resume(record).game.view(0)
    here = next(one["zone"] for one in view["survivors"] if one["id"] == view["active_survivor"])
    page = seated(open_page, server, record).page
    page.wait_for_selector(f'path[data-zone="{here}"][tabindex="0"]', state="attached")


def test_a_large_board_stays_where_it_is_under_the_arrow_keys(open_page: OpenPage, server: ServerProcess) -> None:
    page = seated(open_page, server, on_mission("m4")).page
    before = page.locator(".world svg").bounding_box()
    page.keyboard.press("Shift+Z")
    for arrow in ("Left",) * 6 + ("Up", "Down", "Down") + ("Right",) * 6:
        page.keyboard.press(f"Arrow{arrow}")
    assert page.locator(".world svg").bounding_box() == before


def test_rooms_are_called_by_the_house_whose_name_they_bear(open_page: OpenPage, server: ServerProcess) -> None:
    """M4: four houses have grown together, and the board lies on its side."""
    page = seated(open_page, server, on_mission("m4")).page
    names = {
        zone: page.get_attribute(f'path[data-zone="{zone}"]', "aria-label")
        for zone in page.evaluate("[...document.querySelectorAll('path[data-zone]')].map(one => one.dataset.zone)")
    }
    assert all("Boarding house, " in names[zone] for zone in ("9R.A", "9R.B", "9R.D", "9R.F", "9R.G")), names
    spoken = [re.split(r" \(\d+[RV]\.|:|\. ", name)[0] for name in names.values()]
    assert len(set(spoken)) == len(spoken)
    assert [name for name in spoken if re.search(r"\(\d\)$", name)] == []
    west, east = (page.locator(f'path[data-zone="{zone}"]').bounding_box()["x"] for zone in ("9R.A", "9R.D"))
    assert west < east
    assert "north-west room" in names["9R.A"]
    assert "north-east room" in names["9R.D"]


def test_what_was_looked_at_does_not_stick(open_page: OpenPage, server: ServerProcess) -> None:
    record, move = found("undead-or-alive", plain_move)
    page = seated(open_page, server, record).page
    page.get_by_role("tab", name="Here").click()
    title = page.locator("aside.side h2").first
    own = title.inner_text()
    page.locator(f'path[data-zone="{move.arguments["zone"]}"]').click(button="right", force=True)
    page.wait_for_function("own => document.querySelector('aside.side h2').innerText !== own", arg=own)
    page.keyboard.press("Escape")
    page.mouse.move(1300, 40)
    page.wait_for_function("own => document.querySelector('aside.side h2').innerText === own", arg=own)


def test_a_zombie_in_the_mall_can_be_shot_at_or_gone_to(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(game: Any, decision: Decision) -> Option | None:
        if decision.kind != "turn":
            return None
        shots = {one.arguments["room"] for one in decision.options if one.key.startswith("shoot:")}
        rooms = game.view(0)["rooms"]
        for one in decision.options:
            room = one.arguments.get("room", "")
            if one.key.startswith("move:") and room in shots and rooms[room]["zombie"]:
                return one
        return None

    record, move = found("tiny-epic-zombies", wanted)
    page = seated(open_page, server, record).page
    room = move.arguments["room"]
    page.locator(f'[data-thing="z-{room}"]').click(force=True)
    ring = page.locator("[data-testid=ring]")
    assert ring.locator(f'[data-option="{move.key}"]').count() == 1
    assert ring.locator(f'[data-option="shoot:{room}"]').count() == 1


def test_an_open_list_that_goes_on_below_says_so(open_page: OpenPage, server: ServerProcess) -> None:
    def wanted(_: Any, decision: Decision) -> Option | None:
        moves = [one for one in decision.options if one.key.startswith("move:")]
        return moves[0] if decision.kind == "action" and len(moves) > 3 else None

    record, _ = found("undead-or-alive", wanted)
    hands = seated(open_page, server, record, size=(1440, 760))
    page = hands.page
    hands.list_all()
    page.click('.foot [data-group="move"]')
    page.locator("[data-testid=more]").wait_for(state="attached")
    page.locator(".foot").evaluate("foot => foot.scrollTo(0, foot.scrollHeight)")
    page.locator("[data-testid=more]").wait_for(state="detached")


def test_a_letter_always_means_the_same_action(open_page: OpenPage, server: ServerProcess) -> None:
    keys: dict[str, set[str]] = {}
    for mission in ("m1", "m4"):
        page = seated(open_page, server, on_mission(mission)).page
        Hands(page).list_all()
        for group in page.locator(".foot [data-group]:has(kbd)").all():
            keys.setdefault(str(group.locator("kbd").text_content()), set()).add(str(group.get_attribute("data-group")))
    assert all(len(groups) == 1 for groups in keys.values()), keys


def test_the_words_of_a_ring_lie_below_its_choices(open_page: OpenPage, server: ServerProcess) -> None:
    """A choice with a long name is higher than others."""
    survivor = {"zone": "a", "hand": ["pan", "dynamite"], "skills": []}
    position = {
        "game": "undead-or-alive",
        "board": {"map": "a b"},
        "survivors": {"carl": survivor, "molly": {"zone": "a"}},
        "zombies": {"a": {"walker": 2}},
        "active": "carl",
    }
    page = placed(open_page, server, position).page
    page.locator('[data-thing="a/z-walker"]').click(force=True)
    told = page.locator("[data-testid=ring] .told")
    told.wait_for()
    page.wait_for_function("() => !document.getAnimations().some(one => one.animationName?.endsWith('open'))")
    top = told.bounding_box()["y"]
    choices = [one.bounding_box() for one in page.locator("[data-testid=ring] .choice").all()]
    assert len(choices) > 1
    assert all(box["y"] + box["height"] <= top for box in choices)


def test_a_dragged_weapon_is_back_in_the_hand_when_nothing_is_chosen(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """One Escape ends it, whatever the ring offered; and so does letting it fall beside the board."""
    survivor = {"zone": "a", "hand": ["saber"], "skills": []}
    position = {
        "game": "gears-and-guns",
        "board": {"map": "a b"},
        "survivors": {"bonnie": survivor},
        "zombies": {"a": {"walker": 2}},
        "active": "bonnie",
    }
    hands = placed(open_page, server, position)
    page, before = hands.page, hands.version
    weapon = page.locator(".dash.active .slot.usable[draggable=true]").first
    weapon.drag_to(page.locator('[data-thing="a/z-walker"]'), force=True)
    choices = page.locator("[data-testid=ring] .choice .name")
    choices.first.wait_for()
    assert all("Action)" not in name for name in choices.all_inner_texts()), "what it costs is told below"
    page.keyboard.press("Escape")
    page.locator("[data-testid=ring]").wait_for(state="detached")
    assert page.locator("[data-testid=armed]").count() == 0
    weapon.drag_to(page.locator("[data-testid=prompt]"), force=True)
    assert page.locator("[data-testid=armed]").count() == 0
    assert hands.version == before
