"""Assemble an Arsenal: deposits in the Courtyard (chapter Missions)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.codes import ARSENAL
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.rules.items import take_from
from graveshift.games.tiny_epic_zombies.rules.standing import progress, side
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.track import check_arsenal, fill_cache, spend
from graveshift.kernel.rules import Ask


def store_weapon(s: State, human: int, card: int) -> None:
    """The Item marks a space, the card leaves the game (TEZ-MIS-ARS-03, TEZ-COMP-12)."""
    s.deposits -= 1
    take_from(s, human, card)
    s.removed.append(card)
    s.marker[ARSENAL * len(s.done) + side(s, human)] += 1
    s.emit("weapon-stored", "TEZ-MIS-ARS-03", (human, card, progress(s, ARSENAL, human)))
    check_arsenal(s, human)


def store_ammo(s: State, human: int, count: int) -> Generator[Ask, int, None]:
    """Ammo from one's own track; a completed Arsenal comes before a death (TEZ-MIS-ARS-04, TEZ-END-05)."""
    spend(s, human, count, "TEZ-MIS-ARS-04")
    fill_cache(s, human, count, "TEZ-MIS-ARS-04")
    yield from check_eaten(s, human)
