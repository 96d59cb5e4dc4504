"""Actions and answers of Tiny Epic Zombies in words, made from its verbs: `move to N2`, `drop axe beside W`."""

from __future__ import annotations

from typing import Final

from graveshift.content import Forms
from graveshift.games.tiny_epic_zombies.rules import codes as c
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.scenario.names import rooms, stores
from graveshift.games.tiny_epic_zombies.telling.keys import LOW_FIRST
from graveshift.games.tiny_epic_zombies.telling.names import (
    REWARD_IDS,
    SQUAD_IDS,
    TOKEN_IDS,
    card_ids,
    player_ids,
    source_ids,
    store_id,
)
from graveshift.games.tiny_epic_zombies.telling.words import VERBS

SPOKEN: Final = {
    c.MOVE: ("move {room}", "move to {room}"),
    c.SHOOT_TWO: ("shoot-two {room} and {room}",),
    c.DROP: ("drop {card} beside {store}",),
    c.GIVE_TOKEN: ("give {token} to {human}",),
    c.ASK_TOKEN: ("ask-for {token} from {human}",),
    c.SEIZE_TOKEN: ("seize {token} from {human}",),
    c.EXCHANGE: ("exchange {hand} with {human}",),
    c.SWAP: ("swap {card} for {card}",),
    c.WALK: ("walk {room} to {room}",),
    c.PUSH_TOKEN: ("push {token} to {room}",),
    c.PUSH_HUMAN: ("push {human} to {room}",),
    c.PUSH_SQUAD: ("push {squad} to {room}",),
    c.STORE: ("{store}",),
    c.ROOM: ("{room}",),
    c.HUMAN: ("{human}",),
    c.CARD: ("{card}",),
}
"""Readable forms that are more than the verb and its one name."""


def form(verb: int) -> tuple[str, ...]:
    """An option key with its readable forms."""
    word, high, low = VERBS[verb][:3]
    if not low:
        return (word,)
    if not high:
        return (f"{word}:{{{low}}}", *SPOKEN.get(verb, (f"{word} {{{low}}}",)))
    joint = LOW_FIRST.get(verb)
    pair = f"{{{low}}}{joint}{{{high}}}" if joint else f"{{{high}}}{'+' if verb == c.SHOOT_TWO else '>'}{{{low}}}"
    return (f"{word}:{pair}", *SPOKEN[verb])


FORMS: Final = Forms([form(verb) for verb in VERBS])


def patterns(s: State, text: str) -> list[str]:
    """The option keys that a text can mean; a Misfit if it is no action at all."""
    return FORMS.patterns(text, lambda kind: called(s, kind))


def called(s: State, kind: str) -> dict[str, str]:
    """What a name in braces may be, with the name that keys use."""
    if kind == "room":
        return {name: s.table.mall.names[room] for name, room in rooms(s).items()}
    if kind == "store":
        return {name: store_id(s, store) for name, store in stores(s).items()}
    return {name: name for name in names(kind)}


def names(kind: str) -> tuple[str, ...]:
    """The names of a kind that are the same in every game."""
    if kind in ("card", "hand"):
        return card_ids()
    if kind in ("human", "person"):
        return player_ids()
    plain = {"token": TOKEN_IDS, "ability": c.ABILITY_IDS, "squad": SQUAD_IDS, "reward": REWARD_IDS}
    if kind == "source":
        return source_ids()
    return plain.get(kind) or tuple(map(str, range(10)))
