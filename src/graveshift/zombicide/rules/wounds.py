"""Wounds and healing (chapters Activation and Classes)."""

from __future__ import annotations

from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.skills import IRONCLAD
from graveshift.zombicide.rules.state import State, mods_of, zombies_in


def wound(s: State, who: int, wounds: int, source: int, rule: str) -> None:
    """Lower a survivor's health; at 0 it is eliminated (UOA-ZACT-04, UOA-CMP-09).

    `source` is the kind of zombie, or -1 for friendly fire. Ironclad ignores its kind (UOA-SKILL-45).
    """
    if source >= 0 and who < s.posse and mods_of(s, who)[IRONCLAD + source]:
        s.emit("wound-ignored", s.tables.cites[cite.IRONCLAD], (who, source))
        return
    s.scene.wounded(s, who, wounds, source)
    s.health[who] = max(0, s.health[who] - wounds)
    s.emit("wounded", rule, (who, wounds, source))
    if s.health[who] == 0:
        eliminate(s, who, rule)


def eliminate(s: State, who: int, rule: str) -> None:
    """A survivor is out; what that means is the game's affair (UOA-WIN-03)."""
    s.health[who] = 0
    s.emit("survivor-eliminated", rule, (who,))
    s.scene.survivor_down(s, who)


def heal(s: State, who: int, rule: str) -> None:
    """Heal one wound, up to the maximum (UOA-SKILL-51, UOA-AMB-81)."""
    if s.health[who] < s.max_health[who]:
        s.health[who] += 1
        s.emit("healed", rule, (who,))


def remove_zombie(s: State, zone: int, kind: int) -> None:
    """Take a zombie off the board, back into its pool; in some books an Abomination comes only once."""
    s.zombies[zone * s.kinds + kind] -= 1
    if not s.tables.abomination_kinds >> kind & 1:
        s.pool[kind] += 1
    else:
        if s.tables.book.abominations_return:
            s.pool[kind] += 1
        s.scene.abomination_gone(s, kind, zone)
    if zombies_in(s, zone) == 0:
        s.scene.zone_emptied(s, zone)
        s.scene.zone_cleared(s, zone)
