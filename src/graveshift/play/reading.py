"""What a player means: a number, an option's key, or words that fit one option."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

import msgspec

from graveshift.kernel.decision import Option


class Offer(msgspec.Struct, frozen=True):
    """An option as it is offered: its number, and the words it answers to."""

    number: int
    option: Option
    label: str
    group: str = ""
    remark: str = ""

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def line(self) -> str:
        """`3. Move to 2R.NE (1 Action): 2 Walkers`"""
        return f"{self.number}. {self.label}{f': {self.remark}' if self.remark else ''}"

    def words(self) -> list[str]:
        """All its words; the parts of a zone's name count too."""
        whole = [*words(self.key), *words(self.label)]
        return whole + [part for word in whole if "." in word for part in word.split(".")]


def verb(key: str) -> str:
    """The first part of a key: `move` of `move:2R.NE`."""
    return re.split(r"[:@>]", key, maxsplit=1)[0]


def offers(
    options: Sequence[Option], language: str, group_of: Callable[[str], str], rank_of: Callable[[Option], int]
) -> list[Offer]:
    """The options in the order in which they are told: verb by verb as the rules first name them, then by rank.

    `group_of` gives the heading of a verb, if it has one; an option that is alone under its heading goes without.
    """
    groups: dict[tuple[str, str], list[Option]] = {}
    for option in options:
        heading = group_of(verb(option.key))
        groups.setdefault((heading, heading or verb(option.key)), []).append(option)
    ordered = [
        (heading if len(found) > 1 else "", option)
        for (heading, _), found in groups.items()
        for option in sorted(found, key=rank_of)
    ]
    return [
        Offer(number, option, option.label(language), heading)
        for number, (heading, option) in enumerate(ordered, start=1)
    ]


def exact(offered: Sequence[Offer], typed: str) -> Offer | None:
    """The option of this number, or with this key."""
    if typed.isascii() and typed.isdigit():
        return next((offer for offer in offered if offer.number == int(typed)), None)
    wanted = typed.casefold()
    return next((offer for offer in offered if offer.key.casefold() == wanted), None)


def fitting(offered: Sequence[Offer], typed: str) -> list[Offer]:
    """The options that the words fit, by the closest kind of fit: all of it, whole words, beginnings of words."""
    wanted = words(typed)
    if all(word.isdecimal() for word in wanted):
        return []
    same = [offer for offer in offered if wanted in (words(offer.key), words(offer.label))]
    whole = [offer for offer in offered if all(word in offer.words() for word in wanted)]
    begun = [offer for offer in offered if all(_begins(offer, word) for word in wanted)]
    return same or whole or begun


def _begins(offer: Offer, word: str) -> bool:
    """A beginning of a word will do, but a zone must be named whole: 2R.N is not 2R.NE."""
    return any(own == word if "." in word else own.startswith(word) for own in offer.words())


def words(text: str) -> list[str]:
    """Plain small words: no accents, no punctuation; names of zones stay whole."""
    parts = re.split(r"[\s:@>,;()\"'!?-]+", folded(text))
    return [part.strip(".") for part in parts if part.strip(".")]


def folded(text: str) -> str:
    """Small letters without accents: what is typed on any keyboard fits."""
    stripped = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L"))
    return "".join(letter for letter in stripped if not unicodedata.combining(letter)).casefold()


def as_key(typed: str, places: Sequence[str], verbs: Mapping[str, str]) -> str:
    """Words turned into the key they look like: `shoot winchester 2r.ne` is `shoot:winchester@2R.NE`.

    `verbs` maps what people call an action to the word of its keys. Zones may be typed in small letters.
    """
    spelled = {folded(place): place for place in places}
    parts = [part for part in re.split(r"[\s:@]+", typed.strip()) if part]
    called = {tuple(words(name)): word for name, word in verbs.items()}
    length = next((n for n in range(len(parts), 0, -1) if tuple(words(" ".join(parts[:n]))) in called), 0)
    first = called[tuple(words(" ".join(parts[:length])))] if length else "".join(parts[:1]).casefold()
    rest = [part for part in parts[length or 1 :] if folded(part) not in SMALL_WORDS]
    rest = [spelled.get(folded(part), part.casefold()) for part in rest]
    if not rest:
        return first
    if len(rest) > 1 and rest[-1] in places:
        return f"{first}:{'-'.join(rest[:-1])}@{rest[-1]}"
    return f"{first}:{'-'.join(rest)}"


SMALL_WORDS = {"to", "at", "in", "into", "the", "a", "with", "zone", "do", "na", "w", "we", "z", "ze", "strefa"}
