"""Reading the set-up of a game from words of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from graveshift.kernel.errors import SetupError


def labelled(entries: Mapping[str, Any], language: str) -> list[str]:
    """What can be typed, by name, each with the word to type in brackets: `Cooperative [coop]`."""
    return [f"{getattr(entry.name, language)} [{key}]" for key, entry in entries.items()]


def listed(names: str) -> list[str]:
    """Names with commas."""
    return [name.strip().lower() for name in names.split(",") if name.strip()]


def switch(word: str) -> tuple[str, str]:
    """`cure-order=snake`"""
    name, equals, value = word.partition("=")
    if not equals:
        raise SetupError(
            f"--set {word}: write NAME=VALUE, such as cure-order=snake.",
            pl=f"--set {word}: wpisz NAZWA=WARTOŚĆ, na przykład cure-order=snake.",
        )
    return name.strip(), value.strip()


def rule_option(word: str) -> dict[str, Any]:
    """`ultrared=true`, `holy_water_cost=1`"""
    name, equals, value = word.partition("=")
    if not equals:
        raise SetupError(
            f"--set {word}: write NAME=VALUE, such as ultrared=true.",
            pl=f"--set {word}: wpisz NAZWA=WARTOŚĆ, na przykład ultrared=true.",
        )
    try:
        return {name.strip().replace("-", "_"): msgspec.json.decode(value)}
    except msgspec.DecodeError:
        raise SetupError(
            f"--set {word}: the value is true, false or a number.",
            pl=f"--set {word}: wartość to true, false albo liczba.",
        ) from None
