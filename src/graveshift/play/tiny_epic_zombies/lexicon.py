"""Cards, people, abilities and Objectives explained by name, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import Text
from graveshift.play.reading import folded
from graveshift.play.tiny_epic_zombies.names import Names
from graveshift.play.words import Words


class Lexicon:
    """What is printed on the pieces of the box, in words."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def explain(self, name: str) -> list[str]:
        """Everything of that name; if nothing is, everything whose name has these words."""
        wanted = folded(name)
        entries = list(self._entries())
        same = [text for title, text in entries if wanted in (folded(title.en), folded(title.pl))]
        alike = [text for title, text in entries if wanted in folded(f"{title.en} {title.pl}")]
        return list(dict.fromkeys(same or alike)) or [self.words("mall-explain-nothing", name=name)]

    def _entries(self) -> Iterator[tuple[Text, str]]:
        """Every name with its explanation."""
        words, content = self.words, self.names.content
        for card in content.cards.values():
            yield card.name, f"{words.of(card.name)} ({card.rule}): {words.of(card.text)}"
        for ability in content.abilities.values():
            yield ability.name, f"{words.of(ability.name)} ({ability.rule}): {words.of(ability.text)}"
        for person in content.players.values():
            human = f"{words.of(person.name)} ({person.human.rule}): {self.names.human_side(person.id)}"
            zombie = words("mall-as-zombie", rule=person.zombie.rule, text=self.names.zombie_side(person.id))
            yield person.name, f"{human} {zombie}"
        for objective in content.objectives.values():
            yield objective.name, f"{words.of(objective.name)} ({objective.rule}): {words.of(objective.text)}"
