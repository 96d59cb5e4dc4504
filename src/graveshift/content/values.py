"""Single values that do not fit, and what stands there, in words; `fitting` walks through fields, lists and unions."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from msgspec import inspect

from graveshift.content.entries import Text
from graveshift.content.error import Misfit
from graveshift.content.hints import choice, joined, looks_like

Steps = tuple[str, ...]


def options_of(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The members of a union, or the one type there is, without their annotations."""
    if isinstance(kind, inspect.Metadata):
        return options_of(kind.type)
    if isinstance(kind, inspect.UnionType):
        return tuple(option for member in kind.types for option in options_of(member))
    return (kind,)


def value_misfits(plain: Any, kind: inspect.Type, at: Steps) -> Iterator[Misfit]:
    """What is wrong with a single value."""
    option = options_of(kind)[0]
    told: Text | None = None
    if isinstance(option, inspect.LiteralType | inspect.EnumType):
        values = values_of(option)
        if not any(plain == value and type(plain) is type(value) for value in values):
            words = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
            told = joined(impossible(plain), choice(written(plain), words))
    elif isinstance(option, inspect.StrType):
        told = _text(plain, kind, option)
    elif isinstance(option, inspect.IntType | inspect.FloatType):
        told = _number(plain, option)
    elif isinstance(option, inspect.BoolType) and not isinstance(plain, bool):
        what = in_words(plain)
        told = Text(f"Write true or false here, not {what.en}.", f"Napisz tu true albo false, a nie {what.pl}.")
    elif isinstance(option, inspect.NoneType) and plain is not None:
        told = Text("Nothing may stand here.", "Nic tu nie może stać.")
    if told is not None:
        yield told_at(at, told)


def values_of(option: inspect.Type) -> list[Any]:
    """The values of a closed set; none of anything else."""
    if isinstance(option, inspect.EnumType):
        return [str(member.value) if isinstance(member.value, str) else member.value for member in option.cls]
    return list(option.values) if isinstance(option, inspect.LiteralType) else []


def _text(plain: Any, kind: inspect.Type, option: inspect.StrType) -> Text | None:
    example = looks_like(kind)
    if isinstance(plain, str):
        if option.pattern is not None and not re.search(option.pattern, plain):
            word = shortened(plain)
            about = Text(f"`{word}` does not have the right form.", f"`{word}` nie ma właściwej postaci.")
            return joined(about, example)
        if option.min_length is not None and len(plain) < option.min_length:
            return Text("Nothing is written here.", "Nic tu nie napisano.")
        if option.max_length is not None and len(plain) > option.max_length:
            return Text(
                f"At most {option.max_length} letters fit here.", f"Mieści się tu najwyżej {option.max_length} liter."
            )
        return None
    if plain is None:
        return joined(Text("Nothing stands here; a text is needed.", "Nic tu nie ma; potrzebny jest tekst."), example)
    if isinstance(plain, bool):
        return Text(
            'A text is needed here, and YAML reads this word as true or false: put it in quotes ("…").',
            'Tu potrzebny jest tekst, a YAML czyta to słowo jako true albo false: ujmij je w cudzysłów ("…").',
        )
    if isinstance(plain, list | dict):
        what = in_words(plain)
        return joined(
            Text(f"A text is needed here, not {what.en}.", f"Tu potrzebny jest tekst, a nie {what.pl}."), example
        )
    if example.en:
        return joined(Text(f"`{plain}` does not have the right form.", f"`{plain}` nie ma właściwej postaci."), example)
    read = Text("a date", "datę") if isinstance(plain, date) else Text("a number", "liczbę")
    return Text(
        f'A text is needed here, and YAML reads `{plain}` as {read.en}: put it in quotes ("{plain}").',
        f'Tu potrzebny jest tekst, a YAML czyta `{plain}` jako {read.pl}: ujmij to w cudzysłów ("{plain}").',
    )


def _number(plain: Any, option: inspect.IntType | inspect.FloatType) -> Text | None:
    if isinstance(plain, bool) or not isinstance(plain, int | float):
        return _no_number(plain)
    if isinstance(option, inspect.IntType) and isinstance(plain, float):
        return Text(f"`{plain}` is not a whole number.", f"`{plain}` nie jest liczbą całkowitą.")
    least = option.ge if option.ge is not None else option.gt
    most = option.le if option.le is not None else option.lt
    if (least is not None and plain < least) or (most is not None and plain > most):
        return out_of_range(plain, least, most)
    return None


def _no_number(plain: Any) -> Text:
    if isinstance(plain, str) and re.fullmatch(r"[-+]?0[0-9_]+", plain):
        right = str(int(plain.replace("_", "")))
        return Text(
            f"`{plain}` begins with a zero, which YAML takes for another way to count: write {right}.",
            f"`{plain}` zaczyna się od zera, co w YAML oznacza inny sposób liczenia: napisz {right}.",
        )
    if isinstance(plain, str) and re.fullmatch(r"[-+]?[1-9][0-9]*", plain):
        return Text(
            f"The number stands in quotes: write {plain} without them.",
            f"Liczba stoi w cudzysłowie: napisz {plain} bez niego.",
        )
    if plain is None:
        return Text("Nothing stands here; a number is needed.", "Nic tu nie ma; potrzebna jest liczba.")
    what = in_words(plain)
    return Text(f"A number is needed here, not {what.en}.", f"Tu potrzebna jest liczba, a nie {what.pl}.")


def out_of_range(number: float, least: float | None, most: float | None) -> Text:
    if least is not None and most is not None:
        return Text(
            f"The number must be from {least} to {most}, not {number}.",
            f"Liczba musi być od {least} do {most}, a nie {number}.",
        )
    if most is not None:
        return Text(f"The number must be at most {most}, not {number}.", f"Liczba: najwyżej {most}, a nie {number}.")
    return Text(f"The number must be at least {least}, not {number}.", f"Liczba: co najmniej {least}, a nie {number}.")


# ---- words


def impossible(plain: Any) -> Text:
    if plain is None:
        return Text("Nothing stands here.", "Nic tu nie ma.")
    word = written(plain)
    return Text(f"`{word}` is not possible here.", f"`{word}` nie jest tu możliwe.")


def in_words(plain: Any) -> Text:
    """What stands there, in a few words."""
    if plain is None:
        return Text("nothing", "nic")
    if isinstance(plain, list):
        return Text("a list", "lista")
    if isinstance(plain, dict):
        return Text("fields with values", "pola z wartościami")
    return Text(f"`{written(plain)}`", f"`{written(plain)}`")


def written(plain: Any) -> str:
    return str(plain).lower() if isinstance(plain, bool) else shortened(plain)


def shortened(plain: Any) -> str:
    words = " ".join(str(plain).split())
    return words if len(words) <= 40 else f"{words[:39]}…"


def misfit_at(at: Steps, en: str, pl: str) -> Misfit:
    return Misfit(at, en, pl=pl)


def told_at(at: Steps, told: Text, field: str | None = None) -> Misfit:
    return Misfit(at, told.en, pl=told.pl, field=field)
