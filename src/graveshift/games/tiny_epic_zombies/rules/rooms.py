"""Rooms: using their abilities (chapters Rooms: abilities and tokens, Stores and the Courtyard)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import move_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import (
    AFTER_A,
    ARM,
    ARM_TRAP,
    ASK_CLEARANCE,
    ASK_CRASH,
    ASK_DRIVE,
    ASK_ESCAPE_ABILITY,
    ASK_TRADE_IN,
    ASK_TRAP,
    BLANK,
    BONUS_ROUND,
    CARD,
    CARRIED,
    CLEARANCE_SALE,
    COURTYARD,
    DRIVE,
    GAIN_1,
    GREASER,
    HEAL_2,
    KIND,
    LEFTOVERS,
    LOUD_CRASH,
    MELEE,
    MOTORCYCLE,
    MOVING,
    NO,
    NO_CARD,
    OFF,
    OVERKILL,
    PICK_UP,
    POLICE_CAR,
    PRESCRIPTION,
    RANGED,
    SEARCHING,
    SLOTS,
    STORE_ROOMS,
    SUPPLY_1,
    SWAP,
    TAKE,
    TRADE_IN,
    USE,
    WALK,
    WOUND_1,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import wound_and_check
from graveshift.games.tiny_epic_zombies.rules.items import held_weapons, take_from, weapon_in_slot
from graveshift.games.tiny_epic_zombies.rules.killing import roll
from graveshift.games.tiny_epic_zombies.rules.mall import (
    adjacent_stores,
    entrance,
    is_vehicle,
    stores_apart,
    stores_apart_through_courtyard,
)
from graveshift.games.tiny_epic_zombies.rules.moving import arrive
from graveshift.games.tiny_epic_zombies.rules.standing import store_of, zombie_at, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.supplies import draw_supply, relocate
from graveshift.games.tiny_epic_zombies.rules.track import gain, heal
from graveshift.kernel.rules import Ask

TRAPS: Final = 2


def store_is_empty(s: State, human: int) -> bool:
    """Abilities and tokens need a Store without Zombies (TEZ-ROOM-01)."""
    return zombies_in(s, store_of(s, human)) == 0


def usable_abilities(s: State, human: int) -> list[int]:
    """The abilities a Human may use in this Room now (TEZ-ROOM-02, TEZ-ROOM-03)."""
    room = s.room[human]
    if not s.arrived or s.used >> room & 1 or not store_is_empty(s, human):
        return []
    return [ability for ability in abilities_here(s, room) if ability != PICK_UP and can_use(s, human, ability)]


def abilities_here(s: State, room: int) -> list[int]:
    """What is printed in the Room, and the Vehicle where it stands (TEZ-STORE-06, TEZ-STORE-13)."""
    found = [ability for ability in s.table.mall.abilities[room] if not is_vehicle(ability)]
    if s.vehicle == room:
        found.append(s.table.mall.vehicle)
    return found


def can_use(s: State, human: int, ability: int) -> bool:
    """What each ability needs of its own."""
    if ability in (GAIN_1, HEAL_2, LEFTOVERS, PRESCRIPTION):
        return True
    if ability == PICK_UP:
        return bool(supplies_here(s, s.room[human]))
    if ability == CLEARANCE_SALE:
        return bool(bargains(s, human))
    if ability == ARM_TRAP:
        return bool(trap_rooms(s, human))
    if ability == LOUD_CRASH:
        return bool(lures(s, human))
    if ability == TRADE_IN:
        return bool(held_weapons(s, human)) and bool(s.supply or s.under)
    own_turn = human == s.active and s.phase == MOVING
    if ability == BONUS_ROUND:
        return own_turn and bool(s.fought >> s.room[human] & 1)
    if ability == POLICE_CAR:
        return own_turn and not s.drove
    return own_turn


def use(s: State, human: int, ability: int) -> Generator[Ask, int, None]:
    """Running: once per Turn and Room. Stopping: the Turn ends there (TEZ-ROOM-03, TEZ-ROOM-04)."""
    s.step = max(s.step, AFTER_A)
    if human == s.active:
        s.used |= 1 << s.room[human]
    yield from take_effect(s, human, ability)
    if ability in (CLEARANCE_SALE, PRESCRIPTION) and human == s.active:
        s.ended = 1


def use_out_of_turn(s: State, human: int) -> Generator[Ask, int, None]:
    """The Teenager may use the ability of the Room she fled to, if its Store is empty (TEZ-HUM-01, TEZ-AMB-35)."""
    room = s.room[human]
    own_turn = human == s.active and s.phase in (MOVING, SEARCHING)
    if not store_is_empty(s, human) or (own_turn and s.used >> room & 1):
        return
    options = [USE + ability for ability in abilities_here(s, room) if can_use(s, human, ability)]
    if not options:
        return
    answer = yield Ask(s.table.owner[human], ASK_ESCAPE_ABILITY, [*options, NO], (human,))
    if answer != NO:
        yield from use(s, human, answer - USE)


def take_effect(s: State, human: int, ability: int) -> Generator[Ask, int, None]:
    s.emit("ability-used", "TEZ-ROOM-02", (human, ability, s.room[human]))
    if ability == GAIN_1:
        yield from gain(s, human, 1, "TEZ-STORE-03")
    elif ability == HEAL_2:
        heal(s, human, 2, "TEZ-STORE-01")
    elif ability == PRESCRIPTION:
        heal(s, human, 3, "TEZ-STORE-15")
    elif ability == LEFTOVERS:
        yield from leftovers(s, human)
    elif ability == CLEARANCE_SALE:
        yield from clearance_sale(s, human)
    elif ability == ARM_TRAP:
        yield from arm_trap(s, human)
    elif ability == BONUS_ROUND:
        s.extra += 1
    elif ability == LOUD_CRASH:
        yield from loud_crash(s, human)
    elif ability == TRADE_IN:
        yield from trade_in(s, human)
    elif ability == PICK_UP:
        yield from pick_up_supplies(s, human)
    elif ability == MOTORCYCLE:
        ride(s, human)
    else:
        yield from drive(s, human)


# ---- each ability


def leftovers(s: State, human: int) -> Generator[Ask, int, None]:
    """Overkill or blank heals 1, Wound faces hurt (TEZ-STORE-02)."""
    face = roll(s, human, "TEZ-STORE-02")
    if face in (OVERKILL, BLANK):
        heal(s, human, 1, "TEZ-STORE-02")
    else:
        yield from wound_and_check(s, human, 1 if face == WOUND_1 else 2, "TEZ-STORE-02")


def bargains(s: State, human: int) -> list[tuple[int, int]]:
    """A carried Weapon for one beside any Store, if the slots allow it (TEZ-STORE-05, TEZ-AMB-54)."""
    return [
        (given, taken)
        for given in held_weapons(s, human)
        for cards in s.beside
        for taken in cards
        if KIND[taken] in (MELEE, RANGED)
        if KIND[taken] == KIND[given] or weapon_in_slot(s, human, KIND[taken]) == NO_CARD
    ]


def clearance_sale(s: State, human: int) -> Generator[Ask, int, None]:
    """The given card goes where the taken one was (TEZ-STORE-05)."""
    pairs = bargains(s, human)
    given, taken = pairs[0]
    if len(pairs) > 1:
        options = [SWAP + (out << 8) + into for out, into in pairs]
        answer = yield Ask(s.table.owner[human], ASK_CLEARANCE, options, (human,))
        given, taken = answer >> 8 & 255, answer & 255
    take_from(s, human, given)
    for store in range(SLOTS):
        if taken in s.beside[store]:
            s.beside[store] = tuple(given if card == taken else card for card in s.beside[store])
            s.emit("swapped", "TEZ-STORE-05", (human, given, taken, store))
    if KIND[taken] == MELEE:
        s.melee[human] = taken
    else:
        s.ranged[human] = taken


def trap_rooms(s: State, human: int) -> list[int]:
    """Zombie-free Rooms of this Store and its neighbours without a Trap; at most 2 armed (TEZ-STORE-11, TEZ-AMB-55)."""
    if s.traps.bit_count() >= TRAPS:
        return []
    store = store_of(s, human)
    return [
        room
        for near in sorted([store, *adjacent_stores(store)])
        for room in range(near * 3, near * 3 + 3)
        if not (s.zombies | s.traps) >> room & 1
    ]


def arm_trap(s: State, human: int) -> Generator[Ask, int, None]:
    """Turn a Trap to its coloured side and set it (TEZ-STORE-11)."""
    rooms = trap_rooms(s, human)
    room = rooms[0]
    if len(rooms) > 1:
        answer = yield Ask(s.table.owner[human], ASK_TRAP, [ARM + at for at in rooms], (human,))
        room = answer - ARM
    s.traps |= 1 << room
    s.emit("trap-armed", "TEZ-STORE-11", (human, room))


def lures(s: State, human: int) -> list[tuple[int, int]]:
    """A Zombie of a neighbouring Store and a Zombie-free Store Room next to it (TEZ-STORE-15)."""
    return [
        (origin, room)
        for store in sorted(adjacent_stores(store_of(s, human)))
        for origin in range(store * 3, store * 3 + 3)
        if zombie_at(s, origin)
        for room in s.table.mall.walls[origin]
        if room < STORE_ROOMS and not zombie_at(s, room)
    ]


def loud_crash(s: State, human: int) -> Generator[Ask, int, None]:
    """Lure one Zombie of a neighbouring Store into the next Room (TEZ-STORE-15)."""
    pairs = lures(s, human)
    origin, room = pairs[0]
    if len(pairs) > 1:
        options = [WALK + (start << 8) + end for start, end in pairs]
        answer = yield Ask(s.table.owner[human], ASK_CRASH, options, (human,))
        origin, room = answer >> 8 & 255, answer & 255
    yield from move_zombie(s, origin, room, "TEZ-STORE-15")


def trade_in(s: State, human: int) -> Generator[Ask, int, None]:
    """A carried Weapon goes under the Supply Deck for its top card (TEZ-STORE-15)."""
    weapons = held_weapons(s, human)
    weapon = weapons[0]
    if len(weapons) > 1:
        answer = yield Ask(s.table.owner[human], ASK_TRADE_IN, [CARD + card for card in weapons], (human,))
        weapon = answer - CARD
    put_under(s, human, weapon, "TEZ-STORE-15")
    yield from draw_supply(s, human)


def put_under(s: State, human: int, weapon: int, rule: str) -> None:
    """Everybody sees which Weapon lies at the bottom of the Supply Deck now."""
    take_from(s, human, weapon)
    s.under.append(weapon)
    s.emit("put-under", rule, (human, weapon))


def supplies_here(s: State, room: int) -> list[int]:
    return [token for token in (SUPPLY_1, SUPPLY_1 + 1) if s.token_at[token] == room]


def pick_up_supplies(s: State, human: int) -> Generator[Ask, int, None]:
    """The Supply Token lying here, out of turn; one of two that came together (TEZ-HUM-01, TEZ-SUP-01)."""
    tokens = supplies_here(s, s.room[human])
    token = tokens[0]
    if len(tokens) > 1:
        answer = yield Ask(s.table.owner[human], ASK_ESCAPE_ABILITY, [TAKE + one for one in tokens], (human,))
        token = answer - TAKE
    pick_up(s, human, token)


def pick_up(s: State, human: int, token: int) -> None:
    """A token goes onto the Player Card; any number may be carried (TEZ-SUP-01, TEZ-ROOM-08)."""
    s.token_at[token] = CARRIED + human
    s.emit("token-taken", "TEZ-ROOM-08", (human, token))


def ride(s: State, human: int) -> None:
    """Three Moves replace the compulsory ones; one more for the Greaser (TEZ-STORE-06, TEZ-AMB-25, TEZ-HUM-09)."""
    s.riding = 1
    s.vehicle = CARRIED + human
    s.moves = 3
    if s.person[human] == GREASER:
        s.extra += 1
        s.sure_overkill = 1


def drive(s: State, human: int) -> Generator[Ask, int, None]:
    """The Police Car goes to an Entrance at most 3 Stores away and stays there (TEZ-STORE-13, TEZ-AMB-26)."""
    here = store_of(s, human)
    apart = stores_apart_through_courtyard if s.table.car_through_courtyard else stores_apart
    options = [DRIVE + slot for slot in range(COURTYARD) if 1 <= apart(here, slot) <= 3]
    answer = yield Ask(s.table.owner[human], ASK_DRIVE, options, (human,))
    yield from drive_to(s, human, answer - DRIVE)


def drive_to(s: State, human: int, slot: int) -> Generator[Ask, int, None]:
    """The car and its driver are at the Entrance (TEZ-STORE-13, TEZ-HUM-09)."""
    room = entrance(slot)
    s.drove = 1
    s.crowbar = OFF
    s.vehicle = room
    if s.person[human] == GREASER:
        s.extra += 1
        s.sure_overkill = 1
    s.emit("drove", "TEZ-STORE-13", (human, s.room[human], room))
    if s.table.car_placed:
        yield from relocate(s, human, room)
    else:
        yield from arrive(s, human, room)
