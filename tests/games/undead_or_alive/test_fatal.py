"""What an option loses at once is said before it is chosen: the reason, the rule, and how likely."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import yaml

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.kernel import registry
from graveshift.kernel.chance import stream
from graveshift.kernel.game import Game
from graveshift.rulebook import rule
from tests.games.undead_or_alive.shaken import MISSIONS, played

CERTAIN = 1.0


def game(text: str) -> Game:
    """The game that begins where a scenario does."""
    document = {"game": "undead-or-alive", **yaml.safe_load(text)}
    rules, position, _ = registry.game_type("undead-or-alive").set_up({"scenario": document}, 1)
    return Game(rules, position, None, False)


def fatal(begun: Game, key: str) -> Any:
    """What the preview of an option says about losing: reason, rule, chance."""
    assert begun.decision is not None
    option = begun.decision.option(key)
    assert option is not None, begun.decision.keys
    found = option.preview().get("fatal")
    return (found["reason"], found["rule"], pytest.approx(found["chance"])) if found else None


HOUSE = """
board: {map: a h, buildings: {house: [h]}, openings: [a-h], corpse-piles: [h]}
spawn-tokens:
  - {kind: starting, zone: a}
  - {kind: mobile, zone: a, id: m1}
  - {kind: mobile, zone: a, id: m2}
  - {kind: abomination, zone: a, id: a1, state: active}
  - {kind: abomination, zone: a, id: a2, state: active}
"""


def test_a_move_that_stirs_the_seventh_token() -> None:
    """UOA-WIN-05: with six active tokens, entering a house with a Corpse Pile loses."""
    more = (
        HOUSE + "  - {kind: abomination, zone: a, id: a3, state: active}\nsurvivors: {carl: {zone: a}}\nactive: carl\n"
    )
    assert fatal(game(more), "move:h") == ("seventh-spawn-token", "UOA-WIN-05", CERTAIN)
    assert fatal(game(more), "make-noise") is None
    five = HOUSE + "survivors: {carl: {zone: a}}\nactive: carl\n"
    assert fatal(game(five), "move:h") is None


def test_a_free_step_that_stirs_the_seventh_token() -> None:
    """The same for the further steps of a Move and for Hit & Run."""
    more = HOUSE + "  - {kind: abomination, zone: a, id: a3, state: active}\n"
    running = game(
        more + "survivors: {carl: {zone: a, hand: [pan], skills: [hit-and-run]}}\nactive: carl\nzombies: {a: [walker]}"
    )
    running.position.rng = next(seed for seed in range(99) if hits(running, seed))
    running.decide("melee:pan")
    assert running.decision is not None
    assert running.decision.kind == "hit-and-run"
    assert fatal(running, "zone:h") == ("seventh-spawn-token", "UOA-WIN-05", CERTAIN)
    assert fatal(running, "no") is None


def hits(begun: Game, seed: int) -> bool:
    twin = begun.position.copy()
    twin.rng = seed
    return twin.die() == 6


def test_dynamite_among_friends() -> None:
    """UOA-TRAIT-03, UOA-WIN-03: everybody in the zone dies, the thrower too, whatever an Explosives Expert rolls."""
    for skills in ("[]", "[explosives-expert]"):
        begun = game(
            "board: {map: a b c}\nactive: meg\nzombies: {b: [walker]}\n"
            f"survivors: {{meg: {{zone: a, backpack: [dynamite], skills: {skills}}}, carl: {{zone: b}}}}"
        )
        assert fatal(begun, "throw:dynamite@a") == ("survivor-eliminated", "UOA-WIN-03", CERTAIN)
        assert fatal(begun, "throw:dynamite@b") == ("survivor-eliminated", "UOA-WIN-03", CERTAIN)


@pytest.mark.parametrize(
    ("friends", "chance"),
    [
        ("carl: {zone: b, wounds: 2}", 1 / 2),  # one left: any miss is one too many
        ("carl: {zone: b, wounds: 1}", 0),  # two left: the one die cannot kill
        ("carl: {zone: b, wounds: 2}, may: {zone: b}", 0),  # the team lets somebody else take it
    ],
)
def test_a_shot_among_friends(friends: str, chance: float) -> None:
    """UOA-CBT-12, UOA-CBT-14: the team shares the misses out; somebody falls if they are too many for all."""
    begun = game(
        f"board: {{map: a b}}\nsurvivors: {{jimmy: {{zone: a, hand: [springfield], skills: []}}, {friends}}}\n"
        "active: jimmy\nzombies: {b: [walker]}"
    )
    wanted = ("survivor-eliminated", "UOA-WIN-03", pytest.approx(chance)) if chance else None
    assert fatal(begun, "shoot:springfield@b") == wanted


def test_a_steady_hand_need_not_lose() -> None:
    """UOA-SKILL-62."""
    begun = game(
        "board: {map: a b}\nactive: jimmy\n"
        "survivors: {jimmy: {zone: a, hand: [springfield], skills: [steady-hand]}, carl: {zone: b, wounds: 2}}"
    )
    assert fatal(begun, "shoot:springfield@b") is None


def test_the_last_turn_ends_among_too_many_zombies() -> None:
    """UOA-ZACT-02, UOA-WIN-03: no die is rolled before the zombies have bitten."""
    begun = game("board: {map: a b}\nsurvivors: {carl: {zone: a, skills: []}}\nzombies: {a: {walker: 3}}\nactive: carl")
    assert fatal(begun, "end") == ("survivor-eliminated", "UOA-WIN-03", CERTAIN)
    fewer = game("board: {map: a b}\nsurvivors: {carl: {zone: a, skills: []}}\nzombies: {a: {walker: 2}}\nactive: carl")
    assert fatal(fewer, "end") is None
    others = game(
        "board: {map: a b}\nzombies: {a: {walker: 3}}\nactive: carl\n"
        "survivors: {carl: {zone: a, skills: []}, may: {zone: b}}"
    )
    assert fatal(others, "end") is None, "May may still help"


def test_a_taunt_too_many() -> None:
    """UOA-SKILL-63: Runners come and bite at once."""
    begun = game(
        "board: {map: a b}\nzombies: {b: {runner: 2}}\nactive: carl\n"
        "survivors: {carl: {zone: a, wounds: 1, skills: [taunt]}}"
    )
    assert fatal(begun, "taunt:b") == ("survivor-eliminated", "UOA-WIN-03", CERTAIN)


def test_the_wagon_on_the_rails_when_the_train_comes() -> None:
    """UOA-M08-09: ending the last Turn loses the mission."""
    begun = game(
        "mission: m8\nsurvivors: {carl: {skills: []}}\nzombies: {}\nactive: carl\ntrain: {moving: true, clock: -1}"
    )
    assert fatal(begun, "end") == ("wagon-on-the-rails", "UOA-M08-09", CERTAIN)
    assert fatal(begun, "make-noise") is None


def test_leaving_somebody_behind() -> None:
    """UOA-WIN-04: the last Survivor leaves without a Companion that was to come."""
    begun = game(
        "board: {map: a b}\nexit: a\ngoals: [{id: exit, who: everyone}]\nactive: carl\n"
        "survivors: {carl: {zone: a}}\ncompanions: {jeb: {zone: b}}"
    )
    begun.decide("end")
    assert fatal(begun, "leave") == ("companion-left-behind", "UOA-WIN-04", CERTAIN)
    assert fatal(begun, "no") is None


def test_every_loss_has_words() -> None:
    losses = set(BOOK.teller.reasons) - {"mission-accomplished"}
    assert set(BOOK.teller.speech.fatal) == losses


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_called_certain_happens(mission: str) -> None:
    """Random play: an option called certain loses by that rule, whatever falls. At the beginning of an Action the
    reverse holds too: what loses before any die is rolled is called so."""
    dice = Random(mission)
    for running in played(mission, 5, 150):
        assert running.decision is not None
        for option in dice.sample(running.decision.options, min(4, len(running.decision.options))):
            found = option.preview().get("fatal")
            twin = running.determinized(None, stream(dice.randrange(1 << 30)))
            before = twin.position.chances
            twin.decide(option.key)
            if found is not None:
                assert rule(found["rule"]).id == found["rule"]
                assert 0 < found["chance"] <= CERTAIN
            if found is not None and found["chance"] == CERTAIN:
                assert twin.outcome is not None
                assert (twin.outcome.reason, twin.outcome.rule) == (found["reason"], found["rule"])
            elif running.at_boundary() and twin.over and twin.position.chances == before:
                assert twin.outcome is not None
                assert twin.outcome.won, option.key


@pytest.mark.parametrize(("walkers", "lost"), [(2, False), (3, True)])
def test_attacks_to_be_shared_out_that_nobody_can_bear(walkers: int, lost: bool) -> None:
    """UOA-ZACT-03: two survivors with two Health each bear two wounds; the third takes the life of one of them."""
    position = f"""
board: {{map: a b}}
survivors: {{meg: {{zone: a}}, molly: {{zone: a, had-turn: true}}}}
zombies: {{a: {{walker: {walkers}}}}}
active: meg
"""
    assert fatal(game(position), "end") == (("survivor-eliminated", "UOA-WIN-03", CERTAIN) if lost else None)


def test_a_turn_that_is_not_the_last_leaves_time_to_help() -> None:
    position = """
board: {map: a b}
survivors: {meg: {zone: a}, molly: {zone: a}}
zombies: {a: {walker: 3}}
active: meg
"""
    assert fatal(game(position), "end") is None


@pytest.mark.parametrize(("walkers", "lost"), [(1, False), (2, True)])
def test_all_turns_end_beside_zombies_and_a_runner_on_its_way(walkers: int, lost: bool) -> None:
    """UOA-ZACT-12: a Runner that comes and bites at once may be the one too many for Carl, who can bear two wounds."""
    begun = game(
        "board: {map: a b c d}\nsurvivors: {carl: {zone: a}, meg: {zone: d}}\nactive: carl\n"
        f"zombies: {{a: {{walker: {walkers}}}, b: {{runner: 1}}}}"
    )
    assert begun.decision is not None
    end = begun.decision.option("end")
    assert end is not None
    preview = end.preview()
    assert "fatal" not in preview, "Meg could still help."
    assert (preview.get("together", {}).get("fatal", {}).get("reason") == "survivor-eliminated") == lost
