"""Assemble an Arsenal: deposits in the Courtyard (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.codes import ARSENAL, STORE_AMMO, STORE_WEAPON
from graveshift.games.tiny_epic_zombies.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.items import held_weapons, take_from
from graveshift.games.tiny_epic_zombies.state import State, open_for, progress, side
from graveshift.games.tiny_epic_zombies.track import check_arsenal, fill_cache, spend
from graveshift.kernel.rules import Ask


def deposit_options(s: State, human: int, options: list[int]) -> None:
    """On entering the Courtyard by a Move: a Weapon, and any amount of Ammo (TEZ-MIS-ARS-03, TEZ-MIS-ARS-04)."""
    if not s.may_store or not open_for(s, ARSENAL, human):
        return
    if s.deposits and progress(s, ARSENAL, human) < s.table.goal[ARSENAL]:
        options += [STORE_WEAPON + card for card in held_weapons(s, human)]
    room = s.table.ammo_goal - s.ammo_cache[side(s, human)]
    options += [STORE_AMMO + count for count in range(1, min(room, s.ammo[human]) + 1)]


def store_weapon(s: State, human: int, card: int) -> None:
    """The Item marks a space, the card leaves the game (TEZ-MIS-ARS-03, TEZ-COMP-12)."""
    s.deposits -= 1
    take_from(s, human, card)
    s.removed.append(card)
    s.marker[ARSENAL * len(s.done) + side(s, human)] += 1
    s.emit("weapon-stored", "TEZ-MIS-ARS-03", (human, card, progress(s, ARSENAL, human)))
    check_arsenal(s, human)


def store_ammo(s: State, human: int, count: int) -> Generator[Ask, int, None]:
    """Ammo from the own track; a completed Arsenal comes before a death (TEZ-MIS-ARS-04, TEZ-END-05)."""
    spend(s, human, count, "TEZ-MIS-ARS-04")
    fill_cache(s, human, count, "TEZ-MIS-ARS-04")
    yield from check_eaten(s, human)
