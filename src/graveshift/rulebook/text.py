"""Rules as text for the terminal, wrapped to its width."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterable, Sequence

from graveshift.rulebook.book import Book, Rule, book_of, rulings_on, title
from graveshift.rulebook.status import spoken, status_of

WIDEST = 100


def whole_rule(rule: Rule) -> str:
    """A rule with its page, its edges and examples, the rulings on it, the rules it refers to, and its status."""
    rulings = rulings_on(rule)
    others = [cited for cited in rule.refers if cited not in {ruling.id for ruling in rulings}]
    blocks = [
        f"{rule.id}  {rule.title}\n{_wrapped(_place(rule), '')}",
        _wrapped(rule.text),
        _part("Ruling", [_wrapped(rule.ruling)] if rule.ruling else []),
        _part("Edges", map(_item, rule.edges)),
        _part("Examples", map(_item, rule.tests)),
        _part("Rulings" if not rule.ruling else "Related rulings", map(_ruling, rulings)),
        _part("See also", [_row(cited, title(cited)) for cited in others]),
        _status(rule),
    ]
    return "\n\n".join(filter(None, blocks))


def by_relevance(rules: Sequence[Rule]) -> str:
    """What a search found: one line for each rule, best first, under the name of its book."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        found.setdefault(book_of(rule.id).title, []).append(_row(rule.id, rule.title))
    return "\n\n".join([*(_part(book, rows) for book, rows in found.items()), _count(rules)])


def by_chapter(rules: Sequence[Rule]) -> str:
    """Whole chapters: what holds for all rules of the chapter, then one line for each."""
    found: dict[tuple[str, str], list[str]] = {}
    for rule in rules:
        book = book_of(rule.id)
        note = next(chapter.note for chapter in book.chapters if chapter.title == rule.chapter)
        heading = f"{book.title}, chapter {rule.chapter}"
        found.setdefault((heading, note), []).append(_row(rule.id, rule.title))
    blocks = [_part(heading, [f"{_wrapped(note)}\n"] * bool(note) + rows) for (heading, note), rows in found.items()]
    return "\n\n".join([*blocks, _count(rules)])


def contents(books: Sequence[Book]) -> str:
    """The books with their chapters."""
    blocks = []
    for book in books:
        counts = {chapter.title: 0 for chapter in book.chapters}
        for rule in book.rules:
            counts[rule.chapter] += 1
        rows = [f"  {count:4}  {name}" for name, count in counts.items()]
        blocks.append(_part(f"{book.title} ({book.game}): {len(book.rules)} rules", rows))
    advice = "`graveshift rules --chapter NAME` lists a chapter, `--search WORD` finds rules, an ID prints one."
    return "\n\n".join([*blocks, _wrapped(advice, "")])


def _count(rules: Sequence[Rule]) -> str:
    return f"{len(rules)} rule{'s' if len(rules) > 1 else ''}. `graveshift rules ID` prints one."


def _place(rule: Rule) -> str:
    chapter = f"{rule.chapter}, {rule.section}" if rule.section else rule.chapter
    return ", ".join(filter(None, (book_of(rule.id).title, rule.page, f"chapter {chapter}")))


def _status(rule: Rule) -> str:
    """The tests that prove a rule, or why there are none."""
    status = status_of(rule)
    if status is None:
        return ""
    proofs = [f"{place}: {shown}" for _, place, shown in map(spoken, status.tests)]
    reason = [status.untestable] if status.untestable else proofs
    return _part(f"Status: {status.word}", map(_item, reason)) or f"Status: {status.word}"


def _part(heading: str, rows: Iterable[str]) -> str:
    body = "\n".join(rows)
    return f"{heading}\n{body}" if body else ""


def _ruling(ruling: Rule) -> str:
    answer = " ".join(filter(None, (ruling.text, f"Ruling: {ruling.ruling}")))
    return f"{_row(ruling.id, ruling.title)}\n{_wrapped(answer, '    ')}"


def _row(rule_id: str, words: str) -> str:
    return _wrapped(f"{rule_id:14} {words}", "  ", " " * 17)


def _item(words: str) -> str:
    return _wrapped(words, "  - ", "    ")


def _wrapped(text: str, first: str = "  ", further: str | None = None) -> str:
    """Text wrapped to the terminal; lists hang, tables are left as they are."""
    further = first if further is None else further
    width = min(shutil.get_terminal_size().columns, WIDEST)
    lines = []
    for line in text.split("\n"):
        hanging = "  " if re.match(r"- ", line) else ""
        if line.startswith("|"):
            lines.append(first + line)
        else:
            lines.append(
                textwrap.fill(
                    line,
                    width,
                    initial_indent=first,
                    subsequent_indent=further + hanging,
                    break_long_words=False,
                    break_on_hyphens=False,
                )
            )
    return "\n".join(lines)
