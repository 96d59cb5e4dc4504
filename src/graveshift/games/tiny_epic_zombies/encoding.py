"""How programs that learn see this game: the regions of actions are read off the verbs."""

from __future__ import annotations

from typing import Final

from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.encoding import HAND, HUMANS, MallEncoding
from graveshift.games.tiny_epic_zombies.telling.words import VERBS
from graveshift.kernel.chance import Position

VERSION: Final = "tiny-epic-zombies-1"
SIZES: Final = {
    "": 1,
    "room": c.ROOMS,
    "store": c.SLOTS + 1,
    "human": HUMANS,
    "card": c.CARDS,
    "hand": HAND,
    "token": c.TOKENS,
    "person": c.PLAYER_CARDS,
    "ability": len(c.ABILITY_IDS),
    "objective": c.OBJECTIVES,
    "source": c.SOURCES,
    "squad": c.SQUADS,
    "reward": 4,
    "count": 32,
}
"""How many values an argument has, by its kind."""


def encoding(position: Position) -> MallEncoding:
    """The encoding of the game, the same for every mode."""
    made = MallEncoding(VERSION)
    for code, verb in VERBS.items():
        words = tuple(word for word in (verb.high, verb.low) if word)
        made.verb(code, verb.word, words, SIZES[verb.high], SIZES[verb.low])
    return made
