"""Write down how every rule is proved: docs/rules-status.md, and the file that `graveshift rules` reads.

    python tools/rules_status.py            write both
    python tools/rules_status.py --check    exit 1 if they are out of date

A scenario proves the rules of its `rules` and `refused`; a pytest function those that stand in it. Rules that no test
can break stand with the reason in tests/games/GAME/untestable.yaml, those that a game does not play yet (whole chapters
by the beginning of their IDs) in unbuilt.yaml there.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import yaml

from graveshift import rulebook
from graveshift.kernel.registry import book_modules
from graveshift.rulebook.status import FILE, Status, spoken

ROOT = Path(__file__).resolve().parent.parent
GAMES = tuple(module.package.rpartition(".")[2] for module in book_modules() if module.playable)
PAGE = "docs/rules-status.md"
PROOFS = ("board", "cli", "games", "play")
"""Folders of tests whose rule IDs are proofs; elsewhere an ID is only an example of an ID."""

PREFIXES = "|".join(module.prefix for module in book_modules())
ID = re.compile(rf"\b(?:{PREFIXES})-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?\b")

HEAD = """\
# Rules status

How every rule is proved; `graveshift rules ID` shows the same. `python tools/rules_status.py` writes this page.
"""


def main(arguments: list[str]) -> int:
    wanted = files(ROOT)
    if arguments == ["--check"]:
        stale = out_of_date(ROOT, wanted)
        for name in stale:
            print(f"{name} is out of date; `python tools/rules_status.py` writes it.")
        return 1 if stale else 0
    for name, text in wanted.items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(name)
    for game in GAMES:
        print(summary(statuses(ROOT, game)))
    return 0


def out_of_date(root: Path, wanted: dict[str, str]) -> list[str]:
    return [name for name, text in wanted.items() if not (root / name).is_file() or (root / name).read_text() != text]


def files(root: Path) -> dict[str, str]:
    """The generated files by name."""
    found = {game: statuses(root, game) for game in GAMES}
    made = {
        f"src/graveshift/games/{game}/{FILE}": msgspec.json.format(msgspec.json.encode(of), indent=1).decode() + "\n"
        for game, of in found.items()
    }
    return made | {PAGE: page(found)}


def statuses(root: Path, game: str) -> dict[str, Status]:
    """The status of every rule of a game, in the order of the book."""
    proofs = citations(root)
    reasons = listed(root / "tests" / "games" / game / "untestable.yaml")
    lacking = listed(root / "tests" / "games" / game / "unbuilt.yaml")
    known = [rule.id for rule in rulebook.book(game).rules]
    return {
        rule: Status(
            tuple(proofs.get(rule, ())),
            reasons.get(rule, ""),
            lacking.get(rule) or lacking.get(rule.rpartition("-")[0], "") if not proofs.get(rule) else "",
        )
        for rule in known
    }


def listed(file: Path) -> dict[str, str]:
    """Reasons by rule, or by the beginning that the rules of a chapter share."""
    return (yaml.safe_load(file.read_text()) or {}) if file.is_file() else {}


def citations(root: Path) -> dict[str, list[str]]:
    """The tests that cite each rule, in order."""
    found: dict[str, dict[str, None]] = {}
    for folder in PROOFS:
        for path in sorted((root / "tests" / folder).rglob("*")):
            for test, rule in cited(path, path.relative_to(root).as_posix()):
                found.setdefault(rule, {})[test] = None
    return {rule: list(tests) for rule, tests in found.items()}


def cited(path: Path, name: str) -> Iterator[tuple[str, str]]:
    """Pairs of test and rule in one file."""
    if "rulebook" in path.name:
        return
    if path.suffix == ".yaml" and "scenarios" in path.parts:
        for document in yaml.load_all(path.read_text(encoding="utf-8"), LOADER):
            if isinstance(document, dict):
                yield from ((f"{name}: {document.get('name', '')}", rule) for rule in proved(document))
    elif path.suffix == ".py" and path.name.startswith("test_"):
        source = path.read_text(encoding="utf-8")
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                text = "\n".join(source.splitlines()[first - 1 : node.end_lineno])
                yield from ((f"{name}::{node.name}", rule) for rule in ID.findall(text))


def proved(document: dict[str, object]) -> Iterator[str]:
    """The rules of a scenario: those it names, and those that refuse one of its steps."""
    rules = document.get("rules")
    if isinstance(rules, list):
        yield from map(str, rules)
    steps = document.get("steps")
    for part in (document, *(steps if isinstance(steps, list) else ())):
        if isinstance(part, dict) and part.get("refused", "any") != "any":
            yield str(part["refused"])


def page(found: dict[str, dict[str, Status]]) -> str:
    blocks = [HEAD.rstrip()]
    for game, of in found.items():
        book = rulebook.book(game)
        blocks.append(f"## {book.title}\n\n{summary(of)}")
        for chapter in book.chapters:
            rows = [row(rule, of[rule.id]) for rule in book.rules if rule.chapter == chapter.title]
            blocks.append(
                "\n".join([f"### {chapter.title}\n", "| rule | | status | tests |", "|---|---|---|---|", *rows])
            )
    return "\n\n".join(blocks) + "\n"


def summary(of: dict[str, Status]) -> str:
    words = [status.word for status in of.values()]
    return f"{len(words)} rules: " + ", ".join(
        f"{words.count(word)} {word}" for word in ("tested", "not testable", "not built", "not tested") if word in words
    )


def row(rule: rulebook.Rule, status: Status) -> str:
    tests = "<br>".join(map(link, status.tests))
    return f"| {rule.id} | {cell(rule.title)} | {status.word} | {cell(status.untestable or status.unbuilt) or tests} |"


def link(test: str) -> str:
    """`[noise/every_use](…): Every shot makes noise`"""
    file, place, shown = spoken(test)
    return f"[{place}](../{file}): {cell(shown)}"


def cell(words: str) -> str:
    return words.replace("|", "\\|").replace("\n", " ").strip()


LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
