"""Everything in a box explained by its name, in either language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from graveshift.content import Text
from graveshift.parts.terminal.reading import folded
from graveshift.parts.terminal.words import Words


class Lexicon(ABC):
    """What is printed on the pieces of a box, in words; a game lists its entries."""

    words: Words

    @abstractmethod
    def entries(self) -> Iterator[tuple[Text, str]]:
        """Every name with its explanation."""

    def explain(self, name: str) -> list[str]:
        """Everything of that name; if nothing is, everything whose name has these words."""
        wanted = folded(name)
        entries = list(self.entries())
        same = [text for title, text in entries if wanted in (folded(title.en), folded(title.pl))]
        alike = [text for title, text in entries if wanted in folded(f"{title.en} {title.pl}")]
        return list(dict.fromkeys(same or alike)) or [self.words("explain-nothing", name=name)]
