"""Horde actions: what a Zombie Player may do with a noise (chapters Noise, Zombie cards)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.games.tiny_epic_zombies.rules.adding import add_zombie, move_zombie
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ADD,
    ASK_HORDE,
    ASK_TOLL,
    ATHLETE,
    BACKPACK,
    CARD,
    COURTYARD,
    DO,
    DOCTOR,
    DROP,
    EXCHANGE,
    FRY_COOK,
    GREASER,
    HIPPIE,
    HUMAN,
    JANITOR,
    KIND,
    MALLCOP,
    MECHANIC,
    NO_CARD,
    OFF,
    PASS,
    PHOTOGRAPHER,
    POPSTAR,
    PUSH_SQUAD,
    PUSH_TOKEN,
    SCIENTIST,
    SHOVE,
    SLOTS,
    SQUADS,
    STORE_OF,
    STORE_ROOMS,
    TEACHER,
    TEENAGER,
    TOKENS,
    TRACK,
    UNDER,
    VERB,
    WALK,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_all, check_eaten, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.items import drop, drop_stores, held_cards, held_weapons
from graveshift.games.tiny_epic_zombies.rules.mall import adjacent_stores
from graveshift.games.tiny_epic_zombies.rules.rooms import put_under
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, store_of, zombie_at, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.supplies import relocate
from graveshift.games.tiny_epic_zombies.rules.track import spend, wound
from graveshift.kernel.rules import Ask

LAST_SPACE: Final = 5


def horde_action(s: State, at: int) -> Generator[Ask, int, None]:
    """The action under the marker, then the marker advances, staying on 5 (TEZ-NOISE-03, TEZ-NOISE-06)."""
    person = s.horde[at]
    space = s.markers[at]
    strong = space == LAST_SPACE
    s.emit("horde-action", "TEZ-NOISE-03", (person, space))
    if strong or space >= (2 if s.table.horde_1_3_1 else 3):
        s.owed += 1
    yield from act(s, person, 2 if strong else 1)
    s.markers[at] = min(LAST_SPACE, space + 1)
    s.emit("horde-marker", "TEZ-NOISE-03", (person, s.markers[at]))


def act(s: State, person: int, strength: int) -> Generator[Ask, int, None]:
    """The optional effect of a Zombie Card: 1 weak, 2 strong (TEZ-NOISE-07, TEZ-AMB-58)."""
    if person == TEENAGER:
        yield from push_token(s, strength)
    elif person == ATHLETE:
        yield from walk(s, strides(s, strength), "TEZ-ZOM-02", ATHLETE)
    elif person == TEACHER:
        yield from exchange_cards(s, strength)
    elif person == MALLCOP:
        yield from march(s, strength)
    elif person == JANITOR:
        yield from throw_away(s, strength)
    elif person == SCIENTIST:
        called = yield from walk(s, calls(s), "TEZ-ZOM-08", SCIENTIST)
        if called != OFF and strength == 2:
            yield from walk(s, calls(s), "TEZ-ZOM-08", SCIENTIST)
    elif person == POPSTAR:
        drawn = yield from walk(s, draws(s, OFF), "TEZ-ZOM-12", POPSTAR)
        if drawn != OFF and strength == 2:
            yield from walk(s, draws(s, drawn), "TEZ-ZOM-12", POPSTAR)
    elif person == FRY_COOK:
        yield from force_drop(s, strength)
    elif person == DOCTOR:
        yield from triage(s, strength)
    elif person == GREASER:
        yield from engine_noise(s, strength)
    else:
        yield from plain_action(s, person, strength)


def choose(s: State, person: int, options: list[int]) -> Generator[Ask, int, int]:
    """Parts worded with "may" can be skipped (TEZ-NOISE-07)."""
    if not options:
        return PASS
    answer = yield Ask(s.table.zombie_seat, ASK_HORDE, [*options, PASS], (person,))
    return answer


def push_token(s: State, rooms: int) -> Generator[Ask, int, None]:
    """The Teenager pushes an Objective or Supply Token lying in a Store (TEZ-ZOM-01, TEZ-OBJ-08, TEZ-AMB-49).

    A Squad in a Store is such a token; pushed, it has not entered, and nobody dies or retreats (TEZ-AMB-70).
    """
    mall = s.table.mall
    options = [
        PUSH_TOKEN + (token << 8) + room
        for token in range(TOKENS)
        if 0 <= s.token_at[token] < STORE_ROOMS
        for room in mall.within(s.token_at[token], rooms)
        if room < STORE_ROOMS
    ]
    options += [
        PUSH_SQUAD + (squad << 8) + room
        for squad in range(SQUADS)
        if 0 <= s.squads[squad] < STORE_ROOMS
        for room in mall.within(s.squads[squad], rooms)
        if room < STORE_ROOMS
    ]
    answer = yield from choose(s, TEENAGER, options)
    if answer == PASS:
        return
    pushed, room = answer >> 8 & 255, answer & 255
    if answer >> VERB << VERB == PUSH_SQUAD:
        s.squads[pushed] = room
        s.emit("squad-pushed", "TEZ-AMB-70", (pushed, room))
    else:
        s.token_at[pushed] = room
        s.emit("token-pushed", "TEZ-ZOM-01", (pushed, room))


def strides(s: State, rooms: int) -> list[int]:
    """The Athlete walks one Zombie into a free Room nearby (TEZ-ZOM-02)."""
    return [
        WALK + (origin << 8) + room
        for origin in range(STORE_ROOMS)
        if zombie_at(s, origin)
        for room in s.table.mall.within(origin, rooms)
        if room < STORE_ROOMS and not zombie_at(s, room)
    ]


def calls(s: State) -> list[int]:
    """The Scientist calls a Zombie of another Store to the active Human's (TEZ-ZOM-08)."""
    store = store_of(s, s.active)
    if store == COURTYARD:
        return []
    taken = s.zombies >> store * 3 & 7
    if taken == 7:
        return []
    room = store * 3 + (0 if not taken & 1 else 1 if not taken & 2 else 2)
    return [
        WALK + (origin << 8) + room
        for origin in range(STORE_ROOMS)
        if zombie_at(s, origin) and STORE_OF[origin] != store
    ]


def draws(s: State, drawn: int) -> list[int]:
    """The Popstar draws a Zombie into a Store with the revealed symbol, not the same one again (TEZ-ZOM-12)."""
    mall = s.table.mall
    symbol = s.table.symbol[s.revealed]
    rooms = [
        room for store in mall.stores_of[symbol] for room in range(store * 3, store * 3 + 3) if not zombie_at(s, room)
    ]
    return [
        WALK + (origin << 8) + room
        for origin in range(STORE_ROOMS)
        if zombie_at(s, origin) and origin != drawn
        for room in sorted(rooms)
    ]


def walk(s: State, options: list[int], rule: str, person: int) -> Generator[Ask, int, int]:
    """One Zombie walks, if the Zombie Player likes; where it has gone, or OFF."""
    answer = yield from choose(s, person, options)
    if answer == PASS:
        return OFF
    yield from move_zombie(s, answer >> 8 & 255, answer & 255, rule)
    return answer & 255


def exchange_cards(s: State, times: int) -> Generator[Ask, int, None]:
    """The Teacher swaps another Human's face-down card with one of the hand (TEZ-ZOM-04)."""
    for _ in range(times):
        options = [
            EXCHANGE + (human << 8) + at
            for human in range(s.table.humans)
            if human != s.active and s.facedown[human] != NO_CARD
            for at in range(len(s.hand))
        ]
        answer = yield from choose(s, TEACHER, options)
        if answer == PASS:
            return
        human, at = answer >> 8 & 255, answer & 255
        s.hand[at], s.facedown[human] = s.facedown[human], s.hand[at]
        s.seen[human] = 0
        s.emit("card-exchanged", "TEZ-ZOM-04", (human,))


def march(s: State, rooms: int) -> Generator[Ask, int, None]:
    """The Mallcop moves the active Human into a free Store Room nearby (TEZ-ZOM-06)."""
    human = s.active
    options = [
        SHOVE + room
        for room in s.table.mall.within(s.room[human], rooms)
        if room < STORE_ROOMS and not zombie_at(s, room)
    ]
    answer = yield from choose(s, MALLCOP, options)
    if answer != PASS:
        s.emit("pushed", "TEZ-ZOM-06", (human, s.room[human], answer - SHOVE))
        yield from relocate(s, human, answer - SHOVE)


def throw_away(s: State, times: int) -> Generator[Ask, int, None]:
    """The Janitor discards face-up cards (TEZ-ZOM-07)."""
    for _ in range(times):
        options = [CARD + card for cards in s.beside for card in cards]
        answer = yield from choose(s, JANITOR, options)
        if answer == PASS:
            return
        card = answer - CARD
        for store in range(SLOTS):
            if card in s.beside[store]:
                s.beside[store] = tuple(other for other in s.beside[store] if other != card)
                s.emit("trashed", "TEZ-ZOM-07", (card, store))
        s.discards.append(card)


def force_drop(s: State, strength: int) -> Generator[Ask, int, None]:
    """The Fry Cook makes the active Human drop cards (TEZ-ZOM-11)."""
    human = s.active
    for _ in range(strength):
        cards = held_cards(s, human) if strength == 2 else [c for c in s.pack[human] if KIND[c] == BACKPACK]
        options = [DROP + (store << 8) + card for card in cards for store in drop_stores(s, human)]
        answer = yield from choose(s, FRY_COOK, options)
        if answer == PASS:
            return
        drop(s, human, answer & 255, answer >> 8 & 255, "TEZ-ZOM-11")


def triage(s: State, strength: int) -> Generator[Ask, int, None]:
    """The Doctor wounds a Human, or all, whose Store holds a Zombie (TEZ-ZOM-13)."""
    near = [human for human in goes_first(s, s.active) if zombies_in(s, store_of(s, human))]
    if strength == 2:
        answer = yield from choose(s, DOCTOR, [DO] if near else [])
        if answer == PASS:
            return
        for human in near:
            wound(s, human, 1, "TEZ-ZOM-13")
        yield from check_all(s)
        return
    answer = yield from choose(s, DOCTOR, [HUMAN + human for human in sorted(near)])
    if answer != PASS:
        yield from wound_and_check(s, answer - HUMAN, 1, "TEZ-ZOM-13")


def engine_noise(s: State, strength: int) -> Generator[Ask, int, None]:
    """The Greaser adds a Zombie where the Vehicle stands; strong: one next door too (TEZ-ZOM-09)."""
    store = STORE_OF[s.vehicle] if 0 <= s.vehicle < STORE_ROOMS else OFF
    if store == OFF:
        return
    options = [DO] if strength == 1 else [ADD + near for near in sorted(adjacent_stores(store))]
    answer = yield from choose(s, GREASER, options)
    if answer == PASS:
        return
    yield from add_zombie(s, store, "TEZ-ZOM-09")
    if answer != DO:
        yield from add_zombie(s, answer - ADD, "TEZ-ZOM-09")


def plain_action(s: State, person: int, strength: int) -> Generator[Ask, int, None]:
    """Actions without a target: do it, or skip it."""
    answer = yield from choose(s, person, [DO])
    if answer == PASS:
        return
    if person == MECHANIC:
        s.barricade = max(min(1, s.barricade), s.barricade - strength)
        s.emit("barricade-damaged", "TEZ-ZOM-03", (s.barricade,))
    elif person == PHOTOGRAPHER:
        for human in [s.active] if strength == 1 else range(s.table.humans):
            spend(s, human, 1, "TEZ-ZOM-05")
        yield from check_all(s)
    elif person == HIPPIE:
        for human in range(s.table.humans):
            if s.wounds[human] <= (0 if strength == 1 else 2):
                wound(s, human, 1, "TEZ-ZOM-10")
        yield from check_all(s)
    else:
        yield from toll(s, strength)


def toll(s: State, ammo: int) -> Generator[Ask, int, None]:
    """The Survivalist: a Weapon under the Supply Deck or Ammo, as the active Human likes (TEZ-ZOM-14)."""
    human = s.active
    weapons = [UNDER + card for card in held_weapons(s, human)]
    answer = TRACK
    if weapons:
        answer = yield Ask(s.table.owner[human], ASK_TOLL, [*weapons, TRACK], (human, ammo))
    if answer != TRACK:
        put_under(s, human, answer - UNDER, "TEZ-ZOM-14")
        return
    yield from pay_toll(s, human, ammo)


def pay_toll(s: State, human: int, ammo: int) -> Generator[Ask, int, None]:
    """The toll in Ammo, as far as there is any (TEZ-ZOM-14)."""
    spend(s, human, ammo, "TEZ-ZOM-14")
    yield from check_eaten(s, human)
