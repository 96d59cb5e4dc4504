"""Save the Stranded (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import place_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import FALSE_ALARM, OFF, PERSON, STRANDED, STRANDED_1
from graveshift.games.tiny_epic_zombies.rules.mall import entrance
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask

BOTH: Final[tuple[int, ...]] = (STRANDED_1, STRANDED_1 + 1)


def lay_out(s: State) -> None:
    """Both tokens face down on the Entrances of the station's Stores (TEZ-MIS-STR-01, TEZ-MIS-STR-05).

    Nobody knows which is which; that is decided when one is turned.
    """
    sides = len(s.done)
    saves = sum(s.marker[STRANDED * sides : STRANDED * sides + sides])
    symbol = s.table.stranded_order[saves % 4]
    for token, store in zip(BOTH, s.table.mall.stores_of[symbol], strict=True):
        s.token_at[token] = entrance(store)
        s.emit("token-laid", "TEZ-MIS-STR-05", (token, s.token_at[token]))


def flip(s: State, human: int, token: int) -> Generator[Ask, int, None]:
    """A person is saved and both tokens move on; or a Zombie appears (TEZ-MIS-STR-02, TEZ-MIS-STR-04)."""
    faces = [PERSON, FALSE_ALARM] if all(s.token_at[other] != OFF for other in BOTH) else [PERSON]
    face = s.draw("stranded", faces)
    s.emit("stranded-flipped", "TEZ-MIS-STR-02", (human, token, face))
    room = s.token_at[token]
    if face == FALSE_ALARM:
        s.token_at[token] = OFF
        yield from place_zombie(s, room, "TEZ-MIS-STR-03")
        return
    for other in BOTH:
        s.token_at[other] = OFF
    advance(s, human, STRANDED, "TEZ-MIS-STR-04")
    if s.table.competitive or not s.done[0] >> STRANDED & 1:
        lay_out(s)
