"""The words of a game in its other languages."""

import msgspec

from graveshift.rulebook.book import file_of


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str


def read_glossary(game: str) -> dict[str, tuple[Term, ...]]:
    """The book's terms by topic, English beside Polish; empty for a game that was printed in English only."""
    file = file_of(game, "glossary.yaml")
    if file is None:
        return {}
    return msgspec.yaml.decode(file.read_bytes(), type=dict[str, tuple[Term, ...]])
