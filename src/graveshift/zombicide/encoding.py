"""The encoding of a game of the family: its regions of actions are read off the verbs that its Teller names."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import codes as c
from graveshift.zombicide.rules.encoding import ACTORS, OBJECTIVES, OTHERS, ZONES, TableEncoding
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.telling.teller import teller_of

STEP: Final = 32
"""A larger board takes so many zones more."""
PLACES: Final = 16
"""Of a row of slots, two dashboards side by side."""
ATTACKS: Final = (c.STRIKE, c.STRIKE_DUAL, c.SHOOT, c.SHOOT_DUAL, c.FAN)
RARE: Final[dict[int, tuple[tuple[str, int], ...]]] = {
    c.PUT: (("from", PLACES), ("to", PLACES)),
    c.DROP: (("survivor", ACTORS), ("slot", PLACES)),
    c.TAKE: (("objective", OBJECTIVES),),
    c.KIND: (("kind", 8),),
    c.LEAD: (("companion", ACTORS), ("leader", ACTORS)),
    c.HAND_TOKEN: (("objective", OBJECTIVES), ("holder", ACTORS)),
    c.REROLL: (("source", PLACES),),
    c.PAY_TOKEN: (("objective", OBJECTIVES),),
    c.SPEND: (("free-action", PLACES),),
    c.INVENT: (("slot", PLACES),),
}
"""The arguments of verbs with keys of their own, the high byte first."""
Rare = dict[int, tuple[tuple[str, int], ...]]
TWO_NUMBERS: Final = (("first", PLACES), ("second", PLACES))
"""What a game's own verb has if it does not say otherwise."""


def zones_for(s: State) -> int:
    """Room for the zones of this board: the same for every mission of the box."""
    zones = ZONES
    while zones < s.board.zones:
        zones += STEP
    return zones


def numbered(encoding: TableEncoding, s: State, own: Rare) -> TableEncoding:
    """The encoding with every verb of the game, in the order of their numbers; `own` are the arguments of its own."""
    teller = teller_of(s)
    verbs = teller.verbs
    tables = s.tables
    missions = s.tables.book.missions
    encoding.mission = missions.index(s.scene.mission_id) + 1 if s.scene.mission_id in missions else 0
    ways = [0]
    for bit, _ in teller.manners:
        ways += [way | bit for way in ways]
    for number, way in enumerate(ways):
        encoding.manner[way] = number
    ranged = [card for card in range(tables.cards) if tables.range_max[card] > 0 or tables.card_kind[card] == c.THROWN]
    for number, card in enumerate(ranged):
        encoding.shooter[card] = number
    zone, any_card = ("zone", encoding.zones), ("card", tables.cards)
    rare = RARE | own
    for verb, name in sorted(verbs.names.items()):
        arguments: tuple[tuple[str, int], ...]
        if verb in verbs.plain and verb not in own:
            arguments = ()
        elif verb in verbs.with_zone:
            arguments = (zone,)
        elif verb in verbs.with_actor:
            arguments = (("survivor", ACTORS),)
        elif verb in verbs.with_card:
            arguments = (any_card,)
        elif verb in verbs.with_card_and_zone:
            arguments = (("weapon", len(ranged)), zone)
            encoding.by_card[verb >> c.VERB] = True
        elif verb == c.SKILL:
            arguments = (("skill", encoding.skills),)
        else:
            arguments = rare.get(verb, TWO_NUMBERS)
        sizes = [1, 1, *(size for _, size in arguments)]
        words = tuple(word for word, _ in arguments)
        encoding.verb(verb, name, words, sizes[-2], sizes[-1], len(ways) > 1 and verb in ATTACKS)
    encoding.others = encoding.region("other", (OTHERS,), ("option",))
    return encoding
