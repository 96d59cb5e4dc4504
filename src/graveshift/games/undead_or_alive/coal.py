"""Cargo of the missions: loading the Wagon (M7), coal for the tender and starting the Train (M9)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.goals import ON_WAGON
from graveshift.games.undead_or_alive.objectives import TOKEN_CARD, carriers
from graveshift.games.undead_or_alive.town import TRAIN_WAITS_ACTION, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.adrenaline import gain_adrenaline
from graveshift.zombicide.codes import COAL, DROP_COAL, LOAD_WAGON, NO_CARD, SLOTS, START_TRAIN
from graveshift.zombicide.state import State


def coal_options(s: State, who: int, left: int, options: list[int]) -> None:
    """Load the Wagon, drop coal, start the Train: one Action each (UOA-M07-05, UOA-M09-09, UOA-M09-10)."""
    if left < 1:
        return
    town = town_of(s)
    here = s.zone[who]
    if town.load_wagon and s.wagon == here and who in s.objective_holder:
        options.append(LOAD_WAGON)
    if town.coal:
        tender = s.board.index.get("10R.tender", -1)
        if tender >= 0 and s.board.distance[here][tender] <= 1 and bags(s, who):
            options.append(DROP_COAL)
    if town.train_mode == TRAIN_WAITS_ACTION and not s.train_moving and on_locomotive(s, here):
        if tender_full(s):
            options.append(START_TRAIN)


def bags(s: State, who: int) -> list[int]:
    """The coal bags carried by a survivor's Brawler companions (UOA-M09-06)."""
    mine = carriers(s, who)
    return [o for o in range(len(s.objective_holder)) if s.objective_holder[o] in mine]


def on_locomotive(s: State, zone: int) -> bool:
    """Is this the cabin or the tender? (UOA-TRAIN-02, UOA-M09-10)"""
    return zone in (s.board.index.get("10R.cabin", -2), s.board.index.get("10R.tender", -2))


def tender_full(s: State) -> bool:
    """Are all bags in the tender, if the Train needs them? (UOA-M09-10)"""
    return not town_of(s).train_needs_coal or all(
        s.objective_holder[o] == ON_WAGON for o in range(len(s.objective_face)) if s.objective_face[o] == COAL
    )


def load_wagon(s: State, who: int) -> None:
    """All own Objective tokens go on the Wagon for good (UOA-M07-05)."""
    s.touched = 1
    for objective in range(len(s.objective_holder)):
        if s.objective_holder[objective] == who:
            s.objective_holder[objective] = ON_WAGON
            for slot in range(who * SLOTS, who * SLOTS + SLOTS):
                if s.slots[slot] == TOKEN_CARD + objective:
                    s.slots[slot] = NO_CARD
            s.emit("token-loaded", "UOA-M07-05", (who, objective))


def drop_coal(s: State, who: int) -> Generator[Ask, int, None]:
    """All bags of the own Brawlers go into the tender, for adrenaline each (UOA-M09-09)."""
    s.touched = 1
    dropped = bags(s, who)
    for bag in dropped:
        s.objective_holder[bag] = ON_WAGON
        s.emit("coal-dropped", "UOA-M09-09", (who, bag))
    yield from gain_adrenaline(s, who, town_of(s).tender_ap * len(dropped), "UOA-M09-09")


def start_train(s: State, who: int) -> None:
    """From now on the Train moves every round and never stops (UOA-M09-10, UOA-TRAIN-19)."""
    s.train_moving = 1
    s.emit("train-started", "UOA-M09-10", (who,))
