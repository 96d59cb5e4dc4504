"""Moving and what happens on arrival (chapter Moving)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.missions.quarantine import attempt, may_capture
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_FIGHT,
    ASK_GRENADE,
    BEFORE_A,
    CAPTURE,
    COURTYARD,
    FIGHT,
    GRENADE,
    NO,
    OFF,
    OWN_SHOT,
    ROOMS,
    SHOTGUN,
    STORE_OF,
    THROW,
    WOUND_1,
    WOUND_2,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten
from graveshift.games.tiny_epic_zombies.rules.items import discard_from_pack
from graveshift.games.tiny_epic_zombies.rules.killing import kill, melee_attack, roll, shoot, shot_cost
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores, entrance
from graveshift.games.tiny_epic_zombies.rules.objectives import check_escape
from graveshift.games.tiny_epic_zombies.rules.standing import zombie_at, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.supplies import deliver
from graveshift.games.tiny_epic_zombies.rules.track import wound
from graveshift.kernel.rules import Ask


def targets(s: State, human: int) -> list[int]:
    """Where the next Move may lead (TEZ-MOVE-01): one Room, or two for a long Move (TEZ-MOVE-05, TEZ-HUM-02).

    After a Melee Attack with the Crowbar also the Entrances next door (TEZ-CARD-13).
    """
    mall = s.table.mall
    room = s.room[human]
    far = s.free == 2 or (s.free == 0 and s.long_first == 1)
    rooms = mall.steps_within(room, 2) if far else mall.steps[room]
    if s.crowbar == OFF:
        return rooms
    hops = [entrance(store) for store in adjacent_stores(s.crowbar)]
    return sorted({*rooms, *(hop for hop in hops if hop != room)})


def anywhere(s: State, human: int) -> list[int]:
    """The Skateboard leads to any other Room of the Mall (TEZ-CARD-14)."""
    return [room for room in range(ROOMS) if room != s.room[human]]


def make_move(s: State, human: int, room: int, rule: str) -> Generator[Ask, int, None]:
    """Use up the free Move, a compulsory one or an additional one, and arrive (TEZ-TURN-07, TEZ-KILL-10)."""
    origin = s.room[human]
    if s.free:
        s.free = 0
        s.free_shot = 0
        s.fought &= ~(1 << origin)
    elif s.moves:
        s.moves -= 1
    else:
        s.extra -= 1
    s.crowbar = OFF
    s.long_first = 0
    s.emit("moved", rule, (human, origin, room))
    yield from arrive(s, human, room)


def begin_step(s: State) -> None:
    """A new Move: its kill, collecting and deposits are open again."""
    s.step = BEFORE_A
    s.toll = 0
    s.fresh = 0
    s.handled = 0
    s.deposits = 0
    s.may_store = 0


def arrive(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Deliveries or a Grenade on entering another card, then the Zombie in the Room (TEZ-MOVE-06, TEZ-KILL-03)."""
    origin = s.room[human]
    begin_step(s)
    s.room[human] = room
    s.moved = 1
    s.arrived = 1
    s.overrun &= ~(1 << human)
    check_escape(s)
    entered = STORE_OF[origin] != STORE_OF[room]
    if STORE_OF[room] == COURTYARD:
        if entered:
            s.may_store = 1
            s.deposits = 2 if s.table.two_weapons else 1
        yield from deliver(s, human, origin)
    elif entered:
        yield from offer_grenade(s, human, STORE_OF[room])
        if s.ended:
            return
    if zombie_at(s, room):
        yield from fight(s, human, room)


def offer_grenade(s: State, human: int, store: int) -> Generator[Ask, int, None]:
    """On entering a Store with Zombies a Grenade may clear it; then roll for Wounds (TEZ-CARD-16, TEZ-AMB-23)."""
    if zombies_in(s, store) == 0 or not s.pack[human] or max(s.pack[human]) < GRENADE:
        return
    answer = yield Ask(s.table.owner[human], ASK_GRENADE, [THROW, NO], (human, store))
    if answer == THROW:
        yield from throw_grenade(s, human, store)


def throw_grenade(s: State, human: int, store: int) -> Generator[Ask, int, None]:
    """Every Zombie of the Store dies, then the die is rolled for Wounds (TEZ-CARD-16)."""
    grenades = [card for card in s.pack[human] if card >= GRENADE]
    discard_from_pack(s, human, grenades[0])
    for room in range(store * 3, store * 3 + 3):
        if zombie_at(s, room):
            yield from kill(s, human, room, "TEZ-CARD-16")
    face = roll(s, human, "TEZ-CARD-16")
    if face == WOUND_1:
        wound(s, human, 1, "TEZ-CARD-16")
    elif face == WOUND_2:
        wound(s, human, 2, "TEZ-CARD-16")
    yield from check_eaten(s, human)


def fight(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Melee is compulsory; Shotgun and Quarantine are the other ways (TEZ-KILL-03, TEZ-CARD-06, TEZ-MIS-QUA-02)."""
    ways = [FIGHT]
    if s.ranged[human] == SHOTGUN and s.ammo[human] >= shot_cost(s, human, room):
        ways.append(OWN_SHOT)
    if may_capture(s, human, room):
        ways.append(CAPTURE)
    way = FIGHT
    if len(ways) > 1:
        way = yield Ask(s.table.owner[human], ASK_FIGHT, ways, (human, room))
    yield from meet(s, human, room, way)


def meet(s: State, human: int, room: int, way: int) -> Generator[Ask, int, None]:
    """The Zombie in the Room is met in this way."""
    if way == OWN_SHOT:
        yield from shoot(s, human, room)
    elif way == CAPTURE:
        yield from attempt(s, human, room)
    else:
        yield from melee_attack(s, human, room)
