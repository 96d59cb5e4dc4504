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


def test_a_copy_that_is_as_it_should_be_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another benchmark may be running it; a source that has changed is copied anew."""
    source, target = tmp_path / "source", tmp_path / "target"
    module = source / building.PACKAGE / "rules.py"
    module.parent.mkdir(parents=True)
    module.write_text("A = 1\n")
    monkeypatch.setattr(building, "SOURCE", source)
    copy = target / building.PACKAGE / "rules.py"
    building.copy_package(target)
    first = copy.stat().st_ino
    building.copy_package(target)
    assert copy.stat().st_ino == first
    module.write_text("A = 2, 3\n")
    building.copy_package(target)
    assert copy.read_text() == "A = 2, 3\n"
