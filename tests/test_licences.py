"""Whose work is in the page is said on its About page, with every licence whole."""

import json
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "web" / "public" / "licences.txt").read_text(encoding="utf-8")
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
IMPORTED = re.compile(r"""(?:from|import)\s*\(?["']((?:@[\w.-]+/)?[a-z][\w-]*)(?:/[^"']*)?["']""")
"""A package by its name; what lies beside begins with a point."""
BUNDLED = runpy.run_path(str(ROOT / "tools" / "licences.py"))["BUNDLED"]


@pytest.mark.parametrize("name", BUNDLED)
def test_every_part_of_the_page_is_named_with_its_version(name: str) -> None:
    version = LOCK[f"node_modules/{name}"]["version"]
    assert f"\n{name} {version} (" in TEXT, "run tools/licences.py"


def test_every_font_and_icon_set_that_the_page_has_is_among_them() -> None:
    wanted = [key.removeprefix("node_modules/") for key in LOCK if "fontsource" in key or "@iconify-json" in key]
    assert len(wanted) >= 5
    assert [name for name in wanted if name not in BUNDLED] == []


def test_every_package_that_the_page_imports_is_among_them() -> None:
    sources = [file for kind in ("ts", "svelte", "css") for file in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    texts = [file.read_text(encoding="utf-8") for file in sources if ".test." not in file.name]
    named = {name for text in texts for name in IMPORTED.findall(text)}
    assert "svelte" in named
    assert sorted(named - {*BUNDLED}) == []


def test_the_licences_are_there_whole() -> None:
    for sign in ("MIT License", "SIL OPEN FONT LICENSE", "creativecommons.org/licenses/by/3.0"):
        assert sign.lower() in TEXT.lower()


def test_the_about_page_leads_to_them() -> None:
    assert 'href="/licences.txt"' in (ROOT / "web/src/pages/About.svelte").read_text(encoding="utf-8")
