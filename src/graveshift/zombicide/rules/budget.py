"""Actions and free actions: what a survivor may still spend in its Turn (chapters Rounds, Actions, Skills)."""

from __future__ import annotations

from typing import Final

from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.codes import (
    FREE_COMBAT,
    FREE_MELEE,
    FREE_PISTOL,
    FREE_RANGED,
    FREE_TYPES,
)
from graveshift.zombicide.rules.skills import FREE, FREE_ANY, PLUS_ACTION, uses
from graveshift.zombicide.rules.state import State, mods_of


def actions_left(s: State, who: int) -> int:
    """Ordinary actions left: three, one more with +1 Action, at once when gained (UOA-ROUND-04, UOA-SKILL-01).

    A survivor acting outside its Turn has just the one action it was given (UOA-SKILL-18).
    """
    if s.granted == who:
        return 1
    return s.tables.actions + mods_of(s, who)[PLUS_ACTION] - s.spent[who]


def free_left(s: State, who: int, kind: int) -> int:
    """Free actions of a type left this Turn; they belong to one's own Turn only (UOA-ACT-27, UOA-AMB-75)."""
    mods = mods_of(s, who)
    if mods[FREE_ANY] == 0 or s.granted == who:
        return 0
    return mods[FREE + kind] - s.free_used[who * FREE_TYPES + kind]


def may_use(s: State, who: int, skill: int, mark: int) -> bool:
    """A once-per-turn skill that is there and not used up; a book says whether each copy gives one use.

    (UOA-AMB-01, UOA-ULTRA-05, AOTD-SKILL-25)
    """
    copies = mods_of(s, who)[skill]
    if copies > 1 and not s.tables.book.copies_add_uses:
        copies = 1
    return uses(s.used[who], mark) < copies


def pay(s: State, who: int, kinds: list[int], cost: int) -> None:
    """Pay actions: free ones first, in the order given, since they serve less than ordinary ones (UOA-ACT-27)."""
    left = cost
    for kind in kinds:
        while left and free_left(s, who, kind) > 0:
            s.free_used[who * FREE_TYPES + kind] += 1
            left -= 1
            s.emit("free-action", s.tables.cites[cite.FREE_ACTION], (who, kind))
    if left and s.granted == who:
        s.granted = -1
        return
    s.spent[who] += left


def rivals(s: State, who: int, kinds: list[int]) -> list[int]:
    """The free actions among these that may pay first: those left for which there is no narrower one.

    Two of them serve different actions beside this one, and only the player knows which will be wanted (UOA-ACT-27).
    """
    left: list[int] = []
    wider = 0
    for kind in kinds:
        if free_left(s, who, kind) > 0:
            left.append(kind)
            wider |= WIDER[kind]
    return [kind for kind in left if not wider >> kind & 1]


WIDER: Final[tuple[int, ...]] = (
    1 << FREE_PISTOL | 1 << FREE_RANGED | 1 << FREE_COMBAT,  # Fanning
    1 << FREE_COMBAT,  # Combat in a Vade Retro Zone
    1 << FREE_COMBAT,  # Dual
    1 << FREE_RANGED | 1 << FREE_COMBAT,  # Pistol
    1 << FREE_RANGED | 1 << FREE_COMBAT,  # Rifle
    1 << FREE_MELEE | 1 << FREE_COMBAT,  # Melee weapon
    1 << FREE_COMBAT,  # Melee
    1 << FREE_COMBAT,  # Ranged
    0,  # Combat
)
"""Which free actions pay for everything that a free attack of a type pays for, and more: bits of types."""


NONE_USED: Final[list[int]] = [0] * FREE_TYPES


def fresh_turn(s: State, who: int) -> None:
    """Reset everything that counts per Turn of this survivor (UOA-AMB-01)."""
    s.spent[who] = 0
    s.searches[who] = 0
    s.used[who] = 0
    s.chain[who] = 0
    s.chain_kind[who] = 0
    s.combat_chain[who] = 0
    at = who * FREE_TYPES
    s.free_used[at : at + FREE_TYPES] = NONE_USED
    s.scene.fresh_turn(s, who)
