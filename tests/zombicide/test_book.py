"""The Books of the Zombicide family: every rule that shared code cites has an ID in each of them."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import graveshift
from graveshift import rulebook
from graveshift.content import ContentError
from graveshift.zombicide.content.citing import citations as read_citations
from graveshift.zombicide.rules import citations
from graveshift.zombicide.rules.book import Book

PACKAGE = Path(graveshift.__file__).parent
BOOKS: list[Book] = [
    import_module(f"graveshift.games.{path.parent.name}.book").BOOK for path in sorted(PACKAGE.glob("games/*/book.py"))
]
FAMILY = sorted(PACKAGE.glob("zombicide/**/*.py"))


def test_citations_are_numbered_in_order() -> None:
    numbers = {name: number for name, number in vars(citations).items() if name.isupper() and name != "NAMES"}
    assert [numbers[name] for name in citations.NAMES] == list(range(len(numbers)))


def test_every_citation_is_used() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FAMILY]
    cited = {name for text in texts for name in re.findall(r"\bcite\.([A-Z_]+)\b", text)}
    assert [name for name in citations.NAMES if name not in cited] == []


@pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
def test_a_book_has_a_rule_of_its_ledger_for_every_citation(book: Book) -> None:
    known = {rule.id for name in lineage(book) for rule in rulebook.book(name).rules}
    assert len(book.cites) == len(citations.NAMES)
    assert [rule for rule in [*book.cites, *book.reroll_cites] if rule not in known] == []


@pytest.mark.parametrize("book", BOOKS, ids=[book.name for book in BOOKS])
def test_rules_that_say_the_same_are_of_the_ledger_and_are_told_apart(book: Book) -> None:
    known = {rule.id for name in lineage(book) for rule in rulebook.book(name).rules}
    for rule, others in book.teller.also.items():
        assert [name for name in (rule, *others) if name not in known] == []
        assert rule not in others
        assert len(set(others)) == len(others)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("round-begins: ", "round-begin: ", "The citation `round-begins` is missing."),
        ("# Winning", "the-moon: UOA-WIN-01\n# Winning", "citations.yaml: the-moon: No shared chapter cites this."),
    ],
)
def test_a_file_of_citations_names_all_of_them_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, told: str
) -> None:
    text = (PACKAGE / "games/undead_or_alive/data/citations.yaml").read_text(encoding="utf-8")
    (tmp_path / "a_book" / "data").mkdir(parents=True)
    (tmp_path / "a_book" / "__init__.py").touch()
    (tmp_path / "a_book" / "data" / "citations.yaml").write_text(text.replace(right, wrong, 1), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "a_book", raising=False)
    with pytest.raises(ContentError, match=re.escape(told)):
        read_citations("a_book")


def lineage(book: Book) -> list[str]:
    """The book itself, and those that it builds on: an expansion cites its parent's rules too."""
    return [book.name, *(lineage(book.parent) if book.parent is not None else [])]


@pytest.mark.parametrize("source", FAMILY, ids=[str(path.relative_to(PACKAGE)) for path in FAMILY])
def test_the_family_names_no_rule_of_a_game(source: Path) -> None:
    prefixes = tuple(f"{book.prefix}-" for book in BOOKS)
    tree = ast.parse(source.read_text(encoding="utf-8"))
    wrong = [text for text in running_texts(tree) if any(prefix in text for prefix in prefixes)]
    assert wrong == []


def running_texts(tree: ast.AST) -> Iterator[str]:
    """All string literals but the docstrings, which may cite what they please, and examples that show a form."""
    told = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "examples":
            told |= {id(inside) for inside in ast.walk(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value
