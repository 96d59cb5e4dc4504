"""What only this box has, explained by name: Personal Objectives, Vault cards, Zeus's Orders, Abominations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from graveshift.content import Text
from graveshift.games.army_of_the_dead.content.box import Content
from graveshift.games.army_of_the_dead.content.parts import VaultCard
from graveshift.games.army_of_the_dead.content.parts import Zombie as CityZombie
from graveshift.games.army_of_the_dead.rules.codes import UNHARMED
from graveshift.zombicide.content.zombies import Zombie
from graveshift.zombicide.terminal.lexicon import BoxLexicon


class CityLexicon(BoxLexicon):
    """Everything in the box of this city."""

    def entries(self) -> Iterator[tuple[Text, str]]:
        words, city = self.words, cast(Content, self.content)
        yield from super().entries()
        for personal in city.personal.values():
            owner = words.of(city.survivors[personal.survivor].name)
            told = words("explain-personal", title=words.of(personal.title), name=owner, text=words.of(personal.text))
            yield personal.title, told
        for card in city.vault.cards:
            yield card.name, f"{words.of(card.name)}. {self.vault(card)}"
        for order in city.zeus_orders:
            yield order.title, f"{words.of(order.title)} (AOTD-ZSP-02): {words.of(order.text)}"

    def vault(self, card: VaultCard) -> str:
        """What the card says, and who lends which bonus (AOTD-VAULT-08)."""
        words, city = self.words, cast(Content, self.content)
        bonuses = {bonus.id: words.of(bonus.text) for bonus in city.vault.bonuses}
        lent = [f"{words.of(city.specialties[one.specialty].name)}: {bonuses[one.bonus]}." for one in card.bonuses]
        return " ".join([words.of(card.description), *lent])

    def zombie(self, zombie: Zombie) -> str:
        """An Abomination gives its AP to every Survivor; nothing hurts Helmeted Zeus (AOTD-AP-02, AOTD-ZEUS-03)."""
        if not isinstance(zombie, CityZombie) or not zombie.abomination:
            return super().zombie(zombie)
        words = self.words
        told = words(
            "explain-unhurt" if zombie.damage_to_kill == UNHARMED else "explain-abomination",
            name=words.of(zombie.name),
            damage=zombie.damage_to_kill,
            wounds=self.counted("wound", zombie.wounds),
            actions=self.counted("action", zombie.actions),
            adrenaline=zombie.adrenaline,
        )
        return f"{told} {words.of(zombie.description)}" if zombie.description else told
