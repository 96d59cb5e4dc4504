"""Advice in words, in every language of the interface. Every sentence counts futures that were really played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from graveshift.bots.judging import LOSES, WINS
from graveshift.coach.advice import Advice, Advised, Because
from graveshift.coach.futures import World
from graveshift.content import LANGUAGES, percent

WORDS: Final[dict[str, dict[str, str]]] = {
    "before": {
        "en": "Chance to win as it stands: {chance}.",
        "pl": "Szansa na wygraną w tej chwili: {chance}.",
    },
    "option": {
        "en": "{label}: {chance} (between {low} and {high})",
        "pl": "{label}: {chance} (od {low} do {high})",
    },
    "because-never": {
        "en": "{clause} before the next round in none of {count} futures; after the other options in {others}",
        "pl": "{clause} przed następną rundą w żadnej z {count} rozgrywek próbnych, a po innych opcjach w {others}",
    },
    "because": {
        "en": "{clause} before the next round in {mine} of {count} futures; after the other options in {others}",
        "pl": "{clause} przed następną rundą w {mine} z {count} rozgrywek próbnych, a po innych opcjach w {others}",
    },
    "compared-never": {
        "en": "{clause} before the next round in none of {count} futures; with the other option in {others}",
        "pl": "{clause} przed następną rundą w żadnej z {count} rozgrywek próbnych, a przy drugiej opcji w {others}",
    },
    "compared": {
        "en": "{clause} before the next round in {mine} of {count} futures; with the other option in {others}",
        "pl": "{clause} przed następną rundą w {mine} z {count} rozgrywek próbnych, a przy drugiej opcji w {others}",
    },
    "won": {"en": "the game is won", "pl": "gra jest wygrana"},
    "lost": {"en": "the game is lost", "pl": "gra jest przegrana"},
    "only": {
        "en": "There is only one thing to do.",
        "pl": "Jest tylko jedno wyjście.",
    },
    "how": {
        "en": "Looked at {looked} of {offered} options, in games drawn from what you know and played on.",
        "pl": "Sprawdzono opcji: {looked} z {offered}, w rozgrywkach wylosowanych z tego, co wiesz, i dogranych.",
    },
}


class ToldOption(msgspec.Struct, frozen=True):
    """An option of an advice as a client shows it."""

    key: str
    chance: float
    low: float
    high: float
    futures: int
    why: dict[str, str]
    """The reason as a sentence, by language; empty where nothing stands out."""


class ToldAdvice(msgspec.Struct, frozen=True):
    """An advice as a client shows it."""

    seat: int
    before: float
    options: list[ToldOption]
    looked_at: int
    offered: int


def told(world: World, advice: Advice) -> ToldAdvice:
    """The advice with its reasons in words."""
    options = [
        ToldOption(
            key=each.key,
            chance=each.chance,
            low=each.low,
            high=each.high,
            futures=each.futures,
            why={language: why(world, each, language) for language in LANGUAGES} if each.because else {},
        )
        for each in advice.best
    ]
    return ToldAdvice(advice.seat, advice.before, options, advice.looked_at, advice.offered)


def lines(world: World, advice: Advice, numbers: Mapping[str, int], language: str) -> list[str]:
    """The advice as lines for a terminal; each option has the number under which it is chosen there, by its key."""
    decision = world.game.decision
    assert decision is not None
    found = [spoken("before", language, chance=percent(advice.before))]
    for each in advice.best:
        option = decision.option(each.key)
        assert option is not None
        text = spoken(
            "option",
            language,
            label=option.label(language).rstrip("."),
            chance=percent(each.chance),
            low=percent(each.low),
            high=percent(each.high),
        )
        reason = why(world, each, language)
        found.append(f"{numbers[each.key]}. {text}{': ' + reason if reason else '.'}")
    found.append(spoken("how", language, looked=str(advice.looked_at), offered=str(advice.offered)))
    return found


def why(world: World, advised: Advised, language: str) -> str:
    """The reason for or against an option as a sentence; empty where nothing stands out."""
    because = advised.because
    return reason(world, because, advised.futures, language) if because is not None else ""


def reason(world: World, because: Because, count: int, language: str, name: str = "because") -> str:
    """A note as a sentence that says how often it came, here and there."""
    mine = round(because.mine * count)
    own = because.note in (WINS, LOSES)
    clause = spoken(because.note[0], language) if own else world.judge.clause(world.game, because.note, language)
    text = spoken(
        name if mine else f"{name}-never",
        language,
        clause=clause,
        mine=str(mine),
        count=str(count),
        others=percent(because.others),
    )
    return f"{text[0].upper()}{text[1:]}."


def spoken(name: str, language: str, **values: str) -> str:
    """A sentence of the coach."""
    forms = WORDS[name]
    return forms.get(language, forms["en"]).format(**values)
