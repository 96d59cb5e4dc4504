"""Looking for what must not be told: the cards of the Zombie Player's hand in what others receive."""

from __future__ import annotations

import json
import re
from typing import Any

from graveshift.games.tiny_epic_zombies.content.loading import load


def secrets_in(view: dict[str, Any]) -> list[str]:
    """The cards in a Zombie Player's view that nobody else may know: the hand, and what lies face down."""
    dealt = [human["facedown_card"] for human in view["humans"] if human["facedown_card"]]
    hand: list[str] = view["zombie_side"]["hand"] or []
    return hand + dealt


def names(word: str, text: str) -> bool:
    """Does the text have the word, alone?"""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def words_of(card: str) -> list[str]:
    """What gives a card away: its id, and its name where the box has only one of it."""
    kind = next(kind for kind in load().cards.values() if card in [copy.id for copy in kind.copies])
    return [card, kind.name.en, kind.name.pl] if len(kind.copies) == 1 else [card]


def leaks(heard: list[dict[str, Any]], secret: dict[int, list[str]]) -> list[tuple[int, str]]:
    """Every hidden card that a state names, by its version."""
    states = [message for message in heard if message["type"] == "state" and message["version"] in secret]
    return [
        (state["version"], card)
        for state in states
        for card in secret[state["version"]]
        if any(names(word, json.dumps(state, ensure_ascii=False)) for word in words_of(card))
    ]
