"""The hits of an attack: who gets them, Reaper, kills (chapter Combat)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.aim import free_aim, is_careful, within_reach
from graveshift.zombicide.rules.codes import (
    ASK_HIT,
    ASK_REAPER,
    KIND,
    NO,
)
from graveshift.zombicide.rules.pool import Attack, renew
from graveshift.zombicide.rules.state import State, zombies_in
from graveshift.zombicide.rules.wounds import remove_zombie


def assign_freely(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """The attacker divides the hits as it likes; asked only where the choice matters (UOA-CBT-05, UOA-CBT-03).

    A careful player may also waste hits on zombies that they cannot kill (UOA-AMB-101).
    """
    toughness = s.tables.toughness
    careful = is_careful(s, attack)
    while hits > 0:
        kinds = [k for k in range(s.kinds) if within_reach(s, attack, k) and toughness[k] <= attack.damage]
        if not kinds:
            break
        kind = kinds[0]
        mortal = len(kinds)
        if careful:
            kinds += [k for k in range(s.kinds) if within_reach(s, attack, k) and toughness[k] > attack.damage]
        if mortal < len(kinds) or (mortal > 1 and hits < sum([within_reach(s, attack, k) for k in kinds])):
            about = (attack.who, attack.zone, hits, attack.damage)
            answer = yield Ask(s.owner[attack.who], ASK_HIT, [KIND + k for k in kinds], about)
            kind = answer - KIND
        hits -= 1
        if toughness[kind] <= attack.damage:
            yield from kill(s, attack, kind)
    yield from reap(s, attack)


def assign_by_priority(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """Ranged hits go to the highest rank present; a target the damage cannot kill shields the rest.

    Reaper comes with each hit, since it may clear a rank for the next one, and a hit may bring the skill to choose
    (UOA-CBT-09, UOA-CBT-10, UOA-CBT-11, UOA-AMB-79, UOA-SKILL-54, UOA-ADR-06).
    """
    at = attack.zone * s.kinds
    tables = s.tables
    while hits > 0:
        if free_aim(s, attack):
            yield from assign_freely(s, attack, hits)
            return
        first = 99
        for k in range(s.kinds):
            if s.zombies[at + k] and tables.rank[k] < first:
                first = tables.rank[k]
        kinds = [k for k in range(s.kinds) if s.zombies[at + k] and tables.rank[k] == first]
        mortal = [k for k in kinds if tables.toughness[k] <= attack.damage]
        if not mortal:
            break
        kind = kinds[0]
        if len(kinds) > 1 and (len(mortal) < len(kinds) or hits < sum(s.zombies[at + k] for k in kinds)):
            about = (attack.who, attack.zone, hits, attack.damage)
            answer = yield Ask(s.owner[attack.who], ASK_HIT, [KIND + k for k in kinds], about)
            kind = answer - KIND
        hits -= 1
        if kind in mortal:
            yield from kill(s, attack, kind)
            if hits < zombies_in(s, attack.zone):
                yield from reap(s, attack)


def concentrate(s: State, attack: Attack, hits: int) -> Generator[Ask, int, None]:
    """All hits strike the one zombie that was named before the roll; what they lack to kill it is lost.

    (AOTD-CONC-02, AOTD-CONC-05)
    """
    if within_reach(s, attack, attack.target) and hits * attack.damage >= s.tables.toughness[attack.target]:
        yield from kill(s, attack, attack.target)


def reap(s: State, attack: Attack) -> Generator[Ask, int, None]:
    """Reaper: one hit may kill one more identical zombie, once per action and skill (UOA-SKILL-54, UOA-SKILL-38)."""
    while attack.reapers:
        kinds = [k for k in range(s.kinds) if attack.reaped >> k & 1 and within_reach(s, attack, k)]
        if not kinds:
            return
        answer = yield Ask(s.owner[attack.who], ASK_REAPER, [*(KIND + k for k in kinds), NO], (attack.who, attack.zone))
        if answer == NO:
            return
        attack.reapers -= 1
        yield from kill(s, attack, answer - KIND)


def kill(s: State, attack: Attack, kind: int) -> Generator[Ask, int, None]:
    """One zombie falls; the attacker gains its adrenaline at once (UOA-CBT-15, UOA-ZTYPE-01, UOA-ADR-01)."""
    attack.kills += 1
    attack.reaped |= 1 << kind
    if attack.prey:
        attack.prey[kind] -= 1
    card_kind = s.tables.card_kind[attack.card] if attack.card >= 0 else -1
    before = s.owned[attack.who]
    yield from slay(s, attack.who, attack.zone, kind, card_kind)
    if s.owned[attack.who] is not before:
        renew(s, attack)


def slay(s: State, who: int, zone: int, kind: int, card_kind: int) -> Generator[Ask, int, None]:
    """A survivor eliminates a zombie, by whatever means, and is paid for it; in some books an Abomination pays all."""
    s.emit("killed", s.tables.cites[cite.ZOMBIE_KILLED], (who, kind, zone))
    remove_zombie(s, zone, kind)
    s.scene.killed(s, who, kind, zone, card_kind)
    reward, rule = s.scene.worth(s, who, kind), s.tables.cites[cite.KILL_REWARD]
    if s.tables.book.abomination_pays_all and s.tables.abomination_kinds >> kind & 1:
        for mate in range(s.posse):
            if s.zone[mate] >= 0:
                yield from gain_adrenaline(s, mate, reward, rule)
    else:
        yield from gain_adrenaline(s, who, reward, rule)
