"""A wheel has the page of the table in it, or is not built."""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = "src/graveshift/__init__.py"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a fresh clone as a wheel is built from: the page is not in git."""
    for file in (".gitignore", "pyproject.toml", "README.md", "LICENSE", SOURCE, "tools/hatch_build.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def built(clone: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    return subprocess.run(command, cwd=clone, capture_output=True, text=True, check=False)


def make_page(clone: Path) -> None:
    page = clone / "src/graveshift/server/static/index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", encoding="utf-8")


def test_without_the_page_no_wheel_is_built(clone: Path) -> None:
    tried = built(clone)
    assert tried.returncode != 0
    assert tried.stderr.strip() == (
        "The page of the table is not built, and a wheel would lack it: run `make client`, then build again."
    )
    assert not list(clone.glob("dist/*.whl"))


def test_the_page_goes_into_the_wheel(clone: Path) -> None:
    make_page(clone)
    assert built(clone).returncode == 0
    [wheel] = clone.glob("dist/*.whl")
    assert "graveshift/server/static/index.html" in ZipFile(wheel).namelist()


def test_an_old_page_does_not(clone: Path) -> None:
    make_page(clone)
    (clone / "web").mkdir()
    (clone / "web" / "main.ts").write_text("newer", encoding="utf-8")
    (clone / "build").mkdir()
    (clone / "build" / "client-built-from").write_text("something older", encoding="utf-8")
    shutil.copy(ROOT / "tools/build_client.py", clone / "tools/build_client.py")
    tried = built(clone)
    assert tried.returncode != 0
    assert "The page of the table is older than web/" in tried.stderr


def test_compiled_modules_go_into_the_wheel_which_is_for_this_machine_then(clone: Path) -> None:
    make_page(clone)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    library, module = clone / f"src/abc__mypyc{suffix}", clone / f"src/graveshift/kernel/game{suffix}"
    source = module.with_name("game.py")
    source.parent.mkdir()
    for file in (source, library, module):
        file.touch()
    assert built(clone).returncode == 0
    [wheel] = clone.glob("dist/*.whl")
    assert {library.name, f"graveshift/kernel/{module.name}", "graveshift/kernel/game.py"} <= {
        *ZipFile(wheel).namelist()
    }
    assert not wheel.name.endswith("-none-any.whl")

    os.utime(source, (module.stat().st_mtime + 10,) * 2)
    tried = built(clone)
    assert tried.returncode != 0
    assert tried.stderr.strip() == (
        "game.py has changed since it was compiled: run `make compiled` or `make clean-compiled`."
    )


def test_an_editable_installation_needs_no_page(clone: Path) -> None:
    hook = runpy.run_path(str(clone / "tools/hatch_build.py"))["PageHook"]
    asked = hook(str(clone), {}, None, None, "dist", "wheel")
    asked.initialize("editable", {})
    with pytest.raises(SystemExit, match="make client"):
        asked.initialize("standard", {})
