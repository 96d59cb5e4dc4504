"""Escort the Army: Squads and their rewards (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import slay
from graveshift.games.tiny_epic_zombies.rules.barricade import repair
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ARRIVED,
    ASK_KILL,
    ASK_REWARD,
    CLOSED,
    ESCORT,
    OFF,
    PASS,
    REWARD,
    REWARD_AMMO,
    REWARD_HEAL,
    REWARD_KILL,
    REWARD_REPAIR,
    ROOM,
    SQUADS,
    STORE_ROOMS,
)
from graveshift.games.tiny_epic_zombies.rules.mall import squad_start
from graveshift.games.tiny_epic_zombies.rules.moving import begin_step
from graveshift.games.tiny_epic_zombies.rules.objectives import advance
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, must_leave, open_for, zombie_at
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import gain, heal
from graveshift.kernel.rules import Ask

REWARDS: Final = 4
KILLS: Final = 2


def squad_owner(s: State, squad: int) -> int:
    """Competitive: corners clockwise in turn order; with 2 Humans each has two opposite ones (TEZ-CMPO-08)."""
    humans = s.table.humans
    return squad % 2 if humans == 2 else squad if squad < humans else -1


def movable_squads(s: State, human: int) -> list[int]:
    """For one of the 3 Moves a Human may move a Squad; not after an Overrun (TEZ-MIS-ESC-03, TEZ-AMB-45)."""
    if ESCORT not in s.objectives or s.moves == 0 or s.riding or must_leave(s, human):
        return []
    return [
        squad
        for squad in range(SQUADS)
        if s.squads[squad] != ARRIVED and (not s.table.competitive or squad_owner(s, squad) == human)
    ]


def move_squad(s: State, human: int, squad: int) -> Generator[Ask, int, None]:
    """One step along the arrows; a Zombie there dies (TEZ-MIS-ESC-04, TEZ-MIS-ESC-05)."""
    begin_step(s)
    s.step = CLOSED
    s.moves -= 1
    s.arrived = 0
    s.long_first = 0
    s.crowbar = OFF
    outside = s.squads[squad] == OFF
    room = squad_start(squad) if outside else s.table.mall.arrows[s.squads[squad]]
    if room == OFF:
        s.squads[squad] = ARRIVED
        s.emit("squad-arrives", "TEZ-MIS-ESC-07", (human, squad))
        yield from reward(s, human)
        if open_for(s, ESCORT, human):
            advance(s, human, ESCORT, "TEZ-MIS-ESC-08")
        return
    s.squads[squad] = room
    s.emit("squad-moves", "TEZ-MIS-ESC-03", (human, squad, room))
    if zombie_at(s, room):
        slay(s, room, "TEZ-MIS-ESC-05")


def reward(s: State, human: int) -> Generator[Ask, int, None]:
    """Any free reward space, each once (TEZ-MIS-ESC-07)."""
    spaces = [space for space in range(REWARDS) if not s.rewards >> space & 1]
    space = spaces[0]
    if len(spaces) > 1:
        answer = yield Ask(s.table.owner[human], ASK_REWARD, [REWARD + at for at in spaces], (human,))
        space = answer - REWARD
    s.rewards |= 1 << space
    s.emit("reward", "TEZ-MIS-ESC-07", (human, space))
    everybody = [human] if s.table.competitive else goes_first(s, human)
    if space == REWARD_HEAL:
        for other in everybody:
            heal(s, other, 1, "TEZ-MIS-ESC-07")
    elif space == REWARD_AMMO:
        for other in everybody:
            yield from gain(s, other, 1, "TEZ-MIS-ESC-07")
    elif space == REWARD_REPAIR:
        yield from repair(s, human, 1, "TEZ-MIS-ESC-07")
    elif space == REWARD_KILL:
        yield from kill_any_two(s, human)


def kill_any_two(s: State, human: int) -> Generator[Ask, int, None]:
    """Up to two Zombies anywhere, nobody's kills (TEZ-MIS-ESC-07)."""
    for _ in range(KILLS):
        rooms = [ROOM + room for room in range(STORE_ROOMS) if zombie_at(s, room)]
        if not rooms:
            return
        answer = yield Ask(s.table.owner[human], ASK_KILL, [*rooms, PASS], (human,))
        if answer == PASS:
            return
        slay(s, answer - ROOM, "TEZ-MIS-ESC-07")
