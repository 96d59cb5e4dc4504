"""Actions and free actions: what a survivor may still spend in its Turn (chapters Rounds, Actions, Skills)."""

from __future__ import annotations

from graveshift.zombicide.codes import FREE_TYPES
from graveshift.zombicide.skills import FREE, FREE_ANY, PLUS_ACTION, uses
from graveshift.zombicide.state import State, mods_of


def actions_left(s: State, who: int) -> int:
    """Ordinary actions left: three, one more with +1 Action, at once when gained (UOA-ROUND-04, UOA-SKILL-01).

    A survivor acting outside its Turn has just the one action it was given (UOA-SKILL-18).
    """
    if s.granted == who:
        return 1
    return s.tables.actions + mods_of(s, who)[PLUS_ACTION] - s.spent[who]


def free_left(s: State, who: int, kind: int) -> int:
    """Free actions of a type left this Turn; they belong to the own Turn only (UOA-ACT-27, UOA-AMB-75)."""
    mods = mods_of(s, who)
    if mods[FREE_ANY] == 0 or s.granted == who:
        return 0
    return mods[FREE + kind] - s.free_used[who * FREE_TYPES + kind]


def may_use(s: State, who: int, skill: int, mark: int) -> bool:
    """A once-per-turn skill that is there and not used up: each copy gives one use (UOA-AMB-01, UOA-ULTRA-05)."""
    return uses(s.used[who], mark) < mods_of(s, who)[skill]


def pay(s: State, who: int, kinds: list[int], cost: int) -> None:
    """Pay actions: free ones first, the most special first, since they serve nothing else (UOA-ACT-27)."""
    left = cost
    for kind in kinds:
        while left and free_left(s, who, kind) > 0:
            s.free_used[who * FREE_TYPES + kind] += 1
            left -= 1
            s.emit("free-action", "UOA-ACT-27", (who, kind))
    if left and s.granted == who:
        s.granted = -1
        return
    s.spent[who] += left


def fresh_turn(s: State, who: int) -> None:
    """Reset everything that counts per Turn of this survivor (UOA-AMB-01)."""
    s.spent[who] = 0
    s.searches[who] = 0
    s.charges[who] = 0
    s.vades[who] = 0
    s.used[who] = 0
    s.chain[who] = 0
    s.chain_kind[who] = 0
    s.combat_chain[who] = 0
    s.gatling_chain[who] = 0
    s.feat[who] = 0
    for kind in range(FREE_TYPES):
        s.free_used[who * FREE_TYPES + kind] = 0
