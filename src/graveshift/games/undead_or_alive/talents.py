"""Skills that are actions of their own: Sprint, Jump, Shove, Lifesaver, Taunt, Inventor (chapter Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.board.board import NO_SIGHT
from graveshift.games.undead_or_alive.attacks import seen_zones, sight_row
from graveshift.games.undead_or_alive.boarding import after_move, dash
from graveshift.kernel.rules import Ask
from graveshift.zombicide.activation import spread, take_steps
from graveshift.zombicide.budget import free_left, may_use, pay
from graveshift.zombicide.codes import (
    ASK_RESCUE,
    ASK_RESCUED,
    BORN_LEADER,
    DONE,
    FREE_MOVE,
    INVENT,
    JUMP,
    KINDS,
    LIFESAVER,
    LONE,
    NO,
    RUNNER,
    SHOVE,
    SPRINT,
    TAUNT,
    WHO,
    YES,
)
from graveshift.zombicide.inventory import can_draw, discard_slot, draw_equipment, droppable, lay_down, receive
from graveshift.zombicide.movement import relocate, surcharge
from graveshift.zombicide.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.skills import (
    BORN_LEADER_SKILL,
    INVENTOR,
    JUMP_SKILL,
    LIFESAVER_SKILL,
    SHOVE_SKILL,
    SPRINT_SKILL,
    TAUNT_SKILL,
    USED_JUMP,
    USED_LEADER,
    USED_LIFESAVER,
    USED_SHOVE,
    USED_SPRINT,
    USED_TAUNT,
)
from graveshift.zombicide.state import State, mods_of, survivors_in, zombies_in
from graveshift.zombicide.wounds import wound


def talent_options(s: State, who: int, left: int, options: list[int]) -> None:
    """What the survivor's action skills offer now; free ones only in the own Turn (UOA-AMB-75)."""
    mods = mods_of(s, who)
    here = s.zone[who]
    own_turn = s.granted != who
    price = 1 + surcharge(s, who)
    if mods[SPRINT_SKILL] and may_use(s, who, SPRINT_SKILL, USED_SPRINT) and not s.aboard[who]:
        if left + free_left(s, who, FREE_MOVE) >= price:
            options += [SPRINT + zone for zone in s.board.neighbours[here]]
    if (
        mods[JUMP_SKILL]
        and may_use(s, who, JUMP_SKILL, USED_JUMP)
        and not s.aboard[who]
        and left >= 1 + zombies_in(s, here)
    ):
        options += [JUMP + zone for zone in jump_targets(s, who)]
    if mods[INVENTOR] and left > 0 and can_draw(s):
        options += [INVENT + slot for slot in droppable(s, who)]
    if not own_turn:
        return
    if mods[SHOVE_SKILL] and may_use(s, who, SHOVE_SKILL, USED_SHOVE) and zombies_in(s, here):
        options += [SHOVE + zone for zone in s.board.neighbours[here]]
    if mods[LIFESAVER_SKILL] and may_use(s, who, LIFESAVER_SKILL, USED_LIFESAVER):
        options += [LIFESAVER + zone for zone in s.board.neighbours[here] if in_peril(s, who, zone)]
    if mods[TAUNT_SKILL] and may_use(s, who, TAUNT_SKILL, USED_TAUNT):
        for zone in range(s.board.zones):
            if zombies_in(s, zone) and 1 <= s.board.distance[here][zone] <= 2:
                options.append(TAUNT + zone)
    if mods[BORN_LEADER_SKILL] and may_use(s, who, BORN_LEADER_SKILL, USED_LEADER):
        options += [BORN_LEADER + mate for mate in range(s.posse) if mate != who and s.zone[mate] >= 0]


# ---- Sprint and Jump


def sprint(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """A Sprint paid like any Move Action (UOA-SKILL-60)."""
    pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
    note_action(s, who, CHAIN_BROKEN)
    yield from dash(s, who, zone)


def jump_targets(s: State, who: int) -> list[int]:
    """Zones in sight one or two away, also between street and Balcony (UOA-SKILL-46, UOA-AMB-72, UOA-MOVE-05)."""
    row = sight_row(s, who)
    return [zone for zone in seen_zones(s, who) if 1 <= row[zone] <= 2 and zone not in s.board.blocked]


def jump(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """Leap over whatever is in between; the surcharge is paid, Move skills do not help (UOA-SKILL-46)."""
    s.used[who] += USED_JUMP
    pay(s, who, [], 1 + zombies_in(s, s.zone[who]))
    note_action(s, who, CHAIN_BROKEN)
    relocate(s, who, zone, "UOA-SKILL-46")
    yield from after_move(s, who)


# ---- Shove, Lifesaver, Taunt


def shove(s: State, who: int, zone: int) -> None:
    """Push all zombies of the own zone next door; that is no movement (UOA-SKILL-58, UOA-AMB-06)."""
    s.used[who] += USED_SHOVE
    here = s.zone[who]
    for kind in range(KINDS):
        count = s.zombies[here * KINDS + kind]
        s.zombies[zone * KINDS + kind] += count
        s.zombies[here * KINDS + kind] = 0
    s.emit("shoved", "UOA-SKILL-58", (who, here, zone))
    s.scene.zone_emptied(s, here)


def in_peril(s: State, who: int, zone: int) -> bool:
    """A zone next door, in sight, with a zombie and another survivor (UOA-SKILL-47)."""
    if not zombies_in(s, zone) or sight_row(s, who)[zone] == NO_SIGHT:
        return False
    return len(rescuable(s, who, zone)) > 0


def rescuable(s: State, who: int, zone: int) -> list[int]:
    """Who can be dragged: players' survivors and lone companions; led ones come with their Leader."""
    return [a for a in survivors_in(s, zone) if a != who and (a < s.posse or s.leader[a] == LONE)]


def lifesaver(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """Drag survivors out of a zone with zombies to the own zone; their players may refuse (UOA-SKILL-47)."""
    s.used[who] += USED_LIFESAVER
    refused: list[int] = []
    while True:
        people = [a for a in rescuable(s, who, zone) if a not in refused]
        if not people:
            return
        answer = yield Ask(s.owner[who], ASK_RESCUE, [*(WHO + a for a in people), DONE], (who, zone))
        if answer == DONE:
            return
        saved = answer - WHO
        if saved < s.posse and s.owner[saved] != s.owner[who]:
            consent = yield Ask(s.owner[saved], ASK_RESCUED, [YES, NO], (saved, who))
            if consent == NO:
                refused.append(saved)
                continue
        relocate(s, saved, s.zone[who], "UOA-SKILL-47")


def taunt(s: State, who: int, zone: int) -> Generator[Ask, int, None]:
    """All zombies of a zone get an extra activation, trying only to reach and attack the taunter.

    A Vade Retro token there is spent instead (UOA-SKILL-63, UOA-AMB-58).
    """
    s.used[who] += USED_TAUNT
    s.emit("taunt", "UOA-SKILL-63", (who, zone))
    if zone in s.vade:
        for token in range(len(s.vade)):
            if s.vade[token] == zone:
                s.vade[token] = -1
        s.emit("vade-retro-spent", "UOA-AMB-58", (zone,))
        return
    groups = [(zone, kind, s.zombies[zone * KINDS + kind]) for kind in range(KINDS) if s.zombies[zone * KINDS + kind]]
    groups = yield from taunted(s, who, groups)
    yield from taunted(s, who, [group for group in groups if group[1] == RUNNER])


def taunted(s: State, who: int, groups: list[tuple[int, int, int]]) -> Generator[Ask, int, list[tuple[int, int, int]]]:
    """One action of taunted zombies (zone, kind, count): those beside the taunter attack it, the others step nearer."""
    there = s.zone[who]
    steps: list[tuple[int, int, int, int]] = []
    for zone, kind, count in groups:
        if zone == there:
            s.emit("zombie-attack", "UOA-SKILL-63", (zone, kind, count))
            for _ in range(count):
                wound(s, who, 1, kind, "UOA-SKILL-63")
        else:
            yield from spread(s, zone, kind, count, [there], steps)
    yield from take_steps(s, steps, False, "UOA-SKILL-63")
    return [(target, kind, count) for _, kind, target, count in steps]


# ---- Inventor


def invent(s: State, who: int, slot: int) -> Generator[Ask, int, None]:
    """One Action and one own card: draw an Equipment card; not a Search, so nothing else is rearranged.

    (UOA-SKILL-44, UOA-INV-10)
    """
    pay(s, who, [], 1)
    note_action(s, who, CHAIN_BROKEN)
    discard_slot(s, who, slot, "UOA-SKILL-44")
    card = draw_equipment(s)
    s.emit("drawn", "UOA-SKILL-44", (who, card))
    kept = yield from receive(s, who, card, "UOA-SKILL-44")
    if kept >= 0:
        yield from lay_down(s, who, kept, "UOA-SKILL-44")
