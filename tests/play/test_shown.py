"""A game in the terminal: what is shown, and what is told when somebody asks."""

import re
from pathlib import Path

import pytest

from graveshift.play import play_table
from graveshift.scenario import start as start_scenario
from tests.play.evening import Evening, Typist, autosave_folder, m0, play

SETUP = ("card:springfield", "who:carl")
"""Concepción's weapon, and who gets the Holy Water of M0 (UOA-M00-02)."""


def test_the_situation_has_what_a_player_needs() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "situation", "quit"))
    shown = evening.after("situation")
    assert "Round 1, Player Phase. First Player: player 1. Highest Danger Level: Blue." in shown
    assert "It is the Turn of Carl." in shown
    assert "Carl, in 2R.NW: Health 3 of 3; 0 AP, Blue (Yellow at 7); Turn now; 3 Actions left; Cards:" in shown
    assert "2R.NE: 2 Walkers, 2 Zones from Carl, in sight at Range 2" in shown
    assert "2R.E: 1 Runner, 3 Zones from Carl, not in sight" in shown
    assert "Noise: Bang! in 2R.NW." in shown
    assert "Active Spawn tokens: 1 of 7" in shown
    assert "Objectives to take: 2R.B (red), 3R.K (red)." in shown
    assert "Exit: 2R.SE." in shown
    assert "Open: Take both Objectives (UOA-M00-04)" in shown
    assert "Locked until the others are done: Leave by the Exit" in shown


def test_news_carry_their_rule() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    assert "- Carl goes to 2R.N. (UOA-ACT-01)" in evening.after("move:2R.N")


def test_options_tell_what_stands_there() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    assert re.search(r"Move to 2R.NE \(1 Action\): 2 Walkers", evening.after("move:2R.N"))


def test_options_with_their_keys_and_rules() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "options", "quit"))
    assert "Move to 2R.N (1 Action) [move:2R.N, UOA-ACT-01]" in evening.after("options")


def test_who_explains_class_skills_and_cards() -> None:
    shown = play(m0(), Typist(*SETUP, "who carl", "quit")).after("who carl")
    assert "Class: Brawler. Charge: " in shown
    assert "Skill +1 Damage: Melee: " in shown
    assert "At Yellow: +1 Action." in shown
    assert "Favorite: Pan, Melee weapon, Range 0, 1 die, hits on " in shown
    assert "Backpack 1: Holy Water, " in shown


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("holy water", "Holy Water: "),
        ("gatling gun", "Gatling Gun: Range 1–4, 5 dice, hits on 5+, Damage 2. "),
        ("furgon", "Wagon: "),
        ("improvised weapon: melee", "Improvised Weapon: Melee: Range 0, 2 dice, hits on 3+, Damage 1. "),
        ("bowler hat abomination", "Bowler Hat Abomination. Always Gets His Man: "),
        ("ladder", 'Nothing in the box is called "ladder".'),
    ],
)
def test_explain_tells_what_is_printed(name: str, told: str) -> None:
    assert told in play(m0(), Typist(f"explain {name}", "quit")).after(f"explain {name}")


def test_look_tells_a_zone() -> None:
    shown = play(m0(), Typist(*SETUP, "activate:carl", "look 2r.ne", "quit")).after("look 2r.ne")
    assert shown.startswith("2R.NE: street, 2 Zones from Carl, in sight at Range 2.\nZombies: 2 Walkers.\n")
    assert "Ways out: 2R.N (street), 2R.E (street), 3R.E (street)." in shown


def test_the_map_shows_zones_and_pieces() -> None:
    shown = play(m0(), Typist(*SETUP, "map", "quit")).after("map")
    assert "2R.balcony" in shown
    assert "2R.NE: 2 Walkers" in shown
    assert "3R.SE: Starting Spawn Zone (active)" in shown


def test_the_log_tells_the_last_events() -> None:
    shown = play(m0(), Typist(*SETUP, "log 2", "quit")).after("log 2")
    assert "The set-up is finished. (UOA-SETUP-06)" in shown
    assert "Round 1 begins" in shown
    assert "Holy Water" not in shown


def test_rules_by_id_and_by_words() -> None:
    evening = play(m0(), Typist("rule uoa-noise-4", "rules friendly fire", "rules xyzzy", "rule UOA-XXX-99", "quit"))
    assert "Noise with every use" in evening.after("rule uoa-noise-4")
    assert "UOA-CBT-12" in evening.after("rules friendly fire")
    assert 'No rule has the words "xyzzy"' in evening.after("rules xyzzy")
    assert "There is no rule 'UOA-XXX-99'." in evening.after("rule UOA-XXX-99")


def test_odds_tell_what_an_option_may_bring() -> None:
    typed = ("odds shoot 2R.NE", "odds move 2R.NE", "odds shoot 2R.NW", "odds reorganise")
    evening = play(m0(), Typist(*SETUP, "activate:jimmy", "move:2R.N", *typed, "quit"))
    shot = evening.after(typed[0])
    assert "1 die, each hits with 50%; Damage 1." in shot
    assert "Kills: 0.5 on average" in shot
    assert "Noise: Bang! in 2R.N; the Noise token goes there." in shot
    assert "Zombies there: 2 Walkers." in evening.after(typed[1])
    assert "Friendly Fire: every miss hits one of Carl, Meg, " in evening.after(typed[2])
    assert "Damage 1; at least one with 50%." in evening.after(typed[2])
    assert "Nothing more is known" in evening.after(typed[3])


@pytest.mark.parametrize(
    ("language", "short", "full"),
    [
        ("en", "on average, runs dry 17%", "Depleted afterwards: 17%."),
        ("pl", "rozładuje się: 17%", "Potem Rozładowane: 17%."),
    ],
)
def test_full_steam_tells_its_risk(language: str, short: str, full: str, tmp_path: Path) -> None:
    """GG-DEP-01: one Steam die in six runs dry, said in the list of options and in the odds."""
    scene = (
        "name: Steam\ngame: gears-and-guns\nboard: {map: a}\nactive: nora\n"
        "survivors: {nora: {zone: a, hand: [saber], skills: []}}\nzombies: {a: {walker: 2}}\n"
    )
    path = tmp_path / "steam.yaml"
    path.write_text(scene)
    evening = Evening(Typist(f"language {language}", "odds melee:saber+full-steam", "quit"))
    play_table(start_scenario(path), console=evening.console)
    assert short in re.sub(r"\s+", " ", evening.after(f"language {language}"))
    assert full in evening.after("odds melee:saber+full-steam")


def test_a_move_that_wakes_a_corpse_pile_says_so() -> None:
    """UOA-SZONE-13"""
    begun = m0(mission="m4", survivors=["carl"])
    evening = play(begun, Typist("1", "1", "1", "move:9R.N", "move:7R.SE", "quit"))
    assert "wakes a Corpse Pile" not in evening.after("move:9R.N")
    assert re.search(r"Move to 9R.A \(1 Action\): wakes a Corpse Pile", evening.after("move:7R.SE"))


@pytest.mark.parametrize(
    ("language", "certain", "perhaps"),
    [
        ("en", "YOU LOSE: May is eliminated.", "YOU LOSE with 50%: May is eliminated."),
        (
            "pl",
            "PRZEGRANA: ginie May.",
            "PRZEGRANA z szansą 50%: ginie May.",
        ),
    ],
)
def test_what_loses_the_game_says_so(language: str, certain: str, perhaps: str) -> None:
    """UOA-WIN-03: in the list of options, and in the odds."""
    scene = (
        "name: Too near\ngame: undead-or-alive\nboard: {map: a b}\nactive: jimmy\n"
        "survivors: {jimmy: {zone: a, hand: [springfield], backpack: [dynamite]}, may: {zone: b, wounds: 2}}\n"
    )
    path = autosave_folder() / "near.yaml"
    path.write_text(scene)
    evening = Evening(Typist(f"language {language}", "odds throw:dynamite@b", "odds shoot:springfield@b", "quit"))
    play_table(start_scenario(path), console=evening.console)
    assert f"{certain.rstrip('.')}, " in evening.after(f"language {language}"), "more is said in the same line"
    assert certain in evening.after("odds throw:dynamite@b")
    assert perhaps in evening.after("odds shoot:springfield@b")


def test_every_line_is_plain_text() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "situation", "who", "help", "quit"))
    assert "\x1b" not in evening.text
    assert all(line == line.strip() for line in evening.text.splitlines() if not line.startswith("Your choice"))


def test_lines_are_wrapped_unless_plain() -> None:
    evening = play(m0(), Typist(*SETUP, "situation", "who", "help", "quit"), plain=False)
    lines = [line for line in evening.text.splitlines() if str(Path("/")) not in line]
    assert max(map(len, lines)) <= 100


def test_the_clock_of_the_train_is_no_objective_to_take() -> None:
    """UOA-M01-05"""
    begun = m0(mission="m1", survivors=["carl"])
    evening = play(begun, Typist("situation", "look 1R.SW", "map", "quit"))
    assert "Objectives to take: 1R.A (red), 2R.B (red), 5V.H (red), 8V.O (red).\n" in evening.after("situation")
    assert "The token that calls the Train: 1R.SW.\n" in evening.after("situation")
    assert "Tokens: Train token (blue).\n" in evening.after("look 1R.SW")
    assert "1R.SW: Train token (blue)\n" in evening.after("map")


def test_polish_counts_with_a_comma_and_calls_a_zone_active() -> None:
    begun = m0()
    begun.language = "pl"
    typed = ("szanse shoot 2R.NE", "patrz 3R.SE")
    evening = play(begun, Typist(*SETUP, "activate:jimmy", "move:2R.N", *typed, "wyjdz"))
    assert "Wyeliminowane: średnio 0,5;" in evening.after(typed[0])
    assert "średnio wyeliminowane: 0,5" in evening.text
    assert "Startowa Strefa Namnażania (aktywna), Strefa Namnażania Abominacji (nieaktywna)" in evening.after(typed[1])
