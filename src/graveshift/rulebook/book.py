"""The rulebooks as data: every rule of every game, in our own words, under its ledger ID."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from graveshift.kernel.errors import GraveshiftError
from graveshift.kernel.registry import book_modules

ENGLISH = "en"


class Rule(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One rule. A ruling (where the book is silent or at odds with itself) asks in `text` and answers in `ruling`."""

    id: str
    title: str
    chapter: str
    text: str
    section: str = ""
    page: str = ""
    tags: tuple[str, ...] = ()
    edges: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    ruling: str = ""
    refers: tuple[str, ...] = ()
    language: str = ENGLISH
    """What it is written in: an entry that an edition lacks stays English there, and can be marked so."""

    @property
    def words(self) -> str:
        """The text; of a rule that is nothing but an example, the example."""
        return self.text if self.text or self.ruling or self.edges else "\n".join(self.tests)


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A chapter of a book, with what holds for all of its rules."""

    title: str
    note: str = ""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player reads of a rule, in another language. The examples (`tests`) are not translated."""

    title: str
    text: str = ""
    edges: tuple[str, ...] = ()
    ruling: str = ""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book in another language: by English chapter, section and page, and by rule ID."""

    title: str
    page: str
    """What stands before the number of a page, such as `s. `."""
    chapters: dict[str, Chapter]
    rules: dict[str, Wording]
    sections: dict[str, str] = {}
    pages: dict[str, str] = {}
    """Places that are more than page numbers."""


class UnknownRule(GraveshiftError):
    """No book has a rule of this ID."""


class UnknownGame(GraveshiftError):
    """There is no rulebook for this game."""


@cache
def books(language: str = ENGLISH) -> tuple[Book, ...]:
    """All rulebooks: the first game, its expansion, their siblings."""
    if language != ENGLISH:
        return tuple(translated(english, edition(english.game, language), language) for english in books())
    decode = msgspec.json.Decoder(Book).decode
    return tuple(decode(module.file("rulebook.json").read_bytes()) for module in book_modules())


def edition(game: str, language: str) -> Edition | None:
    """The translation of a book; None where there is none."""
    file = file_of(game, f"rulebook.{language}.json")
    return msgspec.json.decode(file.read_bytes(), type=Edition) if file is not None else None


def file_of(game: str, name: str) -> Traversable | None:
    """A file that lies beside the rulebook of a game; None where there is none."""
    found = (module.file(name) for module in book_modules() if module.name == game)
    return next((file for file in found if file.is_file()), None)


def translated(english: Book, words: Edition | None, language: str) -> Book:
    """A book with the words of its edition; what the edition lacks stays English."""
    if words is None:
        return english
    chapters = {chapter.title: words.chapters.get(chapter.title, chapter) for chapter in english.chapters}
    return Book(
        english.game,
        words.title,
        tuple(chapters.values()),
        tuple(_reworded(found, words, chapters[found.chapter].title, language) for found in english.rules),
    )


def book(game: str, language: str = ENGLISH) -> Book:
    """The rulebook of one game, called by its name in any usual spelling."""
    wanted = re.sub(r"[\s_]+", "-", game.strip().lower())
    for candidate in books(language):
        if candidate.game == wanted:
            return candidate
    known = ", ".join(candidate.game for candidate in books())
    raise UnknownGame(
        f"There is no rulebook for the game {game!r}. There are: {known}.",
        pl=f"Nie ma księgi zasad gry „{game}”. Są: {known}.",
    )


def rule(rule_id: str, language: str = ENGLISH) -> Rule:
    """The rule of this ID; `xyz-noise-4` will do for XYZ-NOISE-04."""
    found = _by_id(language).get(spelled_out(rule_id))
    if found is None:
        near = _nearest(rule_id)
        raise UnknownRule(
            f"There is no rule {rule_id!r}." + (f" Nearest: {near}." if near else " Look for it by its words."),
            pl=f"Nie ma zasady „{rule_id}”." + (f" Najbliższe to {near}." if near else " Można jej szukać po słowach."),
        )
    return found


def title(rule_id: str, language: str = ENGLISH) -> str:
    """What a rule is called, for a log line or a button; an ID that no book has is its own title."""
    found = _by_id(language).get(rule_id)
    return found.title if found else rule_id


def book_of(rule_id: str, language: str = ENGLISH) -> Book:
    """The book that has this rule; all IDs of a book begin with the same letters."""
    prefix = rule(rule_id).id.partition("-")[0]
    game = next(module.name for module in book_modules() if module.prefix == prefix)
    return next(candidate for candidate in books(language) if candidate.game == game)


def rulings_on(subject: Rule, language: str = ENGLISH) -> tuple[Rule, ...]:
    """The rulings that a rule refers to, then those that refer to it."""
    cited = [found for found in map(_by_id(language).get, subject.refers) if found is not None and found.ruling]
    citing = [found for found in every_rule(language) if found.ruling and subject.id in found.refers]
    return tuple(dict.fromkeys(found for found in [*cited, *citing] if found.id != subject.id))


def every_rule(language: str = ENGLISH) -> Iterator[Rule]:
    for each in books(language):
        yield from each.rules


def spelled_out(rule_id: str) -> str:
    """An ID as the ledgers write it: capitals, and a number of at least two digits."""
    parts = re.fullmatch(r"(.+?)[-\s]*(\d+)([a-z]?)", re.sub(r"[\s_-]+", "-", rule_id.strip().lower()))
    if parts is None:
        return rule_id.strip().upper()
    return f"{parts[1].upper()}-{int(parts[2]):02d}{parts[3]}"


def _reworded(english: Rule, words: Edition, chapter: str, language: str) -> Rule:
    wording = words.rules.get(english.id)
    if wording is None:
        return msgspec.structs.replace(english, chapter=chapter)
    return msgspec.structs.replace(
        english,
        title=wording.title,
        chapter=chapter,
        text=wording.text,
        section=words.sections.get(english.section, english.section),
        page=words.pages.get(english.page) or english.page.replace("p.", words.page),
        edges=wording.edges,
        tests=(),
        ruling=wording.ruling,
        language=language,
    )


@cache
def _by_id(language: str = ENGLISH) -> dict[str, Rule]:
    return {entry.id: entry for entry in every_rule(language)}


def _nearest(rule_id: str) -> str:
    wanted = spelled_out(rule_id)
    near = [known for known in _by_id() if known.endswith(f"-{wanted}")]
    near = near or get_close_matches(wanted, _by_id(), n=5, cutoff=0.7)
    return ", ".join(near)
