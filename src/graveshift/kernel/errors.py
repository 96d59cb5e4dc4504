"""What can go wrong, as sentences for the person who caused it."""

from __future__ import annotations


class GraveshiftError(Exception):
    """Base of all errors that a person can cause; its text is one clear sentence.

    `sentences` has it by language: English always, Polish where a player may meet it.
    """

    def __init__(self, sentence: str = "", *, pl: str = "") -> None:
        super().__init__(sentence)
        self.sentences = {"en": sentence}
        if pl:
            self.sentences["pl"] = pl

    def told(self, language: str) -> str:
        """The sentence, in English where it is not known in this language."""
        return self.sentences.get(language, str(self))


class Refused(GraveshiftError):
    """An answer the rules do not allow; `rule` is the ledger ID that forbids it ('' where no rule is meant).

    `also` are other entries of the ledger that forbid it as well.
    """

    def __init__(
        self, sentence: str, rule: str = "", sentences: dict[str, str] | None = None, also: tuple[str, ...] = ()
    ) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule
        self.also = also
        self.sentences = {"en": sentence}
        if sentences is not None:
            self.sentences.update(sentences)

    def cites(self, rule: str) -> bool:
        """Does this entry of the ledger forbid it?"""
        return rule == self.rule or rule in self.also

    def told(self, language: str) -> str:
        """The sentence with its rule, in English where it is not known in this language."""
        sentence = self.sentences.get(language, self.sentence)
        return f"{sentence} ({self.rule})" if self.rule else sentence


class SetupError(GraveshiftError):
    """A game that cannot be set up as asked."""


class RecordError(GraveshiftError):
    """A record file that cannot be read, or does not replay."""


class EngineError(Exception):
    """A mistake in the engine itself, never the player's fault: a question without options, a left-over die."""
