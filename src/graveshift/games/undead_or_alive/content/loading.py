"""The content of this box by its own types."""

from typing import cast

from graveshift.games.undead_or_alive.content.box import Content
from graveshift.games.undead_or_alive.content.equipment import Feat
from graveshift.zombicide.content import loading as family
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.state import State


def load(book: Book) -> Content:
    """The box of this game, or of one that builds on it."""
    return cast(Content, family.load(book))


def feat_of(s: State, card: int) -> Feat:
    """The Feat on the back of a Bounty Weapon; the weapon itself stays hidden (UOA-SETUP-12)."""
    feat = load(s.tables.book).equipment[s.tables.card_ids[card]].feat
    assert feat is not None
    return feat
