"""What options lead to, before they are chosen: Ammo Dice, Concentrated Attacks, blasts, the Vault, losses."""

from __future__ import annotations

from typing import Any

import pytest

from graveshift.games.army_of_the_dead.telling.straight import faces_of, shown, straight
from graveshift.kernel.game import Game
from graveshift.kernel.record import start
from graveshift.parts.terminal import teller_for


def staged(**more: Any) -> Game:
    scenario = {"name": "A position", "rules": [], "game": "army-of-the-dead", "board": {"map": "a b c"}} | more
    return start("army-of-the-dead", {"scenario": scenario}, 1).game


def previews(game: Game) -> dict[str, dict[str, Any]]:
    decision = game.decision
    assert decision is not None
    return {option.key: option.preview() for option in decision.options}


def test_ammo_dice_are_rolled_along_and_may_empty_the_weapon() -> None:
    """AOTD-AMMO-01 AOTD-AMMO-02: two regular and two Ammo Dice; either of the two may show the symbol."""
    game = staged(
        survivors={"guzman": {"zone": "a", "hand": ["heavy-machine-gun"], "skills": []}}, zombies={"b": {"shambler": 3}}
    )
    found = previews(game)["shoot:heavy-machine-gun@b"]
    assert (found["dice"], found["damage"]) == (4, 2)
    assert found["runs_dry"] == pytest.approx(11 / 36)
    assert found["expected_hits"] == pytest.approx(2.0)


def test_a_concentrated_attack_shows_the_chance_to_kill_its_target() -> None:
    """AOTD-CONC-02: a Katana needs two of three hits on an Alpha."""
    game = staged(
        survivors={"tanaka": {"zone": "a", "hand": ["katana"], "skills": []}},
        zombies={"a": {"alpha": 1, "shambler": 1}},
    )
    game.decide("melee:katana")
    found = previews(game)
    assert found["kill:alpha"]["hits_needed"] == 2
    assert found["kill:alpha"]["kills"] == {"alpha": pytest.approx(0.5)}
    assert found["no"]["kills"]["shambler"] == pytest.approx(7 / 8)


def test_a_weapon_tells_whom_only_all_its_hits_together_kill() -> None:
    """AOTD-CONC-02 AOTD-CONC-03: both hits of a Revolver kill an Alpha, never the Queen behind it."""
    hand = {"guzman": {"zone": "a", "hand": ["revolver", "katana"], "skills": []}}
    game = staged(survivors=hand, zombies={"a": {"valentine": 1, "alpha": 1}, "b": {"alpha": 1, "queen": 1}})
    found = previews(game)
    assert found["shoot:revolver@b"]["concentrated"] == {"alpha": pytest.approx(4 / 9)}
    assert found["melee:katana"]["concentrated"] == {"alpha": pytest.approx(0.5)}
    told = teller_for("army-of-the-dead", "en").odds(found["shoot:revolver@b"])
    assert "Concentrated Attack (1 Alpha): 44% to kill." in told


def test_the_odds_against_whom_the_bola_holds_leave_a_one_a_miss() -> None:
    """AOTD-BOLA-03 AOTD-EQ-05: +2 makes an Accuracy of 3+ one of 2+, and no better."""
    game = staged(
        survivors={"dieter": {"zone": "a", "hand": ["machete"], "skills": []}},
        zombies={"a": {"alpha": 1}},
        trapped={"a": ["alpha"]},
    )
    game.decide("melee:machete")
    found = previews(game)
    assert found["kill:alpha"]["hit_chance"] == pytest.approx(5 / 6)
    assert found["kill:alpha"]["kills"] == {"alpha": pytest.approx(5 / 6)}
    assert found["no"]["hit_chance"] == pytest.approx(4 / 6)


def test_a_thrown_explosive_tells_the_damage_that_a_skill_adds() -> None:
    """AOTD-SKILL-02 AOTD-EXPL-05: TNT and +1 Damage together fell the Queen, and Scott beside her."""
    game = staged(
        survivors={
            "ibarra": {"zone": "a", "hand": ["tnt"], "skills": ["damage-ranged"]},
            "scott": {"zone": "b", "skills": []},
        },
        zombies={"b": {"queen": 1}},
    )
    game.decide("activate:ibarra")
    found = previews(game)["throw:tnt@b"]
    assert (found["damage"], found["kills"], found["eliminated"]) == (5, {"queen": 1.0}, ["scott"])


def test_whom_one_hit_kills_needs_no_concentrated_attack() -> None:
    """AOTD-CONC-01: a Shambler falls to any hit, and shields who stands behind it."""
    hand = {"guzman": {"zone": "a", "hand": ["revolver"], "skills": []}}
    game = staged(survivors=hand, zombies={"b": {"alpha": 1, "shambler": 1}})
    assert previews(game)["shoot:revolver@b"]["concentrated"] == {}


def test_a_blast_shows_who_falls_and_who_is_hurt() -> None:
    """AOTD-EXPL-03 AOTD-EXPL-04 AOTD-EXPL-09: a Grenade and a Jerry Can, four Damage together."""
    game = staged(
        survivors={"kate": {"zone": "a", "hand": ["grenade"], "skills": []}, "scott": {"zone": "b", "wounds": 0}},
        zombies={"b": {"alpha": 2, "queen": 1}},
        laid=[{"card": "jerry-can", "zone": "b"}],
    )
    game.decide("activate:kate")
    found = previews(game)["throw:grenade@b"]
    assert found["damage"] == 4
    assert found["kills"] == {"alpha": 2.0}
    assert found["kill_all"] == 0.0
    assert found["eliminated"] == ["scott"]
    assert found["noise"] == {"level": "noisy", "zone": "a", "token_moves": False}


def test_noise_tells_how_many_tokens_wake_and_not_how_many_shamblers() -> None:
    """AOTD-NOISE-04 AOTD-SLEEP-13."""
    game = staged(
        survivors={"kate": {"zone": "a", "hand": ["revolver"], "skills": []}}, sleepers={"a": 1, "b": 2, "c": 1}
    )
    assert previews(game)["shoot:revolver@b"]["wakes"] == 3
    assert previews(game)["make-noise"]["wakes"] == 3


def test_leaving_sleepers_behind_may_wake_them_unless_one_is_stealthy() -> None:
    """AOTD-SLEEP-09 AOTD-SLEEP-11 AOTD-SPEC-03: Dieter is not Stealthy, Kate is."""

    def leaving(who: str, sleepers: str) -> dict[str, Any]:
        return previews(staged(survivors={who: {"zone": "a", "skills": []}}, sleepers={sleepers: 1}))["move:b"]

    assert leaving("dieter", "a")["may_wake"] == pytest.approx(1 / 6)
    assert "may_wake" not in leaving("kate", "a")
    assert "may_wake" not in leaving("dieter", "b")


def test_a_wound_that_loses_the_game_is_called_fatal_and_another_is_not() -> None:
    """AOTD-WIN-02 AOTD-WIN-05: only Dieter's card was drawn."""
    game = staged(
        survivors={
            "dieter": {"zone": "a", "wounds": 2, "skills": []},
            "kate": {"zone": "a", "wounds": 2, "skills": []},
        },
        zombies={"a": {"shambler": 1}},
        personal={"yellow": "dieter"},
    )
    while game.decision is not None and game.decision.kind != "wound":
        game.decide("end" if "end" in game.decision.keys else game.decision.keys[0])
    found = previews(game)
    fatal = found["who:dieter"]["fatal"]
    assert (fatal["reason"], fatal["rule"], fatal["chance"]) == ("personal-objective-owner", "AOTD-WIN-02", 1.0)
    assert fatal["text"]["en"] == "Dieter is eliminated, the owner of a drawn Personal Objective"
    assert "fatal" not in found["who:kate"]
    assert found["who:kate"]["deadly"] == {
        "reason": "survivor-eliminated",
        "rule": "AOTD-WIN-05",
        "chance": 1.0,
        "text": {"en": "Kate is eliminated", "pl": "ginie Kate"},
    }
    assert (found["who:kate"]["health"], found["who:kate"]["eliminated"]) == (0, True)
    game.decide("who:dieter")
    assert game.ending("en") == "Defeat: Dieter was eliminated, the owner of a drawn Personal Objective."
    assert game.ending("pl") == "Porażka: ginie Dieter, a wylosowany Cel Osobisty przepada."


def test_wounds_that_were_allotted_and_wait_count() -> None:
    """AOTD-AMB-68: all Attacks are shared out before the first one wounds; the third on Kate is her last."""
    game = staged(
        survivors={"kate": {"zone": "a", "skills": []}, "scott": {"zone": "a", "skills": []}},
        zombies={"a": {"shambler": 3}},
    )
    until(game, "wound")
    for left in (2, 1):
        found = previews(game)["who:kate"]
        assert (found["health"], found["eliminated"], "deadly" in found) == (left, False, False)
        game.decide("who:kate")
    found = previews(game)
    assert (found["who:kate"]["health"], found["who:kate"]["deadly"]["chance"]) == (0, 1.0)
    assert "deadly" not in found["who:scott"]
    assert game.decision is not None
    assert game.decision.options[0].label() == "Kate is attacked (Health 1)"


def until(game: Game, kind: str) -> None:
    """End Turns until this is asked."""
    while game.decision is not None and game.decision.kind != kind:
        game.decide("end" if "end" in game.decision.keys else game.decision.keys[0])


# ---- deaths after which the game goes on


def test_a_grenade_that_kills_a_friend_is_called_deadly() -> None:
    """AOTD-EXPL-04 AOTD-EXPL-09 AOTD-WIN-05: Scott has one Health left, Guzman three; the game goes on."""
    game = staged(
        survivors={
            "kate": {"zone": "a", "hand": ["grenade"], "skills": []},
            "scott": {"zone": "b", "wounds": 3},
            "guzman": {"zone": "b", "wounds": 1},
        },
    )
    game.decide("activate:kate")
    found = previews(game)["throw:grenade@b"]
    assert "fatal" not in found
    assert (found["deadly"]["chance"], found["deadly"]["text"]["en"]) == (1.0, "Scott is eliminated")
    assert "deadly" not in previews(game)["throw:grenade@c"]


def test_a_grenade_that_kills_the_owner_of_a_drawn_card_loses() -> None:
    """AOTD-WIN-02: the death that loses the game comes before the others."""
    game = staged(
        survivors={
            "kate": {"zone": "a", "hand": ["grenade"], "skills": []},
            "scott": {"zone": "b", "wounds": 3},
            "dieter": {"zone": "b", "wounds": 2},
        },
        personal={"yellow": "dieter"},
    )
    game.decide("activate:kate")
    found = previews(game)["throw:grenade@b"]
    assert (found["fatal"]["reason"], found["fatal"]["rule"]) == ("personal-objective-owner", "AOTD-WIN-02")
    assert found["fatal"]["text"]["en"].startswith("Dieter is eliminated,")
    assert "deadly" not in found


def test_misses_that_kill_a_friend_tell_their_chance() -> None:
    """AOTD-FF-01 AOTD-AMMO-01: any miss of the Revolver kills Scott; two friends bear one more."""

    def shot(**friends: Any) -> dict[str, Any]:
        game = staged(survivors={"kate": {"zone": "a", "hand": ["revolver"], "skills": []}} | friends)
        game.decide("activate:kate")
        return previews(game)["shoot:revolver@b"]

    scott = {"zone": "b", "wounds": 3}
    found = shot(scott=scott)
    assert found["deadly"]["chance"] == pytest.approx(1 - found["hits"][-1])
    assert found["deadly"]["text"]["en"] == "Scott is eliminated"
    found = shot(scott=scott, guzman={"zone": "b", "wounds": 2})
    assert found["deadly"]["chance"] == pytest.approx(sum(found["hits"][:-2]))
    assert found["deadly"]["text"]["en"] == "a Survivor is eliminated"


def test_a_rocket_kills_a_friend_whether_it_hits_or_not() -> None:
    """AOTD-EXPL-06 AOTD-AMB-45: a hit blows up the zone, and without one the misses strike Scott."""
    game = staged(
        survivors={
            "kate": {"zone": "a", "hand": ["rocket-launcher"], "skills": []},
            "scott": {"zone": "c", "wounds": 3},
        }
    )
    game.decide("activate:kate")
    found = previews(game)["shoot:rocket-launcher@c"]
    assert found["deadly"]["chance"] == pytest.approx(1.0)


def test_a_drive_tells_whom_it_runs_over() -> None:
    """AOTD-TRUCK-09 AOTD-TRUCK-10 AOTD-TRUCK-14: the odds of the Truck Attack, and Scott on foot among the dead."""
    game = staged(
        survivors={"peters": {"zone": "a", "seat-in-truck": "driver"}, "scott": {"zone": "b", "wounds": 3}},
        truck="a",
        zombies={"b": {"shambler": 2}},
    )
    game.decide("activate:peters")
    found = previews(game)["drive:b"]
    assert found["zombies"] == {"shambler": 2}
    assert found["friendly_fire"]["survivors"] == ["scott"]
    assert found["deadly"]["chance"] == pytest.approx(1 - found["hits"][-1])
    assert found["noise"]["level"] == "silent"


def test_the_end_of_a_turn_that_costs_a_life() -> None:
    """AOTD-ZPH-02 AOTD-WIN-05: three Shamblers beside Kate, and nobody else has a Turn any more."""
    game = staged(
        survivors={"kate": {"zone": "a", "skills": []}, "scott": {"zone": "c", "had-turn": True}},
        zombies={"a": {"shambler": 3}},
    )
    found = previews(game)["end"]
    assert (found["deadly"]["chance"], found["deadly"]["text"]["en"]) == (1.0, "Kate is eliminated")
    assert "fatal" not in found


def test_sleepers_that_woke_in_the_player_phase_bite_in_the_next_one() -> None:
    """AOTD-SLEEP-03: looked ahead by this book's own rounds, in which those that have woken act again."""
    game = staged(
        survivors={"kate": {"zone": "a", "skills": []}, "scott": {"zone": "c", "had-turn": True}},
        zombies={"a": {"shambler": 3}},
        woken={"a": 3},
    )
    assert previews(game)["end"]["deadly"]["text"]["en"] == "Kate is eliminated"


def forecast(game: Game) -> list[tuple[str, dict[str, int], str, list[str]]]:
    """Which zombies of a zone would do what in the next Activation, and by which rules if they would do nothing."""
    groups = game.outlook(0)["zombies"]
    return [(g["zone"], g["zombies"], g["why"], g["rules"] if g["why"] == "held" else []) for g in groups]


def test_who_wakes_in_the_player_phase_is_forecast_to_act() -> None:
    """AOTD-SLEEP-03: they lose the phase in which they woke, and that is over when the Zombie Phase begins."""
    game = staged(survivors={"kate": {"zone": "b", "skills": []}}, sleepers={"c": 1}, noise={"zone": "b"})
    game.decide("make-noise")
    assert [(group["zone"], group["why"]) for group in game.outlook(0)["zombies"]] == [("c", "sees-and-hears")]


def test_a_trapped_zombie_is_forecast_to_lie() -> None:
    """AOTD-BOLA-02 AOTD-AMB-34: it loses the next Zombie Phase; another one of its kind beside it does not."""
    game = staged(
        survivors={"kate": {"zone": "c", "skills": []}},
        zombies={"a": {"alpha": 2}},
        trapped={"a": ["alpha"]},
        noise={"zone": "c"},
    )
    assert forecast(game) == [
        ("a", {"alpha": 1}, "held", ["AOTD-BOLA-02"]),
        ("a", {"alpha": 1}, "sees-and-hears", []),
    ]


def test_a_trapped_zombie_bites_nobody_in_the_forecast() -> None:
    """AOTD-BOLA-02: who ends a Turn beside the trapped Queen is not told of her two Wounds."""
    game = staged(
        survivors={"kate": {"zone": "a", "skills": []}}, zombies={"a": {"queen": 1}}, trapped={"a": ["queen"]}
    )
    assert not previews(game)["end"].get("bites")


def test_the_dormant_are_forecast_to_stay() -> None:
    """AOTD-GEN-02: a mission's zombies that wait for an event lose every Activation before it."""
    rule = {"id": "abomination-dormant", "target": "queen", "zone": "c", "until": "killed:valentine"}
    game = staged(
        survivors={"kate": {"zone": "b", "skills": []}},
        zombies={"c": {"queen": 1}},
        **{"mission-rules": [rule | {"cite": "AOTD-GEN-02"}]},
    )
    assert forecast(game) == [("c", {"queen": 1}, "held", ["AOTD-GEN-02"])]


def test_leaving_with_a_card_undone_is_called_fatal() -> None:
    """AOTD-M2-09 AOTD-WIN-03: Dieter goes before he has killed his eight Shamblers."""
    game = staged(
        survivors={"dieter": {"zone": "a", "skills": []}, "scott": {"zone": "c"}},
        exits={"fence": {"zone": "a", "open": True}},
        personal={"yellow": "dieter"},
    )
    game.decide("activate:dieter")
    until(game, "exit")
    found = previews(game)
    assert (found["leave"]["fatal"]["reason"], found["leave"]["fatal"]["rule"]) == (
        "personal-objective-impossible",
        "AOTD-WIN-03",
    )
    assert "fatal" not in found["no"]


# ---- the Vault


def test_the_odds_of_a_straight() -> None:
    """AOTD-VAULT-05 AOTD-VAULT-12 AOTD-VAULT-13: more rolls, dice or a die set to any face make it likelier."""
    assert straight(faces_of([2, 3, 4, 5]), 1, 1, False) == pytest.approx(1 / 3)
    assert straight(faces_of([1, 2, 3, 4]), 1, 2, False) == pytest.approx(11 / 36)
    assert straight(0, 5, 1, False) == pytest.approx(2 * 120 / 7776)
    plain = straight(0, 5, 3, False)
    assert 0.2 < plain < straight(0, 5, 4, False) < 1
    assert plain < straight(0, 6, 3, False)
    assert plain < straight(0, 5, 3, True)
    assert sum(chance for _, chance in shown(5)) == pytest.approx(1.0)


def test_at_the_vault_a_mechanic_at_hand_counts_in_the_odds() -> None:
    """AOTD-VAULT-04 AOTD-VAULT-08 AOTD-VAULT-11: near enough, Cruz sets one die to any face."""

    def attempt(cruz: str) -> tuple[list[int], dict[str, dict[str, Any]]]:
        game = staged(
            board={"map": "a t v", "buildings": {"vault": ["a", "t", "v"]}, "doors": ["t-v"]},
            survivors={"guzman": {"zone": "t", "skills": []}, "cruz": {"zone": cruz}},
            vault={"trap-zone": "t", "zone": "v", "state": "revealed", "card": "gears-and-bolts"},
            active="guzman",
        )
        game.decide("challenge")
        assert game.pending is not None
        return list(game.pending.about[3:]), previews(game)

    dice, helped = attempt("t")
    same, alone = attempt("v")
    assert dice == same
    key, held = f"reserve:{dice[0]}", faces_of(dice[:1])
    assert alone[key] == {"straight": pytest.approx(straight(held, 4, 2, False)), "at_least": False}
    assert helped[key] == {"straight": pytest.approx(straight(held, 4, 2, True)), "at_least": False}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_terminal_tells_them(language: str) -> None:
    teller = teller_for("army-of-the-dead", language)
    told = teller.odds({"straight": 0.25, "at_least": True, "wakes": 2, "may_wake": 1 / 6, "runs_dry": 1 / 6})
    assert any("25" in line for line in told)
    assert len(told) == 4


def last_turn(martin: dict[str, Any], waiting: str = "", **more: Any) -> dict[str, Any]:
    """What the end of the last Turn of a Round of Jackpot! brings; the clock is about to strike."""
    crew: dict[str, Any] = {who: {"had-turn": who != waiting} for who in ("scott", "guzman", "cruz", "dieter", "kate")}
    given = {"mission": "m2", "survivors": crew | {"martin": martin}, "active": "martin", "time": 7} | more
    scenario = {"name": "A position", "rules": [], "game": "army-of-the-dead"} | given
    return previews(start("army-of-the-dead", {"scenario": scenario}, 1).game)["end"]


def test_the_end_of_the_last_turn_says_that_time_runs_out() -> None:
    """AOTD-TIME-01 AOTD-M2-06: not a Round earlier, and not while somebody else may still act."""
    found = last_turn({})["fatal"]
    assert (found["reason"], found["rule"], found["chance"]) == ("time-out", "AOTD-M2-06", 1.0)
    assert "fatal" not in last_turn({}, time=6)
    assert "fatal" not in last_turn({}, waiting="kate")


def test_the_end_of_a_turn_says_who_can_be_bitten_and_how_hard() -> None:
    """AOTD-ABOM-06: an Abomination wounds more than a Shambler."""
    found = last_turn({"zone": "V1.N", "wounds": 0}, time=2, zombies={"V1.N": {"shambler": 1}})
    (bite,) = found["bites"]
    assert bite["wounds"] == [1, 1]
    assert "martin" in bite["survivors"]
    harder = last_turn({"zone": "V1.NE"}, time=2, zombies={"V1.NE": {"queen": 1}})
    (bite,) = harder["bites"]
    assert bite["survivors"] == ["martin"]
    assert bite["wounds"][0] > 1


def test_whoever_is_asked_for_help_at_the_vault_is_told_the_dice() -> None:
    """AOTD-VAULT-08: a bonus is granted or not with all that lies there in sight."""
    game = staged(
        board={"map": "a t v", "buildings": {"vault": ["t", "v"]}, "openings": ["a-t"], "doors": ["t-v"]},
        players=2,
        survivors={"guzman": {"zone": "t", "seat": 1, "skills": []}, "cruz": {"zone": "t", "seat": 2, "skills": []}},
        vault={"trap-zone": "t", "zone": "v", "state": "revealed", "card": "gears-and-bolts"},
    )
    game.decide("challenge")
    (rolled,) = [event for event in game.events if event.name == "vault-roll"]
    faces = sorted(rolled.data["faces"])
    game.decide(f"set-face:{faces[0]}>{faces[0] % 6 + 1}")
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("vault-help", 1)
    for language in ("en", "pl"):
        assert ", ".join(map(str, faces)) in decision.prompt(language)


def test_whoever_is_asked_for_a_sixth_die_is_told_that_none_lies_there_yet() -> None:
    """AOTD-VAULT-13: the sixth die is granted before the first roll."""
    game = staged(
        board={"map": "a t v", "buildings": {"vault": ["t", "v"]}, "openings": ["a-t"], "doors": ["t-v"]},
        players=2,
        survivors={"guzman": {"zone": "t", "seat": 1, "skills": []}, "kate": {"zone": "t", "seat": 2, "skills": []}},
        vault={"trap-zone": "t", "zone": "v", "state": "revealed", "card": "laser-lattice"},
    )
    for key in ("challenge", "yes"):
        game.decide(key)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seat) == ("vault-help", 1)
    assert decision.prompt("en").endswith("Dice on the table: none.")
    assert decision.prompt("pl").endswith("kości na stole: brak.")
