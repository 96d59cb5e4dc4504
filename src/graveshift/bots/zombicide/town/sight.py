"""What the rule-of-thumb bot sees of Undead or Alive beyond what the family shares: houses, machines, the Train."""

from __future__ import annotations

from functools import lru_cache

from graveshift.board.board import Board
from graveshift.bots.zombicide.guide import Guide
from graveshift.bots.zombicide.sight import NOWHERE, Sight
from graveshift.bots.zombicide.weights import Weights
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

    def houses_left(self) -> int:
        """How many more Corpse Piles may wake: with all Abomination tokens awake one place must stay free."""
        return self.token_limit - 1 - self.active_tokens - self.sleeping_nests


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
