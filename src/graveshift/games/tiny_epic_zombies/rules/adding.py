"""Adding Zombies: placing, overflow, Bleeding Out, Traps and Overruns (chapter Zombie Turn: adding Zombies)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.tiny_epic_zombies.rules.barricade import damage
from graveshift.games.tiny_epic_zombies.rules.codes import (
    ASK_BLEEDING,
    ASK_ESCAPE,
    ASK_OVERRUN,
    ATHLETE,
    AXE,
    COUNTER,
    GREASER,
    HUMAN,
    JANITOR,
    NO,
    OFF,
    REVOLVER,
    ROOM,
    SQUADS,
    STAY,
    STORE_OF,
    STORE_ROOMS,
    TEENAGER,
    WOUND_1,
    WOUND_2,
)
from graveshift.games.tiny_epic_zombies.rules.eaten import check_eaten, wound_and_check
from graveshift.games.tiny_epic_zombies.rules.killing import kill, remove_zombie, swing
from graveshift.games.tiny_epic_zombies.rules.mall import is_corner, next_store
from graveshift.games.tiny_epic_zombies.rules.standing import goes_first, zombie_at, zombies_in
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.supplies import relocate
from graveshift.games.tiny_epic_zombies.rules.track import spend, wound
from graveshift.kernel.rules import Ask


def add_zombie(s: State, store: int, rule: str) -> Generator[Ask, int, None]:
    """One Zombie for a Store: find its place, then every consequence (TEZ-ADD-04, TEZ-AMB-20)."""
    room = place_for(s, store)
    if room == OFF:
        yield from damage(s, "TEZ-ADD-08")
        return
    yield from place_zombie(s, room, rule)


def place_zombie(s: State, room: int, rule: str) -> Generator[Ask, int, None]:
    """A figure from the supply into this Room; without one, Bleeding Out (TEZ-ADD-11, TEZ-MIS-STR-03)."""
    if s.figures == 0:
        yield from bleed(s)
        return
    s.figures -= 1
    s.emit("zombie-added", rule, (room,))
    s.last_placed[STORE_OF[room]] = room % 3 + 1
    if springs_trap(s, room):
        return
    s.zombies |= 1 << room
    trash_day(s, STORE_OF[room])
    yield from overrun_room(s, room)


def move_zombie(s: State, origin: int, room: int, rule: str) -> Generator[Ask, int, None]:
    """A Zombie already in the Mall moves; Traps and Overruns work as for an added one (TEZ-AMB-22)."""
    s.zombies &= ~(1 << origin)
    s.emit("zombie-moved", rule, (origin, room))
    if springs_trap(s, room):
        return
    s.zombies |= 1 << room
    yield from overrun_room(s, room)


# ---- where it goes


def free_room(s: State, store: int) -> int:
    """The lowest-numbered Room without a Zombie (TEZ-ADD-02, TEZ-ADD-03); OFF if the Store is full.

    The Greaser Zombie passes over gears (TEZ-ZOM-09). Switch placing-after-kill: go on upwards (TEZ-AMB-19).
    """
    taken = taken_rooms(s, store)
    if s.table.continue_upwards:
        for at in range(s.last_placed[store], 3):
            if not taken >> at & 1:
                return store * 3 + at
    for at in range(3):
        if not taken >> at & 1:
            return store * 3 + at
    return OFF


def taken_rooms(s: State, store: int) -> int:
    """Bits of a Store's three Rooms that count as occupied (TEZ-ZOM-09)."""
    taken = s.zombies >> store * 3 & 7
    if s.passives >> GREASER & 1:
        taken |= s.table.mall.gear_mask >> store * 3 & 7
    return taken


def place_for(s: State, store: int) -> int:
    """The Room a Zombie for this Store goes to, with overflow; OFF means the Barricade (TEZ-ADD-05, TEZ-ADD-07).

    The Athlete Zombie sends the third of a corner on (TEZ-ZOM-02).
    """
    if not is_corner(store):
        return free_room(s, store)
    onward = free_room(s, next_store(store))
    if s.passives >> ATHLETE & 1 and zombies_in(s, store) == 2 and onward != OFF:
        return onward
    room = free_room(s, store)
    return room if room != OFF else onward


def springs_trap(s: State, room: int) -> bool:
    """An armed Trap kills the Zombie at once and goes back beside its Store (TEZ-ADD-17, TEZ-STORE-12)."""
    if not s.traps >> room & 1:
        return False
    s.traps &= ~(1 << room)
    s.figures += 1
    s.emit("trap-sprung", "TEZ-ADD-17", (room,))
    return True


def trash_day(s: State, store: int) -> None:
    """The Janitor Zombie: a Store that fills up loses its oldest card (TEZ-ZOM-07)."""
    if s.passives >> JANITOR & 1 and taken_rooms(s, store) == 7 and s.beside[store]:
        card = s.beside[store][0]
        s.beside[store] = s.beside[store][1:]
        s.discards.append(card)
        s.emit("trashed", "TEZ-ZOM-07", (card, store))


# ---- Bleeding Out


def bleed(s: State) -> Generator[Ask, int, None]:
    """Fewest Wounds takes one; tie: most Ammo; still tied: a choice (TEZ-ADD-11, TEZ-ADD-12, TEZ-AMB-21)."""
    order = goes_first(s, s.active + 1)
    fewest = min(s.wounds)
    most = max(s.ammo[human] for human in order if s.wounds[human] == fewest)
    tied = [human for human in order if s.wounds[human] == fewest and s.ammo[human] == most]
    victim = tied[0]
    if len(tied) > 1 and not s.table.competitive and not s.table.bleeding_next:
        options = [HUMAN + human for human in sorted(tied)]
        answer = yield Ask(s.table.owner[s.active], ASK_BLEEDING, options)
        victim = answer - HUMAN
    s.emit("bleeding-out", "TEZ-ADD-11", (victim,))
    yield from wound_and_check(s, victim, 1, "TEZ-ADD-11")


# ---- Overrun


def overrun_room(s: State, room: int) -> Generator[Ask, int, None]:
    """Squads retreat, then every Human there is Overrun, from the active one on (TEZ-ADD-13, TEZ-ADD-20)."""
    for squad in range(SQUADS):
        if s.squads[squad] == room:
            s.squads[squad] = OFF
            s.emit("squad-retreats", "TEZ-MIS-ESC-06", (squad,))
    for human in [human for human in goes_first(s, s.active) if s.room[human] == room]:
        yield from overrun(s, human, room)


def overrun(s: State, human: int, room: int) -> Generator[Ask, int, None]:
    """Revolver or Axe, then Wounds, then Eaten Alive, then the Teenager's escape (TEZ-AMB-64).

    The Revolver by choice, the Axe by itself; a holder of both chooses which (TEZ-CARD-05, TEZ-CARD-10).
    """
    s.emit("overrun", "TEZ-ADD-13", (human, room))
    weapon = NO
    if zombie_at(s, room):
        weapon = COUNTER + AXE if s.melee[human] == AXE else NO
        if s.ranged[human] == REVOLVER and s.ammo[human] >= 1:
            weapon = yield Ask(s.table.owner[human], ASK_OVERRUN, [COUNTER + REVOLVER, weapon], (human, room))
    yield from withstand(s, human, room, weapon)


def withstand(s: State, human: int, room: int, weapon: int) -> Generator[Ask, int, None]:
    """Strike back, or take the Wounds and leave with the next Move (TEZ-ADD-13).

    Who took the Wound has to leave, also if a friend's Axe has killed the Zombie by then (TEZ-AMB-68).
    """
    if weapon != NO:
        spared = yield from strike_back(s, human, room, weapon)
        if spared:
            return
    count = 1
    if s.passives >> TEENAGER & 1 and room < STORE_ROOMS and room % 3 == 0:
        count = 2
    died = yield from wound_and_check(s, human, count, "TEZ-ADD-13")
    if died:
        return
    s.overrun |= 1 << human
    if s.person[human] == TEENAGER:
        yield from sugar_rush(s, human)


def strike_back(s: State, human: int, room: int, weapon: int) -> Generator[Ask, int, int]:
    """Revolver or Axe kills the Zombie (TEZ-CARD-05, TEZ-CARD-10).

    1 if the Overrun's own Wounds are not taken; by the switch axe-wound they are (TEZ-AMB-15).
    """
    if weapon == COUNTER + REVOLVER:
        spend(s, human, 1, "TEZ-CARD-05")
        yield from kill(s, human, room, "TEZ-CARD-05")
        yield from check_eaten(s, human)
        return 1
    face = swing(s, human, room, "TEZ-CARD-10")
    if face == WOUND_1:
        wound(s, human, 1, "TEZ-CARD-10")
    elif face == WOUND_2:
        wound(s, human, 2, "TEZ-CARD-10")
    yield from kill(s, human, room, "TEZ-CARD-10")
    died = yield from check_eaten(s, human)
    return 1 if died or not s.table.axe_wound_taken else 0


def sugar_rush(s: State, human: int) -> Generator[Ask, int, None]:
    """The Teenager flees to a Zombie-free Room at most 3 away and may use its ability (TEZ-HUM-01)."""
    # Rooms move Zombies and Zombies drive her into Rooms: one of the two has to look up the other late.
    from graveshift.games.tiny_epic_zombies.rules.rooms import use_out_of_turn

    here = s.room[human]
    rooms = [ROOM + room for room in s.table.mall.steps_within(here, 3) if not zombie_at(s, room)]
    if not rooms:
        return
    answer = yield Ask(s.table.owner[human], ASK_ESCAPE, [*rooms, STAY], (human,))
    if answer == STAY:
        return
    s.emit("fled", "TEZ-HUM-01", (human, here, answer - ROOM))
    yield from relocate(s, human, answer - ROOM)
    yield from use_out_of_turn(s, human)


def slay(s: State, room: int, rule: str) -> None:
    """A Zombie killed by nobody: a Squad or its reward (TEZ-KILL-19)."""
    remove_zombie(s, room, rule, -1)
