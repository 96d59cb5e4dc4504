"""What the command line does about mistakes, interruptions and closed pipes."""

import argparse
import os
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
    assert all(f"\n    {name} " in out for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([name, "--help"])
    assert ended.value.code == 0
    assert f"usage: graveshift {name}" in capsys.readouterr().out


def test_an_unknown_command_is_told_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["dance"])
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert "dance" in err
    assert "rules" in err


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
