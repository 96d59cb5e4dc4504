"""The empty table: a position before anything is chosen or laid out."""

from __future__ import annotations

from graveshift.games.tiny_epic_zombies.rules.codes import (
    CENTRE,
    NO_CARD,
    OBJECTIVES,
    OFF,
    SETTING_UP,
    SLOTS,
    SQUADS,
    TOKENS,
    UNKNOWN,
)
from graveshift.games.tiny_epic_zombies.rules.moving import begin_step
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.games.tiny_epic_zombies.rules.table import Table


def blank_state(rng: int, table: Table) -> State:
    """An empty table: no cards chosen, nothing laid out."""
    humans, seats = table.humans, table.seats
    sides = humans if table.competitive else 1
    s = State(rng, table)
    s.phase = SETTING_UP
    s.active = 0
    s.first = 0
    s.turns = 0
    s.asking = 0
    s.offers = []
    s.person = [NO_CARD] * humans
    s.wounds = [0] * humans
    s.ammo = [9] * humans
    s.room = [CENTRE] * humans
    s.melee = [NO_CARD] * humans
    s.ranged = [NO_CARD] * humans
    s.pack = [()] * humans
    s.facedown = [NO_CARD] * humans
    s.seen = [0] * humans
    s.overrun = 0
    s.zombies = 0
    s.figures = 18
    s.captured = 0
    s.traps = 0
    s.beside = [()] * SLOTS
    s.barricade = 2
    s.survivors = [0] * sides
    s.collected = 0
    s.vehicle = OFF
    s.token_at = [OFF] * TOKENS
    s.token_face = [UNKNOWN] * TOKENS
    s.token_seen = [0] * TOKENS
    s.horde = []
    s.markers = []
    s.passives = 0
    s.hand = []
    s.search = []
    s.supply = []
    s.under = []
    s.supply_known = [0] * seats
    s.discards = []
    s.removed = []
    s.pool = []
    s.aside = []
    clear_turn(s)
    s.looking = NO_CARD
    s.looker = 0
    s.reveals = 0
    s.finals = 0
    s.quiet = 0
    s.loud = 0
    s.owed = 0
    s.to_add = 0
    s.first_store = OFF
    s.last_placed = [0] * SLOTS
    s.objectives = []
    s.done = [0] * sides
    s.marker = [0] * (OBJECTIVES * sides)
    s.ammo_cache = [0] * sides
    s.exits = []
    s.squads = [OFF] * SQUADS
    s.rewards = 0
    s.sources = 0
    return s


def clear_turn(s: State) -> None:
    """Nothing is left of a Turn: no Moves, and no limit is reached (TEZ-TURN-08)."""
    s.moves = 0
    s.extra = 0
    s.free = 0
    s.free_shot = 0
    s.moved = 0
    s.arrived = 0
    s.ended = 0
    s.riding = 0
    s.drove = 0
    s.sure_overkill = 0
    s.long_first = 0
    s.used = 0
    s.fought = 0
    s.kills = 0
    s.ranged_kills = 0
    s.overkills = 0
    s.crowbar = OFF
    s.seized = 0
    s.revealed = NO_CARD
    begin_step(s)
