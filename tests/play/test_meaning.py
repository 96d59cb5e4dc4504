"""Words that could be a command or an option, and answers taken back and given again."""

import re

import pytest

from graveshift.kernel.record import load
from graveshift.parts.terminal.start import Start
from graveshift.play import play_table
from graveshift.play.saving import autosaves
from tests.play.evening import Evening, Typist, m0, mall, play, play_on

SETUP = ("card:springfield", "who:carl")
CARL = (*SETUP, "activate:carl")


def answers() -> list[str]:
    return load(autosaves()[0]).answers


# ---- commands before options


def test_a_word_cut_short_means_a_command_before_an_option() -> None:
    """`ma` begins `map` and `make-noise`; the map costs nothing."""
    evening = play(m0(), Typist(*CARL, "ma", "quit"))
    assert "2R.NE: 2 Walkers" in evening.after("ma")
    assert answers() == list(CARL)


def test_whole_words_of_an_option_are_the_option() -> None:
    evening = play(m0(), Typist(*CARL, "make noise", "noise", "quit"))
    assert "Make Noise here: Bang!" in evening.after("make noise")
    assert answers() == [*CARL, "make-noise", "make-noise"]


def test_a_beginning_of_several_commands_is_asked_back() -> None:
    evening = play(m0(), Typist(*CARL, "wh", "quit"))
    assert evening.after("wh").startswith('"wh" is the beginning of several words. Which one?\n- who\n- why not\n')


def test_a_command_that_changes_something_does_not_win_unasked() -> None:
    """`re` begins `redo` and `reorganise`."""
    evening = play(m0(), Typist(*CARL, "re", "quit"))
    assert "- redo\n3. Reorganize the inventory" in evening.after("re")
    assert answers() == list(CARL)


def test_an_unknown_word_like_a_command_is_asked_back() -> None:
    evening = play(m0(), Typist(*CARL, "sitaution", "quit"))
    assert 'Did you mean "situation"?' in evening.after("sitaution")


def test_polish_ends_the_turn_and_not_the_game() -> None:
    begun = mall()
    begun.language = "pl"
    evening = play(begun, Typist("zakończ", "wyjdź"))
    assert "(TEZ-TURN-03)" in evening.after("zakończ")


# ---- Polish verbs


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("typed", ["ruch 2R.N", "idź n", "idz n", "rusz do 2r.n", "go n"])
def test_verbs_of_both_languages_choose_an_option(typed: str, language: str) -> None:
    begun = m0()
    begun.language = language
    play(begun, Typist(*CARL, typed, "wyjdz"))
    assert answers() == [*CARL, "move:2R.N"]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("przeszukaj", "UOA-ACT-07"),
        ("dlaczego nie szukaj", "UOA-ACT-07"),
        ("dlaczego nie strzał stary rewolwer 2R.NE", "UOA-"),
    ],
)
def test_polish_verbs_are_explained_too(typed: str, rule: str) -> None:
    begun = m0()
    begun.language = "pl"
    assert rule in play(begun, Typist(*CARL, typed, "wyjdz")).after(typed)


@pytest.mark.parametrize("typed", ["ruch dziedziniec północ", "idź dziedziniec polnoc", "move dziedziniec, północ"])
def test_polish_verbs_move_through_the_mall(typed: str) -> None:
    begun = mall()
    begun.language = "pl"
    play(begun, Typist(typed, "wyjdz"))
    assert answers() == ["move:courtyard.north"]


def test_why_not_knows_a_room_by_its_polish_name() -> None:
    begun = mall()
    begun.language = "pl"
    typed = "dlaczego nie ruch strefa smaku echo ridge 2"
    assert "(TEZ-MOVE-01)" in play(begun, Typist(typed, "wyjdz")).after(typed)


# ---- back and forth


def charged(*then: str) -> Evening:
    return play(m0(), Typist(*CARL, "charge:2R.NE", "melee:pan", *then, "quit"))


def test_undo_says_everything_it_takes_back() -> None:
    evening = charged("undo")
    assert re.match(r"Taken back: Charge into 2R\.NE \(1 Action\); Attack here with Pan.*\.\n", evening.after("undo"))
    assert answers() == list(CARL)


def test_redo_gives_the_same_answers_again() -> None:
    evening = charged("undo", "redo")
    assert evening.after("redo").startswith("Done again: Charge into 2R.NE (1 Action); Attack here with Pan")
    again = load(autosaves()[0])
    charged()
    assert (again.answers, again.digests) == (load(autosaves()[0]).answers, load(autosaves()[0]).digests)


def test_redo_goes_as_far_as_undo_went_and_no_further() -> None:
    evening = play(m0(), Typist(*CARL, "move:2R.N", "undo", "undo", "redo", "redo", "redo", "quit"))
    assert "There is nothing to do again." in evening.after("redo")
    assert answers() == [*CARL, "move:2R.N"]


def test_another_way_forgets_what_was_taken_back() -> None:
    evening = play(m0(), Typist(*CARL, "move:2R.N", "undo", "make-noise", "redo", "quit"))
    assert "There is nothing to do again." in evening.after("redo")
    assert answers() == [*CARL, "make-noise"]


def test_undo_speaks_of_answers_from_before_a_pause() -> None:
    play(m0(), Typist(*CARL, "move:2R.N", "quit"))
    evening = play_on(autosaves()[0], Typist("cofnij", "ponów", "quit"), language="pl")
    assert evening.after("cofnij").startswith("Cofnięto: Ruch do Strefy 2R.N (1 Akcja).")
    assert evening.after("ponów").startswith("Ponowiono: Ruch do Strefy 2R.N (1 Akcja).")


def test_undo_does_not_tell_a_rival_what_was_chosen() -> None:
    table = Start(game="tiny-epic-zombies", options={"mode": "competitive", "seats": 2}, seed=2).table()
    table.settings.undo = "free"  # as in an old record: nobody can choose it for such a game any more
    evening = Evening(Typist("", "1", "", "undo", "", "quit"))
    play_table(table, console=evening.console)
    assert evening.after("undo").startswith("Taken back: Player 1.\n")


@pytest.mark.parametrize("chosen", ["auto", "free"])
def test_an_undo_is_no_peek_among_rivals(chosen: str) -> None:
    options = {"mode": "competitive", "seats": 2}
    begun = Start(game="tiny-epic-zombies", options=options, seed=2, undo=chosen)
    evening = play(begun, Typist("", "1", "", "undo", "quit"))
    assert evening.after("undo") == "Dice were rolled or a card was drawn since; that cannot be taken back here.\n"
    assert ("Players have secrets from each other here" in evening.text) == (chosen == "free")


def test_a_game_of_rivals_that_goes_on_is_no_peek_either() -> None:
    options = {"mode": "competitive", "seats": 2}
    play(Start(game="tiny-epic-zombies", options=options, seed=2), Typist("", "1", "", "quit"))
    evening = play_on(autosaves()[0], Typist("", "undo", "quit"), undo="free")
    assert "Players have secrets from each other here" in evening.text
    assert evening.after("undo").startswith("Dice were rolled or a card was drawn since")


def test_what_is_settled_stays_settled_there_and_back() -> None:
    """UOA-AMB-101"""
    typed = ("move:2R.N", "habit obvious-choices ask", "undo", "redo")
    evening = play(m0(), Typist(*CARL, *typed, "quit"))
    assert evening.after("undo").startswith("Taken back: Move to 2R.N (1 Action).\n")
    assert evening.after("redo").startswith("Done again: Move to 2R.N (1 Action).\n")
    assert sorted(answers()) == sorted([*CARL, "habit:obvious-choices=ask", "move:2R.N"])
