"""Turn a rule ledger (Markdown) into a rulebook that the program reads.

    python tools/make_rulebook.py LEDGER.md src/graveshift/games/GAME/rulebook.json

A ledger has chapters (##), perhaps sections (### without an ID), and entries:

    ### UOA-NOISE-04  Noise with every use  [p.13] {choice}
    The rule in plain words.
    - Edge: a case that is easy to get wrong.
    - Test: Given ... / When ... / Then ...

Rulings may also stand as list lines: `- **GG-AMB-11 Gauge below 0.** Ruling: floor 0.`
If the ledger ends with a chapter "Polish terms", glossary.yaml is written beside the rulebook.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import yaml

from graveshift.rulebook import Book, Chapter, Rule
from graveshift.rulebook.glossary import Term

ID = r"(?:UOA|GG|AOTD|TEZ)-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?"
ENTRY = re.compile(
    rf"### (?P<id>{ID})\s+(?P<title>.+?)(?:\s+\[(?P<page>[^]]*)\])?(?:\s+\{{(?P<tags>[^}}]*)\}})?"
    r"(?:\s+— (?P<sure>[^[{]*\b(?:high|medium|low)\b[^[{]*))?"
)
LISTED = re.compile(rf"- \*\*(?P<id>{ID}) (?P<title>.+?)\.?\*\* ?(?P<text>.*)")
CITED = re.compile(rf"(?P<first>{ID})(?P<more>(?:(?: to |…|, ?-?| and -?)\d\d\b)*)")
RULING = re.compile(
    r"(?P<text>.*?)\s*"
    r"(?:\*\*Ruling: (?P<bold>.+?)\*\*|(?:\*\*)?Ruling(?: (?P<sure>\([HML]\)))?:(?:\*\*)?)\s*(?P<why>.*)",
    re.S,
)
SURE = {"H": "high", "M": "medium", "L": "low"}
RULINGS = "Ambiguities and rulings"
TERMS = "Polish terms"


def main(ledger: Path, out: Path) -> None:
    book = read_ledger(ledger.read_text(encoding="utf-8"), game=out.parent.name.replace("_", "-"))
    out.write_bytes(msgspec.json.format(msgspec.json.encode(book), indent=1) + b"\n")
    print(f"{out}: {len(book.rules)} rules in {len(book.chapters)} chapters.")
    terms = read_terms(ledger.read_text(encoding="utf-8"))
    if terms:
        words = yaml.safe_dump(msgspec.to_builtins(terms), allow_unicode=True, sort_keys=False, width=200)
        glossary = out.with_name("glossary.yaml")
        glossary.write_text(words, encoding="utf-8")
        print(f"{glossary}: {sum(map(len, terms.values()))} terms.")


@dataclass
class Entry:
    """A rule while its lines are being read."""

    id: str
    title: str
    chapter: str
    section: str
    page: str = ""
    tags: tuple[str, ...] = ()
    lines: list[str] = field(default_factory=list)
    edges: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


def read_ledger(text: str, game: str) -> Book:
    title = ""
    notes: dict[str, list[str]] = {}
    entries: list[Entry] = []
    chapter = section = ""
    entry: Entry | None = None
    for line in map(str.rstrip, text.splitlines()):
        if line.startswith("# "):
            title = line[2:].partition(" — ")[0]
        elif line.startswith("## "):
            chapter, section, entry = re.sub(r"^\d+\. | \{.*\}$", "", line[3:]), "", None
            notes[chapter] = []
        elif match := ENTRY.fullmatch(line):
            tags = tuple(re.findall(r"\w+", match["tags"] or ""))
            entry = Entry(match["id"], match["title"], chapter, section, (match["page"] or "").strip("—"), tags)
            if match["sure"]:
                entry.lines.append(f"Confidence: {match['sure']}.")
            entries.append(entry)
        elif match := LISTED.fullmatch(line):
            entries.append(Entry(match["id"], match["title"], chapter, section, lines=[match["text"]]))
        elif line.startswith("###"):
            level, _, name = line.partition(" ")
            name = re.sub(r"^[A-Z]\. | \{.*\}$", "", name)
            section = name if level == "###" else f"{section.partition(': ')[0]}: {name}"
            entry = None
        elif line == "---":
            entry = None
        elif entry is None:
            notes.get(chapter, []).append(line)
        elif match := re.fullmatch(r"- (Edge|Test)\b(?: \((?P<aside>.*?)\))?: (?P<text>.*)", line):
            kept = entry.edges if match[1] == "Edge" else entry.tests
            kept.append(match["text"] if match["aside"] is None else f"({match['aside']}) {match['text']}")
        else:
            entry.lines.append(line)
    known = {each.id for each in entries}
    rules = tuple(finished(each, known) for each in entries)
    used = {rule.chapter for rule in rules}
    chapters = tuple(Chapter(name, plain(joined(lines))) for name, lines in notes.items() if name in used)
    return Book(game, title, chapters, rules)


def finished(entry: Entry, known: set[str]) -> Rule:
    text, ruling = joined(entry.lines), ""
    if entry.chapter == RULINGS:
        text, ruling = question_and_ruling(text)
    everything = "\n".join([text, ruling, *entry.edges, *entry.tests])
    return Rule(
        id=entry.id,
        title=plain(re.sub(r"\s+", " ", entry.title)),
        chapter=entry.chapter,
        section=entry.section,
        page=entry.page,
        tags=entry.tags,
        text=plain(text),
        edges=tuple(map(plain, entry.edges)),
        tests=tuple(map(plain, entry.tests)),
        ruling=plain(re.sub(r"\(([HML])\b", lambda mark: f"({SURE[mark[1]]} confidence", ruling)),
        refers=tuple(dict.fromkeys(cited for cited in citations(everything, known) if cited != entry.id)),
    )


def question_and_ruling(text: str) -> tuple[str, str]:
    """A ruling follows the word Ruling; without that word the bold sentence is it; without one, all of the text."""
    if match := RULING.fullmatch(text):
        return match["text"], " ".join(filter(None, (match["sure"], match["bold"], match["why"])))
    question, bold, rest = text.partition("**")
    return (question.strip(), bold + rest) if bold else ("", text)


def citations(text: str, known: set[str]) -> list[str]:
    """Every rule named in a text, written out: `UOA-ACT-20, 23` and `TEZ-ZOM-02…14` name more than one."""
    found: list[str] = []
    for match in CITED.finditer(text):
        found.append(match["first"])
        section, _, number = match["first"].rpartition("-")
        for link, other in re.findall(r"( to |…|, ?-?| and -?)(\d\d)", match["more"]):
            numbers = range(int(number[:2]) + 1, int(other) + 1) if link in (" to ", "…") else [int(other)]
            found.extend(named for each in numbers if (named := f"{section}-{each:02d}") in known)
            number = other
    return found


def read_terms(text: str) -> dict[str, list[Term]]:
    """The tables of the chapter "Polish terms", by topic."""
    _, _, chapter = text.partition(f"## {TERMS}\n")
    terms: dict[str, list[Term]] = {}
    topic = ""
    for line in chapter.splitlines():
        if line.startswith("### "):
            topic = line[4:]
            terms[topic] = []
        elif line.startswith("| ") and line != "| English | Polish |":
            english, polish = (cell.strip() for cell in line.strip("| ").split(" | "))
            terms[topic].append(Term(english, polish))
    return terms


def joined(lines: list[str]) -> str:
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def plain(text: str) -> str:
    """Without the marks of Markdown; the ledgers call the rulebook's text by the name of its file, "the seed"."""
    return text.replace("**", "").replace("of the seed", "of the book").replace("in the seed", "in the book")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
