"""Escape the Mall: finding the Real Exit (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import EXIT_1, OFF, SLOTS
from graveshift.games.tiny_epic_zombies.rules.mall import entrance
from graveshift.games.tiny_epic_zombies.rules.objectives import check_escape, real_exit
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import gain
from graveshift.kernel.rules import Ask

FACES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 4, 5, 5)  # four symbols; the numbers 1, 1, 2, 2 (TEZ-MIS-EXI-03)


def lay_out(s: State) -> None:
    """One face-down Exit Token on each Entrance (TEZ-MIS-EXI-01)."""
    for slot in range(SLOTS):
        s.token_at[EXIT_1 + slot] = entrance(slot)


def flip(s: State, human: int, token: int) -> Generator[Ask, int, None]:
    """The token goes onto the card in the row of its kind (TEZ-MIS-EXI-02); a rival gains 1 Ammo (TEZ-CMPO-06)."""
    faces = list(FACES)
    for found in s.exits:
        faces.remove(found)
    face = s.draw("exits", faces)
    s.exits.append(face)
    s.token_face[token] = face
    s.token_at[token] = OFF
    s.emit("exit-flipped", "TEZ-MIS-EXI-02", (human, token, face))
    if len(s.exits) == len(FACES):
        s.emit("real-exit", "TEZ-MIS-EXI-04", (real_exit(s),))
    if s.table.competitive:
        yield from gain(s, human, 1, "TEZ-CMPO-06")
    check_escape(s)
