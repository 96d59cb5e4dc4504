"""The position of a Zombicide game: flat lists of small ints, copied by hand."""

from __future__ import annotations

from typing import Final

from graveshift.board.board import Board
from graveshift.kernel.chance import Position
from graveshift.zombicide.codes import EMPTY, KINDS, NO_CARD, SLOTS
from graveshift.zombicide.scene import Scene
from graveshift.zombicide.skills import BROTHERS, with_effects
from graveshift.zombicide.tables import Tables


class State(Position):
    """One game. Actors are numbered: first the players' survivors (0 to posse - 1), then the companions."""

    __slots__ = (
        "aboard",
        "abomination",
        "abominations",
        "active",
        "actors",
        "ap",
        "blasts",
        "board",
        "bounties",
        "bounties_gained",
        "bounty_top",
        "brothers",
        "chain",
        "chain_kind",
        "charges",
        "classes",
        "clock",
        "combat_chain",
        "deck",
        "discards",
        "faces",
        "feat",
        "first",
        "free_used",
        "frozen",
        "gatling",
        "gatling_chain",
        "goals",
        "gone",
        "granted",
        "health",
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
        "set_aside",
        "set_aside_gained",
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
        "train_moving",
        "train_state",
        "used",
        "vade",
        "vades",
        "wagon",
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
    aboard: list[int]  # 1: sits in the wagon

    # the current Turn of each survivor
    spent: list[int]
    free_used: list[int]  # actor * FREE_TYPES + type
    searches: list[int]
    charges: list[int]
    vades: list[int]
    used: list[int]
    chain: list[int]  # consecutive actions of one kind (Escalation)
    chain_kind: list[int]  # 0 nothing, 1 melee, 2 ranged
    combat_chain: list[int]
    gatling_chain: list[int]
    feat: list[int]

    # zombies
    zombies: list[int]  # zone * KINDS + kind
    pool: list[int]  # miniatures left
    abomination: int  # which one is on the board, or -1
    frozen: list[int]  # per zone: runners that lose this activation; [] = none
    vade: list[int]  # zones of the two Vade Retro tokens, -1 = supply

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

    # machines
    wagon: int
    gatling: int

    # decks: bags of cards
    deck: list[int]
    discards: list[int]
    zombie_deck: list[int]
    zombie_discards: list[int]
    bounties: list[int]
    bounty_top: int
    set_aside: list[int]
    abominations: list[int]

    # mission
    goals: int  # bits: goals done
    touched: int  # 1: something happened that may have fulfilled a goal
    bounties_gained: int
    set_aside_gained: int
    blasts: int  # mobile spawn zones dynamited
    train_state: int
    train_moving: int
    clock: int  # how far the train clock has run, -1 none
    brothers: int  # Brother in Arms skills in play

    def __init__(self, rng: int) -> None:
        super().__init__(rng)

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> State:
        """An independent copy; static tables, skills and the roster are shared."""
        twin = State(self.rng)
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
        twin.aboard = self.aboard[:]
        twin.spent = self.spent[:]
        twin.free_used = self.free_used[:]
        twin.searches = self.searches[:]
        twin.charges = self.charges[:]
        twin.vades = self.vades[:]
        twin.used = self.used[:]
        twin.chain = self.chain[:]
        twin.chain_kind = self.chain_kind[:]
        twin.combat_chain = self.combat_chain[:]
        twin.gatling_chain = self.gatling_chain[:]
        twin.feat = self.feat[:]
        twin.zombies = self.zombies[:]
        twin.pool = self.pool[:]
        twin.abomination = self.abomination
        twin.frozen = self.frozen[:]
        twin.vade = self.vade[:]
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
        twin.wagon = self.wagon
        twin.gatling = self.gatling
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.zombie_deck = self.zombie_deck[:]
        twin.zombie_discards = self.zombie_discards[:]
        twin.bounties = self.bounties[:]
        twin.bounty_top = self.bounty_top
        twin.set_aside = self.set_aside[:]
        twin.abominations = self.abominations[:]
        twin.goals = self.goals
        twin.touched = self.touched
        twin.bounties_gained = self.bounties_gained
        twin.set_aside_gained = self.set_aside_gained
        twin.blasts = self.blasts
        twin.train_state = self.train_state
        twin.train_moving = self.train_moving
        twin.clock = self.clock
        twin.brothers = self.brothers
        return twin


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
    "aboard",
    "spent",
    "free_used",
    "searches",
    "charges",
    "vades",
    "used",
    "chain",
    "chain_kind",
    "combat_chain",
    "gatling_chain",
    "feat",
    "zombies",
    "pool",
    "abomination",
    "frozen",
    "vade",
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
    "wagon",
    "gatling",
    "deck",
    "discards",
    "zombie_deck",
    "zombie_discards",
    "bounties",
    "bounty_top",
    "set_aside",
    "abominations",
    "goals",
    "touched",
    "bounties_gained",
    "set_aside_gained",
    "blasts",
    "train_state",
    "train_moving",
    "clock",
    "brothers",
)


def zombies_in(s: State, zone: int) -> int:
    """How many zombies stand in a zone."""
    at = zone * KINDS
    z = s.zombies
    return z[at] + z[at + 1] + z[at + 2] + z[at + 3]


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


def card_of(value: int) -> int:
    """The card in a slot, without its flags."""
    return value & 255 if value >= 0 else NO_CARD


def is_empty(value: int) -> bool:
    """Fired and not yet reloaded (UOA-TRAIT-21)."""
    return value >= 0 and value & EMPTY != 0


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
