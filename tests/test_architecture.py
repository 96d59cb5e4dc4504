"""Dependencies point downwards only, and the engine touches neither the clock nor the global dice."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import graveshift
from graveshift.kernel import registry
from graveshift.kernel.sentences import LANGUAGES, SENTENCES

PACKAGE = Path(graveshift.__file__).parent
ENGINE = ("kernel", "board", "zombicide", "games")

# What each part of the package may import, besides itself. The lowest floor comes first.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "content": {"kernel"},
    "board": {"kernel", "content"},
    "rulebook": {"kernel", "content"},
    "parts": {"kernel", "content", "board", "rulebook"},
    "zombicide": {"kernel", "content", "board", "rulebook", "parts"},
    "games": {"kernel", "content", "board", "rulebook", "parts", "zombicide"},
    "scenario": {"kernel", "content", "board", "rulebook", "parts"},
    "bots": {"kernel", "content", "board", "zombicide", "games"},
    "bench": {"kernel", "parts", "bots"},
    "coach": {"kernel", "content", "parts", "bots", "sim"},
    "play": {"kernel", "content", "board", "rulebook", "parts", "bots", "coach"},
    "envs": {"kernel", "parts", "bots"},
    "sim": {"kernel", "parts", "bots", "scenario"},
    "server": {"kernel", "content", "board", "rulebook", "parts", "bots", "scenario", "coach"},
}
# The command line and the front door (`graveshift.new`) stand on top and may import everything.
ON_TOP = {"cli", "__init__", "__main__"}

# An expansion builds on its parent; the other games know nothing of each other.
PARENT_GAME = {"gears_and_guns": "undead_or_alive"}

# The engine's dice are the seeded stream, and a game must not depend on when it is played (design, section 3).
NOT_IN_THE_ENGINE = {"random", "secrets", "time", "datetime", "uuid", "numpy"}
# A table that people play fixes its secret before the game; from there on its dice follow from it.
DRAWS_THE_SECRET = {("kernel/keyed.py", "secrets")}

SOURCES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("part", sorted({path.parts[0].removesuffix(".py") for path in SOURCES} - ON_TOP))
def test_a_part_imports_only_what_stands_below_it(part: str) -> None:
    assert part in MAY_IMPORT, f"Say in MAY_IMPORT on which floor {part} stands."
    wrong = [
        f"{source} imports {'.'.join(imported)}"
        for source in sources_of(part)
        for imported in imports_of_ours(source)
        if imported[0] not in MAY_IMPORT[part] | {part}
    ]
    assert wrong == []


def test_a_game_imports_no_other_game_but_its_parent() -> None:
    wrong = [
        f"{source} imports {'.'.join(imported)}"
        for source in sources_of("games")
        for imported in imports_of_ours(source)
        if imported[0] == "games" and len(imported) > 1 and len(source.parts) > 2
        if imported[1] not in (source.parts[1], PARENT_GAME.get(source.parts[1]))
    ]
    assert wrong == []


def test_tiny_epic_zombies_is_no_zombicide() -> None:
    sources = [source for source in sources_of("games") if "tiny_epic_zombies" in source.parts]
    assert [source for source in sources for name in imports_of_ours(source) if name[0] == "zombicide"] == []


def test_nothing_above_the_games_names_a_game_or_the_rules_of_one() -> None:
    """Each game says in its descriptor what it offers; the families of bots are named there too."""
    words = [word for module in registry.modules() for word in (module.name, module.name.replace("-", "_"))]
    words += [title for module in registry.modules() for title in module.title.values()]
    words += [heading for module in registry.modules() for heading in module.heading.values()]
    prefixes = [rf"\b{module.prefix}-[A-Z]" for module in registry.modules() if module.prefix]
    named = re.compile("|".join([*map(re.escape, words), *prefixes]))
    wrong = [
        f"{path.relative_to(PACKAGE)}: {found[0]}"
        for path in sorted(PACKAGE.rglob("*"))
        if path.suffix in (".py", ".yaml") and knows_no_game(path.relative_to(PACKAGE))
        for found in [named.search(path.read_text(encoding="utf-8"))]
        if found is not None
    ]
    assert wrong == []


def knows_no_game(path: Path) -> bool:
    """Everything but the games themselves, their family, the board that cites its rules, and the bots of a family."""
    if path.parts[0] == "bots":
        return len(path.parts) == 2
    return path.parts[0] not in ("games", "zombicide", "board")


THINGS_OF_A_GAME = """
    zombie survivor companion townsfolk abomination sleeper zeus spawn corpse noise objective
    cemetery casino wagon gatling truck coal crate vault helipad nozzle explosive statue
"""


def test_the_board_knows_nothing_that_only_a_game_knows() -> None:
    """Such things are marks and looks that a game names; the rules that the board keeps are cited by their IDs."""
    named = re.compile("|".join(THINGS_OF_A_GAME.split()) + r"|\bmines?\b[\"':]", re.IGNORECASE)
    wrong = [
        f"{source}: {found[0]}"
        for source in sources_of("board")
        for found in [named.search(re.sub(r"\b(UOA|AOTD|GG)-[A-Z]+", "", (PACKAGE / source).read_text("utf-8")))]
        if found is not None
    ]
    assert wrong == []


def test_the_kernel_speaks_no_language() -> None:
    """Its sentences stand in one place, in every language."""
    silent = [source for source in sources_of("kernel") if source.name != "sentences.py"]
    spoken = [source for source in silent if re.search("[ąćęłńóśźż„]", (PACKAGE / source).read_text(encoding="utf-8"))]
    assert spoken == []
    wordless = {"at-place"}  # only what another sentence says, behind the place
    told_twice = [name for name, told in SENTENCES.items() if len(told) != len(LANGUAGES) or told[0] == told[1]]
    assert set(told_twice) == wordless


def test_every_place_that_a_descriptor_names_is_there() -> None:
    places = [
        place
        for module in registry.modules()
        for place in (
            *(module.rules, module.stage, module.terminal, module.shelf, module.missions, module.batch, module.bench),
            *module.bots.values(),
            module.judge,
        )
        if place
    ]
    assert len(places) > 12
    assert [place for place in places if registry.part(place) is None] == []


ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "web" / "README.md"])
NAMED_FILE = re.compile(r"`([\w./-]+\.(?:py|yaml|ts|svelte|css))`")
NOT_OURS = re.compile(r"NAME|GAME|my-mission|^\.\./")
"""What stands for a name, and files of a reader's own."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_names_only_files_and_pages_that_are_there(page: Path) -> None:
    """The changelog tells of what is gone, too."""
    text = page.read_text(encoding="utf-8")
    links = {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}
    assert [link for link in sorted(links) if not (page.parent / link).exists()] == []
    named = {name for name in NAMED_FILE.findall(text) if not NOT_OURS.search(name)}
    assert len(named) > 15 or page.name != "architecture.md"
    ours = ("src/**/*", "tests/**/*", "tools/*", "docs/*", "web/*", "web/src/**/*")
    files = [f"/{path}" for pattern in ours for path in ROOT.glob(pattern) if path.is_file()]
    if page.name != "CHANGELOG.md":
        assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in files)] == []


def test_the_engine_imports_no_clock_and_no_other_chance() -> None:
    wrong = [
        f"{source} imports {name}"
        for part in ENGINE
        for source in sources_of(part)
        for name in imports(source)
        if name.partition(".")[0] in NOT_IN_THE_ENGINE and (str(source), name) not in DRAWS_THE_SECRET
    ]
    assert wrong == []


def sources_of(part: str) -> list[Path]:
    return [path for path in SOURCES if path.parts[0].removesuffix(".py") == part]


def imports_of_ours(source: Path) -> Iterator[tuple[str, ...]]:
    """What a module imports of this package, without the package's name: `("games", "undead_or_alive")`."""
    for name in imports(source):
        first, *rest = name.split(".")
        if first == PACKAGE.name:
            yield tuple(rest) or ("__init__",)


def imports(source: Path) -> Iterator[str]:
    """The full name of everything a module imports, also inside functions and for type checking only."""
    for node in ast.walk(ast.parse((PACKAGE / source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = [PACKAGE.name, *source.parts][: -node.level] if node.level else []
            base = ".".join([*package, *([node.module] if node.module else [])])
            if base == PACKAGE.name:
                yield from (f"{base}.{alias.name}" for alias in node.names)
            else:
                yield base
