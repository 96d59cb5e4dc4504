"""What the rule-of-thumb bot sees of Undead or Alive beyond what the family shares: houses, machines, the Train."""

from __future__ import annotations

from functools import lru_cache

from graveshift.board.board import Board
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import NOWHERE, Fighter, Sight
from graveshift.bots.zombicide.weights import Weights
from graveshift.games.undead_or_alive.rules.goals import LeaveByTrain
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import Town, active_tokens
from graveshift.zombicide.rules.codes import ABOMINATION_TOKEN, OFF, PILE, STARTING
from graveshift.zombicide.rules.goals import LOST_TOKEN

BRUTE, RUNNER, ABOMINATION = 1, 2, 3


class TownSight(Sight):
    """One look at the town."""

    def __init__(self, guide: Guide, s: State, weights: Weights) -> None:
        super().__init__(guide, s, weights)
        assert isinstance(s.scene, Town)
        self.state = s
        self.town = s.scene
        for objective in self.objectives:
            objective.taken = objective.taken and objective.holder != LOST_TOKEN
        self.held = {zone for zone in s.vade if zone >= 0}
        self.start = NOWHERE
        self.sleeping: dict[int, int] = {}
        """For each room of a house with a Corpse Pile nobody has found yet: the zone of that pile."""
        self.sleeping_nests = 0
        """Abomination tokens that would wake all at once."""
        for token in self.tokens:
            if token.kind == STARTING and token.active and self.start == NOWHERE:
                self.start = token.zone
            elif token.kind == PILE and token.state == OFF:
                for room in house_of(self.board, token.zone):
                    self.sleeping[room] = token.zone
            elif token.kind == ABOMINATION_TOKEN and token.state == OFF:
                self.sleeping_nests += 1
        self.wagon = s.wagon if s.wagon >= 0 else NOWHERE
        self.gatling = s.gatling if s.gatling >= 0 else NOWHERE
        self.active_tokens = active_tokens(s)
        self.token_limit = s.tables.loss_tokens
        self.departing: list[int] = departing(s)
        """The sections that leave before the zombies act."""
        self.last_call = len(self.departing) > 0 and s.train_state + 2 == len(self.town.train_boards)
        """Is it the last one?"""
        self.too_early = False
        """Would it leave before all else is done?"""
        if self.departing:
            self.too_early = not any(isinstance(goal, LeaveByTrain) for goal in self.open_goals())

    # ---- the Train

    def stowaway(self, zone: int) -> float:
        """Zombies aboard a Train that must leave clean, most where they would leave with it (UOA-AMB-82)."""
        if not self.board.train[zone] or not self.town.train_clean:
            return 0.0
        if self.departs(zone):
            return self.w.last_chance
        return self.w.stowaway if self.state.train_moving else 2.0

    def hazard(self, fighter: Fighter, zone: int) -> float:
        """Whoever leaves on the Train before the other goals are reached loses the game (UOA-M01-03)."""
        return self.w.death if self.too_early and self.departs(zone) else 0.0

    def urgency(self) -> float:
        """Whoever is not aboard when the last section leaves is left behind (UOA-TRAIN-16)."""
        return self.w.last_call if self.last_call else 1.0

    def departs(self, zone: int) -> bool:
        return zone in self.departing

    def houses_left(self) -> int:
        """How many more Corpse Piles may wake: with all Abomination tokens awake one place must stay free."""
        return self.token_limit - 1 - self.active_tokens - self.sleeping_nests


def departing(s: State) -> list[int]:
    """The zones of the Train that leave the board with its next move (UOA-TRAIN-16)."""
    assert isinstance(s.scene, Town)
    boards = s.scene.train_boards
    if not s.train_moving or s.train_state + 1 >= len(boards):
        return []
    board, coming = s.board, boards[s.train_state + 1]
    return [zone for zone in range(board.zones) if board.train[zone] and board.names[zone] not in coming.index]


def town_of(sight: Sight) -> TownSight:
    """The same, by its own type."""
    assert isinstance(sight, TownSight)
    return sight


@lru_cache(200)
def house_of(board: Board, pile: int) -> list[int]:
    """The rooms that wake a Corpse Pile: those of its building on its tile."""
    return [
        zone
        for zone in range(board.zones)
        if board.indoors[zone] and board.building[zone] == board.building[pile] and board.tile[zone] == board.tile[pile]
    ]
