"""The rulebooks: every rule in our own words, with its page, its edges and the rulings on it."""

from graveshift.rulebook.book import (
    Book,
    Chapter,
    Rule,
    UnknownGame,
    UnknownRule,
    book,
    book_of,
    books,
    every_rule,
    rule,
    rulings_on,
    title,
)
from graveshift.rulebook.find import in_chapter, search

__all__ = [
    "Book",
    "Chapter",
    "Rule",
    "UnknownGame",
    "UnknownRule",
    "book",
    "book_of",
    "books",
    "every_rule",
    "in_chapter",
    "rule",
    "rulings_on",
    "search",
    "title",
]
