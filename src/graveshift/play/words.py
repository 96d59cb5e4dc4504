"""What text mode itself says, in every language of the interface (words.yaml)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from graveshift.content import Text, read

LANGUAGES: Final = ("en", "pl")
FILES: Final = ("words.yaml", "undead_or_alive/words.yaml", "tiny_epic_zombies/words.yaml")


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


def known_language(language: str) -> str:
    """A language of the interface; English stands in for any other."""
    return language if language in LANGUAGES else "en"


@cache
def sentences() -> dict[str, Text]:
    """All sentences by name; no file uses the name of another."""
    found: dict[str, Text] = {}
    for name in FILES:
        for key, text in read(files("graveshift.play") / name, dict[str, Text]).items():
            assert key not in found, f"{name}: `{key}` stands in another file already."
            found[key] = text
    return found
