"""Cargo of the missions: loading the Wagon (M7); coal, its carriers, the tender and starting the Train (M9)."""

from __future__ import annotations

from collections.abc import Generator

from graveshift.games.undead_or_alive.rules.goals import ON_WAGON
from graveshift.games.undead_or_alive.rules.state import State, own
from graveshift.games.undead_or_alive.rules.town import TRAIN_WAITS_ACTION, in_town, town_of
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.actions import ALONE, Action, one_action
from graveshift.zombicide.rules.adrenaline import gain_adrenaline
from graveshift.zombicide.rules.codes import (
    ABOMINATION_TOKEN,
    BRAWLER,
    COAL,
    DROP_COAL,
    LOAD_WAGON,
    NO_CARD,
    ON,
    SLOTS,
    START_TRAIN,
    TOKEN_CARD,
)
from graveshift.zombicide.rules.inventory import refresh
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.state import zombies_in


class LoadWagon(Action):
    """All own Objective tokens go on the Wagon for good (UOA-M07-05)."""

    def __init__(self) -> None:
        super().__init__([(LOAD_WAGON, "load-wagon", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return in_town(scene).load_wagon

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        if own(s).wagon == s.zone[who] and who in s.objective_holder:
            options.append(LOAD_WAGON)

    def act(self, s: family.State, who: int, argument: int) -> None:
        one_action(s, who)
        load_wagon(own(s), who)


class DropCoal(Action):
    """All bags of the player's Brawlers go into the tender (UOA-M09-09)."""

    def __init__(self) -> None:
        super().__init__([(DROP_COAL, "drop-coal", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return in_town(scene).coal

    def offer(self, s: family.State, who: int, left: int, options: list[int]) -> None:
        tender = s.board.index.get("10R.tender", -1)
        if tender >= 0 and s.board.distance[s.zone[who]][tender] <= 1 and bags(own(s), who):
            options.append(DROP_COAL)

    def perform(self, s: family.State, who: int, code: int) -> Generator[Ask, int, None]:
        one_action(s, who)
        yield from drop_coal(own(s), who)


class StartTrain(Action):
    """From now on the Train moves every round (UOA-M09-10, UOA-TRAIN-19)."""

    def __init__(self) -> None:
        super().__init__([(START_TRAIN, "start-train", ALONE)])
        self.ordinary = True

    def known(self, scene: Scene) -> bool:
        return in_town(scene).train_mode == TRAIN_WAITS_ACTION

    def offer(self, position: family.State, who: int, left: int, options: list[int]) -> None:
        s = own(position)
        if not s.train_moving and on_locomotive(s, s.zone[who]) and tender_full(s):
            options.append(START_TRAIN)

    def act(self, s: family.State, who: int, argument: int) -> None:
        one_action(s, who)
        start_train(own(s), who)


def coal_blocked(s: State) -> bool:
    """No coal while the Mine holds a zombie or an active Abomination token (UOA-M09-07)."""
    board = s.board
    mine = board.bears("mine")
    town = town_of(s)
    if town.coal_shy_of_zombies:
        for zone in range(board.zones):
            if mine[zone] and zombies_in(s, zone):
                return True
    if not town.coal_shy_of_token:
        return False
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == ABOMINATION_TOKEN and s.token_state[token] == ON:
            if s.token_zone[token] >= 0 and mine[s.token_zone[token]]:
                return True
    return False


def carriers(s: State, who: int) -> list[int]:
    """The Brawler companions of a survivor (UOA-M09-06)."""
    result: list[int] = []
    for companion in range(s.posse, s.actors):
        if s.leader[companion] == who and s.tables.survivor_class[s.person[companion]] == BRAWLER:
            result.append(companion)
    return result


def idle_carriers(s: State, who: int) -> list[int]:
    """Those of them that hold no bag."""
    return [companion for companion in carriers(s, who) if companion not in s.objective_holder]


def take_coal(s: State, who: int, bag: int) -> None:
    """A Brawler companion shoulders a bag (UOA-M09-06)."""
    s.objective_zone[bag] = -1
    s.objective_holder[bag] = idle_carriers(s, who)[0]
    s.emit("coal-taken", "UOA-M09-06", (who, bag))


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
            refresh(s, who)
            s.emit("token-loaded", "UOA-M07-05", (who, objective))


def drop_coal(s: State, who: int) -> Generator[Ask, int, None]:
    """All bags of the player's Brawlers go into the tender, for adrenaline each (UOA-M09-09)."""
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
