"""The mission file behind a game: titles of its goals and the ledger entries of its special rules."""

from __future__ import annotations

from graveshift.zombicide.content.mission import Mission
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.state import State


def mission_of(s: State) -> Mission | None:
    """The mission file of this game: of the box, of a designer or of a scenario."""
    found: Mission | None = s.scene.mission
    return found


def mission_cite(s: State, rule: str, otherwise: str = "") -> str:
    """The ledger entry of a special rule of this mission."""
    mission = mission_of(s)
    for _, entry in mission.every_rule() if mission else ():
        if entry.id == rule and entry.cite:
            return entry.cite
    return otherwise or usual_cite(s.tables.book, rule)


def usual_cite(book: Book, rule: str) -> str:
    """The ledger entry that a special rule has in the missions of the box."""
    kind = next(kind for kind in book.mission_rules if kind.__struct_config__.tag == rule)
    return str(kind.usual_cite(book.cites))
