"""What changes with number and case in a sentence, in one place for every game and language.

A template chooses a form after a colon: `{kind:acc}` takes a name's accusative, `{left:pozostała|pozostały|pozostało}`
the word that agrees with a number (one, few, many in Polish; one, other in English). Closed sets (zombies, faces,
Classes) have their case forms in the content; names of an open set (cards, rooms) stay as they are, in quotes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from math import floor
from typing import Final

import msgspec

from graveshift.content.entries import Text

FEW: Final = (2, 3, 4)
TEENS: Final = (12, 13, 14)


# ---- number


def plural(number: int, language: str) -> int:
    """Which form follows a number: in English one (0) or other (1), in Polish one (0), few (1) or many (2)."""
    if number == 1:
        return 0
    if language != "pl" or (number % 10 in FEW and number % 100 not in TEENS):
        return 1
    return 2


def agreeing(number: int, forms: Sequence[str], language: str) -> str:
    """The form that agrees with a number."""
    return forms[plural(number, language)]


class Amount(str):
    """A number, alone or with its noun, that other words of the sentence agree with."""

    number: int
    language: str

    def __new__(cls, words: str, number: int, language: str) -> Amount:
        amount = super().__new__(cls, words)
        amount.number, amount.language = number, language
        return amount

    def __format__(self, forms: str) -> str:
        return agreeing(self.number, forms.split("|"), self.language) if forms else str(self)


class EnglishForms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """1 Walker, 2 Walkers."""

    one: str
    other: str


class PolishForms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """1 rana, 2 rany, 5 ran; and where sentences need them the accusative and the plural without a number."""

    one: str
    few: str
    many: str
    acc: str = ""
    all: str = ""


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A noun that follows a number."""

    en: EnglishForms
    pl: PolishForms

    def after(self, number: int, language: str) -> str:
        """The form that stands after this number."""
        if language == "pl":
            return agreeing(number, (self.pl.one, self.pl.few, self.pl.many), language)
        return agreeing(number, (self.en.one, self.en.other), language)

    def amount(self, number: int, language: str) -> Amount:
        """The number with its noun: 2 Actions, 2 Akcje."""
        return Amount(f"{number} {self.after(number, language)}", number, language)

    def name(self, language: str) -> Word:
        """The noun without a number, with its other forms."""
        if language == "pl":
            return Word(self.pl.one, {"acc": self.pl.acc or self.pl.one, "all": self.pl.all or self.pl.few})
        return Word(self.en.one, {"all": self.en.other})


# ---- case


class Word(str):
    """A name with its other forms: acc, gen, fem, all."""

    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Word:
        word = super().__new__(cls, name)
        word.forms = forms
        return word

    def __format__(self, form: str) -> str:
        return self.forms.get(form, str(self)) if form else str(self)

    def numbered(self, number: int) -> Word:
        """Every form with a number behind it: Cel 2, Celu 2."""
        return Word(f"{self} {number}", {form: f"{text} {number}" for form, text in self.forms.items()})


class Declined(Text, frozen=True):
    """A name of a closed set, with the Polish forms that sentences about it need."""

    forms: dict[str, str] = msgspec.field(default_factory=dict)


def inflected(text: Declined, language: str) -> Word:
    """The name in one language, with its forms."""
    return Word(text.pl, text.forms) if language == "pl" else Word(text.en, {})


# ---- figures


def figure(value: float, language: str) -> str:
    """A number with at most one decimal: 0.5, 0,5; 2."""
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language == "pl" else text


def points(share: float) -> int:
    """A share in whole percent as a number, half of one up, as the page rounds."""
    return floor(100 * Decimal(str(share)) + Decimal("0.5"))


def percent(share: float) -> str:
    """A share in whole percent; what is possible is never 0 %."""
    return "<1%" if 0 < share < 0.005 else f"{points(share)}%"
