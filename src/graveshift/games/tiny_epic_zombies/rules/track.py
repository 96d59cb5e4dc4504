"""Wounds and Ammo on their common track (chapter Wounds and Ammo)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import ARSENAL, ASK_GAIN, CACHE, HIPPIE, TRACK
from graveshift.games.tiny_epic_zombies.rules.objectives import complete
from graveshift.games.tiny_epic_zombies.rules.standing import open_for, progress, side
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.rules import Ask

TOP: Final = 9


def wound(s: State, human: int, count: int, rule: str) -> None:
    """Each Wound moves the Wound Token one space up (TEZ-WA-02)."""
    s.wounds[human] = min(TOP, s.wounds[human] + count)
    s.emit("wounded", rule, (human, count))


def heal(s: State, human: int, count: int, rule: str) -> None:
    """Each Wound healed moves the token down, never below 0 (TEZ-WA-03); the Hippie Zombie spoils it (TEZ-ZOM-10)."""
    if count >= 2 and s.passives >> HIPPIE & 1:
        count -= 1
    healed = min(count, s.wounds[human])
    s.wounds[human] -= healed
    s.emit("healed", rule, (human, healed))


def spend(s: State, human: int, count: int, rule: str) -> None:
    """Ammo spent or lost moves the Ammo Token down (TEZ-WA-04)."""
    if count:
        s.ammo[human] = max(0, s.ammo[human] - count)
        s.emit("ammo-spent", rule, (human, count))


def gain(s: State, human: int, count: int, rule: str) -> Generator[Ask, int, None]:
    """Ammo gained moves the token up to 9 at most, or goes to the cache as a whole (TEZ-WA-05, TEZ-MIS-ARS-05)."""
    if open_for(s, ARSENAL, human) and s.ammo_cache[side(s, human)] < s.table.ammo_goal:
        options = [TRACK, CACHE]
        answer = yield Ask(s.table.owner[human], ASK_GAIN, options, (human, count))
        if answer == CACHE:
            fill_cache(s, human, count, "TEZ-MIS-ARS-05")
            return
    gain_on_track(s, human, count, rule)


def gain_on_track(s: State, human: int, count: int, rule: str) -> None:
    """The Ammo Token moves up, to 9 at most (TEZ-WA-05)."""
    gained = min(count, TOP - s.ammo[human])
    s.ammo[human] += gained
    s.emit("ammo-gained", rule, (human, gained))


def fill_cache(s: State, human: int, count: int, rule: str) -> None:
    """Ammo goes to the cache, one way, not beyond its goal (TEZ-MIS-ARS-02, TEZ-MIS-ARS-04)."""
    at = side(s, human)
    stored = min(count, s.table.ammo_goal - s.ammo_cache[at])
    s.ammo_cache[at] += stored
    s.emit("ammo-stored", rule, (human, stored, s.ammo_cache[at]))
    check_arsenal(s, human)


def check_arsenal(s: State, human: int) -> None:
    """Weapons and Ammo both reach their goals (TEZ-MIS-ARS-06)."""
    if (
        open_for(s, ARSENAL, human)
        and s.ammo_cache[side(s, human)] >= s.table.ammo_goal
        and progress(s, ARSENAL, human) >= s.table.goal[ARSENAL]
    ):
        complete(s, human, ARSENAL)
