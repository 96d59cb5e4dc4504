"""The scene of an Undead or Alive game: the mission as ints, and the hooks of this book into the shared chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from graveshift.board.board import Board
from graveshift.kernel.chance import LOST, end_game
from graveshift.zombicide.codes import (
    ABOMINATION_TOKEN,
    BANG,
    OFF,
    ON,
    PILE,
    REMOVED,
    STARTING,
)
from graveshift.zombicide.scene import Scene
from graveshift.zombicide.state import State

if TYPE_CHECKING:
    from graveshift.games.undead_or_alive.data.mission import Mission

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


class Goal:
    """One goal of a mission: a kind, its figures, and the goals that must come first, as bits."""

    def __init__(self, key: str, kind: int, after: int, numbers: list[int], rule: str) -> None:
        self.key = key
        self.kind = kind
        self.after = after
        self.numbers = numbers
        self.rule = rule


class Town(Scene):
    """Mission, board and rule options: static, shared by all copies of a game."""

    def __init__(self) -> None:
        self.mission_id = ""
        self.mission: Mission | None = None  # the file, for titles and ledger entries; no rule reads it
        self.goals: list[Goal] = []
        self.exit_name = ""  # the cell of the Exit; the zone's number changes with the Train
        self.starts: list[int] = []
        self.noise_zone = -1  # where the mission puts the first Noise, if not in a Starting Zone
        self.noise_level = BANG
        self.spawn_ids: list[str] = []
        self.objective_ids: list[str] = []
        # rewards by face: red, blue, green (hidden and coal never pay)
        self.reward_ap = [0, 0, 0, 0, 0]
        self.reward_bounty = [0, 0, 0, 0, 0]
        self.reward_companion = [0, 0, 0, 0, 0]
        self.takeable = [True, True, True, True, True]
        self.kept = [False, False, False, False, False]
        self.kept_slots = 0
        self.pay_cards: list[int] = []  # what a Rally costs: one of these cards
        self.pay_faces: list[int] = []  # or one of these tokens
        self.rally_lock = 0  # bits of goals that must be done before any Rally
        self.gatling_mode = GATLING_FREE
        self.mobile_fixed = False
        self.blast_flips_train = False
        self.wagon_blocks = False
        self.held_token = -1
        self.held_name = ""
        self.held_classes = 15  # of the companions whose first Rally frees it
        self.goal_tokens: list[tuple[Goal, list[str]]] = []
        self.load_wagon = False
        self.exit_wagon = False
        self.last_needs_wagon = False
        self.coal = False
        self.coal_shy_of_zombies = False  # no bag is taken while the Mine holds one
        self.coal_shy_of_token = False  # ... or an active Abomination token
        self.cargo = False  # are there Actions with cargo at all?
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
        self.gift = -1
        self.set_aside = 0  # Bounty Weapons put aside unseen
        self.random_class = 0  # companions of this class stand on random places
        self.random_places: list[int] = []
        self.one_per_place = True
        self.feats_live = True
        # rule options: rulings of the ledger marked "constant"
        self.holy_water_cost = 0
        self.explosives_expert_on = 6
        self.adrenaline_per_token = False
        self.wagon_streets_only = True
        self.ask_starting_slot = False

    # ---- hooks

    def entered(self, s: State, who: int, zone: int) -> None:
        """The first survivor in a building with a printed Corpse Pile on that tile wakes it.

        (UOA-SZONE-13, UOA-SZONE-14, UOA-SZONE-17, UOA-ACT-04)
        """
        for token in piles_found(s, zone):
            s.token_state[token] = ON
            s.emit("pile-found", "UOA-SZONE-13", (who, token, s.token_zone[token]))
            check_tokens(s)

    def killed(self, s: State, who: int, kind: int, zone: int, card_kind: int) -> None:
        """Count towards the live Feat (UOA-BOUNTY-03, UOA-BOUNTY-07, UOA-AMB-28)."""
        top = s.bounty_top
        if top < 0 or s.tables.feat_cleanse[top]:
            return
        tables = s.tables
        if tables.feat_with[top] >= 0 and tables.feat_with[top] != card_kind:
            return
        if tables.feat_balcony[top] and not s.board.balcony[s.zone[who]]:
            return
        if tables.feat_target[top] >= 0 and tables.feat_target[top] != kind:
            return
        s.feat[who] += 1

    def zone_emptied(self, s: State, zone: int) -> None:
        """Vade Retro tokens leave a zone without zombies, without effect (UOA-CLASS-12)."""
        for token in range(len(s.vade)):
            if s.vade[token] == zone:
                s.vade[token] = -1
                s.emit("vade-retro-gone", "UOA-CLASS-12", (zone,))

    def abomination_gone(self, s: State) -> None:
        """The card goes back into its deck and the Abomination tokens fall asleep (UOA-ZTYPE-09, UOA-AMB-25)."""
        s.abominations.append(s.abomination)
        s.abomination = -1
        for token in range(len(s.token_kind)):
            if s.token_kind[token] == ABOMINATION_TOKEN and s.token_state[token] == ON:
                s.token_state[token] = OFF
                s.emit("token-asleep", "UOA-ZTYPE-09", (token, s.token_zone[token]))


def town_of(s: State) -> Town:
    """The scene, by its own type."""
    scene = s.scene
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


def remove_token(s: State, token: int, rule: str) -> None:
    """A Spawn token leaves the game."""
    s.token_state[token] = REMOVED
    s.token_zone[token] = -1
    s.emit("token-removed", rule, (token,))


def exit_zone(s: State) -> int:
    """The Exit on the board as it is now; -1 if there is none (UOA-WIN-07, UOA-TRAIN-05)."""
    return s.board.index.get(town_of(s).exit_name, -1)


def starting_zone(s: State) -> int:
    """The Starting Spawn Zone; -1 after a Train has crushed it (UOA-AMB-91)."""
    for token in range(len(s.token_kind)):
        if s.token_kind[token] == STARTING and s.token_state[token] == ON:
            return s.token_zone[token]
    return -1
