"""A game in the terminal: taking back, leaving and keeping it."""

import re
from pathlib import Path

import pytest

from graveshift.cli import main
from graveshift.kernel.record import Settings, load
from graveshift.parts.terminal.start import Start
from graveshift.play import play_table
from graveshift.play.saving import autosaves
from graveshift.scenario import start as start_scenario
from tests.play.evening import Evening, Typist, WildTypist, autosave_folder, m0, play, play_on

SETUP = ("card:springfield", "who:carl")
"""Concepción's weapon, and who gets the Holy Water of M0 (UOA-M00-02)."""


# ---- taking back


def test_undo_takes_back_the_last_choice() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "undo", "quit"))
    assert evening.after("undo").startswith("Taken back: Move to 2R.N (1 Action).\n")
    assert "Carl is in 2R.NW" in evening.after("undo")
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]


def test_what_was_taken_back_stays_in_the_log_and_in_the_record(capsys: pytest.CaptureFixture[str]) -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "undo", "log 1", "language pl", "log 1", "quit"))
    assert "An answer was taken back." in evening.text
    assert evening.after("log 1").startswith("- Cofnięto odpowiedzi: 1.")
    (kept,) = autosaves()
    assert load(kept).undone == [(3, 1)]
    assert "- An answer was taken back." in play_on(kept, Typist("language en", "log 1", "quit")).after("log 1")
    assert main(["replay", str(kept), "--plain", "--language", "en"]) == 0
    assert "- An answer was taken back." in capsys.readouterr().out
    assert main(["record", "show", str(kept)]) == 0
    assert "taken back: 1 (after answers 3)" in capsys.readouterr().out


def test_undo_until_something_is_revealed() -> None:
    begun = m0()
    begun.undo = "until-revealed"
    shots = (*SETUP, "activate:jimmy", "move:2R.N", "shoot:springfield@2R.NE", "undo", "quit")
    evening = play(begun, Typist(*shots))
    assert "Dice were rolled" in evening.after("undo")
    assert load(autosaves()[0]).answers[-1] == "shoot:springfield@2R.NE"


def test_undo_off_and_nothing_to_undo() -> None:
    begun = m0()
    begun.undo = "off"
    assert "does not allow taking back" in play(begun, Typist("card:pan", "undo", "quit")).after("undo")
    assert "nothing to take back" in play(m0(), Typist("undo", "quit")).after("undo")


def test_undo_goes_back_past_the_answers_of_bots() -> None:
    begun = m0(seats=2, survivors=["carl", "hanna"])
    begun.bots = {1: "random"}
    evening = play(begun, Typist("end", "undo", "quit"))
    assert evening.after("undo").startswith("Taken back: End the Turn (3 Actions lost).\n")
    assert re.search(r"the answers of bots: \d+\.", evening.after("undo"))
    assert "Carl has 3 Actions." in evening.after("undo")
    assert load(autosaves()[0]).answers == []


# ---- leaving and keeping


def test_quitting_loses_nothing_and_says_where_it_is() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl", "quit"))
    kept = autosaves()
    assert evening.code == 0
    assert len(kept) == 1
    assert str(kept[0]) in evening.text
    assert load(kept[0]).answers == [*SETUP, "activate:carl"]


def test_the_end_of_the_input_is_like_quitting() -> None:
    evening = play(m0(), Typist(*SETUP, "activate:carl"))
    assert evening.code == 0
    assert load(autosaves()[0]).answers == [*SETUP, "activate:carl"]
    assert "Your game is kept in" in evening.text


def test_an_interruption_keeps_the_game_too() -> None:
    class Impatient(Typist):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    evening = play(m0(), Impatient(*SETUP))
    assert evening.code == 130
    assert load(autosaves()[0]).answers == list(SETUP)


def test_a_game_is_kept_after_every_answer(tmp_path: Path) -> None:
    seen: list[int] = []
    kept = tmp_path / "game.json"

    def count(answers: int) -> str | None:
        seen.append(len(load(kept).answers) if kept.exists() else 0)
        return "quit\n" if answers == 5 else None

    play(m0(), WildTypist(1, count), save=kept)
    assert seen == [0, 1, 2, 3, 4, 5]


def test_saving_never_writes_over_something_else(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.json"
    letter.write_text("Dear aunt,")
    play(Start(options={"mission": "m0"}, seed=8), Typist("quit"), save=other)
    before = other.read_bytes()

    evening = play(m0(), Typist(f"save {letter}", f"save {other}", f"save {tmp_path}", "save", "quit"))
    assert "exists and is no record of a game" in evening.after(f"save {letter}")
    assert "is the record of another game" in evening.after(f"save {other}")
    assert "is a folder" in evening.after(f"save {tmp_path}")
    assert letter.read_text() == "Dear aunt,"
    assert other.read_bytes() == before

    play(m0(), Typist(f"save {letter} force", "quit"))
    assert load(letter).seed == 7


def test_bots_undo_and_language_are_remembered(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    begun = m0(seats=2, survivors=["carl", "hanna"])
    begun.bots, begun.undo, begun.language = {1: "random"}, "off", "pl"
    play(begun, Typist("end", "wyjdz"), save=kept)
    assert load(kept).table == Settings("off", "pl", {1: "random"})
    evening = play_on(kept, Typist("undo", "wyjdz"))
    assert "Wznowiono" in evening.text
    assert "Przy tym stole nie można cofać." in evening.after("undo")


def test_a_habit_is_set_told_and_remembered() -> None:
    evening = play(m0(), Typist("habits", "habit lucky never", "habit hit & run obvious", "quit"))
    assert "Lucky [lucky]: ask" in evening.after("habits")
    assert evening.after("habit lucky never").startswith("Lucky [lucky]: never\n")
    (kept,) = autosaves()
    assert load(kept).table.habits == {0: {"lucky": "never", "hit-and-run": "obvious"}}
    again = play_on(kept, Typist("language pl", "nawyk uderz i uciekaj pytaj", "nawyki", "wyjdz"))
    assert "Uderz i uciekaj [hit-and-run]: pytaj" in again.after("nawyk uderz i uciekaj pytaj")
    assert "Farciarz [lucky]: nigdy" in again.after("nawyki")


def test_a_habit_of_the_game_is_set_told_and_recorded() -> None:
    """UOA-AMB-101"""
    evening = play(m0(), Typist("habits", "habit obvious-choices ask", "quit"))
    assert "Choices that seem to help nobody [obvious-choices]: obvious" in evening.after("habits")
    told = evening.after("habit obvious-choices ask")
    assert told.startswith("Choices that seem to help nobody [obvious-choices]: ask\n")
    (kept,) = autosaves()
    assert load(kept).answers == ["habit:obvious-choices=ask"]
    again = play_on(kept, Typist("language pl", "nawyki", "nawyk obvious-choices oczywiste", "wyjdz"))
    assert "Wybory, które pozornie nic nie dają [obvious-choices]: pytaj" in again.after("nawyki")
    assert load(kept).answers == ["habit:obvious-choices=ask", "habit:obvious-choices=obvious"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [("habit luck never", "There is no habit 'luck'"), ("habit lucky often", "is one of ask, never, obvious")],
)
def test_a_habit_that_is_none_is_told(typed: str, sentence: str) -> None:
    assert sentence in play(m0(), Typist(typed, "quit")).after(typed)


def test_a_resumed_game_tells_the_last_news_only() -> None:
    play(m0(), Typist(*SETUP, "activate:carl", "move:2R.N", "quit"))
    evening = play_on(autosaves()[0], Typist("quit"))
    assert "- Carl goes to 2R.N. (UOA-ACT-01)" in evening.text
    assert "The set-up is finished." not in evening.text
    assert "Carl, in 2R.N: Health 3 of 3" in evening.text


def test_a_scenario_is_played_resumed_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    scene = (
        "name: One Walker\ngame: undead-or-alive\nboard: {map: b a}\n"
        "survivors: {carl: {zone: a}}\nzombies: {b: {walker: 1}}\n"
    )
    path = autosave_folder() / "scene.yaml"
    path.write_text(scene)
    table = start_scenario(path)
    evening = Evening(Typist("move:b", "quit"))
    assert play_table(table, console=evening.console) == 0
    assert "b: 1 Walker, 1 Zone from Carl, in sight at Range 1" in evening.text
    (kept,) = autosaves()
    assert "b: 1 Walker, with Carl" in play_on(kept, Typist("quit")).text
    assert main(["replay", str(kept), "--plain"]) == 0
    assert capsys.readouterr().out.startswith("One Walker\n")
    assert main(["record", "show", str(kept)]) == 0
    assert "scenario: One Walker (in the record)" in capsys.readouterr().out


def test_an_autosave_goes_on_in_its_own_file() -> None:
    play(m0(), Typist(*SETUP, "quit"))
    (kept,) = autosaves()
    play_on(kept, Typist("activate:carl", "quit"))
    assert autosaves() == [kept]
    assert load(kept).answers == [*SETUP, "activate:carl"]
