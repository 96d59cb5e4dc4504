"""A position of the family as bytes, and its options as numbers: for programs that learn.

What is open to everybody is written, and nothing has an order that the table does not show; docs/research.md has the
columns. A game adds its own columns and rows in a subclass.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from graveshift.board.board import Board
from graveshift.kernel.chance import Position
from graveshift.kernel.encoding import Encoding, more, put, put_bits, put_counts, put_row
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask
from graveshift.zombicide.rules.actions import VERBS
from graveshift.zombicide.rules.adrenaline import danger
from graveshift.zombicide.rules.budget import actions_left
from graveshift.zombicide.rules.codes import (
    CARD,
    FACES,
    FREE_TYPES,
    IN_SUPPLY,
    MANNER,
    NO_CARD,
    ON,
    REMOVED,
    SKILL,
    SLOTS,
    VERB,
)
from graveshift.zombicide.rules.skills import COUNTER
from graveshift.zombicide.rules.state import State
from graveshift.zombicide.rules.tables import Tables

ZONES: Final = 64  # a larger board takes more, in steps of 32
ACTORS: Final = 16
TOKENS: Final = 16
OBJECTIVES: Final = 16
TOKEN_KINDS: Final = 6
QUESTIONS: Final = 128
ABOUT: Final = 6
GOALS: Final = 16
ONCE: Final = 8  # skills that are counted in a Turn
OTHERS: Final = 1024  # actions for options that no region has room for

GROUND: Final = (
    "zone",
    "indoors",
    "street",
    "searchable",
    "open-room",
    "balcony",
    "rail",
    "train",
    "blocked",
    "unseen",
    "exit",
    "building",
    "tile",
    "floor",
)
"""What never changes on a board: the first columns of every zone."""
ON_GROUND: Final = ("survivors", "companions", "own-survivors", "active-survivor", "noise", "inactive-spawn")
PERSON: Final = (
    "present",
    "survivor",
    "seat",
    "zone",
    "left",
    "leader",
    "health",
    "max-health",
    "adrenaline",
    "level",
    "laps",
    "classes",
    "turn-taken",
    "active",
    "granted",
    "actions-left",
    "spent",
    "searches",
    "chain",
    "chain-kind",
    "combat-chain",
)
TABLE: Final = (
    "mission",
    "seats",
    "posse",
    "round",
    "phase",
    "first-player",
    "seat-in-turn",
    "danger",
    "noise",
    "abomination",
    "board",
    "deck",
    "zombie-deck",
    "abomination-deck",
    "seat",
)


class TableEncoding(Encoding):
    """The table of a Zombicide game. Numbers of things are written plus one, so that 0 is nothing."""

    def __init__(self, version: str, tables: Tables, zones: int) -> None:
        super().__init__(version)
        self.tables = tables
        self.zones = zones
        self.mission = 0
        self.cards = tables.cards
        self.skills = len(tables.skill_ids)
        kinds = tables.kinds
        own = self.zone_columns()
        columns = [*GROUND, *tables.zombie_ids[:kinds], *ON_GROUND]
        columns += [f"spawn-{kind}" for kind in range(TOKEN_KINDS)] + [f"objective-{face}" for face in range(FACES)]
        self.at_kinds = len(GROUND)
        self.at_people = self.at_kinds + kinds
        self.at_spawn = self.at_people + len(ON_GROUND)
        self.at_faces = self.at_spawn + TOKEN_KINDS
        self.at_own_zone = self.at_faces + FACES
        self.zone_width = self.at_own_zone + len(own)
        self.at_zones = self.field("zones", (zones, self.zone_width), (*columns, *own))
        own = self.person_columns()
        columns = [*PERSON, *[f"slot-{slot}" for slot in range(SLOTS)], *[f"flags-{slot}" for slot in range(SLOTS)]]
        columns += [f"free-{kind}" for kind in range(FREE_TYPES)] + [f"once-{mark}" for mark in range(ONCE)]
        self.at_slots = len(PERSON)
        self.at_flags = self.at_slots + SLOTS
        self.at_free = self.at_flags + SLOTS
        self.at_once = self.at_free + FREE_TYPES
        self.at_own_person = self.at_once + ONCE
        self.at_skills = self.at_own_person + len(own)
        self.person_width = self.at_skills + self.skills
        self.at_actors = self.field("actors", (ACTORS, self.person_width), (*columns, *own, *tables.skill_ids))
        self.at_tokens = self.field("spawn-tokens", (TOKENS, 4), ("kind", "zone", "state", "place"))
        self.at_objectives = self.field("objectives", (OBJECTIVES, 3), ("zone", "face", "holder"))
        self.at_hidden = self.field("hidden-faces", (FACES,))
        self.at_discards = self.field("discards", (self.cards,), tuple(tables.card_ids[: self.cards]))
        zombie_cards = tuple(tables.zombie_card_ids)
        self.at_zombie_discards = self.field("zombie-discards", (len(zombie_cards),), zombie_cards)
        self.at_pool = self.field("miniatures", (kinds,), tuple(tables.zombie_ids[:kinds]))
        self.at_goals = self.field("goals", (GOALS,))
        self.at_table = self.field("table", (len(TABLE),), TABLE)
        own = self.own_columns()
        self.at_own = self.field("own", (len(own),), own) if own else self.size
        self.at_asked = self.field("question", (QUESTIONS,))
        self.at_about = self.field("about", (ABOUT,))
        # actions by verb: where they begin, how many values the high and the low argument have
        self.base = [0] * VERBS
        self.high = [0] * VERBS
        self.low = [0] * VERBS
        self.by_card = [False] * VERBS  # the high argument is a weapon that reaches further than its own zone
        self.mannered = [False] * VERBS
        self.shooter = [-1] * 256  # card -> its number among those
        self.manner = [-1] * 256  # bits of a manner -> its number
        self.others = 0
        self._board: Board | None = None
        self._blank = b""
        self._blanks: dict[int, tuple[Board, bytes]] = {}

    # ---- what a game adds

    def zone_columns(self) -> tuple[str, ...]:
        return ()

    def person_columns(self) -> tuple[str, ...]:
        return ()

    def own_columns(self) -> tuple[str, ...]:
        return ()

    def observe_own(self, s: State, seat: int, into: BytesWriter) -> None:
        """The game's own columns."""

    def put_zone(self, into: BytesWriter, zone: int, column: int, value: int) -> None:
        """A value in one of the game's own columns of a zone."""
        if zone >= 0:
            put(into, self.at_zones + zone * self.zone_width + self.at_own_zone + column, value)

    def put_person(self, into: BytesWriter, who: int, column: int, value: int) -> None:
        """A value in one of the game's own columns of a survivor."""
        put(into, self.at_actors + who * self.person_width + self.at_own_person + column, value)

    # ---- the blank

    def blank(self, position: Position) -> bytes:
        assert isinstance(position, State)
        board = position.board
        if board is not self._board:
            found = self._blanks.get(id(board))
            if found is None:
                found = (board, self.ground(position))
                self._blanks[id(board)] = found
            self._board = board
            self._blank = found[1]
        return self._blank

    def ground(self, s: State) -> bytes:
        """The columns of every zone that never change on this board, and zeros."""
        board = s.board
        if board.zones > self.zones or s.actors > ACTORS:
            raise EngineError(
                f"This encoding has room for {self.zones} zones and {ACTORS} survivors; "
                f"the table has {board.zones} and {s.actors}."
            )
        row = bytearray(self.size + self.actions)
        way_out = board.index.get(s.scene.exit_name, -1)
        for zone in range(board.zones):
            at = self.at_zones + zone * self.zone_width
            column = 0
            for there in (
                True,
                board.indoors[zone],
                board.street[zone],
                board.searchable[zone],
                board.open_room[zone],
                board.balcony[zone],
                board.rail[zone],
                board.train[zone],
                zone in board.blocked,
                zone in board.unseen,
                zone == way_out,
            ):
                row[at + column] = 1 if there else 0
                column += 1
            row[at + column] = min(255, board.building[zone] + 1)
            row[at + column + 1] = min(255, board.tile[zone] + 1)
            row[at + column + 2] = min(255, board.floor[zone] + 1)
        return bytes(row)

    # ---- the position

    def observe(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, State)
        s = position
        self.observe_zombies(s, into)
        for who in range(s.actors):
            self.observe_actor(s, who, seat, into)
        self.observe_tokens(s, into)
        self.observe_table(s, seat, into)
        self.observe_own(s, seat, into)

    def observe_zombies(self, s: State, into: BytesWriter) -> None:
        kinds = s.kinds
        at = self.at_zones + self.at_kinds
        kind = 0
        for count in s.zombies:
            if count > 0:
                put(into, at + kind, count)
            kind += 1
            if kind == kinds:
                kind = 0
                at += self.zone_width

    def observe_actor(self, s: State, who: int, seat: int, into: BytesWriter) -> None:
        """A survivor in the zone where it stands, and its row."""
        zone = s.zone[who]
        mine = s.owner[who]
        if zone >= 0:
            there = self.at_zones + zone * self.zone_width + self.at_people
            more(into, there if who < s.posse else there + 1)
            if mine == seat:
                more(into, there + 2)
            if who == s.active:
                put(into, there + 3, 1)
        at = self.at_actors + who * self.person_width
        leader = s.leader[who]
        put(into, at, 1)
        put(into, at + 1, s.person[who] + 1)
        put(into, at + 2, (mine - seat) % s.seat_count + 1 if mine >= 0 else 0)
        put(into, at + 3, zone + 1)
        put(into, at + 4, s.gone[who])
        put(into, at + 5, 255 if leader == IN_SUPPLY else leader + 1)
        put(into, at + 6, s.health[who])
        put(into, at + 7, s.max_health[who])
        put(into, at + 11, s.classes[who])
        at_slot = at + self.at_slots
        first = who * SLOTS
        for slot in range(SLOTS):
            value = s.slots[first + slot]
            if value != NO_CARD:
                put(into, at_slot + slot, (value & CARD) + 1)
                put(into, at_slot + SLOTS + slot, value >> 8)
        for skill in s.owned[who]:
            put(into, at + self.at_skills + skill, 1)
        if who >= s.posse:
            return
        put(into, at + 8, s.ap[who])
        put(into, at + 9, s.level[who])
        put(into, at + 10, s.laps[who])
        put(into, at + 12, s.taken >> who & 1)
        if who == s.active or who == s.granted:
            put(into, at + 13, 1 if who == s.active else 0)
            put(into, at + 14, 1 if who == s.granted else 0)
            put(into, at + 15, actions_left(s, who))
        put(into, at + 16, s.spent[who])
        put(into, at + 17, s.searches[who])
        put(into, at + 18, s.chain[who])
        put(into, at + 19, s.chain_kind[who])
        put(into, at + 20, s.combat_chain[who])
        put_row(into, at + self.at_free, s.free_used[who * FREE_TYPES : who * FREE_TYPES + FREE_TYPES])
        used = s.used[who]
        if used:
            for mark in range(ONCE):
                put(into, at + self.at_once + mark, used >> 4 * mark & COUNTER)

    def observe_tokens(self, s: State, into: BytesWriter) -> None:
        """Spawn tokens and Objectives: in their zones, and each in a row."""
        for token in range(min(len(s.token_kind), TOKENS)):
            zone, state, kind = s.token_zone[token], s.token_state[token], s.token_kind[token]
            at = self.at_tokens + token * 4
            put(into, at, kind + 1)
            put(into, at + 1, zone + 1)
            put(into, at + 2, state)
            put(into, at + 3, s.token_place[token] + 1)
            if zone >= 0 and state != REMOVED:
                there = self.at_zones + zone * self.zone_width
                column = self.at_spawn + kind if state == ON and kind < TOKEN_KINDS else self.at_people + 5
                more(into, there + column)
        for number in range(min(len(s.objective_zone), OBJECTIVES)):
            zone, face = s.objective_zone[number], s.objective_face[number]
            at = self.at_objectives + number * 3
            put(into, at, zone + 1)
            put(into, at + 1, face + 1)
            put(into, at + 2, s.objective_holder[number] + 4)
            if zone >= 0:
                column = self.at_zones + zone * self.zone_width + self.at_faces + face
                more(into, column)
        put_counts(into, self.at_hidden, s.faces)

    def observe_table(self, s: State, seat: int, into: BytesWriter) -> None:
        """Decks as they are known, goals, and where the round stands."""
        put_counts(into, self.at_discards, s.discards)
        put_counts(into, self.at_zombie_discards, s.zombie_discards)
        put_row(into, self.at_pool, s.pool)
        put_bits(into, self.at_goals, s.goals & (1 << GOALS) - 1)
        at = self.at_table
        put(into, at, self.mission)
        put(into, at + 1, s.seat_count)
        put(into, at + 2, s.posse)
        put(into, at + 3, s.round)
        put(into, at + 4, s.phase)
        put(into, at + 5, (s.first - seat) % s.seat_count + 1)
        put(into, at + 6, (s.seat - seat) % s.seat_count + 1)
        put(into, at + 7, danger(s))
        put(into, at + 8, s.noise)
        put(into, at + 9, s.abomination + 1)
        put(into, at + 10, s.shape)
        put(into, at + 11, len(s.deck))
        put(into, at + 12, len(s.zombie_deck))
        put(into, at + 13, len(s.abominations))
        put(into, at + 14, seat + 1)
        if s.noise_zone >= 0:
            put(into, self.at_zones + s.noise_zone * self.zone_width + self.at_people + 4, s.noise + 1)

    def question(self, ask: Ask, into: BytesWriter) -> None:
        put(into, self.at_asked + ask.kind, 1)
        about = ask.about
        for place in range(min(len(about), ABOUT)):
            put(into, self.at_about + place, about[place] + 1)

    # ---- options

    def verb(self, verb: int, name: str, arguments: tuple[str, ...], high: int, low: int, mannered: bool) -> None:
        """The region of a verb; `high` and `low` are how many values its arguments have, 1 for none."""
        number = verb >> VERB
        manners = max(self.manner) + 1 if mannered else 1
        shape = [length for length in (manners, high, low) if length > 1]
        words = (("manner", *arguments) if manners > 1 else arguments)[-len(shape) :] if shape else ()
        self.base[number] = self.region(name, tuple(shape) or (1,), words)
        self.high[number] = high
        self.low[number] = low
        self.mannered[number] = mannered

    def action(self, option: int) -> int:
        number = option >> VERB
        base = self.base[number]
        if number == SKILL >> VERB:
            return base + option - SKILL
        low = option & 255
        high = option >> 8 & 255
        manner = option >> MANNER & 255
        if self.by_card[number]:
            high = self.shooter[high]
        if self.mannered[number]:
            manner = self.manner[manner]
        else:
            manner = 0
        if base == 0 or high < 0 or manner < 0 or high >= self.high[number] or low >= self.low[number]:
            return self.others + (number * 331 + (option >> 8 & 0xFFFF) * 37 + (option & 255)) % OTHERS
        return base + (manner * self.high[number] + high) * self.low[number] + low

    # ---- how it goes

    def progress(self, position: Position, seat: int) -> float:
        """The share of the goals that are done, and for a small part the Objectives that are taken."""
        assert isinstance(position, State)
        s = position
        goals = len(s.scene.goals)
        done = 0
        for number in range(goals):
            done += s.goals >> number & 1
        taken = 0
        for holder in s.objective_holder:
            if holder >= 0:
                taken += 1
        share = done / goals if goals else 0.0
        tokens = len(s.objective_holder)
        return 0.8 * share + 0.2 * (taken / tokens if tokens else share)
