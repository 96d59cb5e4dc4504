"""What the command line does about mistakes, interruptions and closed pipes."""

import argparse
import ast
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from graveshift import cli
from graveshift.cli import rules
from graveshift.kernel.errors import GraveshiftError


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    out = capsys.readouterr().out
    assert all(re.search(rf"\n    {name}\s", out) for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([name, "--help"])
    assert ended.value.code == 0
    assert f"usage: graveshift {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "There is no command 'dance'. The commands are: play, "),
        (["--language", "en", "mission", "list"], "The command comes first and its options after it: `graveshift CO"),
        (["paly"], "There is no command 'paly'. Did you mean 'play'?"),
        (["mission", "shwo"], "There is no command 'shwo'. Did you mean 'show'? The commands are: check, list, show."),
        (["rules", "--serch", "noise"], "`graveshift rules` has no option '--serch'. Did you mean '--search'?"),
        (["paly", "--language", "pl"], "Nie ma polecenia „paly”. Czy chodziło o „play”? Polecenia: play, "),
    ],
)
def test_a_slip_of_the_finger_is_told_with_what_was_meant(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    assert capsys.readouterr().err.startswith(f"graveshift: {told}")


@pytest.mark.parametrize(
    ("language", "told"), [("C", "Enter starts at once"), ("pl_PL.UTF-8", "Enter zaczyna od razu")]
)
def test_no_command_shows_the_way_in(
    language: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", language)
    assert cli.main([]) == 0
    shown = capsys.readouterr().out
    assert "graveshift play " in shown
    assert told in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--help", "--language", "pl"], "ilu graczy"),
        (["play", "--language=pl", "-h"], "W grze wpisz `pomoc`."),
        (["rules", "--help", "--language", "pl"], "zasady jednego rozdziału"),
        (["play", "--help"], "how many players"),
        (["rules", "--help"], "list the rules of a chapter"),
    ],
)
def test_help_for_players_in_both_languages(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(words)
    shown = capsys.readouterr().out
    assert told in shown
    assert ("użycie: " if "pl" in str(words[1:]).replace("help", "") else "usage: ") in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_polish_terminal_gets_polish_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    with pytest.raises(SystemExit):
        cli.main(["play", "--help"])
    assert "pokaż tę pomoc i zakończ" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cli.main(["play", "--help", "--language", "en"])
    assert "show this help message" in capsys.readouterr().out


def test_a_mistake_is_one_sentence_and_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def mistaken(_: argparse.Namespace) -> int:
        raise GraveshiftError("There is no such mission.")

    monkeypatch.setattr(rules, "run", mistaken)
    assert cli.main(["rules"]) == 2
    assert capsys.readouterr() == ("", "graveshift: There is no such mission.\n")


def test_interrupting_ends_with_130_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "run", interrupted)
    assert cli.main(["rules"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "graveshift", "rules", "--json"]
    ended = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_a_file_that_cannot_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.yaml"
    monkeypatch.setattr(rules, "run", lambda _: len(missing.read_text()))
    assert cli.main(["rules"]) == 2
    assert capsys.readouterr().err == f"graveshift: {missing}: No such file or directory.\n"


def test_a_terminal_without_the_letters_gets_question_marks() -> None:
    command = [sys.executable, "-m", "graveshift", "rules", "--chapter", "Icon reconstruction"]
    ended = subprocess.run(command, env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True)
    assert b'"Heal n ?"' in ended.stdout


def test_a_source_newer_than_its_compiled_form_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "graveshift"
    (package / "cli").mkdir(parents=True)
    (tmp_path / "graveshift__mypyc.so").touch()
    source, compiled = package / "noise.py", package / "noise.cpython-311.so"
    source.touch()
    compiled.touch()
    monkeypatch.setattr(cli, "__file__", str(package / "cli" / "__init__.py"))

    os.utime(source, (1, 1))
    cli.warn_of_old_compiled_modules()
    assert capsys.readouterr().err == ""

    os.utime(source, (time.time() + 60, time.time() + 60))
    cli.warn_of_old_compiled_modules()
    assert "noise.py has changed since it was compiled" in capsys.readouterr().err


FOR_PLAYERS = (
    *(f"cli/{name}.py" for name in ("analyse", "board", "mission", "play", "puzzle", "replay", "rules")),
    *("bots/player.py", "parts/terminal/arguments.py", "parts/terminal/start.py", "play/evening.py", "play/saving.py"),
)
"""Where sentences come from that players meet in the terminal."""


@pytest.mark.parametrize("name", FOR_PLAYERS)
def test_what_players_do_wrong_is_told_in_polish_too(name: str) -> None:
    source = ast.parse((Path(cli.__file__).parents[1] / name).read_text(encoding="utf-8"))
    raised = [node.exc for node in ast.walk(source) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
    english = [
        ast.unparse(call)
        for call in raised
        if ast.unparse(call.func).endswith("Error") and not any(word.arg == "pl" for word in call.keywords)
    ]
    assert english == []
