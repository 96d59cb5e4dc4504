"""The position of a game of Tiny Epic Zombies: flat lists of small ints, copied by hand."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.fields import FIELDS, OWN
from graveshift.games.tiny_epic_zombies.rules.table import Table
from graveshift.kernel.chance import Position


class State(Position):
    """One game. Humans are numbered in turn order round the table; the Zombie side is no Human."""

    __slots__ = ("table", *OWN)

    # static: shared by all copies
    table: Table

    # cursor
    phase: int
    active: int  # the Human whose Turn it is or was last
    first: int  # the Human who took the first Turn
    turns: int  # Human Turns begun
    asking: int  # offset of the Human asked in the any-time window
    offers: list[int]  # Player Cards on offer during set-up

    # Humans
    person: list[int]  # Human -> Player Card
    wounds: list[int]
    ammo: list[int]
    room: list[int]
    melee: list[int]
    ranged: list[int]
    pack: list[tuple[int, ...]]  # Backpack cards; replaced, never changed in place
    facedown: list[int]  # the Search Card lying before each Human
    seen: list[int]  # bits: Humans who have looked at that card
    overrun: int  # bits: Humans whose next Move must leave their Room

    # the Mall
    zombies: int  # bits: Rooms with a Zombie
    figures: int  # Zombies in the supply
    captured: int  # Zombies out of the game (switch captured-zombie)
    traps: int  # bits: Rooms with an armed Trap
    beside: list[tuple[int, ...]]  # face-up cards, oldest first; replaced, never changed in place
    barricade: int
    survivors: list[int]  # shared: one number; competitive: one for each Human
    collected: int  # Survivors with the Zombie side (competitive)
    vehicle: int  # its Room, or CARRIED + rider
    token_at: list[int]  # Room, CARRIED + Human, or OFF
    token_face: list[int]
    token_seen: list[int]  # bits: Humans who know the face; -1 everybody

    # the Zombie side
    horde: list[int]  # its Player Cards
    markers: list[int]  # their Horde Markers, 1 to 5
    passives: int  # bits: always-on abilities
    hand: list[int]

    # decks: bags of cards
    search: list[int]
    supply: list[int]
    under: list[int]  # cards known to lie under the Supply Deck, top one first
    supply_known: list[int]  # seat -> bits: cards this seat knows to be in the Supply Deck
    discards: list[int]
    removed: list[int]
    pool: list[int]  # unused Player Cards
    aside: list[int]  # Player Cards out of the game

    # this Human Turn
    moves: int  # compulsory Moves left
    extra: int  # additional Moves left
    free: int  # the free Move on offer: its length in Rooms
    free_shot: int  # 1: the Golf Club's shot may replace it
    moved: int  # 1: the ITEMeeple has Moved this Turn
    arrived: int  # 1: it stands where its last Move ended
    step: int  # where this Move stands: kill, Room and collecting, closed
    ended: int  # 1: no more Moves or actions
    riding: int
    drove: int
    sure_overkill: int  # the Greaser's first Melee Attack of a ride
    long_first: int  # the Athlete may go 2 Rooms
    used: int  # bits: Rooms whose Running Ability was used
    fought: int  # bits: Rooms in which a Melee Attack was made
    kills: int
    ranged_kills: int
    overkills: int
    crowbar: int  # the Store whose neighbours' Entrances the next Move may reach
    deposits: int  # Weapons that may still go to the cache on this entry
    may_store: int  # 1: the Courtyard was entered by this Move
    toll: int  # 1: the Survivalist Zombie's toll is paid for this Move
    fresh: int  # bits: cards put down by their holder during this Move
    handled: int  # bits: Humans who have had the Radio, then the Part, during this Move
    seized: int  # 1: a token was taken from a rival this Turn

    # Search and Zombie Turn
    revealed: int  # the Search Card just revealed
    looking: int  # a card on its way from one place to another
    looker: int  # the Human it is on its way to
    reveals: int  # Search Cards revealed so far
    finals: int  # final Turns taken
    quiet: int  # 1: the noise check is cancelled
    loud: int  # 1: the Human Made a Noise
    owed: int  # additional Zombies of a Horde action
    to_add: int  # regular Zombies still to add
    first_store: int
    last_placed: list[int]  # number of the Room last filled by this Zombie Turn or Event

    # Objectives
    objectives: list[int]  # the three in play
    done: list[int]  # bits: completed; one entry for the team, or one for each Human
    marker: list[int]  # Objective * sides + side -> progress
    ammo_cache: list[int]
    exits: list[int]  # faces of Exit Tokens in the order found
    squads: list[int]  # Room, OFF outside the Mall, or ARRIVED
    rewards: int  # bits: reward spaces used
    sources: int  # bits: Sources found

    def __init__(self, rng: int, table: Table) -> None:
        super().__init__(rng)
        self.table = table

    def emit(self, name: str, rule: str, about: tuple[int, ...]) -> None:
        """Write an event into the log, with who everybody was at that moment in place of a shape."""
        if self.log is not None:
            people = 0
            for at, person in enumerate(self.person):
                people |= person + 1 << 4 * at
            self.log.append((name, rule, about, people))

    def fields(self) -> tuple[str, ...]:
        return FIELDS

    def copy(self) -> State:
        """An independent copy; the table is shared."""
        twin = State(self.rng, self.table)
        twin.result = self.result
        twin.reason = self.reason
        twin.reason_rule = self.reason_rule
        twin.chances = self.chances
        twin.phase = self.phase
        twin.active = self.active
        twin.first = self.first
        twin.turns = self.turns
        twin.asking = self.asking
        twin.offers = self.offers[:]
        twin.person = self.person[:]
        twin.wounds = self.wounds[:]
        twin.ammo = self.ammo[:]
        twin.room = self.room[:]
        twin.melee = self.melee[:]
        twin.ranged = self.ranged[:]
        twin.pack = self.pack[:]
        twin.facedown = self.facedown[:]
        twin.seen = self.seen[:]
        twin.overrun = self.overrun
        twin.zombies = self.zombies
        twin.figures = self.figures
        twin.captured = self.captured
        twin.traps = self.traps
        twin.beside = self.beside[:]
        twin.barricade = self.barricade
        twin.survivors = self.survivors[:]
        twin.collected = self.collected
        twin.vehicle = self.vehicle
        twin.token_at = self.token_at[:]
        twin.token_face = self.token_face[:]
        twin.token_seen = self.token_seen[:]
        twin.horde = self.horde[:]
        twin.markers = self.markers[:]
        twin.passives = self.passives
        twin.hand = self.hand[:]
        twin.search = self.search[:]
        twin.supply = self.supply[:]
        twin.under = self.under[:]
        twin.supply_known = self.supply_known[:]
        twin.discards = self.discards[:]
        twin.removed = self.removed[:]
        twin.pool = self.pool[:]
        twin.aside = self.aside[:]
        twin.moves = self.moves
        twin.extra = self.extra
        twin.free = self.free
        twin.free_shot = self.free_shot
        twin.moved = self.moved
        twin.arrived = self.arrived
        twin.step = self.step
        twin.ended = self.ended
        twin.riding = self.riding
        twin.drove = self.drove
        twin.sure_overkill = self.sure_overkill
        twin.long_first = self.long_first
        twin.used = self.used
        twin.fought = self.fought
        twin.kills = self.kills
        twin.ranged_kills = self.ranged_kills
        twin.overkills = self.overkills
        twin.crowbar = self.crowbar
        twin.deposits = self.deposits
        twin.may_store = self.may_store
        twin.toll = self.toll
        twin.fresh = self.fresh
        twin.handled = self.handled
        twin.seized = self.seized
        twin.revealed = self.revealed
        twin.looking = self.looking
        twin.looker = self.looker
        twin.reveals = self.reveals
        twin.finals = self.finals
        twin.quiet = self.quiet
        twin.loud = self.loud
        twin.owed = self.owed
        twin.to_add = self.to_add
        twin.first_store = self.first_store
        twin.last_placed = self.last_placed[:]
        twin.objectives = self.objectives
        twin.done = self.done[:]
        twin.marker = self.marker[:]
        twin.ammo_cache = self.ammo_cache[:]
        twin.exits = self.exits[:]
        twin.squads = self.squads[:]
        twin.rewards = self.rewards
        twin.sources = self.sources
        return twin
