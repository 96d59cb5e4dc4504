"""A game in the terminal: whole games, and what a player types as an answer."""

import re
from pathlib import Path

import pytest

from graveshift.bots import seat_bots
from graveshift.kernel.record import load, start
from graveshift.parts.terminal.start import Start
from graveshift.play.replaying import open_record
from graveshift.play.saving import autosaves
from tests.play.evening import Typist, WildTypist, m0, play, play_on

SETUP = ("card:springfield", "who:carl")
"""Concepción's weapon, and who gets the Holy Water of M0 (UOA-M00-02)."""


# ---- a whole game


def test_a_whole_game_ends_and_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    evening = play(m0(), WildTypist(1), save=kept)
    assert evening.code == 0
    assert re.search(r"(Defeat|Victory).*\(UOA-WIN-0\d\)", evening.text)
    game = open_record(kept).to().game
    assert game.outcome is not None


def test_a_whole_game_can_be_won_by_typing(tmp_path: Path) -> None:
    """What a good player would type, key by key, leads to the same victory."""
    for seed in range(1, 20):
        table = start("undead-or-alive", {"mission": "m0"}, seed)
        seat_bots(1, {0: "greedy"}, seed).play_bots(table.game)
        if table.game.outcome is not None and table.game.outcome.won:
            break
    kept = tmp_path / "game.json"
    evening = play(Start(options={"mission": "m0"}, seed=seed), Typist(*table.record().answers), save=kept)
    assert "Victory: the mission is accomplished. (UOA-WIN-01)" in evening.text
    assert load(kept).digests == table.record().digests


def test_a_game_saved_and_resumed_in_the_middle_is_the_same_game(tmp_path: Path) -> None:
    whole, half, rest = tmp_path / "whole.json", tmp_path / "half.json", tmp_path / "rest.json"
    play(m0(), WildTypist(1), save=whole)
    middle = len(load(whole).answers) // 2

    first_half = WildTypist(
        1,
        lambda count: (
            f"save {half}\n" if count == middle and not half.exists() else "quit\n" if count == middle else None
        ),
    )
    evening = play(m0(), first_half)
    assert f"Saved: {half}" in evening.text
    assert len(load(half).answers) == middle

    second_half = WildTypist(1)
    second_half.rng = first_half.rng
    play_on(half, second_half, save=rest)
    assert load(rest).answers == load(whole).answers
    assert load(rest).digests == load(whole).digests
    assert open_record(rest).to().game.digest() == open_record(whole).to().game.digest()
    assert len(load(half).answers) == middle, "The file that was resumed stays as it was."


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_seat_count_and_language_plays_to_the_end(language: str) -> None:
    for seats in (2, 6):
        begun = m0(seats=seats)
        begun.language = language
        assert play(begun, WildTypist(seats)).code == 0


def test_polish_speaks_polish() -> None:
    begun = m0()
    begun.language = "pl"
    evening = play(begun, Typist(*SETUP, "activate:carl", "sytuacja", "opcje", "pomoc", "mapa", "kto", "wyjdz"))
    assert "Runda 1" in evening.text
    assert "Ruch do Strefy 2R.N (1 Akcja)" in evening.text
    assert "2 Szwendaczy" in evening.after("sytuacja")
    assert "Co można wpisać" in evening.after("pomoc")
    assert "Klasa: Awanturnik" in evening.after("kto")
    assert "Gra jest zapisana" in evening.text
    for english in ("Health", "Walkers", "Situation", "Your choice", "Action)"):
        assert english not in evening.text


# ---- answers


@pytest.mark.parametrize("typed", ["move:2R.N", "MOVE:2r.n", "move 2R.N", "move n", "Move to 2R.N"])
def test_an_option_by_key_or_by_words(typed: str) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", typed, "quit"))
    assert "Carl goes to 2R.N." in evening.after(typed)


def test_an_option_by_number() -> None:
    evening = play(m0(), Typist("3", "1", "1", "quit"))
    assert load(autosaves()[0]).answers == ["card:springfield", "who:carl", "activate:carl"]
    assert "The Turn of Carl begins." in evening.text


def test_words_that_fit_several_options_are_asked_back() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move n", "move", "quit"))
    assert '"move" fits several options. Which one?' in evening.after("move")
    assert load(autosaves()[0]).answers[-1] == "move:2R.N"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; the options are 1 to 11."),
        ("0", "There is no option 0; the options are 1 to 11."),
        ("dance", "There is no action 'dance'."),
        ("search", "(UOA-ACT-07)"),
        ("move 2R.A", "(UOA-MOVE-"),
        ("1.5", "There is no action '1.5'."),
        ("-1", "Type a number from 1 to 11"),
        ("look", "Look where?"),
        ("look 9Z.X", 'There is no zone "9Z.X".'),
        ("who dracula", 'Nobody here is called "dracula".'),
        ("odds", "Which option?"),
        ("rule", "Which rule?"),
        ("why not", "Why not what?"),
        ("language de", "Type language en or language pl."),
        ("log 0", "Nothing has happened yet."),
    ],
)
def test_what_cannot_be_done_is_said_and_nothing_changes(typed: str, said: str) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", typed, "quit"))
    assert said in evening.after(typed)
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]


def test_enter_alone_asks_again() -> None:
    evening = play(m0(), Typist(*SETUP, "", "quit"))
    assert evening.text.count("Whose Turn is next?") == 2


def test_why_not() -> None:
    typed = ("why not search", "why not move 2r.a", "why not holy water 3R.E", "why not move n")
    evening = play(m0(), Typist(*SETUP, "activate:carl", *typed, "quit"))
    assert "2R.NW is in the street; only buildings can be searched. (UOA-ACT-07)" in evening.after(typed[0])
    assert "(UOA-" in evening.after(typed[1])
    assert "no Spawn token in 3R.E" in evening.after(typed[2])
    assert "You can: it is option 1, Move to 2R.N (1 Action)." in evening.after(typed[3])


def test_advice_names_options_by_the_number_that_chooses_them() -> None:
    """The best comes first, and its number is the one in the question."""
    typed = "what would you do"
    evening = play(m0(), Typist(*SETUP, "activate:carl", "options", typed, "quit"))
    asked = dict(re.findall(r"(?m)^ *(\d+)\. (.+?)(?: \[|$)", evening.after("options")))
    advised = re.findall(r"(?m)^ *(\d+)\. (.+): \d+%", evening.after(typed))
    assert len(advised) == 3
    assert all(asked[number].startswith(label) for number, label in advised)
    assert [int(number) for number, _ in advised] != [1, 2, 3]
