"""The Barricade: repairs and damage (chapters Supplies and the Barricade, Adding Zombies)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import ASK_DOCTOR, DOCTOR, HUMAN, MECHANIC, PASS
from graveshift.games.tiny_epic_zombies.rules.eaten import check_all, lose_survivor
from graveshift.games.tiny_epic_zombies.rules.objectives import BARRICADE_FALLS, humans_lose
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import heal, wound
from graveshift.kernel.rules import Ask

MOST: Final = 6
RESET: Final = 2


def repair(s: State, human: int, count: int, rule: str) -> Generator[Ask, int, None]:
    """Up to 6; at 6 it still counts as a repair (TEZ-SUP-02, TEZ-SUP-09). Then the Doctor may heal (TEZ-HUM-13)."""
    if s.passives >> MECHANIC & 1:
        count = max(1, count - 1)
    s.barricade = min(MOST, s.barricade + count)
    s.emit("repaired", rule, (human, count, s.barricade))
    for doctor in goes_first(s, s.active):
        if s.person[doctor] == DOCTOR:
            yield from good_as_new(s, doctor)


def good_as_new(s: State, doctor: int) -> Generator[Ask, int, None]:
    """Whenever anybody repairs, the Doctor may heal 1 Wound of any Human (TEZ-HUM-13)."""
    hurt = [HUMAN + human for human in range(s.table.humans) if s.wounds[human]]
    if not hurt:
        return
    answer = yield Ask(s.table.owner[doctor], ASK_DOCTOR, [*hurt, PASS], (doctor,))
    if answer != PASS:
        heal(s, answer - HUMAN, 1, "TEZ-HUM-13")


def damage(s: State, rule: str) -> Generator[Ask, int, None]:
    """A Zombie that finds no Room takes the Barricade down 1; at 0 it breaks (TEZ-ADD-08, TEZ-ADD-09)."""
    s.barricade -= 1
    s.emit("barricade-damaged", rule, (s.barricade,))
    if s.barricade > 0:
        return
    if not any(s.survivors):
        humans_lose(s, BARRICADE_FALLS, "TEZ-ADD-10")
    lose_survivor(s, robbed(s) if s.table.competitive else 0)
    s.barricade = RESET
    s.emit("barricade-reset", "TEZ-ADD-09", (RESET,))
    if s.passives >> DOCTOR & 1:
        for human in range(s.table.humans):
            wound(s, human, 1, "TEZ-ZOM-13")
        yield from check_all(s)


def robbed(s: State) -> int:
    """Who loses a Survivor: fewest Wounds, then most Ammo, then next active (TEZ-CVZ-06, TEZ-CVZ-07)."""
    best = -1
    for human in goes_first(s, s.active + 1):
        if s.survivors[human] == 0:
            continue
        if best < 0 or (s.wounds[human], -s.ammo[human]) < (s.wounds[best], -s.ammo[best]):
            best = human
    return best
