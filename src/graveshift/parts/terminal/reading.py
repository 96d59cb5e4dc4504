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
    called: tuple[str, ...] = ()
    """What people say for it besides its key and label."""

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def line(self) -> str:
        """`3. Move to 2R.NE (1 Action): 2 Walkers`"""
        return f"{self.number}. {self.label}{f': {self.remark}' if self.remark else ''}"

    def words(self) -> list[str]:
        """All its words; the parts of a zone's name count too."""
        whole = [*words(self.key), *words(self.label), *(word for name in self.called for word in words(name))]
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
    return wholly(offered, typed) or beginning(offered, typed)


def wholly(offered: Sequence[Offer], typed: str) -> list[Offer]:
    """The options that are these words, else those that have all of them as they stand."""
    wanted = words(typed)
    same = [offer for offer in offered if wanted in (words(offer.key), words(offer.label))]
    return same or _with_all(offered, wanted, lambda offer, word: word in offer.words())


def beginning(offered: Sequence[Offer], typed: str) -> list[Offer]:
    """The options that have a word beginning with each of these."""
    return _with_all(offered, words(typed), _begins)


def _with_all(offered: Sequence[Offer], wanted: list[str], fits: Callable[[Offer, str], bool]) -> list[Offer]:
    """The options that every word fits; if there are none, small words need not fit. A mere number fits nothing."""
    for sought in (wanted, [word for word in wanted if word not in SMALL_WORDS]):
        found = [offer for offer in offered if all(fits(offer, word) for word in sought)]
        if found and not all(word.isdecimal() for word in sought):
            return found
    return []


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


def as_key(typed: str, places: Mapping[str, str], verbs: Mapping[str, str]) -> str:
    """Words turned into the key they look like: `shoot winchester 2r.ne` is `shoot:winchester@2R.NE`.

    `places` maps what people call a zone to its name in keys, `verbs` what they call an action to the word of its keys.
    """
    parts = [part for part in re.split(r"[\s:@]+", typed.strip()) if part]
    called = {tuple(words(name)): word for name, word in verbs.items()}
    length = next((n for n in range(len(parts), 0, -1) if tuple(words(" ".join(parts[:n]))) in called), 0)
    first = called[tuple(words(" ".join(parts[:length])))] if length else "".join(parts[:1]).casefold()
    rest = [part for part in parts[length or 1 :] if folded(part) not in SMALL_WORDS]
    rest, place = _last_place(rest, {_place(name): key for name, key in places.items()})
    rest = [part.casefold() for part in rest]
    if not place:
        return f"{first}:{'-'.join(rest)}" if rest else first
    return f"{first}:{'-'.join(rest)}@{place}" if rest else f"{first}:{place}"


def _last_place(parts: list[str], places: Mapping[tuple[str, ...], str]) -> tuple[list[str], str]:
    """The words before a zone, and the zone that stands at the end, if any: its name may have several words."""
    for start in range(len(parts)):
        place = places.get(_place(" ".join(parts[start:])))
        if place is not None:
            return parts[:start], place
    return parts, ""


def _place(name: str) -> tuple[str, ...]:
    return tuple(word for word in words(name) if word not in SMALL_WORDS)


SMALL_WORDS = {"to", "at", "in", "into", "the", "a", "with", "zone", "do", "na", "w", "we", "z", "ze", "strefa"}
