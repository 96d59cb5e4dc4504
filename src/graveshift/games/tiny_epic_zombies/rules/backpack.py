"""Backpack Items that work any time in the holder's Turn (chapter Backpack Items)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import move_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import ASK_FIREWORKS, PASS, ROOM, STORE_ROOMS, WALK
from graveshift.games.tiny_epic_zombies.rules.items import discard_from_pack
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask

LURED: Final = 3


def fireworks(s: State, human: int, card: int) -> Generator[Ask, int, None]:
    """Up to 3 different Zombies, one at a time, each into any Zombie-free Store Room (TEZ-CARD-15, TEZ-MAP-16)."""
    discard_from_pack(s, human, card)
    lured = 0
    for _ in range(LURED):
        if s.ended:
            return
        origins = [ROOM + room for room in range(STORE_ROOMS) if (s.zombies & ~lured) >> room & 1]
        if not origins:
            return
        answer = yield Ask(s.table.owner[human], ASK_FIREWORKS, [*origins, PASS], (human,))
        if answer == PASS:
            return
        origin = answer - ROOM
        free = [WALK + (origin << 8) + room for room in range(STORE_ROOMS) if not zombie_at(s, room)]
        answer = yield Ask(s.table.owner[human], ASK_FIREWORKS, free, (human, origin))
        lured |= 1 << (answer & 255)
        yield from move_zombie(s, origin, answer & 255, "TEZ-CARD-15")


def adrenaline(s: State, human: int, card: int) -> None:
    """Up to 2 additional Moves this Turn (TEZ-CARD-17)."""
    discard_from_pack(s, human, card)
    s.extra += 2
