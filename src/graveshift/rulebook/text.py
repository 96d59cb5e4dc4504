"""Rules as text for the terminal, wrapped to its width."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from graveshift.content.lines import wrapped
from graveshift.rulebook.book import Book, Rule, book_of, rulings_on, title
from graveshift.rulebook.code import code_of
from graveshift.rulebook.status import spoken, status_of

WIDEST = 100

WORDS = {
    "en": {
        "ruling": "Ruling",
        "edges": "Edges",
        "examples": "Examples",
        "rulings": "Rulings",
        "related": "Related rulings",
        "see": "See also",
        "chapter": "chapter {}",
        "rules": "{}: {} rules",
        "found": "Rules found: {}. `graveshift rules ID` prints one.",
        "advice": "`graveshift rules --chapter NAME` lists a chapter, `--search WORD` finds rules, an ID prints one.",
        "status": "Status: {}",
        "code": "Code",
        "tested": "tested",
        "not tested": "not tested",
        "not testable": "not testable",
        "not built": "not built yet",
    },
    "pl": {
        "ruling": "Rozstrzygnięcie",
        "edges": "Przypadki szczególne",
        "examples": "Przykłady",
        "rulings": "Rozstrzygnięcia",
        "related": "Pokrewne rozstrzygnięcia",
        "see": "Zobacz też",
        "chapter": "rozdział {}",
        "rules": "{}, liczba zasad: {}",
        "found": "Znalezione zasady: {}. `graveshift rules ID --language pl` pokazuje jedną.",
        "advice": "`graveshift rules --language pl --chapter NAZWA` pokazuje rozdział, `--search SŁOWO` szuka zasad, "
        "a ID pokazuje jedną.",
        "status": "Stan: {}",
        "code": "Kod",
        "tested": "sprawdzana testami",
        "not tested": "bez testu",
        "not testable": "nie da się sprawdzić testem",
        "not built": "jeszcze nie zbudowane",
        "english": "(jeszcze nieprzetłumaczona)",
    },
}


def whole_rule(rule: Rule, language: str = "en") -> str:
    """A rule with its page, its edges and examples, the rulings on it, the rules it refers to, and its status."""
    words = WORDS[language]
    rulings = rulings_on(rule, language)
    others = [cited for cited in rule.refers if cited not in {ruling.id for ruling in rulings}]
    blocks = [
        f"{_wrapped(f'{rule.id}  {_title(rule, language)}', '', '  ')}\n{_wrapped(_place(rule, language), '', '  ')}",
        _wrapped(rule.text),
        _part(words["ruling"], [_wrapped(rule.ruling)] if rule.ruling else []),
        _part(words["edges"], map(_item, rule.edges)),
        _part(words["examples"], map(_item, rule.tests)),
        _part(words["related" if rule.ruling else "rulings"], [_ruling(found, language) for found in rulings]),
        _part(words["see"], [_row(cited, title(cited, language)) for cited in others]),
        _status(rule, language),
    ]
    return "\n\n".join(filter(None, blocks))


def with_code(rule: Rule, language: str = "en") -> str:
    """The same for those who work on it: also where the rule stands in the code."""
    code = _part(WORDS[language]["code"], map(_item, code_of(rule.id)))
    return "\n\n".join(filter(None, (whole_rule(rule, language), code)))


def by_relevance(rules: Sequence[Rule], language: str = "en") -> str:
    """What a search found: one line for each rule, best first, under the name of its book."""
    found: dict[str, list[str]] = {}
    for rule in rules:
        found.setdefault(book_of(rule.id, language).title, []).append(_row(rule.id, _title(rule, language)))
    return "\n\n".join([*(_part(book, rows) for book, rows in found.items()), _count(rules, language)])


def by_chapter(rules: Sequence[Rule], language: str = "en") -> str:
    """Whole chapters: what holds for all rules of the chapter, then one line for each."""
    found: dict[tuple[str, str], list[str]] = {}
    for rule in rules:
        book = book_of(rule.id, language)
        note = next(chapter.note for chapter in book.chapters if chapter.title == rule.chapter)
        heading = f"{book.title}, {WORDS[language]['chapter'].format(rule.chapter)}"
        found.setdefault((heading, note), []).append(_row(rule.id, _title(rule, language)))
    blocks = [_part(heading, [f"{_wrapped(note)}\n"] * bool(note) + rows) for (heading, note), rows in found.items()]
    return "\n\n".join([*blocks, _count(rules, language)])


def contents(books: Sequence[Book], language: str = "en") -> str:
    """The books with their chapters."""
    blocks = []
    for book in books:
        counts = {chapter.title: 0 for chapter in book.chapters}
        for rule in book.rules:
            counts[rule.chapter] += 1
        rows = [_wrapped(f"  {count:4}  {name}", "", " " * 8) for name, count in counts.items()]
        heading = WORDS[language]["rules"].format(f"{book.title} ({book.game})", len(book.rules))
        blocks.append(_part(heading, rows))
    return "\n\n".join([*blocks, _wrapped(WORDS[language]["advice"], "")])


def _title(rule: Rule, language: str) -> str:
    """The title, marked where the edition lacks the rule."""
    return rule.title if rule.language == language else f"{rule.title} {WORDS[language]['english']}"


def _count(rules: Sequence[Rule], language: str) -> str:
    return _wrapped(WORDS[language]["found"].format(len(rules)), "", "  ")


def _place(rule: Rule, language: str) -> str:
    chapter = f"{rule.chapter}, {rule.section}" if rule.section else rule.chapter
    place = (book_of(rule.id, language).title, rule.page, WORDS[language]["chapter"].format(chapter))
    return ", ".join(filter(None, place))


def _status(rule: Rule, language: str) -> str:
    """The tests that prove a rule, or why there are none."""
    status = status_of(rule)
    if status is None:
        return ""
    proofs = [f"{place}: {shown}" for _, place, shown in map(spoken, status.tests)]
    said = status.untestable or status.unbuilt
    reason = [said] if said else proofs
    heading = WORDS[language]["status"].format(WORDS[language][status.word])
    return _part(heading, map(_item, reason)) or _wrapped(heading, "", "  ")


def _part(heading: str, rows: Iterable[str]) -> str:
    body = "\n".join(rows)
    return f"{_wrapped(heading, '', '  ')}\n{body}" if body else ""


def _ruling(ruling: Rule, language: str) -> str:
    answer = " ".join(filter(None, (ruling.text, f"{WORDS[language]['ruling']}: {ruling.ruling}")))
    return f"{_row(ruling.id, _title(ruling, language))}\n{_wrapped(answer, '    ')}"


def _row(rule_id: str, words: str) -> str:
    return _wrapped(f"{rule_id:14} {words}", "  ", " " * 17)


def _item(words: str) -> str:
    return _wrapped(words, "  - ", "    ")


def _wrapped(text: str, first: str = "  ", further: str | None = None) -> str:
    """Text wrapped to the terminal; lists hang, and a table that is too wide becomes a list."""
    further = first if further is None else further
    width = min(shutil.get_terminal_size().columns, WIDEST)
    lines = []
    for line in _without_wide_tables(text.split("\n"), width - len(first)):
        hanging = "  " if re.match(r"- ", line) else ""
        if line.startswith("|"):
            lines.append(first + line)
        else:
            lines += wrapped(line, width, first, further + hanging) or [""]
    return "\n".join(lines)


def _without_wide_tables(lines: list[str], width: int) -> Iterator[str]:
    """The lines, with an item for each row of a table that is too wide: `- Violet: Number 1 ...; Number 2 ...`."""
    for is_table, group in groupby(lines, lambda line: line.startswith("|")):
        rows = list(group)
        if not is_table or max(map(len, rows)) <= width:
            yield from rows
            continue
        heads, _, *cells = ([cell.strip() for cell in row.strip("|").split("|")] for row in rows)
        for name, *others in cells:
            told = [f"{head}: {cell}" for head, cell in zip(heads[1:], others, strict=True) if cell]
            yield f"- {heads[0]} {name}. {'; '.join(told)}"
