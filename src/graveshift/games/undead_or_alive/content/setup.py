"""Setting Undead or Alive up: its rulings, the tokens of its missions, companions, the Train (chapter Setup)."""

from __future__ import annotations

from typing import Any, ClassVar

from graveshift.board.board import Board
from graveshift.board.placement import Placement
from graveshift.board.shape import from_tiles
from graveshift.games.undead_or_alive.book import BOOK
from graveshift.games.undead_or_alive.content.loading import load
from graveshift.games.undead_or_alive.content.mission import Mission
from graveshift.games.undead_or_alive.content.script import enter_town
from graveshift.games.undead_or_alive.content.tokens import CoalBagToken, GatlingToken, WagonToken
from graveshift.games.undead_or_alive.missions.train_tiles import TILES
from graveshift.games.undead_or_alive.rules.hooks import LivingTown
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.games.undead_or_alive.rules.town import NO_TRAIN, TRAIN_ENTERS_CLOCK, Town, town_of
from graveshift.zombicide.content import token_setup
from graveshift.zombicide.content.designed import grid
from graveshift.zombicide.content.figures import tables
from graveshift.zombicide.content.mission import Token
from graveshift.zombicide.content.setup import add_objective, add_spawn
from graveshift.zombicide.content.token_setup import SetUpCites, TokenSetUp
from graveshift.zombicide.rules.book import Book
from graveshift.zombicide.rules.codes import COAL, OFF, PILE


class Options(token_setup.Options, kw_only=True):
    """What a table decides before the game, with the rulings that it may choose otherwise."""

    mission: str = "m0"
    holy_water_cost: int = 0
    adrenaline_per_token: bool = False
    wagon_streets_only: bool = True
    explosives_expert_on: int = 6
    ask_starting_slot: bool = False


class TownSetUp(TokenSetUp[Options, State]):
    """Classes that missions bar, companions, Spawn and Objective tokens, machines, the Train."""

    options = Options
    cites: ClassVar[SetUpCites] = SetUpCites(
        players="UOA-SETUP-01",
        posse="UOA-SETUP-02",
        first_player="UOA-SETUP-22",
        barred="UOA-SETUP-09",
        small_posse="UOA-SETUP-03",
        leaders="UOA-AMB-62",
    )

    def scene(self, mission: Mission, options: Any) -> Town:
        """`options`: those of the table, or of a scenario."""
        town = self.new_town()
        enter_town(town, mission, options.ultrared, tables(self.book))
        town.holy_water_cost = options.holy_water_cost
        town.explosives_expert_on = options.explosives_expert_on
        town.adrenaline_per_token = options.adrenaline_per_token
        town.wagon_streets_only = options.wagon_streets_only
        town.ask_starting_slot = options.ask_starting_slot
        return town

    def new_town(self) -> Town:
        """An empty scene with the hooks of this game."""
        return LivingTown()

    def board(self, mission: Mission, scene: Town) -> Board:
        return mission_board(mission, scene, self.book)

    def new(self, rng: int) -> State:
        s = State(rng)
        self.clear(s)
        return s

    def clear(self, s: State) -> None:
        """The town's own part of a position, untouched."""
        s.wagon = s.gatling = s.bounty_top = s.clock = -1
        s.vade = [-1, -1]
        s.set_aside = []
        s.bounties_gained = s.set_aside_gained = s.blasts = 0
        s.train_state = s.train_moving = 0
        s.aboard, s.charges, s.vades, s.gatling_chain, s.feat = [], [], [], [], []

    def blank(self, rng: int, scene: Any, board: Board, options: Options) -> State:
        s = super().blank(rng, scene, board, options)
        s.bounties = list(s.tables.bounty_deck)
        return s

    def begin_actor(self, s: State) -> None:
        for counter in (s.aboard, s.charges, s.vades, s.gatling_chain, s.feat):
            counter.append(0)

    def lay_own(self, s: State, token: Token, zone: int) -> None:
        """Machines, and Objective tokens that are bags of coal (UOA-M09-02)."""
        if isinstance(token, WagonToken):
            s.wagon = zone
        elif isinstance(token, GatlingToken):
            s.gatling = zone
        elif isinstance(token, CoalBagToken):
            for number in range(token.count):
                add_objective(s, f"coal-{number + 1}", zone, COAL)

    def laid(self, s: State, board: Board, order: list[str]) -> None:
        """Printed Corpse Piles (UOA-SETUP-25)."""
        for pile in board.marked("corpse-pile"):
            add_spawn(s, f"corpse-{board.tile_names[board.tile[pile]]}", PILE, pile, OFF, order)

    def finish(self, s: State) -> None:
        """The clock of a Train, and the Abomination token that sleeps on (UOA-M01-05, UOA-M06-08)."""
        town = town_of(s)
        if town.train_mode == TRAIN_ENTERS_CLOCK:
            town.clock_token = town.objective_ids.index(town.clock_name)
            s.clock = 0
        if town.train_mode == NO_TRAIN:
            s.train_moving = 0
        if town.held_name:
            town.held_token = town.spawn_ids.index(town.held_name)
        super().finish(s)


SETUP = TownSetUp(BOOK)


def mission_board(mission: Mission, town: Town, book: Book = BOOK) -> Board:
    """The board of the first moment, and all shapes the Train will give it."""
    rows = grid(mission)
    tiles = load(book).tiles
    for names in mission.board.train_states:
        town.train_tiles.append([str(name) for name in names])
        town.train_boards.append(from_tiles(with_train(rows, [str(name) for name in names]), tiles))
    if town.train_boards:
        return town.train_boards[0]
    board = from_tiles(rows, tiles)
    if town.wagon_blocks:
        wagon = next(token for token in mission.tokens if isinstance(token, WagonToken))
        board = board.without([board.index[wagon.zone]])
    return board


def with_train(rows: list[list[Placement]], names: list[str]) -> list[list[Placement]]:
    """The rows with the Train tiles, in reading order, replaced by these."""
    spots = [(r, c) for r, row in enumerate(rows) for c, spot in enumerate(row) if int(spot.tile[:-1]) in TILES]
    result = [list(row) for row in rows]
    for (r, c), name in zip(spots, names, strict=True):
        result[r][c] = Placement(name, rows[r][c].rotation)
    return result
