"""Building: two builds at once do not disturb each other, and the list of hot modules holds what it names."""

import tomllib
from pathlib import Path

import pytest

from tools import compile as building

fcntl = pytest.importorskip("fcntl")


def test_whoever_builds_second_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "LOCK", tmp_path / "build" / "lock")
    with building.one_at_a_time(), building.LOCK.open() as second, pytest.raises(BlockingIOError):
        fcntl.flock(second, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with building.LOCK.open() as third:
        fcntl.flock(third, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_every_entry_of_the_list_names_a_module() -> None:
    settings = tomllib.loads((building.ROOT / "pyproject.toml").read_text())["tool"]["graveshift"]["compiled"]
    for pattern in (*settings["modules"], *settings["exclude"]):
        assert list(building.SOURCE.glob(pattern)), pattern
