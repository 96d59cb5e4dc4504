"""What text mode says, in every language of the interface: its own words.yaml, and one of each family and game."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from graveshift.content import Text, figure, read
from graveshift.kernel.registry import module_of, modules

LANGUAGES: Final = ("en", "pl")
OWN: Final = "graveshift.parts.terminal"


class Words:
    """The sentences of one language: `words("saved", path=path)`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, /, **values: Any) -> str:
        sentence: str = getattr(sentences()[name], self.language)
        return sentence.format(**values) if values else sentence

    def of(self, text: Text) -> str:
        """A text of the content in this language."""
        chosen: str = getattr(text, self.language)
        return chosen

    def number(self, value: float) -> str:
        """A figure with at most one decimal, as this language writes it: 0.5, 0,5."""
        return figure(value, self.language)


def known_language(language: str) -> str:
    """A language of the interface; English stands in for any other."""
    return language if language in LANGUAGES else "en"


@cache
def sentences() -> dict[str, Text]:
    """All sentences by name; no file uses the name of another."""
    found: dict[str, Text] = {}
    families = dict.fromkeys(module.family for module in modules() if module.family)
    shared = [files(family) / "terminal" for family in families]
    places = [files(OWN), *shared, *(module.file("terminal") for module in modules() if module.terminal)]
    for place in places:
        if not (file := place / "words.yaml").is_file():
            continue
        for key, text in read(file, dict[str, Text]).items():
            assert key not in found, f"{file}: `{key}` stands in another file already."
            found[key] = text
    return found


@cache
def spoken_verbs(game: str) -> dict[str, tuple[str, ...]]:
    """What players of a game say for the first word of a key, in either language (verbs.yaml)."""
    return read(module_of(game).file("terminal") / "verbs.yaml", dict[str, tuple[str, ...]])
