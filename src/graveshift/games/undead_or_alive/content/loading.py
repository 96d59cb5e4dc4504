"""The content of this box by its own types."""

from typing import cast

from graveshift.games.undead_or_alive.content.box import Content
from graveshift.zombicide.content import loading as family
from graveshift.zombicide.rules.book import Book


def load(book: Book) -> Content:
    """The box of this game, or of one that builds on it."""
    return cast(Content, family.load(book))
