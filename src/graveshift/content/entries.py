"""What all content has in common: words in every language, and where each figure comes from."""

from enum import StrEnum
from functools import cache
from typing import Final

import msgspec

from graveshift.content.error import ContentError


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language of the interface."""

    en: str
    pl: str


LANGUAGES: Final = ("en", "pl")
"""The languages in which everything can be said."""


Problem = tuple[str, Text]
"""What is wrong in a file: the path inside it, and the reason."""


class Told(Text, frozen=True, forbid_unknown_fields=True):
    """Words that somebody may know in one language only: they stand for the other one, too."""

    en: str = ""
    pl: str = ""

    def __post_init__(self) -> None:
        """Fill in the language that is missing."""
        if not self.en and not self.pl:
            raise ValueError("say it in one language at least")
        msgspec.structs.force_setattr(self, "en", self.en or self.pl)
        msgspec.structs.force_setattr(self, "pl", self.pl or self.en)


def said(text: Text, language: str) -> str:
    """The words in one language; English where a language is not known."""
    return text.pl if language == "pl" else text.en


class Source(StrEnum):
    """Where a figure comes from."""

    BOOK = "book"
    """All values stand in a rulebook."""
    PUBLIC = "public"
    """Figures quoted from a public page."""
    FACTS = "facts"
    """Read off published pictures."""
    RECONSTRUCTED = "reconstructed"
    """Our own, because the print could not be read."""
    MIXED = "mixed"
    """The fields in `known` are true, all others are our own."""


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that says which of its figures are true, so that the owner of a copy can correct it in one place."""

    source: Source
    known: tuple[str, ...] = ()
    """With `source: mixed`: the fields (dotted paths) that are true."""
    derived: tuple[str, ...] = ()
    """The part of `known` that is inferred from an example or a general rule, not printed."""
    public: tuple[str, ...] = ()
    """The part of `known` that comes from a public page."""
    note: str = ""
    """For maintainers: why a value was chosen."""


def check_sources(file: str, entry: object, path: str = "") -> None:
    """Refuse an entry whose `known`, `derived` or `public` names a field it does not have, at any depth."""
    if isinstance(entry, Sourced):
        if (entry.source is Source.MIXED) != bool(entry.known):
            raise ContentError(file, path, "`known` is for entries with `source: mixed`, and they need it.")
        for name in entry.known:
            if not _has_field(entry, name):
                raise ContentError(file, path, f"`known` names `{name}`, which is no field here.")
        for name in (*entry.derived, *entry.public):
            if name not in entry.known:
                raise ContentError(file, path, f"`{name}` is `derived` or `public`, so it must stand in `known` too.")
    if isinstance(entry, msgspec.Struct):
        for name, stored in zip(entry.__struct_encode_fields__, entry.__struct_fields__, strict=True):
            check_sources(file, getattr(entry, stored), f"{path}.{name}" if path else name)
    elif isinstance(entry, tuple):
        for index, item in enumerate(entry):
            check_sources(file, item, f"{path}[{getattr(item, 'id', index)}]")


def _has_field(entry: object, path: str) -> bool:
    name, _, rest = path.partition(".")
    if isinstance(entry, dict):
        return name in entry and not rest
    if not isinstance(entry, msgspec.Struct) or name not in _fields(type(entry)):
        return False
    return not rest or _has_field(getattr(entry, _fields(type(entry))[name]), rest)


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """Field names as written in the file, with the attribute each is stored in; the tag counts as a field."""
    fields = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    tag = kind.__struct_config__.tag_field
    return fields if tag is None else fields | {tag: tag}
