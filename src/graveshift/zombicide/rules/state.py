"""The position of a Zombicide game: flat lists of small ints, copied by hand."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import Board
from graveshift.kernel.chance import Position
from graveshift.kernel.rules import TEAM
from graveshift.zombicide.rules.book import BY_FIRST_PLAYER
from graveshift.zombicide.rules.codes import EMPTY, NO_CARD, SLOTS
from graveshift.zombicide.rules.scene import Scene
from graveshift.zombicide.rules.skills import BROTHERS, with_effects
from graveshift.zombicide.rules.tables import Tables


class State(Position):
    """What every game of the family has; each adds its own in a subclass.

    Actors are numbered: first the players' survivors (0 to posse - 1), then the companions.
    """

    __slots__ = (
        "abomination",
        "abominations",
        "active",
        "actors",
        "ap",
        "board",
        "brothers",
        "careful",
        "chain",
        "chain_kind",
        "classes",
        "combat_chain",
        "deck",
        "discards",
        "faces",
        "first",
        "free_used",
        "frozen",
        "goals",
        "gone",
        "granted",
        "health",
        "kinds",
        "laps",
        "leader",
        "level",
        "max_health",
        "mods",
        "noise",
        "noise_zone",
        "objective_face",
        "objective_holder",
        "objective_zone",
        "owned",
        "owner",
        "person",
        "phase",
        "pool",
        "posse",
        "round",
        "scene",
        "searches",
        "seat",
        "seat_count",
        "slots",
        "spawned",
        "spent",
        "step",
        "tables",
        "taken",
        "token_kind",
        "token_place",
        "token_state",
        "token_zone",
        "touched",
        "used",
        "zombie_deck",
        "zombie_discards",
        "zombies",
        "zone",
    )

    # static: shared by all copies
    tables: Tables
    board: Board
    scene: Scene
    posse: int  # how many survivors the players run
    actors: int  # with companions
    seat_count: int
    kinds: int  # of zombies
    person: list[int]  # actor -> survivor of the roster
    owner: list[int]  # actor -> seat (companions: -1)

    # cursor
    round: int
    phase: int
    first: int  # seat with the First Player token
    seat: int  # seat whose Player Turn it is
    active: int  # survivor taking its Turn, or -1
    taken: int  # bits: survivors that had their Turn this round
    step: int  # progress inside set-up and spawn
    spawned: int  # bits: spawn tokens that drew this Step
    granted: int  # survivor using an Action outside its Turn (Born Leader), or -1

    # actors
    zone: list[int]  # -1: not on the board
    leader: list[int]  # companions: leading survivor, LONE or IN_SUPPLY; players: -1
    gone: list[int]  # HERE, BY_EXIT, BY_TRAIN
    health: list[int]
    max_health: list[int]
    ap: list[int]
    level: list[int]
    laps: list[int]  # Ultrared: times round the bar
    mods: list[list[int]]  # replaced, never changed in place
    owned: list[list[int]]  # skills; replaced, never changed in place
    classes: list[int]
    slots: list[int]  # actor * SLOTS + slot -> card with flags, NO_CARD

    # the current Turn of each survivor
    spent: list[int]
    free_used: list[int]  # actor * FREE_TYPES + type
    searches: list[int]
    used: list[int]
    chain: list[int]  # consecutive actions of one kind (Escalation)
    chain_kind: list[int]  # 0 nothing, 1 melee, 2 ranged
    combat_chain: list[int]

    # zombies
    zombies: list[int]  # zone * kinds + kind
    pool: list[int]  # miniatures left
    abomination: int  # which one is on the board, or -1
    frozen: list[int]  # per zone: runners that lose this activation; [] = none

    # noise, spawn tokens, objectives
    noise_zone: int
    noise: int
    token_kind: list[int]
    token_zone: list[int]
    token_state: list[int]
    token_place: list[int]  # place in the clockwise order
    objective_zone: list[int]  # -1: taken or gone
    objective_face: list[int]
    objective_holder: list[int]  # actor, -1 nobody, -2 loaded on the wagon or in the tender, -3 run over
    faces: list[int]  # bag of hidden faces still on the board

    # decks: bags of cards
    deck: list[int]
    discards: list[int]
    zombie_deck: list[int]
    zombie_discards: list[int]
    abominations: list[int]

    # mission
    goals: int  # bits: goals done
    touched: int  # 1: something happened that may have fulfilled a goal
    brothers: int  # Brother in Arms skills in play

    # habits
    careful: int  # bits: seats that are asked also where the choice seems obvious; from 8 on: that want to discard

    def __init__(self, rng: int) -> None:
        super().__init__(rng)

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> State:
        """An independent copy; static tables, skills and the roster are shared."""
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """Everything of the family goes into the copy; each game adds what is its own."""
        twin.result = self.result
        twin.reason = self.reason
        twin.reason_rule = self.reason_rule
        twin.chances = self.chances
        twin.shape = self.shape
        twin.tables = self.tables
        twin.board = self.board
        twin.scene = self.scene
        twin.posse = self.posse
        twin.actors = self.actors
        twin.seat_count = self.seat_count
        twin.kinds = self.kinds
        twin.person = self.person
        twin.owner = self.owner
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.seat = self.seat
        twin.active = self.active
        twin.taken = self.taken
        twin.step = self.step
        twin.spawned = self.spawned
        twin.granted = self.granted
        twin.zone = self.zone[:]
        twin.leader = self.leader[:]
        twin.gone = self.gone[:]
        twin.health = self.health[:]
        twin.max_health = self.max_health[:]
        twin.ap = self.ap[:]
        twin.level = self.level[:]
        twin.laps = self.laps[:]
        twin.mods = self.mods[:]
        twin.owned = self.owned[:]
        twin.classes = self.classes[:]
        twin.slots = self.slots[:]
        twin.spent = self.spent[:]
        twin.free_used = self.free_used[:]
        twin.searches = self.searches[:]
        twin.used = self.used[:]
        twin.chain = self.chain[:]
        twin.chain_kind = self.chain_kind[:]
        twin.combat_chain = self.combat_chain[:]
        twin.zombies = self.zombies[:]
        twin.pool = self.pool[:]
        twin.abomination = self.abomination
        twin.frozen = self.frozen[:]
        twin.noise_zone = self.noise_zone
        twin.noise = self.noise
        twin.token_kind = self.token_kind
        twin.token_zone = self.token_zone[:]
        twin.token_state = self.token_state[:]
        twin.token_place = self.token_place[:]
        twin.objective_zone = self.objective_zone[:]
        twin.objective_face = self.objective_face[:]
        twin.objective_holder = self.objective_holder[:]
        twin.faces = self.faces[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.zombie_deck = self.zombie_deck[:]
        twin.zombie_discards = self.zombie_discards[:]
        twin.abominations = self.abominations[:]
        twin.goals = self.goals
        twin.touched = self.touched
        twin.brothers = self.brothers
        twin.careful = self.careful


FIELDS: Final[tuple[str, ...]] = (
    "rng",
    "result",
    "reason",
    "reason_rule",
    "chances",
    "person",
    "owner",
    "round",
    "phase",
    "first",
    "seat",
    "active",
    "taken",
    "step",
    "spawned",
    "granted",
    "zone",
    "leader",
    "gone",
    "health",
    "max_health",
    "ap",
    "level",
    "laps",
    "mods",
    "owned",
    "classes",
    "slots",
    "spent",
    "free_used",
    "searches",
    "used",
    "chain",
    "chain_kind",
    "combat_chain",
    "zombies",
    "pool",
    "abomination",
    "frozen",
    "noise_zone",
    "noise",
    "token_kind",
    "token_zone",
    "token_state",
    "token_place",
    "objective_zone",
    "objective_face",
    "objective_holder",
    "faces",
    "deck",
    "discards",
    "zombie_deck",
    "zombie_discards",
    "abominations",
    "goals",
    "touched",
    "brothers",
    "careful",
)


def zombies_in(s: State, zone: int) -> int:
    """How many zombies stand in a zone."""
    kinds = s.kinds
    at = zone * kinds
    z = s.zombies
    if kinds == 4:
        return z[at] + z[at + 1] + z[at + 2] + z[at + 3]
    total = 0
    for place in range(at, at + kinds):
        total += z[place]
    return total


def has_cards(s: State, who: int) -> bool:
    """Does the survivor carry anything? Slot by slot: neither a loop nor a slice is quick in both forms."""
    slots = s.slots
    at = who * SLOTS
    return (
        slots[at] >= 0
        or slots[at + 1] >= 0
        or slots[at + 2] >= 0
        or slots[at + 3] >= 0
        or slots[at + 4] >= 0
        or slots[at + 5] >= 0
    )


def has_tokens(s: State, who: int) -> bool:
    """Does the survivor hold any token of the mission?"""
    for holder in s.objective_holder:
        if holder == who:
            return True
    return False


def survivors_in(s: State, zone: int) -> list[int]:
    """All survivors in a zone, companions included (UOA-CMP-08)."""
    return [a for a in range(s.actors) if s.zone[a] == zone]


def crowd(s: State, zone: int) -> int:
    """How many survivors stand in a zone, companions included (UOA-NOISE-13)."""
    count = 0
    for at in s.zone:
        if at == zone:
            count += 1
    return count


def carried(s: State, who: int) -> list[int]:
    """The cards of a survivor, with their flags, NO_CARD for free slots."""
    return s.slots[who * SLOTS : who * SLOTS + SLOTS]


def tie_seat(s: State) -> int:
    """Who decides where the zombies or the Noise token tie: the team, or the first player (UOA-ZACT-11)."""
    return s.first if s.tables.book.ties == BY_FIRST_PLAYER else TEAM


def card_of(value: int) -> int:
    """The card in a slot, without its flags."""
    return value & 255 if value >= 0 else NO_CARD


def is_empty(value: int) -> bool:
    """Fired and not yet reloaded (UOA-TRAIT-21)."""
    return value >= 0 and value & EMPTY != 0


def anybody_has(s: State, skill: int) -> bool:
    """May anybody have this skill now? Brothers in arms share some, so then it is worth a look at each survivor."""
    if s.brothers:
        return True
    for mods in s.mods:
        if mods[skill]:
            return True
    return False


def mods_of(s: State, who: int) -> list[int]:
    """The modifiers of a survivor, with what brothers in arms in its zone share (UOA-SKILL-20, UOA-AMB-57)."""
    own = s.mods[who]
    if s.brothers == 0 or s.zone[who] < 0 or crowd(s, s.zone[who]) < 2:
        return own
    shared: list[int] = []
    for mate in range(s.posse):
        if s.zone[mate] == s.zone[who] and s.mods[mate][BROTHERS]:
            for skill in s.owned[mate]:
                shared += s.tables.brother_effects[skill]
    return with_effects(own, shared) if shared else own
