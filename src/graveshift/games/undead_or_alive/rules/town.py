"""The scene of an Undead or Alive game: the mission as ints, and its Spawn tokens (`hooks` says what it does)."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import Board
from graveshift.games.undead_or_alive.rules.state import State
from graveshift.kernel.chance import LOST, end_game
from graveshift.zombicide.rules import state as family
from graveshift.zombicide.rules.codes import (
    ABOMINATION_TOKEN,
    FACES,
    OFF,
    ON,
    PILE,
)
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.spawn import remove_token, starting_zone

# ---- where a reward comes from
NO_BOUNTY: Final = 0
TOP_BOUNTY: Final = 1
SET_ASIDE: Final = 2

# ---- the Gatling Gun of a mission
GATLING_FREE: Final = 0
GATLING_ON_WAGON: Final = 1
GATLING_FIXED: Final = 2
GATLING_RIDES: Final = 3

# ---- the Train of a mission
NO_TRAIN: Final = 0
TRAIN_ENTERS_CLOCK: Final = 1
TRAIN_ENTERS_TAKEN: Final = 2
TRAIN_WAITS_ABOARD: Final = 3
TRAIN_WAITS_ACTION: Final = 4


class Town(Scene):
    """Mission, board and rule options: static, shared by all copies of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.reward_bounty = [0] * FACES  # what taking an Objective brings, by its face (hidden and coal never pay)
        self.gatling_mode = GATLING_FREE
        self.mobile_fixed = False
        self.blast_flips_train = False
        self.wagon_blocks = False
        self.held_token = -1
        self.held_name = ""
        self.held_classes = 15  # of the companions whose first Rally frees it
        self.load_wagon = False
        self.exit_wagon = False
        self.last_needs_wagon = False
        self.coal = False
        self.coal_shy_of_zombies = False  # no bag is taken while the Mine holds one
        self.coal_shy_of_token = False  # ... or an active Abomination token
        self.tender_ap = 0
        self.train_mode = NO_TRAIN
        self.train_boards: list[Board] = []
        self.train_tiles: list[list[str]] = []
        self.train_crushes = False
        self.train_clean = False
        self.train_needs_coal = False
        self.wagon_rails_loss = False
        self.clock_route: list[str] = []
        self.clock_token = -1
        self.clock_name = ""
        self.set_aside = 0  # Bounty Weapons put aside unseen
        self.feats_live = True
        # rule options: rulings of the ledger marked "constant"
        self.holy_water_cost = 0
        self.adrenaline_per_token = False
        self.wagon_streets_only = True


def town_of(s: family.State) -> Town:
    """The scene, by its own type."""
    scene = s.scene
    assert isinstance(scene, Town)
    return scene


def in_town(scene: Scene) -> Town:
    """The scene by its own type, where a special rule of a mission is entered."""
    assert isinstance(scene, Town)
    return scene


def piles_found(s: State, zone: int) -> list[int]:
    """The Corpse Piles that a survivor finds by entering a zone: those of its building on its tile (UOA-SZONE-14)."""
    board = s.board
    building = board.building[zone]
    found: list[int] = []
    if building < 0 or not board.indoors[zone]:
        return found
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == PILE and s.token_state[token] == OFF:
            pile = s.token_zone[token]
            if board.building[pile] == building and board.tile[pile] == board.tile[zone]:
                found.append(token)
    return found


def active_tokens(s: State) -> int:
    """How many Spawn tokens are active, whatever their type (UOA-AMB-02)."""
    count = 0
    for state in s.token_state:
        if state == ON:
            count += 1
    return count


def check_tokens(s: State) -> None:
    """Seven active Spawn tokens lose the game at once (UOA-WIN-05, UOA-SPAWN-09)."""
    count = active_tokens(s)
    s.emit("active-tokens", "UOA-WIN-05", (count,))
    if count >= s.tables.loss_tokens:
        end_game(s, LOST, "seventh-spawn-token", "UOA-WIN-05")


def wake_abomination_tokens(s: State) -> None:
    """All Abomination tokens are active while an Abomination is on the board (UOA-SZONE-08, UOA-ZTYPE-09)."""
    held = town_of(s).held_token
    woken = False
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == ABOMINATION_TOKEN and s.token_state[token] == OFF and token != held_now(s, held):
            s.token_state[token] = ON
            s.emit("token-awake", "UOA-SZONE-08", (token, s.token_zone[token]))
            woken = True
    if woken:
        check_tokens(s)


def held_now(s: State, held: int) -> int:
    """M6: one token sleeps on until the first of the mission's companions is rallied (UOA-M06-08).

    Companions that a small posse has from the start free nothing (UOA-AMB-62).
    """
    if held < 0:
        return -1
    classes = town_of(s).held_classes
    for companion in range(s.posse, s.actors):
        if s.leader[companion] >= 0 and s.tables.survivor_class[s.person[companion]] & classes:
            return -1
    return held


def send_home(s: State, token: int, rule: str) -> None:
    """A Spawn token goes to the Starting Spawn Zone; if a Train has crushed that, out of the game (UOA-AMB-91)."""
    start = starting_zone(s)
    if start < 0:
        remove_token(s, token, "UOA-AMB-91")
        return
    s.token_zone[token] = start
    s.emit("token-moved", rule, (token, start))
