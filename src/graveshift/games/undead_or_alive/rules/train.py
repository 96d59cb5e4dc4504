"""The Train: entering, moving, leaving, and a board that changes under the game (chapter Train)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from graveshift.board.change import run_over
from graveshift.games.undead_or_alive.rules.goals import THE_STARTING_ZONE, THE_WAGON, left_behind, train_gone
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import (
    TRAIN_ENTERS_CLOCK,
    TRAIN_ENTERS_TAKEN,
    TRAIN_WAITS_ABOARD,
    send_home,
    town_of,
)
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.codes import (
    BLUE_FACE,
    BOOM,
    BY_TRAIN,
    GREEN_FACE,
    HERE,
    IN_SUPPLY,
    MOBILE,
    REMOVED,
    STARTING,
)
from graveshift.zombicide.rules.goals import (
    AN_OBJECTIVE,
    THE_EXIT,
    check_goals,
    exit_zone,
    found,
    gone_for_good,
    mission_lost,
)
from graveshift.zombicide.rules.hits import slay
from graveshift.zombicide.rules.noise import settle_noise
from graveshift.zombicide.rules.objectives import remove_objective
from graveshift.zombicide.rules.redrawing import redraw
from graveshift.zombicide.rules.spawn import remove_token, starting_zone
from graveshift.zombicide.rules.wounds import remove_zombie

RAILROAD: Final = "V"


# ---- when it moves


def run_train(s: State) -> Generator[Ask, int, None]:
    """Between the last Turn and the Zombie Phase a called or moving Train goes on (UOA-TRAIN-06, UOA-ROUND-06)."""
    town = town_of(s)
    if not s.train_moving:
        if town.train_mode == TRAIN_ENTERS_TAKEN and found(s, BLUE_FACE) and found(s, GREEN_FACE):
            s.train_moving = 1
        elif town.train_mode == TRAIN_WAITS_ABOARD and everyone_aboard(s):
            s.train_moving = 1
            s.emit("train-started", "UOA-M03-04", (-1,))
    if not s.train_moving or train_gone(s):
        return
    if s.train_state == 0 and town.wagon_rails_loss and s.wagon >= 0 and s.board.rail[s.wagon]:
        mission_lost(s, "wagon-on-the-rails", "UOA-M08-09")
    yield from advance(s)
    yield from check_goals(s)
    if train_gone(s):
        left_behind(s)


def everyone_aboard(s: State) -> bool:
    """Are all survivors and companions on the Train? (UOA-M03-04, UOA-AMB-47)"""
    for actor in range(s.actors):
        if s.gone[actor] == HERE and s.leader[actor] != IN_SUPPLY:
            if s.zone[actor] < 0 or not s.board.train[s.zone[actor]]:
                return False
    return True


def tick_clock(s: State) -> None:
    """M1: each End Phase the Blue token runs one zone along the rails; off the board, it calls the Train.

    (UOA-M01-05, UOA-AMB-45, UOA-ROUND-11)
    """
    town = town_of(s)
    if town.train_mode != TRAIN_ENTERS_CLOCK or s.clock < 0:
        return
    s.clock += 1
    token = town.clock_token
    if s.clock < len(town.clock_route):
        s.objective_zone[token] = s.board.index[town.clock_route[s.clock]]
        s.emit("clock-moved", "UOA-M01-05", (s.objective_zone[token],))
        return
    s.objective_zone[token] = -1
    s.clock = -1
    s.train_moving = 1
    s.emit("train-called", "UOA-M01-05", ())


# ---- one step


def advance(s: State) -> Generator[Ask, int, None]:
    """Go to the next arrangement of the Train tiles (UOA-TRAIN-07, UOA-TRAIN-13, UOA-TRAIN-15, UOA-TRAIN-18)."""
    old = s.board
    new = town_of(s).train_boards[s.train_state + 1]
    leaving = [zone for zone in range(old.zones) if old.train[zone] and old.names[zone] not in new.index]
    crushed = run_over(old, new)
    s.emit("train-moves", "UOA-TRAIN-13", (s.train_state + 1,))
    for zone in leaving:
        leave_board(s, zone)
    start = starting_zone(s)
    for zone in [z for z in crushed if z != start] + [z for z in crushed if z == start]:
        crush(s, zone)
    yield from redraw(s, crushed, new, s.train_state + 1, "UOA-TRAIN-09")
    cabin = new.index.get("10R.cabin", -1)
    if cabin >= 0:
        s.noise = BOOM
        s.noise_zone = cabin
        s.emit("noise-made", "UOA-TRAIN-12", (cabin, BOOM))
    elif s.noise_zone < 0:
        yield from settle_noise(s, "UOA-NOISE-11")


def leave_board(s: State, zone: int) -> None:
    """A section leaves: zombies aboard are gone without AP, survivors are out of play, tokens go home.

    (UOA-TRAIN-16, UOA-ADR-09, UOA-AMB-82, UOA-AMB-92, UOA-AMB-98)
    """
    for kind in range(s.kinds):
        while s.zombies[zone * s.kinds + kind]:
            if town_of(s).train_clean:
                mission_lost(s, "zombies-aboard", "UOA-AMB-82")
            s.emit("run-over", "UOA-TRAIN-16", (zone, kind))
            remove_zombie(s, zone, kind)
    for actor in range(s.actors):
        if s.zone[actor] == zone:
            s.zone[actor] = -1
            s.gone[actor] = BY_TRAIN
            s.emit("left", "UOA-TRAIN-16", (actor,))
    sweep_tokens(s, zone)
    sweep_things(s, zone)


def crush(s: State, zone: int) -> None:
    """Where the Train comes: zombies die without AP, Mobile tokens go home, everything else is lost.

    (UOA-TRAIN-08, UOA-TRAIN-10, UOA-TRAIN-11, UOA-AMB-41, UOA-AMB-44, UOA-AMB-97)
    """
    for kind in range(s.kinds):
        while s.zombies[zone * s.kinds + kind]:
            s.emit("run-over", "UOA-TRAIN-08", (zone, kind))
            remove_zombie(s, zone, kind)
    sweep_tokens(s, zone)
    if s.wagon == zone:
        for actor in range(s.actors):
            s.aboard[actor] = 0
        s.wagon = -1
        s.emit("wagon-destroyed", "UOA-TRAIN-11", (zone,))
        gone_for_good(s, THE_WAGON, "wagon-run-over")
    sweep_things(s, zone)
    if zone == exit_zone(s):
        gone_for_good(s, THE_EXIT, "exit-run-over")


def sweep_things(s: State, zone: int) -> None:
    """The Gatling Gun and Objectives there are removed from the game (UOA-TRAIN-11, UOA-AMB-96)."""
    if s.gatling == zone:
        s.gatling = -1
    for objective in range(len(s.objective_zone)):
        if s.objective_zone[objective] == zone:
            lose_objective(s, objective)


def lose_objective(s: State, objective: int) -> None:
    """An Objective is run over; if the mission still needs it, the mission is lost.

    (UOA-WIN-04, UOA-TRAIN-11, UOA-TRAIN-16)
    """
    remove_objective(s, objective, "UOA-TRAIN-11")
    if objective != town_of(s).clock_token:
        gone_for_good(s, AN_OBJECTIVE, "objective-run-over")


def sweep_tokens(s: State, zone: int) -> None:
    """Spawn tokens in the way: Mobile ones go to the Starting Spawn Zone, the Starting token stays, others are lost.

    M3's Train crushes everything in the Starting Spawn Zone (UOA-M03-05, UOA-AMB-44, UOA-AMB-91).
    """
    start = starting_zone(s)
    crushes = town_of(s).train_crushes and zone == start
    for token in range(len(s.token_kind)):
        if s.token_zone[token] != zone or s.token_state[token] == REMOVED:
            continue
        kind = s.token_kind[token]
        if crushes or kind not in (STARTING, MOBILE):
            remove_token(s, token, "UOA-M03-05" if crushes else "UOA-AMB-44")
        elif kind == MOBILE and zone != start:
            send_home(s, token, "UOA-TRAIN-10")
    if crushes:
        gone_for_good(s, THE_STARTING_ZONE, "spawn-zone-crushed")


# ---- M2: blown up


def blow_up_section(s: State, who: int, zone: int) -> Generator[Ask, int, int]:
    """M2: the Train tile turns to its railroad side; its zombies die for the thrower's AP, survivors are set down.

    (UOA-M02-07, UOA-M02-08, UOA-AMB-96)
    """
    town = town_of(s)
    old = s.board
    tile = old.names[zone].split(".")[0]
    tiles = [name if name != tile else tile[:-1] + RAILROAD for name in town.train_tiles[s.train_state]]
    if tiles not in town.train_tiles:
        return 0
    state = town.train_tiles.index(tiles)
    new = town.train_boards[state]
    section = [z for z in range(old.zones) if old.train[z] and old.names[z].split(".")[0] == tile]
    kills = 0
    for place in section:
        for kind in range(s.kinds):
            while s.zombies[place * s.kinds + kind]:
                kills += 1
                yield from slay(s, who, place, kind, -1)
        sweep_tokens(s, place)
        sweep_things(s, place)
    echo = s.noise_zone in section
    yield from redraw(s, section, new, state, "UOA-TRAIN-09")
    if echo:
        s.noise_zone = new.index[f"{tile[:-1]}{RAILROAD}.C"]
    s.emit("section-blown-up", "UOA-M02-07", (who,))
    return kills
