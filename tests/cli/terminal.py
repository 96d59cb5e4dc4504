"""A terminal for tests of `graveshift play`."""

import io

import pytest

from graveshift.cli import main


class Terminal:
    """Runs `graveshift play` with lines typed in."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "--plain", *arguments]) == code
        out, err = self.capsys.readouterr()
        assert code or err == ""
        return str(err if code else out)
