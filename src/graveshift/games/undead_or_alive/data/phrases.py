"""questions.yaml, options.yaml, events.yaml and speech.yaml: the sentences of the table in every language.

refusals.yaml is a plain list of texts.
"""

from typing import Literal

from msgspec import field

from graveshift.content import Text
from graveshift.games.undead_or_alive.data.terms import Id, RuleId, Strict

ArgumentType = Literal[
    "abomination",
    "card",
    "card-count",
    "dice",
    "die",
    "face",
    "feat",
    "free",
    "goal",
    "hit",
    "level",
    "miss",
    "mode",
    "noise",
    "number",
    "objective",
    "result",
    "seat",
    "skill",
    "slot",
    "source",
    "spawn",
    "survivor",
    "weapon",
    "wound",
    "zombie",
    "zombie-card",
    "zombies",
    "zone",
]
"""What a number of the engine stands for; words.py says how each is written and spoken."""

Arguments = dict[str, ArgumentType]


class Phrase(Text, frozen=True):
    """An option: the rule that allows it and its words, with names in braces."""

    rule: RuleId


class Question(Strict, frozen=True):
    """One kind of question: what is known about it, the rules that put it, its sentence, answers of its own."""

    rules: tuple[RuleId, ...]
    prompt: Text
    arguments: Arguments = field(default_factory=dict)
    options: dict[Id, Phrase] = field(default_factory=dict)


class Happening(Strict, frozen=True):
    """One kind of event: its arguments in order, whether it reveals something, its sentence."""

    text: Text
    arguments: Arguments = field(default_factory=dict)
    reveals: bool = False


class QuestionFile(Strict, frozen=True):
    """The whole of questions.yaml."""

    questions: dict[Id, Question]


class OptionFile(Strict, frozen=True):
    """The whole of options.yaml, by the verb of the option's key."""

    options: dict[Id, Phrase]


class EventFile(Strict, frozen=True):
    """The whole of events.yaml."""

    events: dict[Id, Happening]
    reasons: dict[Id, Text]


class SpeechFile(Strict, frozen=True):
    """The whole of speech.yaml."""

    modes: dict[Id, Text]
    weapons: dict[Id, Text]
    free_actions: dict[Id, Text]
    terms: dict[Id, Text]
    price: dict[Id, Text]
    rerolls: dict[Id, Text]
    outlook: dict[Id, Text]
