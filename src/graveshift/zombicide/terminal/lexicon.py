"""Cards, skills, classes and zombies explained by name, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import Text
from graveshift.parts.terminal.lexicon import Lexicon
from graveshift.parts.terminal.words import Words
from graveshift.zombicide.content.loading import load
from graveshift.zombicide.content.zombies import Figures, ImprovisedWeapon, Zombie
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.terminal.people import People


class BoxLexicon(Lexicon):
    """What is printed on the pieces of a box."""

    def __init__(self, words: Words, book: Book, people: People) -> None:
        self.words = words
        self.people = people
        self.content = load(book)

    def entries(self) -> Iterator[tuple[Text, str]]:
        """Every name with its explanation."""
        words, content = self.words, self.content
        for card in content.equipment.values():
            figures = ", ".join(self.people.figures(card))
            yield card.name, f"{words.of(card.name)}: {figures}. {words.of(card.description)}"
        for skill in content.skills.values():
            yield skill.name, f"{words.of(skill.name)} ({skill.rule}): {words.of(skill.text)}"
        for kind in content.names.classes.values():
            told = f"{words.of(kind.name)}, {words.of(kind.ability)}: {words.of(kind.text)}"
            yield kind.name, told
            yield kind.ability, told
        for zombie in content.zombies.values():
            yield zombie.name, self.zombie(zombie)
        for hunter in content.abominations.values():
            special = f"{words.of(hunter.special.name)}: {words.of(hunter.special.text)}"
            yield hunter.name, f"{words.of(hunter.name)}. {special} {words.of(hunter.look)}"
        for trait in content.traits.values():
            yield trait.name, f"{words.of(trait.name)}: {words.of(trait.text)}"
        for weapon in content.improvised_weapons.values():
            yield weapon.name, self.without_card(weapon.name, weapon, weapon.description)

    def without_card(self, name: Text, weapon: Figures | ImprovisedWeapon, description: Text) -> str:
        """A weapon that has figures but no card."""
        told = self.people.fighting(weapon.range, weapon.dice, weapon.accuracy, weapon.damage)
        return f"{self.words.of(name)}: {', '.join(told)}. {self.words.of(description)}"

    def zombie(self, zombie: Zombie) -> str:
        also = [self.words.of(self.content.equipment[card].name) for card in zombie.also_killed_by]
        return self.words(
            "explain-zombie",
            name=self.words.of(zombie.name),
            damage=self.words("or").join([str(zombie.damage_to_kill), *also]),
            wounds=self.counted("wound", zombie.wounds),
            actions=self.counted("action", zombie.actions),
            adrenaline=zombie.adrenaline,
            priority=zombie.targeting_priority,
        )

    def counted(self, noun: str, number: int) -> str:
        return self.content.names.counted[noun].amount(number, self.words.language)
