"""problems.yaml: the sentences about mistakes in a mission file, in both languages, by name."""

from functools import cached_property
from importlib.resources import files

from graveshift.content import Text, read


class Problems:
    """The sentences of one folder; they are read when the first mistake is told."""

    def __init__(self, package: str) -> None:
        self.package = package

    @cached_property
    def sentences(self) -> dict[str, Text]:
        return read(files(self.package) / "problems.yaml", dict[str, Text])

    def __call__(self, sentence: str, /, **facts: object) -> Text:
        """The sentence, with these facts in their places; a fact that is told itself is told in its language."""
        told = self.sentences[sentence]
        english = {name: fact.en if isinstance(fact, Text) else fact for name, fact in facts.items()}
        polish = {name: fact.pl if isinstance(fact, Text) else fact for name, fact in facts.items()}
        return Text(told.en.format(**english), told.pl.format(**polish))


told = Problems("graveshift.zombicide.content")
