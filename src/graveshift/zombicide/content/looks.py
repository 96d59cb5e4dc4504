"""How the tokens and signs of a game look on a drawing: the family's looks, and over them those of its box."""

from functools import cache
from importlib.resources import files

from graveshift.board.looks import Looks
from graveshift.content import read
from graveshift.zombicide.content.loading import data
from graveshift.zombicide.rules.book import Book


@cache
def looks(book: Book) -> Looks:
    """What data/looks.yaml says, over the parent's or the family's looks."""
    own = read(data(book) / "looks.yaml", Looks)
    below = looks(book.parent) if book.parent is not None else read(files(__package__) / "looks.yaml", Looks)
    return own.over(below)
