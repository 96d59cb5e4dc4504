"""What things of a view are called: Rooms, Stores, cards, people and tokens, by the ids that the view has."""

from __future__ import annotations

from typing import Any, Final

from graveshift.games.tiny_epic_zombies.content.loading import load
from graveshift.games.tiny_epic_zombies.rules.plan import COURTYARD_NAMES
from graveshift.games.tiny_epic_zombies.telling.names import (
    COURTYARD_WORDS,
    SQUAD_IDS,
    SQUAD_WORDS,
    TOKEN_IDS,
    card_ids,
    card_names,
    token_text,
)
from graveshift.parts.terminal.words import Words

View = dict[str, Any]
COURTYARD: Final = "courtyard"


class Names:
    """Ids into names of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.content = load()

    def room(self, room: str) -> str:
        store, _, number = room.partition(".")
        if store == COURTYARD:
            return self.words.of(COURTYARD_WORDS[COURTYARD_NAMES.index(room)])
        return f"{self.store(store)} {number}"

    def store(self, store: str) -> str:
        return self.words.of(self.content.faces[store].name)

    def card(self, card: str) -> str:
        return self.words.of(card_names()[card_ids().index(card)])

    def cards(self, cards: list[str]) -> str:
        return ", ".join(map(self.card, cards))

    def token(self, token: str) -> str:
        return self.words.of(token_text(TOKEN_IDS.index(token)))

    def tokens(self, tokens: list[str]) -> str:
        return ", ".join(map(self.token, tokens))

    def squad(self, squad: str) -> str:
        return self.words.of(SQUAD_WORDS[SQUAD_IDS.index(squad)])

    def person(self, person: str) -> str:
        """A Player Card; before the choice a Human has a number."""
        if person in self.content.players:
            return self.words.of(self.content.players[person].name)
        return self.words("mall-human", number=person.rpartition("-")[2])

    def card_text(self, card: str) -> str:
        """What a Search Card does, by the id of a copy."""
        of = next(each for each in self.content.cards.values() if any(copy.id == card for copy in each.copies))
        return self.words.of(of.text)

    def human_side(self, person: str) -> str:
        side = self.content.players[person].human
        return f"{self.words.of(side.title)}: {self.words.of(side.text)}"

    def zombie_side(self, person: str) -> str:
        side = self.content.players[person].zombie
        return self.words(
            "mall-zombie-side",
            passive=self.words.of(side.passive),
            weak=self.words.of(side.weak),
            strong=self.words.of(side.strong),
        )
