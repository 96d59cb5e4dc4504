"""questions.yaml, options.yaml, events.yaml and speech.yaml: the sentences of the table in every language.

refusals.yaml is a plain list of texts.
"""

from msgspec import field

from graveshift.content import ContentError, Declined, Text, Tone
from graveshift.zombicide.content.terms import Id, RuleId, Strict

Arguments = dict[str, Id]
"""By name, what each number of the engine stands for: a type that words.py or the game's Teller can write and speak."""


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
    """One kind of event: its arguments in order, whether it reveals something, its tone, its sentence."""

    text: Text
    tone: tuple[Tone, ...] = ()
    arguments: Arguments = field(default_factory=dict)
    reveals: bool = False


class Wording(Strict, frozen=True):
    """A question as the siblings share it: without the rules, which each book has its own."""

    prompt: Text
    arguments: Arguments = field(default_factory=dict)
    options: dict[Id, Text] = field(default_factory=dict)


class OwnQuestion(Strict, frozen=True):
    """A question as a game lists it: its rules, and what it says otherwise than its siblings."""

    rules: tuple[RuleId, ...]
    prompt: Text | None = None
    arguments: Arguments | None = None
    options: dict[Id, Phrase | RuleId] = field(default_factory=dict)

    def over(self, name: str, shared: Wording | None) -> Question:
        """The whole question: laid over the siblings' if they ask it, too."""
        words = shared.options if shared is not None else {}
        at = f"questions.{name}"
        options = {
            verb: phrase_of(said, words.get(verb), "questions.yaml", f"{at}.options.{verb}")
            for verb, said in self.options.items()
        }
        prompt, arguments = self.prompt, self.arguments
        if shared is not None:
            prompt = prompt or shared.prompt
            arguments = shared.arguments if arguments is None else arguments
        if prompt is None:
            raise ContentError("questions.yaml", at, "The siblings do not ask this, so it needs a `prompt`.")
        return Question(rules=self.rules, prompt=prompt, arguments=arguments or {}, options=options)


def phrase_of(said: Phrase | str, shared: Text | None, file: str, at: str) -> Phrase:
    """An option as a game lists it: whole, or only its rule, with the words that the siblings share."""
    if isinstance(said, Phrase):
        return said
    if shared is None:
        raise ContentError(file, at, "The siblings have no words for this: write `rule`, `en` and `pl`.")
    return Phrase(en=shared.en, pl=shared.pl, rule=said)


class WordingFile(Strict, frozen=True):
    """The whole of the siblings' questions.yaml."""

    questions: dict[Id, Wording]


class QuestionFile(Strict, frozen=True):
    """The whole of a game's questions.yaml."""

    questions: dict[Id, OwnQuestion]


class OptionWordsFile(Strict, frozen=True):
    """The whole of the siblings' options.yaml, by the verb of the option's key."""

    options: dict[Id, Text]


class OptionFile(Strict, frozen=True):
    """The whole of a game's options.yaml."""

    options: dict[Id, Phrase | RuleId]


class EventFile(Strict, frozen=True):
    """The whole of events.yaml: everything that happens, and how a game ends."""

    events: dict[Id, Happening]
    reasons: dict[Id, Text]


class SpeechFile(Strict, frozen=True):
    """The whole of speech.yaml."""

    modes: dict[Id, Text] = field(default_factory=dict)
    weapons: dict[Id, Text] = field(default_factory=dict)
    free_actions: dict[Id, Text] = field(default_factory=dict)
    terms: dict[Id, Declined] = field(default_factory=dict)
    price: dict[Id, Text] = field(default_factory=dict)
    rerolls: dict[Id, Text] = field(default_factory=dict)
    outlook: dict[Id, Text] = field(default_factory=dict)
    habits: dict[Id, Text] = field(default_factory=dict)
    fatal: dict[Id, Text] = field(default_factory=dict)
    fatal_named: dict[Id, Text] = field(default_factory=dict)
    """The same with whoever falls, where that is known."""
    other_words: dict[Id, Id] = field(default_factory=dict)
    """Verbs as people write them, and the verb that is meant."""
