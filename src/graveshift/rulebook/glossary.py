"""The words of a game in its other languages."""

from importlib.resources import files

import msgspec


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str


def read_glossary(game: str) -> dict[str, tuple[Term, ...]]:
    """The book's terms by topic, English beside Polish; empty for a game that was printed in English only."""
    file = files("graveshift").joinpath("games", game.replace("-", "_"), "glossary.yaml")
    if not file.is_file():
        return {}
    return msgspec.yaml.decode(file.read_bytes(), type=dict[str, tuple[Term, ...]])
