"""A terminal whose games are kept in a folder of the test."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("GRAVESHIFT_DATA", str(tmp_path / "data"))
    return Terminal(capsys, monkeypatch)
