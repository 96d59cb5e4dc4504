"""Cards, people, abilities and Objectives explained by name, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import Text
from graveshift.games.tiny_epic_zombies.terminal.names import Names
from graveshift.parts.terminal.lexicon import Lexicon
from graveshift.parts.terminal.words import Words


class MallLexicon(Lexicon):
    """What is printed on the pieces of this box."""

    def __init__(self, words: Words, names: Names) -> None:
        self.words = words
        self.names = names

    def entries(self) -> Iterator[tuple[Text, str]]:
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
