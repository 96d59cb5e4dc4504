"""What is installed is written down: every dependency with its version and the hashes of its files, and no host."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = {"dev": ("postgres", "dev"), "serve": ("postgres",), "bench": ("bench",)}
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE)


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def test_every_dependency_has_its_reason() -> None:
    """docs/decisions.md says of each why we use it."""
    page = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8").lower()
    found = project()
    groups = (found["dependencies"], *found["optional-dependencies"].values())
    names = {Requirement(one).name.lower() for group in groups for one in group} - {"graveshift"}
    assert len(names) > 20
    assert [name for name in sorted(names) if not re.search(rf"\b{re.escape(name)}\b", page)] == []


@pytest.mark.parametrize("name", LOCKS)
def test_every_dependency_is_locked_to_a_version_that_pyproject_allows(name: str) -> None:
    pinned = {canonicalize_name(package): version for package, version in PINNED.findall(lock(name))}
    extras = project()["optional-dependencies"]
    wanted = [*project()["dependencies"], *(entry for extra in LOCKS[name] for entry in extras[extra])]
    for entry in map(Requirement, wanted):
        if entry.name == "graveshift":
            continue
        version = pinned.get(canonicalize_name(entry.name))
        assert version is not None, f"{entry.name} is not in requirements/{name}.txt: run `make lock`"
        assert entry.specifier.contains(version, prereleases=True), f"{entry.name} {version}: run `make lock`"


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_hashes_and_no_host_is_named(name: str) -> None:
    text = lock(name)
    blocks = re.split(r"\n(?=[A-Za-z0-9])", text.strip())
    assert len(blocks) == len(PINNED.findall(text)) > 10
    assert [block.partition(" ")[0] for block in blocks if "--hash=sha256:" not in block] == []
    assert "://" not in text


def test_what_a_wheel_is_built_with_is_locked_and_the_container_uses_it() -> None:
    text = lock("build")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {Requirement(entry).name for entry in settings["build-system"]["requires"]} <= dict(
        PINNED.findall(text)
    ).keys()
    assert text.count("--hash=sha256:") >= len(PINNED.findall(text)) > 3
    assert "://" not in text
    container = (ROOT / "Containerfile").read_text(encoding="utf-8")
    installs = [line for line in container.splitlines() if "pip install" in line or "pip wheel" in line]
    assert [line for line in installs if "--require-hashes" not in line and "--no-deps" not in line] == []
    assert "--no-build-isolation" in next(line for line in installs if "pip wheel" in line)


def test_setting_up_takes_nothing_but_what_is_locked() -> None:
    """`make setup`: every installation is checked by its hashes, or is of our own source and takes nothing along."""
    recipes = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    installs = [line for line in recipes if re.search(r"\bpip\b.* install\b", line)]
    assert any("requirements/dev.txt" in line for line in installs)
    assert [line for line in installs if "--require-hashes" not in line and "--no-deps" not in line] == []
    assert [line for line in recipes if re.search(r"\bnpm\b.* install\b", line)] == [], "npm ci keeps to its lock"


def test_the_smaller_sets_agree_with_the_large_one() -> None:
    everything = dict(PINNED.findall(lock("dev")))
    for name in ("serve", "bench", "build"):
        small = dict(PINNED.findall(lock(name)))
        assert {package: everything.get(package, version) for package, version in small.items()} == small


def test_the_changelog_begins_with_the_version_that_is_next_or_out() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", changelog, re.MULTILINE)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert released[0].partition(" ")[0] == project()["version"]


def test_the_container_is_small_and_careful() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    steps = [line for line in lines if line and not line.startswith(("#", " "))]
    assert [step.split()[0] for step in steps if step.split()[0] not in KNOWN_STEPS] == []
    assert all(":latest" not in step and ":" in step for step in steps if step.startswith("FROM"))
    last = steps[max(number for number, step in enumerate(steps) if step.startswith("FROM")) :]
    user = [step for step in last if step.startswith("USER")]
    assert user == ["USER 10001"]
    assert last.index(user[0]) < last.index(next(step for step in last if step.startswith("ENTRYPOINT")))
    assert any(step.startswith("HEALTHCHECK") for step in last)
    assert any("--require-hashes" in line for line in lines)
    for step in steps:
        if step.startswith("COPY") and "--from" not in step:
            for source in step.split()[1:-1]:
                assert (ROOT / source).exists(), f"{step}: there is no {source}"
                ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
                assert f"!{source}" in ignored, f"{source} is left out by .containerignore"


KNOWN_STEPS = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}


def test_every_limit_is_in_the_hosting_page() -> None:
    from graveshift.server.settings import Limits

    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field, default in zip(Limits.__struct_fields__, Limits.__struct_defaults__, strict=True):
        shown = default if isinstance(default, str) else f"{int(default):,}"
        assert f"| `{field}` | {shown} |" in page, f"docs/hosting.md does not say what {field} is"
