"""When the page's packages are fetched anew: only when they are not those of the lock file."""

import json
from pathlib import Path

import pytest

from tools import build_client


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(build_client, "WEB", tmp_path)
    (tmp_path / "node_modules").mkdir()
    write(
        tmp_path / "package-lock.json",
        {
            "": {"name": "page", "version": "0.1.0"},
            "node_modules/svelte": {"version": "5.1.0"},
            "node_modules/binding-elsewhere": {"version": "1.0.0", "optional": True},
        },
    )
    return tmp_path


def write(lock: Path, packages: dict[str, dict[str, object]]) -> None:
    lock.write_text(json.dumps({"packages": packages}))


def test_without_packages_they_are_fetched(web: Path) -> None:
    assert not build_client.installed()


def test_the_same_versions_stay_however_old_the_files_are(web: Path) -> None:
    write(web / "node_modules" / ".package-lock.json", {"node_modules/svelte": {"version": "5.1.0"}})
    (web / "package-lock.json").touch()
    assert build_client.installed()


@pytest.mark.parametrize("there", [{}, {"node_modules/svelte": {"version": "5.0.0"}}])
def test_a_missing_or_another_version_is_fetched(web: Path, there: dict[str, dict[str, object]]) -> None:
    write(web / "node_modules" / ".package-lock.json", there)
    assert not build_client.installed()
