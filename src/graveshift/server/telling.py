"""Events, questions and options in words, as messages and films carry them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from graveshift.content import LANGUAGES, Tone
from graveshift.kernel.decision import Decision, Option
from graveshift.kernel.game import Game
from graveshift.kernel.notes import LogEntry, data_of, reveals, told, tone
from graveshift.server.messages import DecisionData, EventData, OptionData, Spoken


def event_data(game: Game, entry: LogEntry, version: int, languages: tuple[str, ...] = LANGUAGES) -> EventData:
    """An event in these languages, told on the board as it lay then."""
    name, rule, _, _ = entry
    rules, position = game.rules, game.position
    text = spoken(lambda language: told(rules, position, entry, language), languages)
    sound = cast(tuple[Tone, ...], tone(rules, name))
    return EventData(name, text, rule, data_of(rules, position, entry), reveals(rules, name), sound, version)


def described(decision: Decision, language: str) -> DecisionData:
    """A decision in one language."""
    only = (language,)
    return DecisionData(
        kind=decision.kind,
        prompt=spoken(decision.prompt, only),
        rules=list(decision.rules),
        options=[option_data(option, only) for option in decision.options],
    )


def option_data(option: Option, languages: tuple[str, ...]) -> OptionData:
    """An option in these languages."""
    return OptionData(
        key=option.key,
        label=spoken(option.label, languages),
        group=option.key.partition(":")[0],
        rule=option.rule,
        arguments=option.arguments,
    )


def spoken(words: Callable[[str], str], languages: tuple[str, ...]) -> Spoken:
    """Words in these languages."""
    return Spoken(
        en=words("en") if "en" in languages else "",
        pl=words("pl") if "pl" in languages else "",
    )
