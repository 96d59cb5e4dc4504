"""Quarantine the Infected (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.codes import AFTER_A, OVERKILL, QUARANTINE, STORE_OF, WOUND_1, WOUND_2
from graveshift.games.tiny_epic_zombies.rules.eaten import wound_and_check
from graveshift.games.tiny_epic_zombies.rules.killing import roll
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.standing import open_for, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask


def may_capture(s: State, human: int, room: int) -> bool:
    """A Zombie alone in its Store is isolated (TEZ-MIS-QUA-01, TEZ-MIS-QUA-02)."""
    return open_for(s, QUARANTINE, human) and zombies_in(s, STORE_OF[room]) == 1


def attempt(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Roll until an Overkill comes, taking Wounds each time; nothing helps (TEZ-MIS-QUA-03, TEZ-MIS-QUA-05)."""
    s.step = AFTER_A
    s.emit("quarantine-attempt", "TEZ-MIS-QUA-03", (human, room))
    while True:
        face = roll(s, human, "TEZ-MIS-QUA-03")
        if face == OVERKILL:
            break
        count = 1 if face == WOUND_1 else 2 if face == WOUND_2 else 0
        if count:
            died = yield from wound_and_check(s, human, count, "TEZ-MIS-QUA-03")
            if died:
                return
    capture(s, human, room)


def capture(s: State, human: int, room: int) -> None:
    """The Zombie leaves the Room; it is no kill and no Overkill (TEZ-MIS-QUA-04, TEZ-AMB-47)."""
    s.zombies &= ~(1 << room)
    if s.table.captured_out:
        s.captured += 1
    else:
        s.figures += 1
    s.emit("captured", "TEZ-MIS-QUA-04", (human, room))
    advance(s, human, QUARANTINE, "TEZ-MIS-QUA-04")
