"""`graveshift play`: the menu, the options of the command line, and what is wrong with them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from graveshift.games.undead_or_alive.book import BOOK
from graveshift.kernel.record import Settings, load
from graveshift.play.saving import autosaves
from graveshift.zombicide.content.loading import data
from tests.cli.terminal import Terminal

# ---- the menu


def test_enter_starts_at_once(terminal: Terminal) -> None:
    shown = terminal(typed="\nquit\n")
    assert "Enter: start at once with Facing Zombies (Easy, 10 minutes), one player with Carl, " in shown
    assert "Concepción: choose a starting weapon." in shown
    (kept,) = autosaves()
    assert load(kept).options["mission"] == "m0"


def test_everything_can_be_chosen(terminal: Terminal) -> None:
    typed = ["2", "4", "2", "meg, 1, 4, henry", "2", "1,2", "2", "99", "quit"]
    shown = terminal(typed="\n".join(typed) + "\n")
    assert re.search(r"4\. Be Quick or Be Dead: Medium, 45 minutes\. Won by greedy \d+%", shown)
    assert ". No Townsfolk in the posse. Four stubborn" in " ".join(shown.split())
    assert "1. Carl, Brawler, favorite: Melee weapon, starts with Pan. Charge: Health 3." in shown
    assert "- Blue: +1 Damage: Melee (Damage is 1 higher in Melee Actions)" in shown
    (kept,) = autosaves()
    record = load(kept)
    assert record.seed == 99
    assert record.table == Settings("until-revealed", "en", {1: "random"})
    chosen = record.options
    assert (chosen["mission"], chosen["seats"]) == ("m4", 2)
    assert chosen["survivors"][0::3] == ["meg", "henry"]
    assert (chosen["ultrared"], chosen["holy_water_cost"]) == (True, 1)


def test_every_step_of_the_menu_has_a_default(terminal: Terminal) -> None:
    shown = terminal(typed="2" + "\n" * 8 + "quit\n")
    assert "Facing Zombies" in shown
    assert len(autosaves()) == 1


def test_the_menu_says_what_is_no_choice(terminal: Terminal) -> None:
    typed = ["7", "2", "99", "0", "nine", "1", "dracula", "carl carl", "carl", "9", "", "x", "", "much", "", "quit"]
    shown = terminal(typed="\n".join(typed) + "\n")
    assert "Press Enter, or type one of the choices above." in shown
    for wrong in ("99", "nine", "dracula", "carl carl", "9", "x", "much"):
        assert f'"{wrong}" is not one of the choices.' in shown


def test_the_menu_can_be_left_and_speaks_polish(terminal: Terminal) -> None:
    shown = terminal(typed="pl\nq\n")
    assert "Wybierz Misję, graczy, Ocalałych i zasady." in shown
    assert terminal(typed="") != ""
    assert autosaves() == []


def test_the_last_game_goes_on(terminal: Terminal) -> None:
    terminal(typed="\n1\nquit\n")
    shown = terminal(typed="3\nquit\n")
    assert "Go on with your last game" in shown
    assert "Answers so far: 1." in shown
    assert "Answers so far: 1." in terminal("--resume", typed="quit\n")


# ---- the command line


def test_a_set_up_on_the_command_line(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    shown = terminal(
        *("--text", "--mission", "M4", "--seats", "2", "--survivors", "meg,carl, Pablito", "--seed", "7"),
        *("--bot", "2=random", "--set", "ultrared=true", "--undo", "off", "--language", "pl", "--save", str(kept)),
        typed="wyjdz\n",
    )
    assert "Szybcy lub martwi" in shown
    assert "Gracz 2 to bot random." in shown
    record = load(kept)
    assert record.seed == 7
    assert record.options["survivors"] == ["meg", "carl", "pablito"]
    assert record.options["ultrared"] is True
    assert record.table == Settings("off", "pl", {1: "random"})
    assert autosaves() == []


def test_bots_alone_play_a_whole_game(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    shown = terminal("--mission", "m0", "--seed", "7", "--bot", "random", "--record", str(kept))
    assert "The whole game is kept in" in shown
    assert "(UOA-WIN-" in shown


def test_a_mission_of_a_designer(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.yaml"
    text = (data(BOOK) / "missions" / "m0.yaml").read_text(encoding="utf-8")
    own.write_text(text.replace("id: m0", "id: my-own").replace("Facing Zombies", "My Own Town"), encoding="utf-8")
    shown = terminal("--mission", str(own), "--seed", "7", typed="quit\n")
    assert "My Own Town" in shown
    (kept,) = autosaves()
    assert "Answers so far: 0." in terminal("--resume", str(kept), typed="quit\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--mission", "m99"], "There is no mission 'm99'"),
        (["--seats", "7"], "1 to 6 players"),
        (["--survivors", "dracula"], "There is no survivor 'dracula'"),
        (
            ["--mission", "m4", "--survivors", "jimmy"],
            "Jimmy's Class is Townsfolk, which Be Quick or Be Dead bars (UOA-SETUP-09, UOA-M04-01)",
        ),
        (["--bot", "2=random"], "the seats of this game are 1 to 1"),
        (["--bot", "clever"], "there is no bot 'clever'"),
        (["--set", "ultrared"], "write NAME=VALUE"),
        (["--set", "ultrared=maybe"], "the value is true, false or a number"),
        (["--set", "gravity=1"], "There is no field `gravity` here. Possible: mission,"),
        (["--resume", "/nowhere/game.json"], "/nowhere/game.json: cannot be read"),
        (["--resume"], "There is no game to go on with yet"),
        (["--resume", "x.json", "--seed", "3"], "--resume goes on with the set-up of the file"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(terminal: Terminal, arguments: list[str], said: str) -> None:
    told = terminal(*arguments, code=2)
    assert said in told
    assert told.count("\n") == 1
    assert autosaves() == []


def test_a_file_that_is_something_else_is_not_written_over(terminal: Terminal, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,")
    assert "is no record of a game" in terminal("--seed", "7", "--save", str(letter), code=2)
    assert letter.read_text() == "Dear aunt,"
    terminal("--seed", "7", "--save", str(letter), "--force", typed="quit\n")
    assert load(letter).seed == 7


def test_a_whole_process_with_piped_input(tmp_path: Path) -> None:
    env = os.environ | {"GRAVESHIFT_DATA": str(tmp_path / "data"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "graveshift", "play", "--text", "--mission", "m0", "--seed", "7"]
    ended = subprocess.run(
        command, input=b"springfield\ncarl\ncarl\nmove n\n", env=env, capture_output=True, check=True
    )
    out = ended.stdout.decode()
    assert ended.stderr == b""
    assert "Your choice, 1 to 3: springfield\n3. Start with Springfield" in out
    assert "- Carl goes to 2R.N. (UOA-ACT-01)" in out
    (kept,) = (tmp_path / "data" / "games").iterdir()
    assert load(kept).answers == ["card:springfield", "who:carl", "activate:carl", "move:2R.N"]


def test_a_terminal_without_polish_letters_still_plays(tmp_path: Path) -> None:
    env = os.environ | {"GRAVESHIFT_DATA": str(tmp_path / "data"), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "graveshift", "play", "--mission", "m0", "--seed", "7", "--language", "pl"]
    ended = subprocess.run(command, input=b"1\nwyjdz\n", env=env, capture_output=True, check=True)
    assert b"Tw?j wyb?r" in ended.stdout
