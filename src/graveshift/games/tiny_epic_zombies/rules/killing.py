"""Killing Zombies: Melee and Ranged Attacks (chapter Killing Zombies)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.codes import (
    AFTER_A,
    ASK_CONSENT,
    ASK_CONVERT,
    ASK_UZI,
    ASSAULT_RIFLE,
    BARBED_BAT,
    BLANK,
    CHAINSAW,
    CONVERT,
    CROSSBOW,
    CROWBAR,
    GOLF_CLUB,
    JANITOR,
    MACHETE,
    MALLCOP,
    MOVING,
    NO,
    OVERKILL,
    PASS,
    POPSTAR,
    PUSH_HUMAN,
    SCIENTIST,
    SEARCHING,
    STORE_OF,
    SUBMACHINE_GUN,
    UZI,
    WOUND_1,
    WOUND_2,
    YES,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, must_leave, zombie_at, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.supplies import relocate
from graveshift.games.tiny_epic_zombies.rules.track import gain, spend, wound
from graveshift.kernel.rules import Ask

FACES: Final[tuple[int, ...]] = (OVERKILL, OVERKILL, BLANK, BLANK, WOUND_1, WOUND_2)


def roll(s: State, human: int, rule: str) -> int:
    """The Melee Die: 2 Overkill, 2 blank, 1 Wound, 2 Wounds (TEZ-REC-09)."""
    face = FACES[s.die() - 1]
    s.emit("rolled", rule, (human, face))
    return face


def kill(s: State, human: int, room: int, rule: str) -> Generator[Ask, int, None]:
    """A killed Zombie goes back to the supply; the kill belongs to the attacker (TEZ-KILL-02, TEZ-KILL-19)."""
    remove_zombie(s, room, rule, human)
    if human == s.active and s.phase in (MOVING, SEARCHING):
        s.kills += 1
        if s.kills == 3:
            yield from field_research(s, human)
    if s.person[human] == JANITOR and zombies_in(s, STORE_OF[room]) == 0:
        yield from gain(s, human, 1, "TEZ-HUM-07")


def remove_zombie(s: State, room: int, rule: str, human: int) -> None:
    """Nobody's kill where `human` is -1: Traps, Squads, their reward (TEZ-AMB-37)."""
    s.zombies &= ~(1 << room)
    s.figures += 1
    s.emit("killed", rule, (human, room))


def field_research(s: State, killer: int) -> Generator[Ask, int, None]:
    """The Scientist gains 1 Ammo at somebody else's third kill of a Turn (TEZ-HUM-08)."""
    for human in goes_first(s, killer):
        if human != killer and s.person[human] == SCIENTIST:
            yield from gain(s, human, 1, "TEZ-HUM-08")


# ---- Melee


def melee_attack(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Roll once, apply the face, the Zombie dies in any case (TEZ-KILL-03, TEZ-KILL-04, TEZ-KILL-05)."""
    s.step = AFTER_A
    s.emit("melee", "TEZ-KILL-04", (human, room))
    if s.melee[human] == CROWBAR:
        s.crowbar = STORE_OF[room]
    face = swing(s, human, room, "TEZ-KILL-04")
    if s.melee[human] == BARBED_BAT and face == (WOUND_1 if s.table.bat_wound else BLANK):
        answer = yield Ask(s.table.owner[human], ASK_CONVERT, [CONVERT, NO], (human,))
        if answer == CONVERT:
            face = convert(s, human)
    yield from land_blow(s, human, room, face)


def convert(s: State, human: int) -> int:
    """The Barbed Bat: 1 Wound turns the face into an Overkill (TEZ-CARD-11)."""
    wound(s, human, 1, "TEZ-CARD-11")
    return OVERKILL


def land_blow(s: State, human: int, room: int, face: int) -> Generator[Ask, int, None]:
    """Wounds of the face and the kill, then Eaten Alive, then the free Move (TEZ-KILL-05, TEZ-AMB-67)."""
    if face == WOUND_1:
        wound(s, human, 1, "TEZ-KILL-08")
    elif face == WOUND_2:
        wound(s, human, 2, "TEZ-KILL-09")
    yield from kill(s, human, room, "TEZ-KILL-05")
    died = yield from check_eaten(s, human)
    if died:
        return
    if face == OVERKILL:
        offer_free_move(s, human, "TEZ-KILL-06")
        if s.free and s.melee[human] == GOLF_CLUB and shot_targets(s, human):
            s.free_shot = 1
    elif face != BLANK and s.melee[human] == CHAINSAW:
        offer_free_move(s, human, "TEZ-CARD-09")


def swing(s: State, human: int, room: int, rule: str) -> int:
    """The face of a Melee Attack; the Greaser's first of a ride is a sure Overkill (TEZ-HUM-09, TEZ-STORE-09)."""
    if human == s.active and s.phase == MOVING:
        s.fought |= 1 << room
        if s.sure_overkill:
            s.sure_overkill = 0
            s.emit("sure-overkill", "TEZ-HUM-09", (human,))
            return OVERKILL
    return roll(s, human, rule)


def offer_free_move(s: State, human: int, rule: str) -> None:
    """A free Move of 1 Room; 2 with the Machete or for the Popstar (TEZ-KILL-06, TEZ-CARD-08, TEZ-HUM-12).

    Under the Popstar Zombie only the first of a Turn counts (TEZ-ZOM-12).
    """
    s.overkills += 1
    if s.overkills > 1 and s.passives >> POPSTAR & 1:
        return
    s.free = 2 if s.melee[human] == MACHETE or s.person[human] == POPSTAR else 1
    s.emit("overkill", rule, (human, s.free))


# ---- Ranged


def shot_targets(s: State, human: int) -> list[int]:
    """Zombies in adjacent Rooms, with the Assault Rifle up to 2 away; never one's own Room (TEZ-KILL-13, TEZ-KILL-15).

    Secret Passages do not carry shots (TEZ-KILL-16, TEZ-CARD-07).
    """
    mall = s.table.mall
    room = s.room[human]
    rooms = mall.within(room, 2) if s.ranged[human] == ASSAULT_RIFLE else mall.walls[room]
    return [target for target in rooms if s.zombies >> target & 1]


def targets_now(s: State, human: int) -> list[int]:
    """No shot past a Zombie in one's own Room, nor before leaving the Room of an Overrun (TEZ-KILL-13, TEZ-AMB-68)."""
    if must_leave(s, human) or zombie_at(s, s.room[human]):
        return []
    return shot_targets(s, human)


def shot_cost(s: State, human: int, room: int) -> int:
    """1 Ammo; nothing for the Mallcop's third; 1 more into another card under the Mallcop Zombie (TEZ-KILL-14)."""
    free = s.person[human] == MALLCOP and s.ranged_kills == 2
    return (0 if free else 1) + surcharge(s, human, room)


def double_cost(s: State, human: int, one: int, other: int) -> int:
    """2 Ammo for two; 1 if the Mallcop's third kill is among them (TEZ-CARD-02, TEZ-HUM-06)."""
    free = s.person[human] == MALLCOP and s.ranged_kills in (1, 2)
    return (1 if free else 2) + max(surcharge(s, human, one), surcharge(s, human, other))


def surcharge(s: State, human: int, room: int) -> int:
    """The Mallcop Zombie: a shot into another card costs 1 more (TEZ-ZOM-06)."""
    return 1 if s.passives >> MALLCOP & 1 and STORE_OF[room] != STORE_OF[s.room[human]] else 0


def double_shots(s: State, human: int) -> list[tuple[int, int]]:
    """The Submachine Gun's pairs of targets, both in adjacent Rooms (TEZ-CARD-02)."""
    if s.ranged[human] != SUBMACHINE_GUN:
        return []
    rooms = targets_now(s, human)
    return [
        (one, other)
        for at, one in enumerate(rooms)
        for other in rooms[at + 1 :]
        if double_cost(s, human, one, other) <= s.ammo[human]
    ]


def shoot(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Pay, and the Zombie dies without a roll; the Crossbow rolls for its bolt (TEZ-KILL-14, TEZ-CARD-01)."""
    s.step = AFTER_A
    extra = surcharge(s, human, room)
    cost = shot_cost(s, human, room) - extra
    if cost and s.ranged[human] == CROSSBOW:
        lucky = BLANK if s.table.crossbow_blank else OVERKILL
        if roll(s, human, "TEZ-CARD-01") == lucky:
            cost = 0
    spend(s, human, cost + extra, "TEZ-KILL-14")
    yield from shot_hits(s, human, room)
    yield from after_shot(s, human)


def shoot_two(s: State, human: int, one: int, other: int) -> Generator[Ask, int, None]:
    """The Submachine Gun kills two in one attack (TEZ-CARD-02)."""
    s.step = AFTER_A
    spend(s, human, double_cost(s, human, one, other), "TEZ-CARD-02")
    yield from shot_hits(s, human, one)
    yield from shot_hits(s, human, other)
    yield from after_shot(s, human)


def free_shot(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """The Golf Club: a Ranged Attack without Ammo instead of the free Move (TEZ-CARD-12)."""
    s.free = 0
    s.free_shot = 0
    yield from shot_hits(s, human, room)
    yield from after_shot(s, human)


def shot_hits(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    s.ranged_kills += 1
    s.emit("shot", "TEZ-KILL-13", (human, room))
    yield from kill(s, human, room, "TEZ-KILL-14")


def after_shot(s: State, human: int) -> Generator[Ask, int, None]:
    """The paid effect is complete, then Eaten Alive (TEZ-WA-06); the Uzi may push a friend (TEZ-CARD-03)."""
    died = yield from check_eaten(s, human)
    if died == 0 and s.ranged[human] == UZI:
        yield from covering_fire(s, human)


def covering_fire(s: State, human: int) -> Generator[Ask, int, None]:
    """1 more Ammo moves a willing Human in an adjacent Room up to 2 Rooms (TEZ-CARD-03, TEZ-CARD-04)."""
    owner = s.table.owner
    options = pushes(s, human)
    while options:
        answer = yield Ask(owner[human], ASK_UZI, [*options, PASS], (human,))
        if answer == PASS:
            return
        friend, room = answer >> 8 & 255, answer & 255
        consent = YES
        if owner[friend] != owner[human]:
            consent = yield Ask(owner[friend], ASK_CONSENT, [YES, NO], (friend, human, room))
        if consent == YES:
            yield from push_friend(s, human, friend, room)
            return
        s.emit("declined", "TEZ-CARD-04", (friend,))
        options.remove(answer)


def push_friend(s: State, human: int, friend: int, room: int) -> Generator[Ask, int, None]:
    """Pay, and the friend is elsewhere (TEZ-CARD-03, TEZ-CARD-04)."""
    spend(s, human, 1, "TEZ-CARD-03")
    s.emit("pushed", "TEZ-CARD-04", (friend, s.room[friend], room))
    yield from relocate(s, friend, room)
    yield from check_eaten(s, human)


def pushes(s: State, human: int) -> list[int]:
    """Every neighbour and every Room up to 2 away; what is declined may be proposed otherwise (TEZ-CARD-04)."""
    mall = s.table.mall
    return [
        PUSH_HUMAN + (friend << 8) + room
        for friend in range(s.table.humans)
        if friend != human and s.room[friend] in mall.walls[s.room[human]]
        for room in mall.steps_within(s.room[friend], 2)
    ]
