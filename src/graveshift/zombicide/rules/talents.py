"""Skills that are Actions of their own, from Sprint to Born Leader (chapter Skills)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.board.board import NO_SIGHT
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import citations as cite
from graveshift.zombicide.rules.actions import WITH_ACTOR, WITH_SLOT, WITH_ZONE, Action, Price, one_action, paid
from graveshift.zombicide.rules.activation import land, spread, take_steps
from graveshift.zombicide.rules.attacks import seen_zones, sight_row
from graveshift.zombicide.rules.budget import free_left, may_use, pay
from graveshift.zombicide.rules.codes import (
    ASK_LEADER,
    ASK_RESCUE,
    ASK_RESCUED,
    BORN_LEADER,
    BY_INVENTOR,
    DONE,
    FREE_MOVE,
    INVENT,
    JUMP,
    LIFESAVER,
    LONE,
    NO,
    SHOVE,
    SPRINT,
    TAUNT,
    WHO,
    YES,
)
from graveshift.zombicide.rules.inventory import can_draw, discard_slot, draw_equipment, droppable, lay_down, receive
from graveshift.zombicide.rules.movement import relocate, surcharge
from graveshift.zombicide.rules.moving import dash
from graveshift.zombicide.rules.pool import CHAIN_BROKEN, note_action
from graveshift.zombicide.rules.skills import (
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
from graveshift.zombicide.rules.state import State, mods_of, survivors_in, zombies_in
from graveshift.zombicide.rules.turn import legal_actions, perform


class Sprint(Action):
    """A Sprint paid like any Move Action (UOA-SKILL-60)."""

    def __init__(self) -> None:
        super().__init__([(SPRINT, "sprint", WITH_ZONE)])
        self.talent = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if may_use(s, who, SPRINT_SKILL, USED_SPRINT) and s.scene.may_walk(s, who):
            if left + free_left(s, who, FREE_MOVE) >= 1 + surcharge(s, who):
                options += [SPRINT + zone for zone in s.board.neighbours[s.zone[who]]]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        pay(s, who, [FREE_MOVE], 1 + surcharge(s, who))
        note_action(s, who, CHAIN_BROKEN)
        yield from dash(s, who, code & 255)

    def price(self, s: State, who: int, code: int) -> Price:
        extra = surcharge(s, who)
        return paid(s, who, 1 + extra, [FREE_MOVE], extra)


class Jump(Action):
    """Leap over whatever is in between; the surcharge is paid, Move skills do not help (UOA-SKILL-46)."""

    def __init__(self) -> None:
        super().__init__([(JUMP, "jump", WITH_ZONE)])
        self.talent = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if may_use(s, who, JUMP_SKILL, USED_JUMP) and s.scene.may_walk(s, who):
            if left >= 1 + zombies_in(s, s.zone[who]):
                options += [JUMP + zone for zone in jump_targets(s, who)]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        s.used[who] += USED_JUMP
        pay(s, who, [], 1 + zombies_in(s, s.zone[who]))
        note_action(s, who, CHAIN_BROKEN)
        relocate(s, who, code & 255, s.tables.cites[cite.JUMP])
        yield from s.scene.after_move(s, who)

    def price(self, s: State, who: int, code: int) -> Price:
        left_behind = zombies_in(s, s.zone[who])
        return Price(1 + left_behind, 0, left_behind)


def jump_targets(s: State, who: int) -> list[int]:
    """Zones in sight one or two away, also between street and Balcony (UOA-SKILL-46, UOA-AMB-72, UOA-MOVE-05)."""
    row = sight_row(s, who)
    return [zone for zone in seen_zones(s, who) if 1 <= row[zone] <= 2 and zone not in s.board.blocked]


class Invent(Action):
    """One Action and one own card: draw an Equipment card; not a Search, so nothing else is rearranged.

    (UOA-SKILL-44, UOA-INV-10)
    """

    def __init__(self) -> None:
        super().__init__([(INVENT, "invent", WITH_SLOT)])
        self.talent = True
        self.laden = True

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if left > 0 and mods_of(s, who)[INVENTOR] and can_draw(s):
            options += [INVENT + slot for slot in droppable(s, who)]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        rule = s.tables.cites[cite.INVENTOR]
        discard_slot(s, who, code & 255, rule)
        card = draw_equipment(s)
        s.emit("drawn", rule, (who, card))
        kept = yield from receive(s, who, card, BY_INVENTOR, rule)
        if kept >= 0:
            yield from lay_down(s, who, kept, rule)


class FreeTalent(Action):
    """A skill that costs nothing and is used in one's own Turn only, once for each copy of it (UOA-AMB-75)."""

    def __init__(self, verb: int, name: str, form: int, skill: int, mark: int) -> None:
        super().__init__([(verb, name, form)])
        self.talent = True
        self.verb = verb
        self.skill = skill
        self.mark = mark

    def offer(self, s: State, who: int, left: int, options: list[int]) -> None:
        if s.granted != who and may_use(s, who, self.skill, self.mark):
            options += [self.verb + target for target in self.targets(s, who)]

    def targets(self, s: State, who: int) -> list[int]:
        """What it can be used on now."""
        raise NotImplementedError

    def price(self, s: State, who: int, code: int) -> Price:
        return Price(0, 0, 0)


class Shove(FreeTalent):
    """Push all zombies of one's own zone next door; that is no movement (UOA-SKILL-58, UOA-AMB-06)."""

    def __init__(self) -> None:
        super().__init__(SHOVE, "shove", WITH_ZONE, SHOVE_SKILL, USED_SHOVE)

    def targets(self, s: State, who: int) -> list[int]:
        return s.board.neighbours[s.zone[who]] if zombies_in(s, s.zone[who]) else []

    def act(self, s: State, who: int, argument: int) -> None:
        s.used[who] += USED_SHOVE
        here = s.zone[who]
        for kind in range(s.kinds):
            count = s.zombies[here * s.kinds + kind]
            s.zombies[argument * s.kinds + kind] += count
            s.zombies[here * s.kinds + kind] = 0
        s.emit("shoved", s.tables.cites[cite.SHOVE], (who, here, argument))
        s.scene.zone_emptied(s, here)


class Lifesaver(FreeTalent):
    """Drag survivors out of a zone with zombies to one's own zone; their players may refuse (UOA-SKILL-47)."""

    def __init__(self) -> None:
        super().__init__(LIFESAVER, "lifesaver", WITH_ZONE, LIFESAVER_SKILL, USED_LIFESAVER)

    def targets(self, s: State, who: int) -> list[int]:
        return [zone for zone in s.board.neighbours[s.zone[who]] if in_peril(s, who, zone)]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        zone = code & 255
        s.used[who] += USED_LIFESAVER
        refused: list[int] = []
        while True:
            people = [a for a in rescuable(s, zone) if a not in refused]
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
            relocate(s, saved, s.zone[who], s.tables.cites[cite.LIFESAVER])


def in_peril(s: State, who: int, zone: int) -> bool:
    """A zone next door, in sight, with a zombie and another survivor (UOA-SKILL-47)."""
    if not zombies_in(s, zone) or sight_row(s, who)[zone] == NO_SIGHT:
        return False
    return len(rescuable(s, zone)) > 0


def rescuable(s: State, zone: int) -> list[int]:
    """Who can be dragged: players' survivors and lone companions; led ones come with their Leader (UOA-SKILL-47)."""
    return [a for a in survivors_in(s, zone) if s.leader[a] == LONE]


class Taunt(FreeTalent):
    """All zombies of a zone get an extra activation, trying only to reach and attack the taunter.

    Zombies that would lose their next activation lose this one instead (UOA-SKILL-63, UOA-AMB-58).
    """

    def __init__(self) -> None:
        super().__init__(TAUNT, "taunt", WITH_ZONE, TAUNT_SKILL, USED_TAUNT)

    def targets(self, s: State, who: int) -> list[int]:
        distance = s.board.distance[s.zone[who]]
        return [zone for zone in range(s.board.zones) if zombies_in(s, zone) and 1 <= distance[zone] <= 2]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        zone = code & 255
        s.used[who] += USED_TAUNT
        s.emit("taunt", s.tables.cites[cite.TAUNT], (who, zone))
        if s.scene.held(s, zone):
            s.scene.release(s, zone)
            return
        counts = s.zombies[zone * s.kinds : zone * s.kinds + s.kinds]
        groups = [(zone, kind, counts[kind]) for kind in range(s.kinds) if counts[kind]]
        groups = yield from taunted(s, who, groups)
        for again in s.tables.again:
            groups = yield from taunted(s, who, [group for group in groups if again >> group[1] & 1])


def taunted(s: State, who: int, groups: list[tuple[int, int, int]]) -> Generator[Ask, int, list[tuple[int, int, int]]]:
    """One action of taunted zombies (zone, kind, count): those beside the taunter attack it, the others step nearer."""
    there = s.zone[who]
    rule = s.tables.cites[cite.TAUNT]
    steps: list[tuple[int, int, int, int]] = []
    blows: list[tuple[int, int, int]] = []
    for zone, kind, count in groups:
        if zone == there:
            s.emit("zombie-attack", rule, (zone, kind, count))
            blows += [(who, kind, s.tables.wounds[kind])] * count
        else:
            yield from spread(s, zone, kind, count, [there], steps)
    if blows:
        yield from land(s, there, blows, rule)
    yield from take_steps(s, steps, False, rule)
    return [(target, kind, count) for _, kind, target, count in steps]


class BornLeader(FreeTalent):
    """A teammate spends one free Action of any kind on the spot (UOA-SKILL-18, UOA-AMB-56, UOA-AMB-75)."""

    def __init__(self) -> None:
        super().__init__(BORN_LEADER, "born-leader", WITH_ACTOR, BORN_LEADER_SKILL, USED_LEADER)

    def targets(self, s: State, who: int) -> list[int]:
        return [mate for mate in range(s.posse) if mate != who and s.zone[mate] >= 0]

    def perform(self, s: State, who: int, code: int) -> Generator[Ask, int, None]:
        mate = code & 255
        s.used[who] += USED_LEADER
        s.emit("born-leader", s.tables.cites[cite.BORN_LEADER], (who, mate))
        s.granted = mate
        options = legal_actions(s, mate)
        answer = yield Ask(s.owner[mate], ASK_LEADER, [*options, NO], (mate, who))
        if answer != NO:
            yield from perform(s, mate, answer)
        s.granted = -1
