"""Cards, skills, classes and zombies explained by name, in either language."""

from __future__ import annotations

from collections.abc import Iterator

from graveshift.content import Text
from graveshift.games.undead_or_alive.content import load
from graveshift.games.undead_or_alive.data.zombies import Zombie
from graveshift.play.reading import folded
from graveshift.play.undead_or_alive.people import People
from graveshift.play.words import Words


class Lexicon:
    """What is printed on the pieces of the box, in words."""

    def __init__(self, words: Words, people: People) -> None:
        self.words = words
        self.people = people
        self.content = load()

    def explain(self, name: str) -> list[str]:
        """Everything of that name; if nothing is, everything whose name has these words."""
        wanted = folded(name)
        entries = list(self._entries())
        same = [text for title, text in entries if wanted in (folded(title.en), folded(title.pl))]
        alike = [text for title, text in entries if wanted in folded(f"{title.en} {title.pl}")]
        return list(dict.fromkeys(same or alike)) or [self.words("explain-nothing", name=name)]

    def _entries(self) -> Iterator[tuple[Text, str]]:
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
        for trait in content.traits.values():
            yield trait.name, f"{words.of(trait.name)}: {words.of(trait.text)}"

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
        return f"{number} {self.content.names.counted[noun].after(number, self.words.language)}"
