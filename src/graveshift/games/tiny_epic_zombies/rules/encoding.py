"""A position as bytes and its options as numbers, for programs that learn: what a seat may see (TEZ-TURN-10).

Everything open, one's own secrets, and of the rest only how much there is. docs/research.md has the columns.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from graveshift.games.tiny_epic_zombies.rules.codes import (
    ABILITY_IDS,
    ARSENAL,
    CARDS,
    CARRIED,
    CURE,
    NO_CARD,
    OBJECTIVES,
    OFF,
    PLAYER_CARDS,
    ROOMS,
    SETTING_UP,
    SLOTS,
    SQUADS,
    STORE_OF,
    TOKENS,
    UNKNOWN,
    VERB,
)
from graveshift.games.tiny_epic_zombies.rules.mall import Mall
from graveshift.games.tiny_epic_zombies.rules.objectives import real_exit
from graveshift.games.tiny_epic_zombies.rules.state import State
from graveshift.kernel.chance import WON, Position
from graveshift.kernel.encoding import Encoding, put, put_bits, put_row
from graveshift.kernel.errors import EngineError
from graveshift.kernel.rules import Ask

HUMANS: Final = 5
HORDE: Final = 8
HAND: Final = 16
QUESTIONS: Final = 64
ABOUT: Final = 4
VERBS: Final = 64
MALLS: Final = 32
"""Blanks kept ready; most games have a Mall of their own."""
HIDDEN: Final = 255

PRINTED: Final = ("store", "symbol", "number", "vehicle-home", "passage", "gear", "clue", "flask", "supply")
IN_ROOM: Final = ("zombie", "trap", "humans", "own-humans", "active-human", "vehicle", "real-exit", "used", "fought")
OF_HUMAN: Final = (
    "present",
    "person",
    "seat",
    "wounds",
    "ammo",
    "room",
    "melee",
    "ranged",
    "face-down",
    "overrun",
    "survivors",
    "ammo-cache",
)
TABLE: Final = (
    "seats",
    "humans",
    "competitive",
    "zombie-player",
    "seat",
    "phase",
    "turns",
    "active",
    "first",
    "barricade",
    "survivors",
    "survivors-collected",
    "zombies-left",
    "vehicle",
    "rider",
    "search-left",
    "supply-left",
    "revealed",
    "last-revealed",
    "looking-at",
    "hand-size",
    "ammo-goal",
)
TURN: Final = (
    "moves",
    "extra",
    "free",
    "free-shot",
    "moved",
    "arrived",
    "step",
    "ended",
    "riding",
    "drove",
    "kills",
    "ranged-kills",
    "overkills",
    "to-add",
    "noise",
    "quiet",
    "deposits",
    "toll",
    "seized",
    "long-first",
    "sure-overkill",
)
OF_OBJECTIVE: Final = ("in-play", "goal", "own-progress", "own-done", "best-progress", "sides-done")


class MallEncoding(Encoding):
    """The Mall. Numbers of things are written plus one, so that 0 is nothing."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        printed = (*PRINTED, *ABILITY_IDS)
        self.at_lively = len(printed)
        self.at_squads = self.at_lively + len(IN_ROOM)
        self.at_tokens_in = self.at_squads + SQUADS
        self.room_width = self.at_tokens_in + TOKENS
        columns = (*printed, *IN_ROOM, *[f"squad-{number}" for number in range(SQUADS)])
        self.at_rooms = self.field(
            "rooms", (ROOMS, self.room_width), (*columns, *[f"token-{number}" for number in range(TOKENS)])
        )
        self.human_width = len(OF_HUMAN) + CARDS
        packed = tuple([f"backpack-{card}" for card in range(CARDS)])
        self.at_humans = self.field("humans", (HUMANS, self.human_width), (*OF_HUMAN, *packed))
        self.at_tokens = self.field("tokens", (TOKENS, 2), ("place", "face"))
        self.at_beside = self.field("beside-stores", (SLOTS + 1, CARDS))
        self.at_discards = self.field("discards", (CARDS,))
        self.at_removed = self.field("removed", (CARDS,))
        self.at_under = self.field("under-supply", (CARDS,))
        self.at_hand = self.field("hand", (HAND,))
        self.at_horde = self.field("horde", (HORDE, 2), ("person", "marker"))
        self.at_offers = self.field("offers", (PLAYER_CARDS,))
        self.at_goals = self.field("objectives", (OBJECTIVES, len(OF_OBJECTIVE)), OF_OBJECTIVE)
        self.at_orders = self.field("cure-order", (8,))
        self.at_exits = self.field("exits-found", (8,))
        self.at_rewards = self.field("rewards-used", (4,))
        self.at_sources = self.field("sources-found", (8,))
        self.at_symbols = self.field("card-symbols", (CARDS,))
        self.at_table = self.field("table", (len(TABLE),), TABLE)
        self.at_turn = self.field("turn", (len(TURN),), TURN)
        self.at_asked = self.field("question", (QUESTIONS,))
        self.at_about = self.field("about", (ABOUT,))
        self.base = [0] * VERBS
        self.high = [0] * VERBS
        self.low = [0] * VERBS
        self._mall: Mall | None = None
        self._blank = b""
        self._blanks: dict[int, tuple[Mall, bytes]] = {}

    # ---- the blank: what is printed

    def blank(self, position: Position) -> bytes:
        assert isinstance(position, State)
        mall = position.table.mall
        if mall is not self._mall:
            found = self._blanks.get(id(mall))
            if found is None:
                if len(self._blanks) >= MALLS:
                    self._blanks.clear()
                found = (mall, self.printed(mall))
                self._blanks[id(mall)] = found
            self._mall = mall
            self._blank = found[1]
        return self._blank

    def printed(self, mall: Mall) -> bytes:
        """What is printed in each Room, and zeros."""
        row = bytearray(self.size + self.actions)
        for room in range(ROOMS):
            at = self.at_rooms + room * self.room_width
            store = STORE_OF[room]
            row[at] = store + 1
            if store < SLOTS:
                row[at + 1] = mall.symbol[store] + 1
                row[at + 2] = mall.number[store]
            row[at + 3] = 1 if room == mall.vehicle_home else 0
            row[at + 4] = 1 if room in mall.passages else 0
            row[at + 5] = mall.gears.index(room) + 1 if room in mall.gears else 0
            row[at + 6] = mall.clues.index(room) + 1 if room in mall.clues else 0
            row[at + 7] = 1 if room in mall.flasks else 0
            row[at + 8] = mall.supplies.index(room) + 1 if room in mall.supplies else 0
            for ability in mall.abilities[room]:
                row[at + len(PRINTED) + ability] = 1
        return bytes(row)

    # ---- the position

    def observe(self, position: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(position, State)
        s = position
        self.observe_rooms(s, into)
        for human in range(s.table.humans):
            self.observe_human(s, human, seat, into)
        self.observe_tokens(s, seat, into)
        self.observe_cards(s, seat, into)
        self.observe_objectives(s, seat, into)
        self.observe_table(s, seat, into)

    def at_room(self, room: int, column: int) -> int:
        return self.at_rooms + room * self.room_width + self.at_lively + column

    def put_rooms(self, into: BytesWriter, rooms: int, column: int) -> None:
        """A 1 in a column of every Room whose bit is set."""
        room = 0
        while rooms:
            if rooms & 1:
                put(into, self.at_room(room, column), 1)
            rooms >>= 1
            room += 1

    def observe_rooms(self, s: State, into: BytesWriter) -> None:
        self.put_rooms(into, s.zombies, 0)
        self.put_rooms(into, s.traps, 1)
        self.put_rooms(into, s.used, 7)
        self.put_rooms(into, s.fought, 8)
        if s.vehicle < CARRIED:
            put(into, self.at_room(s.vehicle, 5), 1)
        room = real_exit(s) if s.exits else OFF
        if room != OFF:
            put(into, self.at_room(room, 6), 1)
        for squad in range(SQUADS):
            at = s.squads[squad]
            if 0 <= at < ROOMS:
                put(into, self.at_rooms + at * self.room_width + self.at_squads + squad, 1)

    def observe_human(self, s: State, human: int, seat: int, into: BytesWriter) -> None:
        """One Human; the face-down card is known to the Zombie Player and to whoever has looked (TEZ-HUM-04)."""
        table = s.table
        mine = table.owner[human] == seat
        place = s.room[human]
        if place >= 0:
            at = self.at_room(place, 2)
            put(into, at, int(into[at]) + 1)
            if mine:
                put(into, at + 1, int(into[at + 1]) + 1)
            if human == s.active:
                put(into, at + 2, 1)
        at = self.at_humans + human * self.human_width
        put(into, at, 1)
        put(into, at + 1, s.person[human] + 1)
        put(into, at + 2, (table.owner[human] - seat) % table.seats + 1)
        put(into, at + 3, s.wounds[human])
        put(into, at + 4, s.ammo[human])
        put(into, at + 5, place + 1)
        put(into, at + 6, s.melee[human] + 1)
        put(into, at + 7, s.ranged[human] + 1)
        card = s.facedown[human]
        if card != NO_CARD:
            put(into, at + 8, card + 1 if self.knows_facedown(s, human, seat) else HIDDEN)
        put(into, at + 9, s.overrun >> human & 1)
        if table.competitive:
            put(into, at + 10, s.survivors[human])
        if human < len(s.ammo_cache):
            put(into, at + 11, s.ammo_cache[human])
        at += len(OF_HUMAN)
        for card in s.pack[human]:
            put(into, at + card, 1)

    def knows_facedown(self, s: State, human: int, seat: int) -> bool:
        if seat == s.table.zombie_seat:
            return True
        return self.saw(s, s.seen[human], seat)

    def saw(self, s: State, humans: int, seat: int) -> bool:
        """Is one of these Humans (bits) this seat's?"""
        for other in range(s.table.humans):
            if s.table.owner[other] == seat and humans >> other & 1:
                return True
        return False

    def observe_tokens(self, s: State, seat: int, into: BytesWriter) -> None:
        """Where tokens are, and the faces that this seat has seen (TEZ-CMPO-09)."""
        for token in range(TOKENS):
            at = s.token_at[token]
            if at == OFF:
                continue
            put(into, self.at_tokens + token * 2, at + 1)
            if at < ROOMS:
                put(into, self.at_rooms + at * self.room_width + self.at_tokens_in + token, 1)
            face = s.token_face[token]
            if face != UNKNOWN:
                if s.token_seen[token] == -1 or self.saw(s, s.token_seen[token], seat):
                    put(into, self.at_tokens + token * 2 + 1, face + 1)

    def observe_cards(self, s: State, seat: int, into: BytesWriter) -> None:
        """Cards that lie open, and those that this seat holds."""
        for slot in range(len(s.beside)):
            for card in s.beside[slot]:
                put(into, self.at_beside + slot * CARDS + card, 1)
        for card in s.discards:
            put(into, self.at_discards + card, 1)
        for card in s.removed:
            put(into, self.at_removed + card, 1)
        for place in range(len(s.under)):
            put(into, self.at_under + place, s.under[place] + 1)
        player = seat == s.table.zombie_seat
        if player:
            for place in range(min(len(s.hand), HAND)):
                put(into, self.at_hand + place, s.hand[place] + 1)
        for place in range(min(len(s.horde), HORDE)):
            put(into, self.at_horde + place * 2, s.horde[place] + 1)
            if s.table.zombie_seat >= 0:
                put(into, self.at_horde + place * 2 + 1, s.markers[place])
        if s.phase == SETTING_UP and s.offers:
            chooser = s.table.zombie_seat if s.asking == 0 else s.table.owner[s.asking - 1]
            if chooser == seat:
                for person in s.offers:
                    put(into, self.at_offers + person, 1)

    def observe_objectives(self, s: State, seat: int, into: BytesWriter) -> None:
        sides = len(s.done)
        own = self.own_side(s, seat)
        for objective in s.objectives:
            at = self.at_goals + objective * len(OF_OBJECTIVE)
            put(into, at, 1)
            put(into, at + 1, s.table.goal[objective])
            best = 0
            done = 0
            for side in range(sides):
                best = max(best, s.marker[objective * sides + side])
                done += s.done[side] >> objective & 1
            if own >= 0:
                put(into, at + 2, s.marker[objective * sides + own])
                put(into, at + 3, s.done[own] >> objective & 1)
            put(into, at + 4, best)
            put(into, at + 5, done)
            if objective == CURE:
                for place in range(min(8, len(s.table.cure_order))):
                    put(into, self.at_orders + place, s.table.cure_order[place] + 1)
        for place in range(min(8, len(s.exits))):
            put(into, self.at_exits + place, s.exits[place] + 1)
        put_bits(into, self.at_rewards, s.rewards & 15)
        put_bits(into, self.at_sources, s.sources & 255)

    def own_side(self, s: State, seat: int) -> int:
        """The side of a seat in the row of progress; -1 for the Zombie Player among rivals."""
        if len(s.done) == 1:
            return 0
        for human in range(s.table.humans):
            if s.table.owner[human] == seat:
                return human
        return -1

    def observe_table(self, s: State, seat: int, into: BytesWriter) -> None:
        table = s.table
        looking = s.looking if s.looking != NO_CARD and self.sees_card(s, seat) else NO_CARD
        put_row(into, self.at_symbols, [symbol + 1 for symbol in table.symbol])
        put_row(
            into,
            self.at_table,
            [
                table.seats,
                table.humans,
                1 if table.competitive else 0,
                (table.zombie_seat - seat) % table.seats + 1 if table.zombie_seat >= 0 else 0,
                seat + 1,
                s.phase,
                s.turns,
                s.active + 1,
                s.first + 1,
                s.barricade,
                0 if table.competitive else s.survivors[0],
                s.collected,
                s.figures,
                s.vehicle + 1 if s.vehicle < CARRIED else 0,
                s.vehicle - CARRIED + 1 if s.vehicle >= CARRIED else 0,
                len(s.search),
                len(s.supply) + len(s.under),
                s.reveals,
                s.revealed + 1,
                looking + 1,
                len(s.hand),
                table.ammo_goal if ARSENAL in s.objectives else 0,
            ],
        )
        put_row(
            into,
            self.at_turn,
            [
                s.moves,
                s.extra,
                s.free,
                s.free_shot,
                s.moved,
                s.arrived,
                s.step,
                s.ended,
                s.riding,
                s.drove,
                s.kills,
                s.ranged_kills,
                s.overkills,
                s.to_add + s.owed,
                s.loud,
                s.quiet,
                s.deposits,
                s.toll,
                s.seized,
                s.long_first,
                s.sure_overkill,
            ],
        )

    def sees_card(self, s: State, seat: int) -> bool:
        """A card in the air: a drawn Supply card is the drawer's alone in the competitive game (TEZ-SUP-05)."""
        return not s.table.competitive or s.looking == s.revealed or seat == s.table.owner[s.looker]

    def question(self, ask: Ask, into: BytesWriter) -> None:
        put(into, self.at_asked + ask.kind, 1)
        about = ask.about
        for place in range(min(len(about), ABOUT)):
            put(into, self.at_about + place, about[place] + 1)

    # ---- options

    def verb(self, code: int, name: str, arguments: tuple[str, ...], high: int, low: int) -> None:
        """The region of a verb; `high` and `low` are how many values its arguments have, 1 for none."""
        number = code >> VERB
        shape = tuple([length for length in (high, low) if length > 1])
        self.base[number] = self.region(name, shape or (1,), arguments)
        self.high[number] = high
        self.low[number] = low

    def action(self, option: int) -> int:
        number = option >> VERB
        high = option >> 8 & 255
        low = option & 255
        if high >= self.high[number] or low >= self.low[number]:
            raise EngineError(f"The option {option} (verb {number}) has no action: its arguments are {high}, {low}.")
        return self.base[number] + high * self.low[number] + low

    # ---- how it goes

    def rivals(self, position: Position) -> bool:
        assert isinstance(position, State)
        return position.table.competitive or position.table.zombie_seat >= 0

    def speaker(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.table.owner[0]

    def worth(self, position: Position, seat: int) -> float:
        """What the Humans win together is lost by the Zombie Player (TEZ-END-01)."""
        assert isinstance(position, State)
        if position.result == WON and seat == position.table.zombie_seat:
            return -1.0
        return super().worth(position, seat)

    def progress(self, position: Position, seat: int) -> float:
        """Of the three Objectives, how much is done; for the Zombie Player, how much is not."""
        assert isinstance(position, State)
        s = position
        sides = len(s.done)
        own = self.own_side(s, seat)
        zombie = seat == s.table.zombie_seat
        share = 0.0
        for objective in s.objectives:
            goal = s.table.goal[objective]
            best = 0.0
            for side in range(sides):
                if zombie or side == own:
                    part = 1.0 if s.done[side] >> objective & 1 else (s.marker[objective * sides + side] / (goal + 1))
                    best = max(best, part)
            share += best
        share = share / len(s.objectives) if s.objectives else 0.0
        return 1.0 - share if zombie else share
